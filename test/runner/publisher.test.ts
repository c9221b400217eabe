import { expect, test } from 'vitest';
import {
  addressValue,
  numberValue,
  segmentValue,
  wordValue,
} from '../../src/runner/output-values.ts';
import {
  MAX_SUMMARY_BYTES,
  OUTPUTS,
  Publisher,
  type RunnerCalls,
} from '../../src/runner/publisher.ts';
import { redactor } from '../../src/text/redact.ts';
import { text } from '../../src/text/sentence.ts';
import { createRecorder } from '../trust/recorder.ts';

const KEY = 'key_canary-9f3b7d21c64e8a05';

function open(more: Partial<RunnerCalls> = {}) {
  const recorder = createRecorder();
  return { recorder, publisher: new Publisher({ ...recorder.runner, ...more }, redactor([KEY])) };
}

/** All outputs; most of them are empty. */
const outputs = (values: Record<string, string>) => ({
  ...Object.fromEntries(OUTPUTS.map((name) => [name, ''])),
  ...values,
});

test('every output is written, and only those with a value are shown', () => {
  const { recorder, publisher } = open();
  const given = { 'pr-link': 'https://git.test/1', outcome: 'pr-opened' };

  publisher.outputs({
    'pr-link': addressValue(given['pr-link']),
    'job-id': undefined,
    outcome: wordValue(given.outcome),
  });
  publisher.showOutputs();

  expect(recorder.outputs).toEqual(outputs(given));
  const lines = ['::group::Outputs', '│ pr-link: https://git.test/1', '│ outcome: pr-opened'];
  expect(recorder.log().split('\n')).toEqual(lines);
});

test.each([
  ['before anything was sent', false, '', 'failed', 'cancelled'],
  ['while sending', true, '', 'unknown', 'unknown'],
  ['once the job is known', true, 'job_1', 'unknown', 'cancelled'],
  ['with a job that was known before', false, 'job_1', 'failed', 'cancelled'],
])('a run that breaks off %s still writes all other outputs', (...row) => {
  const [, sending, jobId, failed, cancelled] = row;
  const written = (['failed', 'cancelled'] as const).map((how) => {
    const { recorder, publisher } = open();
    publisher.mayHaveSent = sending;
    publisher.output('job-id', segmentValue(jobId));
    publisher.output('total', numberValue(7));
    publisher.writeMissingOutputs(how);
    return recorder.outputs;
  });

  expect(written).toEqual([
    outputs({ 'job-id': jobId, outcome: failed, headline: 'Internal error', total: '7' }),
    outputs({ 'job-id': jobId, outcome: cancelled, headline: 'Canceled', total: '7' }),
  ]);
});

test('a dry run shows its requests without secrets, in the log and in the summary', async () => {
  const { recorder, publisher } = open();

  // The summary shows 20,000 characters.
  await publisher.dryRun([`GET /${KEY}`, `${'x'.repeat(19_950)}${KEY}`]);

  expect(recorder.log()).toContain('::group::Requests that would be sent\n│ GET /***\n│ xxx');
  expect(recorder.summary()).toContain('```text\nGET /***\nxxx');
  expect(recorder.summary()).not.toContain(KEY.slice(0, 4));
});

test('outputs and summary of an end have no secrets, and its warnings come before it', async () => {
  const { recorder, publisher } = open();

  await publisher.end({
    title: 'Done',
    happened: text`It is done.`,
    warnings: [{ title: 'Look', happened: text`There is more.` }],
    summary: `About ${KEY}\n`,
    values: { 'job-id': segmentValue(`job_${KEY}`) },
  });

  expect(recorder.outputs).toEqual(outputs({ headline: 'Done', 'job-id': 'job_***' }));
  expect(recorder.summary()).toBe('About ***\n');
  const lines = ['::warning title=Look::There is more.', '::notice title=Done::It is done.'];
  expect(recorder.log().split('\n')).toEqual(lines);
});

test('a summary of more than 1 MiB only causes a warning, and the step passes', async () => {
  const { recorder, publisher } = open();

  await publisher.summary('é'.repeat(MAX_SUMMARY_BYTES / 2));
  await publisher.summary('é'.repeat(MAX_SUMMARY_BYTES / 2 + 1));

  expect(recorder.summary()).toHaveLength(MAX_SUMMARY_BYTES / 2);
  expect(recorder.log()).toContain('See this log for the result. The reason: `Error: it is larger');
  expect(publisher.failed).toBe(false);
});

test('files that cannot be written are reported once, fail the step, and are tried again', async () => {
  const names: string[] = [];
  const fail = (name: string) => {
    names.push(name);
    throw new Error(`ENOSPC at ${KEY}`);
  };
  const writeSummary = async () => fail('summary');
  const { recorder, publisher } = open({ setOutput: fail, writeSummary });

  publisher.output('job-id', segmentValue('job_1'));
  publisher.writeMissingOutputs('failed');
  await publisher.summary('text');

  expect(publisher.failed).toBe(true);
  expect(names).toEqual(['job-id', ...OUTPUTS, 'summary']);
  const [error, warning, ...more] = recorder.log().split('\n');
  expect(error).toContain('Writing the outputs failed: `Error: ENOSPC at ***`. Later steps');
  expect(warning).toContain('See this log for the result. The reason: `Error: ENOSPC at ***`');
  expect(more).toEqual([]);
});
