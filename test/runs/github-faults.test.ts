import { expect, test } from 'vitest';
import type { Condition } from '../standin/github/faults.ts';
import { contentLimit, type Effect, problem, reset } from '../standin/github/faults.ts';
import { countChecks } from '../support/figures.ts';
import { openScene } from '../trigger/support/scene.ts';

// What becomes of a command if one of its requests to GitHub fails. How a request is repeated is tested in `test/github`.

/** The requests of a command that can fail. */
const PLACES = {
  permission: { operation: 'repos/get-collaborator-permission-level' },
  'first comment': { operation: 'issues/create-comment', when: ({ text }) => text.includes('⏳') },
  count: { operation: 'issues/get' },
  thread: { operation: 'issues/list-comments' },
  record: { operation: 'issues/update-comment' },
  result: { operation: 'issues/create-comment', when: ({ text }) => text.includes('✅') },
  removal: { operation: 'issues/delete-comment' },
} satisfies Record<string, Condition>;

const LOST: Effect = { ...reset, write: true };
const DOWN = problem(502);
const FORBIDDEN = problem(403, 'Resource not accessible by integration');

type Row = [place: keyof typeof PLACES, fault: string, effect: Effect, times: number];
type End = [outcome: string, results: number, warning: string | undefined];

test.each<[...Row, ...End]>([
  ['permission', 'forbidden', FORBIDDEN, 9, 'denied', 0, 'Could not check your permission'],
  ['permission', 'down once', DOWN, 1, 'pr-opened', 1, undefined],
  ['permission', 'down', DOWN, 9, 'denied', 0, 'Could not check your permission'],
  ['first comment', 'forbidden', FORBIDDEN, 9, 'failed', 0, undefined],
  ['first comment', 'lost', LOST, 1, 'pr-opened', 1, undefined],
  ['first comment', 'down', DOWN, 9, 'failed', 0, undefined],
  ['count', 'down once', DOWN, 1, 'pr-opened', 1, undefined],
  ['count', 'down', DOWN, 9, 'failed', 0, undefined],
  ['thread', 'forbidden', FORBIDDEN, 9, 'failed', 0, undefined],
  ['thread', 'down once', DOWN, 1, 'pr-opened', 1, undefined],
  ['thread', 'down', DOWN, 99, 'failed', 0, undefined],
  ['record', 'forbidden', FORBIDDEN, 9, 'pr-opened', 1, 'Could not update the progress comment'],
  ['record', 'lost', LOST, 1, 'pr-opened', 1, undefined],
  ['result', 'forbidden', FORBIDDEN, 9, 'pr-opened', 1, undefined],
  ['result', 'lost', LOST, 1, 'pr-opened', 1, undefined],
  ['removal', 'down once', DOWN, 1, 'pr-opened', 1, undefined],
  ['removal', 'forbidden', FORBIDDEN, 9, 'pr-opened', 1, 'Could not delete the progress comment'],
])('%s %s: one outcome, one result, and what remains is said', async (place, ...row) => {
  const [, effect, times, outcome, results, warning] = row;
  await using scene = await openScene();
  scene.github.fault({ ...PLACES[place], ...effect, times });

  const ran = await scene.say('/docs write it');

  const sent = outcome === 'pr-opened' ? ['create'] : [];
  expect(ran).toMatchObject({ failing: outcome === 'failed', outputs: { outcome }, sent });
  expect(scene.ours().filter((body) => body.startsWith('### ✅'))).toHaveLength(results);
  if (warning === undefined) expect(ran.warnings).toEqual([]);
  else expect(ran.warnings.map(({ title }) => title)).toContain(warning);
  countChecks('faults of GitHub');
});

test.each([
  ['ok', 'rocket'],
  ['failed', 'confused'],
])(
  '%s: where GitHub limits writes at the end, the result and the reaction wait',
  async (...row) => {
    const [project, reaction] = row;
    await using scene = await openScene();
    const comment = scene.comment('/docs write it');
    const began = scene.clock.now();
    const seconds = () => (scene.clock.now() - began) / 1_000;
    scene.github.fault(contentLimit(() => seconds() > 2 && seconds() < 60));

    const ran = await scene.deliver(comment, { inputs: { 'project-id': project } });

    expect(ran.warnings).toEqual([]);
    expect(scene.ours()).toHaveLength(1);
    const reactions = scene.github.world.reactions(comment).map(({ content }) => content);
    expect(reactions).toEqual(['eyes', reaction]);
  },
);

test.each([
  ['the last reaction', 1],
  ['every reaction', 0],
])('if GitHub rejects %s, one warning names the permission', async (_, after) => {
  await using scene = await openScene();
  const operation = 'reactions/create-for-issue-comment';
  scene.github.fault({ operation, after, times: 2, ...FORBIDDEN });

  const ran = await scene.say('/docs write it');

  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  expect(ran.warnings).toMatchObject([{ title: 'Could not react to the command' }]);
  expect(ran.warnings[0]?.message).toContain('Grant the job `issues: write`');
});
