import { expect, test } from 'vitest';
import { record } from '../support/report.ts';
import { runHere } from './support/run-here.ts';
import { openScene, REPOSITORY, type Scene, SERVER } from './support/scene.ts';

// Every event with every `comment` and a token that may or may not write, and the re-run of each: what is paid for,
// and what is said where. The agent's pull request is number 3, in the repository of the run.

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

    const thread = threadOf(event, comment);
    const isRefused = thread === 'refused' || (thread === 'asked for' && !mayWrite);
    const hasThread = mayWrite && (thread === 'asked for' || thread === 'found');
    const said = { 'in the thread': 0, 'on its pull request': scene.ours(pull).length };
    for (const place of [scene.issue, merged]) said['in the thread'] += scene.ours(place).length;

    expect(first.outputs.outcome).toBe(isRefused ? 'failed' : 'pr-opened');
    expect([first.outputs.request, again.outputs.request]).toEqual(
      isRefused ? ['', ''] : ['created', hasThread ? 'attached' : 'created'],
    );
    expect(scene.taken()).toHaveLength(isRefused ? 0 : hasThread ? 1 : 2);
    expect(said).toEqual({
      'in the thread': hasThread ? 1 : 0,
      'on its pull request': isRefused || !mayWrite || comment === 'never' ? 0 : 1,
    });
    const warned = first.warnings.map(({ title }) => title);
    const isPosted = !isRefused || thread === 'refused';
    const expected = thread === 'found' && !mayWrite ? 'The run has no thread' : '';
    expect(warned.join()).toBe(isPosted ? expected : 'Could not post the result');
    const shown = [...again.log, ...again.warnings.map(({ message }) => message)];
    const paysAgain = shown.some((line) => line.includes('re-run sends its request again'));
    expect(paysAgain).toBe(!isRefused && !hasThread);
    record('events and what they do', {
      labels: {
        event,
        comment,
        token: mayWrite ? 'may write' : 'may not',
        'first run': first.outputs.outcome ?? '',
        're-run': again.outputs.request || 'nothing sent',
        warning: warned.join() || '—',
      },
      sums: { 'accepted POSTs': scene.taken().length, ...said },
    });
  },
);
