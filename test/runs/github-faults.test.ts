import { expect, test } from 'vitest';
import type { Condition } from '../standin/github/faults.ts';
import { contentLimit, type Effect, problem, reset } from '../standin/github/faults.ts';
import { countChecks } from '../support/figures.ts';
import { openScene } from '../trigger/support/scene.ts';
import { commandWithoutGitHub, OUTAGES } from '../trigger/support/without-github.ts';

// What becomes of a command if one of its requests to GitHub fails. How a request is repeated is tested in `test/github`,
// and what people read in `test/golden`.

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

interface Row {
  place: keyof typeof PLACES;
  /** What GitHub does with the request. */
  what: string;
  effect: Effect;
  times: number;
  outcome: string;
}

const ONCE = 1;
/** More often than any request is repeated. */
const ALWAYS = 99;
const isLost = { what: 'is carried out, but its answer is lost', effect: LOST, times: ONCE };
const isDown = { what: 'always gets a 502', effect: DOWN, times: ALWAYS };
const isDownOnce = { what: 'gets one 502', effect: DOWN, times: ONCE };
const isForbidden = { what: 'always gets a 403', effect: FORBIDDEN, times: ALWAYS };

test.for<Row>([
  { place: 'permission', ...isDown, outcome: 'denied' },
  { place: 'first comment', ...isLost, outcome: 'pr-opened' },
  { place: 'first comment', ...isDown, outcome: 'failed' },
  { place: 'count', ...isDown, outcome: 'failed' },
  { place: 'thread', ...isForbidden, outcome: 'failed' },
  { place: 'thread', ...isDown, outcome: 'failed' },
  { place: 'record', ...isLost, outcome: 'pr-opened' },
  { place: 'result', ...isLost, outcome: 'pr-opened' },
  { place: 'removal', ...isDownOnce, outcome: 'pr-opened' },
])(
  'if the request for the $place $what, there is one outcome and at most one result',
  async (row) => {
    const { place, effect, times, outcome } = row;
    await using scene = await openScene();
    scene.github.fault({ ...PLACES[place], ...effect, times });

    const ran = await scene.say('/docs write it');

    const isSent = outcome === 'pr-opened';
    const sent = isSent ? ['create'] : [];
    expect(ran).toMatchObject({ failing: outcome === 'failed', outputs: { outcome }, sent });
    const results = scene.ours().filter((body) => body.startsWith('### ✅'));
    expect(results).toHaveLength(sent.length);
    if (isSent) expect([scene.ours(), ran.warnings]).toEqual([results, []]);
    countChecks('faults of GitHub');
  },
);

test('where GitHub limits writes at the end, the result and the reaction wait', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  const began = scene.clock.now();
  const seconds = () => (scene.clock.now() - began) / 1_000;
  scene.github.fault(contentLimit(() => seconds() > 2 && seconds() < 60));

  const ran = await scene.deliver(comment, { inputs: { 'project-id': 'failed' } });

  expect(ran.warnings).toEqual([]);
  expect(scene.ours()).toHaveLength(1);
  const reactions = scene.github.world.reactions(comment).map(({ content }) => content);
  expect(reactions).toEqual(['eyes', 'confused']);
});

test('where GitHub breaks down for good once the job is accepted, the step has its outcome', async () => {
  await using scene = await openScene();
  const isAccepted = () => scene.service.accepted.length > 0;
  scene.github.fault({ ...DOWN, when: isAccepted, times: ALWAYS });

  const ran = await scene.say('/docs write it');

  expect(ran).toMatchObject({ failing: false, sent: ['create'] });
  expect(ran.outputs).toMatchObject({ outcome: 'pr-opened', 'comment-url': '' });
  expect(ran.warnings.map(({ title }) => title)).toContain('Could not post the result');
});

test('a command in an issue that was transferred sends nothing, and says so', async () => {
  await using scene = await openScene();
  const operation = ['issues/create-comment', 'reactions/create-for-issue-comment'] as const;
  scene.github.fault({ ...problem(404), operation, times: ALWAYS });

  const ran = await scene.say('/docs write it');

  expect(ran).toMatchObject({ failing: true, sent: [], outputs: { outcome: 'failed' } });
  expect(ran.errors[0]?.message).toContain(
    'Check that the issue or pull request exists, and was not transferred.',
  );
  // The comment with the command is there, too.
  expect(ran.warnings.map(({ title }) => title)).toEqual(['Could not post the result']);
});

test('a re-run posts the result that GitHub did not accept, as the warning says', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  const limit = problem(403, 'You have exceeded a secondary rate limit.', {
    'retry-after': '3600',
  });
  const [create, update] = ['issues/create-comment', 'issues/update-comment'] as const;
  scene.github.fault({ operation: create, after: 1, ...limit });
  scene.github.fault({ operation: update, after: 1, ...limit });

  const ran = await scene.deliver(comment, { run: { id: '7', attempt: 1 } });
  const again = await scene.deliver(comment, { run: { id: '7', attempt: 2 } });

  expect(ran.outputs).toMatchObject({ outcome: 'pr-opened', 'comment-url': '' });
  expect(ran.warnings[0]?.message).toMatch(/until .* UTC.*\n.*re-run: it posts the result\./);
  expect(again).toMatchObject({ sent: [], outputs: { outcome: 'pr-opened' } });
  expect(scene.ours()).toEqual([expect.stringMatching(/^### ✅/)]);
});

test.each(OUTAGES)(
  'where GitHub %s once the request is accepted, the run ends within 4 minutes, and keeps its result',
  async (_, outage) => {
    const { seconds, outputs, summary, sent, ours } = await commandWithoutGitHub(outage);

    expect(seconds).toBeLessThanOrEqual(240);
    expect(outputs).toMatchObject({
      outcome: 'pr-opened',
      'job-id': expect.stringMatching(/^job_/),
      'comment-url': '',
    });
    expect(summary).toContain('### ✅ Pull request opened');
    // The record still says `sending`, so a re-run sends nothing.
    expect(sent).toEqual(['create']);
    expect(ours).toEqual([expect.stringContaining('<!-- docs-agent-record ')]);
  },
);
