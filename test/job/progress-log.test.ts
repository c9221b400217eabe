import { describe, expect, test } from 'vitest';
import { ProgressLog } from '../../src/job/progress-log.ts';
import { poll } from '../../src/poll.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import { createFakeClock } from '../support/clock.ts';
import { createRecorder } from '../trust/recorder.ts';

const MINUTE = 60_000;
const JOB = { id: 'job_1', status: 'active', prLink: null };

/** Follows a job that stays active. Returns the lines of the log with the time of each, in ms. */
async function follow({
  tookMs,
  intervalMs,
  jitter,
}: {
  tookMs: number;
  intervalMs?: number;
  jitter: number;
}) {
  const clock = createFakeClock({ now: 0 });
  const lines: { at: number; line: string }[] = [];
  const runner = {
    ...createRecorder().runner,
    info: (line: string) => void lines.push({ at: clock.now(), line }),
  };
  const watcher = new ProgressLog(new Publisher(runner, (text) => text), clock);
  watcher.started(JOB.id, 'created');
  await poll(
    async () => {
      clock.advance(tookMs);
      await watcher.seen(JOB, false);
      return { kind: 'again' };
    },
    { since: 0, first: { inMs: 0 }, intervalMs },
    {
      clock,
      deadline: 2 * 60 * MINUTE,
      signal: new AbortController().signal,
      random: () => jitter,
      heartbeat: () => watcher.heartbeat(),
      failed: () => {},
    },
  );
  return lines;
}

describe('the progress log writes a line a minute while nothing changes', () => {
  test.each([
    { tookMs: 150, jitter: 0 },
    { tookMs: 150, jitter: 0.5 },
    { tookMs: 4_000, jitter: 1 },
    { tookMs: 150, jitter: 0, intervalMs: 1_000 },
    { tookMs: 150, jitter: 0, intervalMs: 59_000 },
    { tookMs: 150, jitter: 0, intervalMs: 10 * MINUTE },
  ])('%j', async (pace) => {
    const lines = await follow(pace);
    const gaps = lines.slice(1).map(({ at }, index) => at - (lines[index]?.at ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(MINUTE);
    // And no flood of them.
    expect(lines.length).toBeLessThanOrEqual(140);
    expect(lines.at(-1)?.line).toMatch(/^1 h 5\d min: still active$/);
  });
});

test.each([
  [{ status: 'completed', prLink: null }, false, ' (no pull request yet, checking again)'],
  [
    { status: 'completed', prLink: 'https://h/p' },
    false,
    ' with pull request https://h/p (may be an earlier result, checking again)',
  ],
  [{ status: 'completed' }, true, ''],
  [{ status: 'active' }, false, ''],
])(
  'an end that is not yet confirmed is logged (%j), and then the end (%j)',
  (change, isEnd, why) => {
    const clock = createFakeClock();
    const recorder = createRecorder();
    const log = new ProgressLog(new Publisher(recorder.runner, (text) => text), clock);
    log.seen({ ...JOB, ...change }, isEnd);
    clock.advance(MINUTE);
    log.heartbeat();
    const { status } = { ...JOB, ...change };
    expect(recorder.log().split('\n')).toEqual([
      `0 s: ${status}${why}`,
      `1 min: ${why ? `${status}, checking again` : `still ${status}`}`,
    ]);
  },
);
