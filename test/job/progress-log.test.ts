import { expect, test } from 'vitest';
import { ProgressLog } from '../../src/job/progress-log.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import { jobOf } from '../service/answers.ts';
import { createFakeClock } from '../support/clock.ts';
import { createRecorder } from '../trust/recorder.ts';

function open() {
  const clock = createFakeClock({ now: 0 });
  const recorder = createRecorder();
  const publisher = new Publisher(recorder.runner, (text) => text);
  const log = new ProgressLog(publisher, clock);
  const lines = () => recorder.log().split('\n');
  return { clock, log, lines };
}

test.each([
  [60, '│ 60', 61],
  [61, '… and 1 more line', 62],
])('of a prompt of %i lines the log ends with %s', (count, last, length) => {
  const { log, lines } = open();
  const prompt = Array.from({ length: count }, (_, index) => `${index + 1}`).join('\n');

  log.sending(undefined, prompt);

  expect(lines()).toHaveLength(length);
  expect(lines()[0]).toMatch(/^::group::Prompt for a new job \(\d{3} characters\)$/);
  expect(lines().at(-1)).toContain(last);
});

test('the time counts from the request, and a line is due after 55 s', () => {
  const { clock, log, lines } = open();
  clock.advance(60_000);

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

  log.seen(jobOf('active'), false);
  log.seen(jobOf('active'), false);
  log.seen(jobOf('on-hold'), false);
  log.seen(jobOf('failed'), true);

  expect(lines()).toEqual([
    '0 s: `active`',
    '0 s: `on-hold`',
    expect.stringMatching(/^::warning title=Unknown job status::.* `on-hold`, /),
    '0 s: `failed`',
  ]);
});
