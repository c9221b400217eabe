import { expect, test } from 'vitest';
import { Publisher } from '../../src/runner/publisher.ts';
import { redactor } from '../../src/text/redact.ts';
import { code, text } from '../../src/text/sentence.ts';
import { createRecorder } from '../trust/recorder.ts';

const KEY = 'key_canary-9f3b7d21c64e8a05';

/** A foreign value is cut at 2,000 characters; of a secret that stands there no half may be left. */
test.each(['say', 'debug'] as const)('%s takes a secret out before a value is cut', (how) => {
  const recorder = createRecorder();
  new Publisher(recorder.runner, redactor([KEY]))[how](text`It is ${code(`${'x'.repeat(1_990)}${KEY}`)}.`);
  expect(recorder.log()).toContain('xxx***');
});

test.each(['notice', 'warn', 'error'] as const)('%s takes a secret out before a value is cut', (how) => {
  const recorder = createRecorder();
  const words = [text`First.`, text`It is ${code(`${'x'.repeat(1_990)}${KEY}`)}.`];
  new Publisher(recorder.runner, redactor([KEY]))[how]('Title', ...words);
  expect(recorder.log()).toContain('xxx***');
  expect(recorder.log()).not.toContain(KEY.slice(0, 8));
});

test('only the outputs that are given are written', () => {
  const recorder = createRecorder();
  new Publisher(recorder.runner, redactor([])).outputs({ outcome: 'cancelled', 'pr-link': '' });
  expect(recorder.outputs).toEqual({ outcome: 'cancelled', 'pr-link': '' });
});
