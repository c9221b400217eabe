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
  watcher.started(JOB.id, 'create');
  await poll(
    async () => {
      clock.advance(tookMs);
      await watcher.seen(JOB, false);
      return { kind: 'again' };
    },
    { requestedAt: 0, observed: { inMs: 0 }, intervalMs },
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
    expect(lines.at(-1)?.line).toMatch(/^1 h 5\d min: still `active`$/);
  });
});

test.each([
  [{ status: 'completed', prLink: null }, false, ' (no pull request yet, checking again)'],
  [
    { status: 'completed', prLink: 'https://h/p' },
    false,
    ' with pull request https://h/p (may be an earlier result, checking again)',
  ],
  [{ status: 'failed' }, false, ' (may be an earlier result, checking again)'],
  [{ status: 'completed' }, true, ''],
  [{ status: 'active' }, false, ''],
])('an end that does not count yet: %j, the end: %j', (change, isEnd, why) => {
  const clock = createFakeClock();
  const recorder = createRecorder();
  const log = new ProgressLog(new Publisher(recorder.runner, (text) => text), clock);
  log.seen({ ...JOB, ...change }, isEnd);
  clock.advance(MINUTE);
  log.heartbeat();
  const { status } = { ...JOB, ...change };
  expect(recorder.log().split('\n')).toEqual([
    `0 s: \`${status}\`${why}`,
    `1 min: ${why ? `\`${status}\`, checking again` : `still \`${status}\``}`,
  ]);
});

function open() {
  const clock = createFakeClock();
  const recorder = createRecorder();
  const log = new ProgressLog(new Publisher(recorder.runner, (text) => text), clock);
  return { clock, log, lines: () => recorder.log().split('\n'), recorder };
}

test.each([
  [60, '│ 60', 61],
  [61, '… and 1 more line', 62],
  [72, '… and 12 more lines', 62],
])('of a prompt of %i lines the log ends with %s', (count, last, length) => {
  const { log, lines } = open();
  const prompt = Array.from({ length: count }, (_, index) => `${index + 1}`).join('\n');
  log.sending({ kind: 'create' }, prompt);
  expect(lines()).toHaveLength(length);
  expect(lines()[0]).toMatch(/^::group::Prompt for a new job \(\d{3} characters\)$/);
  expect(lines()[60]).toBe('│ 60');
  expect(lines().at(-1)).toContain(last);
});

test('the time counts from the request, and a line is due after 55 s', () => {
  const { clock, log, lines } = open();
  clock.advance(MINUTE);
  log.sending({ kind: 'message', jobId: 'job_1', before: null }, 'Do it.');
  expect(lines()[0]).toBe('::group::Follow-up message to job `job_1` (6 characters)');
  log.started('job_1', 'message');
  clock.advance(54_999);
  expect(log.heartbeat()).toBe(1);
  expect(lines().at(-1)).toBe('Job `job_1` received the message.');
  clock.advance(1);
  expect(log.heartbeat()).toBe(55_000);
  expect(lines().at(-1)).toBe('55 s: waiting for the job');
});

test('a state is told once, with what is known, and an unknown one is a warning', () => {
  const { log, lines } = open();
  const job = { ...JOB, repository: 'o/r', ref: 'main' };
  log.seen(job, false);
  log.seen(job, false);
  log.seen({ ...job, status: 'queued' }, false);
  log.seen({ ...JOB, status: 'failed' }, true);
  expect(lines()).toEqual([
    '0 s: `active` in `o/r` on `main`',
    '0 s: `queued` in `o/r` on `main`',
    expect.stringMatching(/^::warning title=Unknown job status::.* `queued`, /),
    '0 s: `failed`',
  ]);
});

test('what failed is told with the pause, if there is one', () => {
  const { log, lines } = open();
  const failure = { happened: ['The service returned 503.'], serviceMessage: 'Back soon.' };
  log.pausing(failure, 5_000);
  log.readFailed(failure, 5_000);
  log.readFailed(failure);
  expect(lines()).toEqual([
    'The service returned 503. Response: `Back soon.` No work was started. Retrying in 5 s.',
    '0 s: The service returned 503. Retrying in 5 s.',
    '0 s: The service returned 503.',
  ]);
});

test('the output of a job that has begun', () => {
  const { log, recorder, lines } = open();
  log.started('job_1', 'create');
  expect(recorder.outputs).toEqual({ 'job-id': 'job_1' });
  log.started('job_1', 'attach');
  expect(lines()).toEqual(['Job `job_1` created.', 'Waiting for job `job_1`.']);
});
