import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { ProgressLog } from '../../src/job/progress-log.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import { jobOf } from '../service/answers.ts';
import { createFakeClock } from '../support/clock.ts';
import { createRecorder } from '../trust/recorder.ts';
import { command } from './scripted-run.ts';

function open() {
  const clock = createFakeClock({ now: 0 });
  const recorder = createRecorder();
  const publisher = new Publisher(recorder.runner, (text) => text);
  const log = new ProgressLog({ publisher, clock } as unknown as Session, command);
  const lines = () => recorder.log().split('\n');
  return { clock, log, lines };
}

test('the log shows the lines of a prompt', () => {
  const { log, lines } = open();

  log.sending(undefined, 'a\r\nb');

  expect(lines()).toEqual(['::group::Prompt for a new job (4 characters)', '│ a', '│ b']);
});

test('the time counts from the request, and readings without news have a line a minute', () => {
  const { clock, log, lines } = open();
  clock.advance(60_000);
  log.sending('job_1', 'Do it.');
  log.started('job_1', 'message');

  for (const _ of Array(12)) {
    log.seen(jobOf('active'), false);
    clock.advance(11_000);
  }

  expect(lines()[0]).toBe('::group::Follow-up message to job `job_1` (6 characters)');
  const rest = [
    'Job `job_1` received the message.',
    '0 s: `active`',
    '55 s: `active`',
    '2 min: `active`',
  ];
  expect(lines().slice(-4)).toEqual(rest);
});

test('a state is logged once in a minute, and an unknown one is a warning once', () => {
  const { clock, log, lines } = open();

  log.seen(jobOf('active'), false);
  log.seen(jobOf('active'), false);
  log.seen(jobOf('on-hold'), false);
  clock.advance(60_000);
  log.seen(jobOf('on-hold'), false);
  log.seen(jobOf('failed'), true);

  expect(lines()).toEqual([
    '0 s: `active`',
    '0 s: `on-hold`',
    expect.stringMatching(/^::warning title=Unknown job status::.* `on-hold`, /),
    '1 min: `on-hold`',
    '1 min: `failed`',
  ]);
});
