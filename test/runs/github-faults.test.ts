import { expect, test } from 'vitest';
import { type Condition, type FaultScript, problem, reset } from '../standin/github/faults.ts';
import { countChecks } from '../support/figures.ts';
import { openScene } from '../trigger/support/scene.ts';
import { commandWithoutGitHub, OUTAGES } from '../trigger/support/without-github.ts';

// What becomes of a command if one of its requests to GitHub fails. How a request is repeated is tested in `test/github`,
// and what people read in `test/golden`.

const ALWAYS = 99;
const down = { ...problem(502), times: ALWAYS };
const lost = { ...reset, write: true } as const;
const writing = (sign: string): Condition => ({
  operation: 'issues/create-comment',
  when: ({ text }) => text.includes(sign),
});

test.each<[what: string, FaultScript, outcome: string]>([
  ['first comment gets 502', { ...writing('⏳'), ...down }, 'failed'],
  ['first comment loses its answer', { ...writing('⏳'), ...lost }, 'pr-opened'],
  ['thread gets 502', { operation: 'issues/list-comments', ...down }, 'failed'],
  ['result loses its answer', { ...writing('✅'), ...lost }, 'pr-opened'],
])('if the request for the %s, there is one outcome and at most one result', async (...row) => {
  const [, fault, outcome] = row;
  await using scene = await openScene();
  scene.github.fault(fault);

  const ran = await scene.say('/docs write it');

  const isSent = outcome === 'pr-opened';
  const sent = isSent ? ['create'] : [];
  expect(ran).toMatchObject({ failing: outcome === 'failed', outputs: { outcome }, sent });
  const results = scene.ours().filter((body) => body.startsWith('### ✅'));
  expect(results).toHaveLength(sent.length);
  if (isSent) expect([scene.ours(), ran.warnings]).toEqual([results, []]);
  countChecks('faults of GitHub');
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
