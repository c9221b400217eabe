import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beforeOf, EndDetector } from '../../src/job/end-detector.ts';
import type { Job } from '../../src/service/schema.ts';
import { jobOf } from '../service/answers.ts';
import { countChecks } from '../support/figures.ts';
import { FOLLOW_UP, wait } from './waiting.ts';

/**
 * What a service shows after a message: for a while still the old end, then `active`, then the new
 * end. Times are in seconds.
 */
interface Course {
  readonly stale: number;
  readonly active: number;
  readonly before: 'completed' | 'failed' | 'active';
  readonly end: 'completed' | 'failed';
  readonly newLink: boolean;
  /**
   * When the pull request of a completed turn before appears; 0: it is there before the message.
   */
  readonly oldLinkAt: number;
  readonly jitter: number;
}

const course = fc.record({
  stale: fc.integer({ min: 0, max: 59 }),
  active: fc.integer({ min: 0, max: 900 }),
  before: fc.constantFrom('completed', 'failed', 'active'),
  end: fc.constantFrom('completed', 'failed'),
  newLink: fc.boolean(),
  oldLinkAt: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 59 })),
  jitter: fc.double({ min: 0, max: 1, noNaN: true }),
});

function shownAt({ stale, active, before, end, newLink, oldLinkAt }: Course, seconds: number): Job {
  const link = (number: number) => `https://host.test/pull/${number}`;
  const of = (status: string, prLink: string | undefined) => jobOf(status, { prLink });
  const old = before === 'completed' && seconds < oldLinkAt ? undefined : link(1);
  // A job that was active before ends its old turn half way through the time in which it is still
  // shown.
  if (seconds < stale)
    return before === 'active' && seconds < stale / 2
      ? of('active', undefined)
      : of(endOf(before), old);
  return seconds < stale + active ? of('active', old) : of(end, newLink ? link(2) : old);
}

const endOf = (before: Course['before']) => (before === 'active' ? 'completed' : before);

/**
 * Follows the job with the real rules. Returns when the end was accepted, and the false ends that
 * were shown before.
 */
async function follow(one: Course): Promise<{ believedAt: number; falseEnds: number }> {
  const state = beforeOf(shownAt({ ...one, stale: 1_000 }, 0));
  const detector = new EndDetector({ ...FOLLOW_UP, before: state });
  let falseEnds = 0;

  const looks = (at: number) => {
    const seen = shownAt(one, at / 1_000);
    if (at < one.stale * 1_000 && seen.status !== 'active') falseEnds += 1;
    return detector.observe(seen, at);
  };

  const { end, endedAt } = await wait({ looks, random: () => one.jitter });

  expect(['pr-opened', 'no-changes', 'failed']).toContain(end.kind);
  return { believedAt: endedAt / 1_000, falseEnds };
}

test('a stale end that is shown for up to a minute is never mistaken for the new one', async () => {
  let shown = 0;
  const numRuns = 500;

  const property = fc.asyncProperty(course, async (one) => {
    const { believedAt, falseEnds } = await follow(one);

    shown += falseEnds;
    const end = one.stale + one.active;
    expect(believedAt).toBeGreaterThanOrEqual(end);
    // The run does not wait much longer than needed: for a pause, or until an end counts that
    // nothing proves.
    expect(believedAt).toBeLessThanOrEqual(Math.max(end * 1.25, 60) + 30);
  });
  await fc.assert(property, { numRuns });

  expect(shown).toBeGreaterThan(numRuns / 2);
  countChecks('jobs that show a stale end', numRuns);
});
