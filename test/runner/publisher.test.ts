import { expect, test } from 'vitest';
import { OUTPUTS, outputs } from '../../src/runner/presentation.ts';
import { MAX_SUMMARY_BYTES, Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { redactor } from '../../src/text/redact.ts';
import { code, text } from '../../src/text/sentence.ts';
import { createRecorder } from '../trust/recorder.ts';

const KEY = 'key_canary-9f3b7d21c64e8a05';

function open(more: Partial<RunnerCommands> = {}) {
  const recorder = createRecorder();
  return { recorder, publisher: new Publisher({ ...recorder.runner, ...more }, redactor([KEY])) };
}

/** A foreign value is cut at 2,000 characters. No part of a secret may remain at the cut. */
test('a secret is removed before a value is cut', () => {
  const { recorder, publisher } = open();
  const message = text`It is ${code(`${'x'.repeat(1_990)}${KEY}`)}.`;
  publisher.info(message);
  publisher.warn({ title: 'Title', happened: text`First.`, next: message, topic: 'Canceled' });
  publisher.error({ title: 'Title', happened: message, topic: 'Canceled' });
  expect(recorder.log().match(/xxx\*\*\*/g)).toHaveLength(3);
  expect(recorder.log()).not.toContain(KEY.slice(0, 8));
});

test('only the given outputs are written, and only those with a value are shown', () => {
  const { recorder, publisher } = open();
  publisher.output('job-id', '');
  publisher.showOutputs();
  expect(recorder.log()).toBe('');
  const given = { 'pr-link': 'https://git.test/1', 'job-id': '', outcome: 'pr-opened' };
  publisher.outputs(given);
  publisher.showOutputs();
  expect(recorder.outputs).toEqual(given);
  const lines = ['::group::Outputs', '│ pr-link: https://git.test/1', '│ outcome: pr-opened'];
  expect(recorder.log().split('\n')).toEqual(lines);
});

test.each<[string, sending: boolean, jobId: string, failed: string, cancelled: string]>([
  ['before anything was sent', false, '', 'failed', 'cancelled'],
  ['while sending', true, '', 'unknown', 'unknown'],
  ['once the job is known', true, 'job_1', 'unknown', 'cancelled'],
  ['with a job that was known before', false, 'job_1', 'unknown', 'cancelled'],
])('a run that breaks off %s still writes all outputs', (_, sending, jobId, ...outcomes) => {
  for (const [index, broken] of (['failed', 'cancelled'] as const).entries()) {
    const { recorder, publisher } = open();
    if (sending) publisher.hasSentRequest = true;
    if (jobId !== '') publisher.output('job-id', jobId);
    publisher.outputsAfter(broken);
    expect(recorder.outputs).toEqual(outputs({ 'job-id': jobId, outcome: outcomes[index] ?? '' }));
  }
});

test('a written result stays, and what could not be written is tried again', () => {
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

test('lines from outside are in a group that is closed, without secrets and commands', () => {
  const ends: string[] = [];
  const { recorder, publisher } = open({ endGroup: () => void ends.push(recorder.log()) });
  publisher.group(text`Answer of ${code(KEY)}`, ['::set-output name=x::y', `a ${KEY}`]);
  const lines = ['::group::Answer of `***`', '│ :·:set-output name=x::y', '│ a ***'];
  expect(ends).toEqual([lines.join('\n')]);
});

test('an annotation has a title, one line for each part, and a link at its end', () => {
  const { recorder, publisher } = open();
  const parts = { happened: text`First.`, list: [text`A \`b\`.`, text`${code('c')}.`] };
  publisher.warn({ title: 'Wait', ...parts, next: [], topic: 'Still running' });
  publisher.error({ title: 'Stop', happened: text`Third.`, next: text`Next.`, topic: 'Canceled' });
  const page = 'More help: `.github/docs/troubleshooting.md';
  expect(recorder.log().split('\n')).toEqual([
    `::warning title=Wait::First.%0AA \`b\`.%0A\`c\`.%0A${page}#still-running\` in the files of this action.`,
    `::error title=Stop::Third.%0ANext.%0A${page}#canceled\` in the files of this action.`,
  ]);
});

test.each([
  ['cancelled', 'error', '🛑'],
  ['failed', 'error', '❌'],
  ['unknown', 'warning', 'ℹ️'],
] as const)('a run that ends as %s with an %s shows %s', async (outcome, level, icon) => {
  const { recorder, publisher } = open();
  const message = { level, title: 'Title', happened: text`First.`, topic: 'Canceled' } as const;
  await publisher.end({ outcome }, message, 'Details');
  expect(recorder.outputs).toEqual(outputs({ outcome }));
  expect(recorder.summary()).toMatch(`### ${icon} Title\n\nFirst.\n\nDetails\n\nMore help: `);
  expect(recorder.log()).toContain(`::${level} title=Title::First.`);
});

test('a dry run shows its requests without secrets, in the log and in the summary', async () => {
  const { recorder, publisher } = open();
  await publisher.dryRun([`GET /${KEY}`], { 'job-id': 'job_1' }, text`Note.`);
  expect(recorder.outputs).toEqual(outputs({ outcome: 'skipped', 'job-id': 'job_1' }));
  expect(recorder.log()).toContain('::group::Requests that would be sent\n│ GET /***\n');
  expect(recorder.summary()).toContain('Nothing was sent. Note.');
  expect(recorder.summary()).toContain('```text\nGET /***\n```');
});

test('a run is published as outputs and a summary without secrets, and then its annotations', async () => {
  const { recorder, publisher } = open();
  const annotation = { level: 'notice', title: 'Done', happened: text`It is done.` } as const;
  const all = outputs({ 'job-id': `job of ${KEY}`, outcome: 'pr-opened' });
  await publisher.publish({ outputs: all, summary: `About ${KEY}\n`, annotations: [annotation] });
  expect(recorder.outputs).toEqual({ ...all, 'job-id': 'job of ***' });
  expect(recorder.summary()).toBe('About ***\n');
  expect(recorder.log()).toBe('::notice title=Done::It is done.');
});

test('a summary of 1 MiB is written, but a larger one only causes a warning, and the step passes', async () => {
  const { recorder, publisher } = open();
  await publisher.summary('é'.repeat(MAX_SUMMARY_BYTES / 2));
  expect(recorder.log()).toBe('');
  await publisher.summary('é'.repeat(MAX_SUMMARY_BYTES / 2 + 1));
  expect(recorder.summary()).toHaveLength(MAX_SUMMARY_BYTES / 2);
  expect(recorder.log()).toContain('See this log for the result. The reason: `Error: it is larger');
  expect(publisher.failed).toBe(false);
});

test('files that cannot be written are reported once, and fail the step', async () => {
  const fail = () => {
    throw new Error(`ENOSPC at ${KEY}`);
  };
  const { recorder, publisher } = open({
    setOutput: fail,
    writeSummary: async () => fail(),
  });
  publisher.output('job-id', 'job_1');
  expect(publisher.failed).toBe(true);
  publisher.output('outcome', 'failed');
  await publisher.summary('text');
  const [error, warning, ...more] = recorder.log().split('\n');
  expect(error).toContain('Writing the outputs failed: `Error: ENOSPC at ***`. Later steps');
  // The outputs are missing too.
  expect(warning).toContain('See this log for the result. The reason: `Error: ENOSPC at ***`');
  expect(more).toEqual([]);
});
