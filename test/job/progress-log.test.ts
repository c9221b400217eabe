import { expect, test } from 'vitest';
import { ProgressLog } from '../../src/job/progress-log.ts';
import { poll } from '../../src/poll.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import { scheduleWith } from '../poll/waiting.ts';
import { createFakeClock } from '../support/clock.ts';
import { createRecorder } from '../trust/recorder.ts';

const MINUTE = 60_000;
const JOB = { id: 'job_1', status: 'active', prLink: null };

function open() {
  const clock = createFakeClock({ now: 0 });
  const recorder = createRecorder();
  const times: number[] = [];
  const info = (line: string) => {
    times.push(clock.now());
    recorder.runner.info(line);
  };

  const publisher = new Publisher({ ...recorder.runner, info }, (text) => text);
  const log = new ProgressLog(publisher, clock);
  const lines = () => recorder.log().split('\n');
  /** `times`: of each line, in ms. */
  return { clock, log, lines, times, outputs: recorder.outputs };
}

test.each([
  { tookMs: 4_000, jitter: 1, intervalMs: undefined },
  { tookMs: 150, jitter: 0, intervalMs: 1_000 },
  { tookMs: 150, jitter: 0, intervalMs: 10 * MINUTE },
])('the log has a line a minute while nothing changes: %j', async (pace) => {
  const { tookMs, jitter, intervalMs } = pace;
  const { clock, log, lines, times } = open();
  log.started(JOB.id, 'create');
  const attempt = async () => {
    clock.advance(tookMs);
    log.seen(JOB, false);
    return { kind: 'again' } as const;
  };

  await poll(attempt, scheduleWith({ observed: { kind: 'again', inMs: 0 }, intervalMs }), {
    clock,
    deadline: 120 * MINUTE,
    signal: new AbortController().signal,
    random: () => jitter,
    heartbeat: () => log.heartbeat(),
    onFailure() {},
  });

  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(MINUTE);
  // And no flood of them.
  expect(times.length).toBeLessThanOrEqual(140);
  expect(lines().at(-1)).toMatch(/^1 h 5\d min: `active`$/);
});

test.each([
  [60, '│ 60', 61],
  [61, '… and 1 more line', 62],
])('of a prompt of %i lines the log ends with %s', (count, last, length) => {
  const { log, lines } = open();
  const prompt = Array.from({ length: count }, (_, index) => `${index + 1}`).join('\n');

  log.sending('', prompt);

  expect(lines()).toHaveLength(length);
  expect(lines()[0]).toMatch(/^::group::Prompt for a new job \(\d{3} characters\)$/);
  expect(lines().at(-1)).toContain(last);
});

test('the time counts from the request, and a line is due after 55 s', () => {
  const { clock, log, lines } = open();
  clock.advance(MINUTE);

  log.sending('job_1', 'Do it.');
  log.started('job_1', 'message');
  clock.advance(54_999);
  expect(log.heartbeat()).toBe(1);
  clock.advance(1);
  expect(log.heartbeat()).toBe(55_000);

  expect(lines()[0]).toBe('::group::Follow-up message to job `job_1` (6 characters)');
  const rest = ['Job `job_1` received the message.', '55 s: waiting for the job'];
  expect(lines().slice(-2)).toEqual(rest);
});

test('a state is logged once, and an unknown one is a warning', () => {
  const { log, lines } = open();

  log.seen(JOB, false);
  log.seen(JOB, false);
  log.seen({ ...JOB, status: 'queued' }, false);
  log.seen({ ...JOB, status: 'failed' }, true);

  expect(lines()).toEqual([
    '0 s: `active`',
    '0 s: `queued`',
    expect.stringMatching(/^::warning title=Unknown job status::.* `queued`, /),
    '0 s: `failed`',
  ]);
});

test('the ID of a job that has begun is an output', () => {
  const { log, outputs } = open();

  log.started('job_1', 'create');

  expect(outputs).toEqual({ 'job-id': 'job_1' });
});
