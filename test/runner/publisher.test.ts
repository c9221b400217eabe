import { expect, test } from 'vitest';
import { OUTPUTS, outputs } from '../../src/runner/presentation.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { redactor } from '../../src/text/redact.ts';
import { code, text } from '../../src/text/sentence.ts';
import { createRecorder } from '../trust/recorder.ts';

const KEY = 'key_canary-9f3b7d21c64e8a05';

function open(more: Partial<RunnerCommands> = {}) {
  const recorder = createRecorder();
  return { recorder, publisher: new Publisher({ ...recorder.runner, ...more }, redactor([KEY])) };
}

/** A foreign value is cut at 2,000 characters; of a secret that stands there no half may be left. */
test('a secret is taken out before a value is cut', () => {
  const { recorder, publisher } = open();
  const message = text`It is ${code(`${'x'.repeat(1_990)}${KEY}`)}.`;
  publisher.info(message);
  for (const level of ['notice', 'warning', 'error'] as const)
    publisher.annotate({ level, title: 'Title', paragraphs: [text`First.`, message] });
  expect(recorder.log().match(/xxx\*\*\*/g)).toHaveLength(4);
  expect(recorder.log()).not.toContain(KEY.slice(0, 8));
});

test('only the outputs that are given are written, and those with a value shown', () => {
  const { recorder, publisher } = open();
  const given = { 'pr-link': 'https://git.test/1', 'job-id': '', outcome: 'pr-opened' };
  publisher.outputs(given);
  publisher.showOutputs();
  expect(recorder.outputs).toEqual(given);
  const lines = ['::group::Outputs', '│ pr-link: https://git.test/1', '│ outcome: pr-opened'];
  expect(recorder.log().split('\n')).toEqual(lines);
});

test.each<[string, sending: boolean, jobId: string, failed: string, cancelled: string]>([
  ['before anything was sent', false, '', 'failed', 'cancelled'],
  ['while it is sent', true, '', 'unknown', 'unknown'],
  ['once the job is known', true, 'job_1', 'unknown', 'cancelled'],
  ['where the job was known before', false, 'job_1', 'unknown', 'cancelled'],
])('a run that breaks off %s: all outputs are written', (_, sending, jobId, ...outcomes) => {
  for (const [index, broken] of (['failed', 'cancelled'] as const).entries()) {
    const { recorder, publisher } = open();
    if (sending) publisher.state('sending', 'create');
    if (jobId !== '') publisher.output('job-id', jobId);
    publisher.outputsAfter(broken);
    expect(recorder.outputs).toEqual(outputs({ 'job-id': jobId, outcome: outcomes[index] ?? '' }));
  }
});

test('a result that was written stays, and what could not be written is tried again', () => {
  const { recorder, publisher } = open();
  publisher.outputs(outputs({ outcome: 'pr-opened' }));
  publisher.outputsAfter('cancelled');
  expect(recorder.outputs).toEqual(outputs({ outcome: 'pr-opened' }));

  const names: string[] = [];
  const full = open({
    setOutput(name) {
      names.push(name);
      throw new Error('ENOSPC');
    },
  }).publisher;
  full.output('job-id', 'job_1');
  full.outputsAfter('failed');
  expect(names).toEqual(['job-id', ...OUTPUTS]);
  expect(full.failed).toBe(true);
});
