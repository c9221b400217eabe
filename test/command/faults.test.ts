import { expect, test, vi } from 'vitest';
import { record } from '../support/report.ts';
import { expected, FAULTS, PLACES, type Place } from './support/faults.ts';
import { Patience } from './support/patience.ts';
import { openScene } from './support/scene.ts';

const places = Object.keys(PLACES) as Place[];
const cases = places.flatMap((place) =>
  [1, Number.POSITIVE_INFINITY].map((times) => ({ place, times, often: times === 1 ? 'once' : 'always' })),
);

test.each(cases)(
  '$place fails $often: what is sent, what is said, what is left',
  async ({ place, times }) => {
    for (const fault of FAULTS) {
      // Nothing can be missing from the answer to a removal: it has no body.
      if (place === 'removal' && ['malformed', 'truncated', 'html'].includes(fault.effect.kind)) continue;
      await using scene = await openScene();
      const patience = new Patience();
      scene.github.fault(patience.over({ ...PLACES[place], ...fault.effect, times }));
      const ran = await scene.say('/docs write it', { run: { limit: patience.limit } });
      const wanted = expected(place, fault, times > 1);
      const what = `${place}: ${fault.name}`;
      // A write that happens after its client has gone takes a moment.
      await vi.waitFor(() => expect(scene.ours(), what).toHaveLength(wanted.left));
      const seen = {
        posts: scene.taken().length,
        outcome: ran.outputs.outcome,
        warnings: [...new Set(ran.warnings.map(({ title }) => title))],
        left: scene.ours().length,
      };
      expect(seen, what).toEqual(wanted);
      expect(ran.failing, what).toBe(wanted.outcome === 'failed');
      // What was paid for reaches later steps and the summary whatever the thread does.
      expect(ran.outputs['job-id'] !== '', what).toBe(wanted.posts === 1);
      expect(ran.outputs['pr-link'] !== '', what).toBe(wanted.posts === 1);
      expect(ran.summary, what).toContain(
        wanted.posts === 1 ? '### ✅ Pull request opened' : '### ❌ The thread',
      );
      expect(ran.outputs['comment-url'], what).toMatch(/#issuecomment-\d+$/);
      for (const { message } of ran.warnings) expect(message, what).toMatch(/\.$/);
      record('faults of GitHub', {
        labels: {
          at: place,
          for: times > 1 ? 'always' : 'once',
          'afterwards it is': fault.is,
          ends: wanted.outcome,
        },
        sums: { 'service POSTs': wanted.posts },
      });
    }
  },
);
