import { expect, test } from 'vitest';
import { runHere } from './support/run-here.ts';
import { openScene, REPOSITORY, type Scene, SERVER } from './support/scene.ts';

// Every event with every value of `comment` and a token that may or may not write, and the re-run of each: how many
// jobs are created, and what is posted. The agent's pull request is number 3, in the repository of the run.

const COMMIT = 'c0ffee00'.repeat(5);
const EVENTS = {
  push: () => ({ after: COMMIT }),
  'push without a pull request': () => ({ after: '0ddba11d'.repeat(5) }),
  pull_request: ({ merged }: World) => ({ pull_request: { number: merged.number } }),
  release: () => ({ release: { tag_name: 'v1' } }),
  workflow_dispatch: () => ({ inputs: {} }),
  issues: ({ scene }: World) => ({ issue: { number: scene.issue.number } }),
  schedule: () => ({ schedule: '0 0 * * 1' }),
  issue_comment: ({ scene }: World) =>
    scene.github.issueCommentEvent(scene.comment('/docs write it'), 'created'),
};
type Event = keyof typeof EVENTS;
type World = Awaited<ReturnType<typeof worldOf>>;

async function worldOf(scene: Scene, mayWrite: boolean) {
  const { world } = scene.github;
  const merged = world.addIssue(scene.repository, { number: 2, pull: true });
  world.merge(merged, COMMIT);
  const pull = world.addIssue(scene.repository, { number: 3, pull: true });
  const grant = mayWrite ? 'write' : 'read';
  world.addToken(scene.token, { issues: grant, pullRequests: grant });
  return { scene, merged, pull };
}

/** Which thread a run has: asked for, found in the event alone, none; or why there is no run. */
function threadOf(event: Event, comment: string): 'asked for' | 'found' | 'none' | 'refused' {
  if (comment === 'never') return 'none';
  if (event === 'issue_comment') return 'asked for';
  const named = event === 'pull_request' || event === 'issues';
  if (comment === 'auto') return named ? 'found' : 'none';
  if (event === 'push without a pull request') return 'none';
  return named || event === 'push' ? 'asked for' : 'refused';
}

const NO_THREAD = 'Continuing without comments';
const NO_REACTION = 'Could not react to the command';
const NOT_POSTED = 'Could not post the result';

/** What must come of a run and of its re-run. */
function expectedOf(event: Event, comment: string, mayWrite: boolean) {
  const thread = threadOf(event, comment);
  if (thread === 'refused') return refused('');
  if (thread === 'asked for' && !mayWrite)
    return refused(event === 'issue_comment' ? `${NO_REACTION},${NOT_POSTED}` : NOT_POSTED);

  const hasThread = mayWrite && thread !== 'none';
  return {
    outcome: 'pr-opened',
    sent: [['create'], hasThread ? [] : ['create']],
    comments: {
      'in the thread': hasThread ? 1 : 0,
      'on its pull request': mayWrite && comment !== 'never' ? 1 : 0,
    },
    warnings: thread === 'found' && !mayWrite ? NO_THREAD : '',
    paysAgain: !hasThread,
  };
}

function refused(warnings: string) {
  const comments = { 'in the thread': 0, 'on its pull request': 0 };
  const nothing = { sent: [[], []], comments, paysAgain: false };
  return { outcome: 'failed', warnings, ...nothing };
}

const ROWS = (Object.keys(EVENTS) as Event[]).flatMap((event) =>
  ['auto', 'always', 'never'].flatMap((comment) =>
    [true, false].map((mayWrite) => ({ event, comment, mayWrite })),
  ),
);

test.each(ROWS)(
  '$event, comment: $comment, may write: $mayWrite',
  async ({ event, comment, mayWrite }) => {
    await using scene = await openScene({ pullsIn: `${SERVER}/${REPOSITORY}`, firstPull: 3 });
    const world = await worldOf(scene, mayWrite);
    const { merged, pull } = world;
    const setting = {
      event: { name: event.split(' ')[0] ?? '', payload: EVENTS[event](world) },
      inputs: scene.inputs({
        comment,
        ...(event === 'issue_comment' ? {} : { prompt: 'write it' }),
      }),
    };
    const first = await runHere(scene, { ...setting, run: { id: '900', attempt: 1 } });
    const again = await runHere(scene, { ...setting, run: { id: '900', attempt: 2 } });

    const expected = expectedOf(event, comment, mayWrite);
    const said = { 'in the thread': 0, 'on its pull request': scene.ours(pull).length };
    for (const place of [scene.issue, merged]) said['in the thread'] += scene.ours(place).length;

    expect(first.outputs.outcome).toBe(expected.outcome);
    expect([first.sent, again.sent]).toEqual(expected.sent);
    expect(said).toEqual(expected.comments);

    const warned = first.warnings.map(({ title }) => title);
    expect(warned.join()).toBe(expected.warnings);
    const shown = [...again.log, ...again.warnings.map(({ message }) => message)];
    const paysAgain = shown.some((line) => line.includes('re-run sends its request again'));
    expect(paysAgain).toBe(expected.paysAgain);
  },
);
