import { type Outcome, recordIn, shown } from './lifecycle.ts';
import type { Scenario } from './model.ts';
import { type Accepted, BOT, type World } from './world.ts';

/** Undefined, or the rules that a schedule broke, and its steps. */
export function brokenInvariants(
  world: World,
  scenario: Scenario,
  faultless: boolean,
): string | undefined {
  const commands = new Set(scenario.runs.map(({ command }) => command));
  const broken = [...brokenBySending(world, scenario), ...brokenBySilence(world, scenario)];
  if (faultless) broken.push(...brokenByFaultlessRuns(world, commands));

  if (broken.length === 0) return undefined;

  const thread = world.thread.map(
    (comment) => `${comment.id}: ${JSON.stringify(recordIn(comment))}`,
  );
  const results = [...world.actors.values()].map(
    ({ name, result }) => `${name}: ${JSON.stringify(result)}`,
  );
  return [scenario.name, ...broken, ...world.calls, ...results, ...thread].join('\n');
}

/** A run does not use what another account has written. */
const isOneAccount = ({ runs }: Scenario) => runs.every(({ author = BOT }) => author === BOT);

/** Without a fault, a command has one comment, with its result. */
function* brokenByFaultlessRuns(world: World, commands: Iterable<string>): Generator<string> {
  for (const command of commands) {
    const texts = shown(world, command);
    if (texts.length !== 1 || texts[0]?.startsWith('(')) yield `${command} is left with ${texts}`;
  }
}

/** No command is sent twice. One job is created where one is enough. A follow-up goes to the thread's job. */
function* brokenBySending(world: World, scenario: Scenario): Generator<string> {
  const { runs, job } = scenario;
  for (const [command, all] of Map.groupBy(world.accepted, ({ command }) => command)) {
    if (all.length > 1) yield `${command} was sent ${all.length} times`;
  }

  const isToJob1 = ({ kind, jobId }: Accepted) => kind === 'message' && jobId === 'job-1';
  if (job === 'merged' && world.accepted.some(isToJob1))
    yield 'a message went to a job whose pull request is merged';
  if (!isOneAccount(scenario)) return;

  const withNew = runs.filter(({ target }) => target?.type === 'new');
  const isNew = new Set(withNew.map(({ command }) => command));
  const plainCreates = world.accepted.filter(
    ({ kind, command }) => kind === 'create' && !isNew.has(command),
  );
  const allowed = job === 'gone' || job === 'merged' ? 2 : 1;
  if (plainCreates.length > allowed)
    yield `${plainCreates.length} jobs were created by plain commands`;

  yield* skippedJobs(world);
}

/** Follow-ups that went to another job than that of the nearest earlier command in the thread. */
function* skippedJobs(world: World): Generator<string> {
  const positions = positionsIn(world);
  const positionOf = ({ sender }: { sender: string }) => positions.get(sender) ?? 0;
  for (const [index, message] of world.accepted.entries()) {
    if (message.kind !== 'message') continue;

    const earlier = world.accepted.slice(0, index).filter(({ kind }) => kind === 'create');
    const born = earlier.findIndex(({ jobId }) => jobId === message.jobId);
    const from = positionOf(earlier[born] ?? { sender: '' });
    const skipped = earlier
      .slice(born + 1)
      .find((create) => positionOf(create) < positionOf(message) && positionOf(create) > from);
    if (skipped)
      yield `${message.command} went to ${message.jobId} although ${skipped.jobId} is the thread’s`;
  }
}

/** The ID of each actor's first comment. */
function positionsIn(world: World): Map<string, number> {
  const positions = new Map<string, number>();
  for (const comment of world.history.flat()) {
    const nonce = recordIn(comment)?.run.nonce;
    if (nonce !== undefined)
      positions.set(nonce, Math.min(comment.id, positions.get(nonce) ?? comment.id));
  }
  return positions;
}

/** No comment denies what was sent, and every run that is not killed leaves a comment. */
function* brokenBySilence(world: World, { runs }: Scenario): Generator<string> {
  for (const { command } of world.accepted) {
    if (shown(world, command).every((text) => text.includes('unsent')))
      yield `${command} was sent, and no comment says so`;
  }
  for (const [index, { command }] of runs.entries()) {
    const { result } = world.actor(`r${index}`);
    if (result instanceof Error) yield `r${index} failed: ${result.stack}`;
    // A run that was killed has no result.
    else if (result !== undefined) yield* brokenByOutcome(world, command, result as Outcome);
  }
}

function* brokenByOutcome(
  world: World,
  command: string,
  { outcome, how, report }: Outcome,
): Generator<string> {
  if (how !== 'none' && shown(world, command).length === 0) yield `${command} has no comment`;
  if (outcome !== 'ended') return;

  const turn = world.accepted.findIndex((request) => request.command === command);
  if (turn < 0) yield `${command} has a result and was never sent`;
  if (hasEarlierPullRequest(world, report, turn))
    yield `${command} has the pull request of an earlier message: ${report.prLink}`;
}

/** While an old end is shown, no run can know that another message was sent just before. */
function hasEarlierPullRequest(world: World, report: Outcome['report'], turn: number): boolean {
  const messages = world.accepted.filter(
    ({ kind, jobId }) => kind === 'message' && jobId === report.jobId,
  );
  const isCertain = !report.shared && (world.endIsStale === 0 || messages.length < 2);
  return isCertain && report.prLink !== '' && Number(report.prLink.split('/').at(-1)) <= turn;
}
