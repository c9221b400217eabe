import { collectRun, type Outcome, type Protocol, recordIn, shown } from './lifecycle.ts';
import type { Scenario } from './model.ts';
import { BOT, type World } from './world.ts';

/** Undefined, or the rule that was broken and how it came to it. */
export async function verdictOn(
  world: World,
  scenario: Scenario,
  { faultless, protocol }: { faultless: boolean; protocol?: Protocol | undefined },
): Promise<string | undefined> {
  const broken = [...brokenBySending(world, scenario), ...brokenBySilence(world, scenario)];
  // A run does not use, and a collector does not finish, what another account has written.
  const isOneAccount = scenario.runs.every(({ author = BOT }) => author === BOT);
  const commands = new Set(scenario.runs.map(({ command }) => command));
  if (faultless) {
    for (const command of commands) {
      const texts = shown(world, command);
      if (texts.length !== 1 || texts[0]?.startsWith('('))
        broken.push(`${command} is left with ${texts}`);
    }
  }
  const before = world.thread;
  // By then every job has ended.
  world.now += 3_600_000;
  await world.start('last collector', collectRun(protocol ? { protocol } : {}));
  await world.finish('last collector');
  for (const command of commands) {
    const texts = shown(world, command);
    if (isOneAccount && texts.some((text) => text.includes('sent') && !text.includes('unsent'))) {
      broken.push(`${command} is never collected: ${texts}`);
    }
    if (isOneAccount && texts.includes('ended') && texts.length > 1)
      broken.push(`${command} has several results: ${texts}`);
  }
  if (broken.length === 0) return undefined;
  const thread = before.map((comment) => `${comment.id}: ${JSON.stringify(recordIn(comment))}`);
  const results = [...world.actors.values()].map(
    ({ name, result }) => `${name}: ${JSON.stringify(result)}`,
  );
  return [scenario.name, ...broken, ...world.trail, ...results, ...thread].join('\n');
}

/** No command is sent twice; one job where one is enough; no follow-up goes to a job that is not the thread's. */
function* brokenBySending(world: World, { runs, job }: Scenario): Generator<string> {
  const isNew = new Set(
    runs.filter(({ target }) => target?.type === 'new').map(({ command }) => command),
  );
  const sent = world.accepted.map((each, index) => ({ ...each, index }));
  for (const [command, all] of Map.groupBy(sent, (each) => each.command)) {
    if (all.length > 1) yield `${command} was sent ${all.length} times`;
  }
  const plainCreates = sent.filter(({ kind, command }) => kind === 'create' && !isNew.has(command));
  const allowed = job === 'gone' || job === 'merged' ? 2 : 1;
  const isOneAccount = runs.every(({ author = BOT }) => author === BOT);
  if (isOneAccount && plainCreates.length > allowed)
    yield `${plainCreates.length} jobs were created by plain commands`;

  if (job === 'merged' && sent.some(({ kind, jobId }) => kind === 'message' && jobId === 'job-1'))
    yield 'a message went to a job whose pull request is merged';

  const positions = positionsIn(world);
  for (const message of sent.filter(({ kind }) => kind === 'message')) {
    const born = sent.findIndex(({ kind, jobId }) => kind === 'create' && jobId === message.jobId);
    const skipped = sent.find(
      ({ kind, index, sender }) =>
        kind === 'create' &&
        index > born &&
        index < message.index &&
        (positions.get(sender) ?? 0) < (positions.get(message.sender) ?? 0) &&
        (positions.get(sender) ?? 0) > (positions.get(sent[born]?.sender ?? '') ?? 0),
    );
    if (skipped && isOneAccount)
      yield `${message.command} went to ${message.jobId} although ${skipped.jobId} is the thread’s`;
  }
}

/** Each actor's first comment. */
function positionsIn(world: World): Map<string, number> {
  const positions = new Map<string, number>();
  for (const comment of world.history.flat()) {
    const nonce = recordIn(comment)?.run.nonce;
    if (nonce !== undefined)
      positions.set(nonce, Math.min(comment.id, positions.get(nonce) ?? comment.id));
  }
  return positions;
}

/** What was sent is not denied; whoever lives to the end says something, and nobody waits for ever. */
function* brokenBySilence(world: World, { runs }: Scenario): Generator<string> {
  for (const { command } of world.accepted) {
    if (shown(world, command).every((text) => text.includes('unsent')))
      yield `${command} was sent in silence`;
  }
  for (const [index, { command }] of runs.entries()) {
    const { result } = world.actor(`r${index}`);
    if (result === undefined) continue; // killed
    if (result instanceof Error) yield `r${index} fell over: ${result.stack}`;
    const { outcome, how, report } = result as Outcome;
    if (how !== 'none' && shown(world, command).length === 0)
      yield `${command} is nowhere to be seen`;
    const turn = world.accepted.findIndex((each) => each.command === command);
    if (outcome === 'ended' && turn < 0) yield `${command} has a result and was never sent`;
    const link = report.prLink;
    const messages = world.accepted.filter(
      ({ kind, jobId }) => kind === 'message' && jobId === report.jobId,
    );
    // While an old end is shown, nobody can tell that another message was sent just before.
    const isTold = !report.shared && (world.endIsStale === 0 || messages.length < 2);
    if (outcome === 'ended' && isTold && link !== '' && Number(link.split('/').at(-1)) <= turn)
      yield `${command} has the pull request of an earlier message: ${link}`;
  }
}
