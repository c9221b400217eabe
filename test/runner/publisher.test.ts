import { describe, expect, test } from 'vitest';
import { OUTPUTS, outputs } from '../../src/runner/presentation.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { redactor } from '../../src/text/redact.ts';
import { code, text } from '../../src/text/sentence.ts';
import { createRecorder } from '../trust/recorder.ts';

const KEY = 'key_canary-9f3b7d21c64e8a05';

/** A foreign value is cut at 2,000 characters; of a secret that stands there no half may be left. */
test('info takes a secret out before a value is cut', () => {
  const recorder = createRecorder();
  new Publisher(recorder.runner, redactor([KEY])).info(text`It is ${code(`${'x'.repeat(1_990)}${KEY}`)}.`);
  expect(recorder.log()).toContain('xxx***');
});

test.each(['notice', 'warning', 'error'] as const)('%s takes a secret out before a value is cut', (level) => {
  const recorder = createRecorder();
  const paragraphs = [text`First.`, text`It is ${code(`${'x'.repeat(1_990)}${KEY}`)}.`];
  new Publisher(recorder.runner, redactor([KEY])).annotate({ level, title: 'Title', paragraphs });
  expect(recorder.log()).toContain('xxx***');
  expect(recorder.log()).not.toContain(KEY.slice(0, 8));
});

test('only the outputs that are given are written', () => {
  const recorder = createRecorder();
  new Publisher(recorder.runner, redactor([])).outputs({ outcome: 'cancelled', 'pr-link': '' });
  expect(recorder.outputs).toEqual({ outcome: 'cancelled', 'pr-link': '' });
});

test.each([
  [
    { outcome: 'pr-opened', 'pr-link': 'https://git.test/1', 'job-id': '' },
    ['::group::Outputs', '│ pr-link: https://git.test/1', '│ outcome: pr-opened'],
  ],
  [{ 'job-id': '' }, []],
])('the outputs that have a value are shown: %j', (given, lines) => {
  const recorder = createRecorder();
  const publisher = new Publisher(recorder.runner, redactor([]));
  publisher.outputs(given);
  publisher.showOutputs();
  expect(recorder.log().split('\n').filter(Boolean)).toEqual(lines);
});

describe('the outputs that are missing where a run breaks off', () => {
  const open = (more: Partial<RunnerCommands> = {}) =>
    new Publisher({ ...createRecorder().runner, ...more }, redactor([]));

  test('before anything was written: all', () => {
    expect(open().missingOutputs('cancelled')).toEqual(outputs({ outcome: 'cancelled' }));
  });

  test('what was written is not missing, a result stays as it is', () => {
    const publisher = open();
    publisher.output('job-id', 'job_1');
    const { 'job-id': _, ...rest } = outputs({ outcome: 'cancelled' });
    expect(publisher.missingOutputs('cancelled')).toEqual(rest);
    publisher.outputs(outputs({ outcome: 'pr-opened' }));
    expect(publisher.missingOutputs('cancelled')).toEqual({});
  });

  test('what could not be written is still missing', () => {
    const publisher = open({
      setOutput() {
        throw new Error('ENOSPC');
      },
    });
    publisher.output('job-id', 'job_1');
    expect(Object.keys(publisher.missingOutputs('failed'))).toEqual([...OUTPUTS]);
    expect(publisher.failed).toBe(true);
  });

  test.each([
    [false, '', 'none'],
    [true, '', 'unclear'],
    [true, 'job_1', 'known'],
  ])('a request under way: %j, the job id %j: %s', (sending, jobId, request) => {
    const publisher = open();
    if (sending) publisher.state('sending', 'create');
    publisher.output('job-id', jobId);
    expect(publisher.request).toBe(request);
  });
});
