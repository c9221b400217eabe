import { expect, test } from 'vitest';
import { reset } from '../standin/github/faults.ts';
import { countChecks } from '../support/figures.ts';
import { openScene } from '../trigger/support/scene.ts';
import { commandWithoutGitHub, OUTAGES } from '../trigger/support/without-github.ts';

// How a request is repeated is tested in `test/github`, what one run or several do without it in `test/thread`, and what
// people read in `test/golden`.

test('where the answers to its comments get lost, a run has one result, and warns of nothing', async () => {
  await using scene = await openScene();
  scene.github.fault({ operation: 'issues/create-comment', ...reset, write: true, times: 9 });

  const ran = await scene.say('/docs write it');

  expect(ran).toMatchObject({ sent: ['create'], outputs: { outcome: 'pr-opened' }, warnings: [] });
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
    countChecks('faults of GitHub');
  },
);
