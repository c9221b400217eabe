import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Environment } from '../../src/environment.ts';
import type { EventComment } from '../../src/github/event.ts';
import { InputsError } from '../../src/inputs/invalid-inputs.ts';
import { presentJob } from '../../src/result/presentation.ts';
import {
  addressValue,
  fileValue,
  lineValue,
  numberValue,
  segmentValue,
  wordValue,
} from '../../src/runner/output-values.ts';
import { OUTPUTS, Publisher } from '../../src/runner/publisher.ts';
import { jobStatus } from '../../src/trigger/questions.ts';
import { publishReply } from '../../src/trigger/reply.ts';
import { presentReport } from '../../src/visitors/report.ts';
import { apiWith } from '../github/connect.ts';
import { RUN, reportOf } from '../result/reports.ts';
import { jobOf } from '../service/answers.ts';
import { reportOf as visitorsOf } from '../visitors/support.ts';
import { corpus } from './corpus.ts';
import { createRecorder, recordedRun } from './recorder.ts';

const plain = (text: string) => text;
const NUMBER = /^\d*$/;
const WORD = /^(?:[a-z]+(?:-[a-z]+)*)?$/;
const ADDRESS = /^(?:https:\/\/[\w.~+,=:@%/?#[\]-]+)?$/;
const FILE = /^[^"`$\p{C}]*$/u;

/** Inside of double quotation marks, a shell takes each for what it is. */
const FORMS: Record<(typeof OUTPUTS)[number], RegExp> = {
  'pr-link': ADDRESS,
  'pr-number': NUMBER,
  'job-id': /^[\p{L}\p{N}\p{M}._:@+=,~-]*$/u,
  status: WORD,
  outcome: WORD,
  'comment-url': ADDRESS,
  headline: /^[^"'`$\\\p{C}\p{Zl}\p{Zp}]+$/u,
  human: NUMBER,
  ai: NUMBER,
  total: NUMBER,
  'report-json': FILE,
  'report-csv': FILE,
};

const jobWith = (text: string) => jobOf(text, { id: text, prLink: text });

const READER = { isFailing: false, commentUrl: undefined };

const ENDS: Record<string, (text: string, publisher: Publisher) => Promise<void>> = {
  'a job': (text, publisher) => {
    const report = reportOf({ jobId: text, job: jobWith(text), instruction: text });
    return publisher.end(presentJob(report, READER));
  },
  'a job after a follow-up': (text, publisher) => {
    const earlier = { status: undefined, prLink: text };
    const report = reportOf({ job: undefined, earlier, reason: { kind: 'timed-out' } });
    return publisher.end(presentJob(report, READER));
  },
  async 'the reply about the status of a job'(text, publisher) {
    const reply = jobStatus(jobWith(text), { commandName: '/docs' });
    const comment = { issue: { number: 1 }, commandId: '' } as EventComment;
    const openGitHub = async () => apiWith({ id: 7, html_url: text });
    const { env } = recordedRun({ openGitHub, publisher });
    await publishReply(reply, comment, env as unknown as Environment);
  },
  'a report': (text, publisher) => {
    const files = { 'report-json': fileValue(text), 'report-csv': fileValue(text) };
    const report = visitorsOf({ project: text });
    return publisher.end(presentReport(report, { ...files, 'comment-url': addressValue(text) }));
  },
  'a dry run': (text, publisher) => publisher.dryRun([text], text),
  'a wrong input': (text, publisher) => {
    const { notice } = new InputsError([{ input: 'mode', allowed: text }], { mode: text }, RUN);
    return publisher.end(notice);
  },
};

const SHELL = ['a$(curl\u0024{IFS}x);`id`', '`id`', "x';id;'", 'a|b', 'a&b', '$HOME', '"', '*'];
const texts = fc.oneof(fc.constantFrom(...corpus, ...SHELL), fc.string({ unit: 'binary' }));

test.each(Object.entries(ENDS))(
  'at the end of %s, each output has the form in which scripts can use it',
  async (_, endWith) => {
    const property = fc.asyncProperty(texts, async (text) => {
      const recorder = createRecorder();

      await endWith(text, new Publisher(recorder.runner, plain));

      for (const name of OUTPUTS) expect(recorder.outputs[name], name).toMatch(FORMS[name]);
    });
    await fc.assert(property, { numRuns: 60 });
  },
);

test.each([
  [numberValue(1_234_567), '1234567'],
  [numberValue(undefined), undefined],
  [wordValue('no-changes'), 'no-changes'],
  [segmentValue('job_1.2-ä~3'), 'job_1.2-ä~3'],
  [segmentValue('..'), undefined],
  [addressValue('https://github.com/o/r/pull/1#a'), 'https://github.com/o/r/pull/1#a'],
  [fileValue('D:\\a\\_temp\\visitors (1)\\v.csv'), 'D:\\a\\_temp\\visitors (1)\\v.csv'],
  [lineValue('Visitors of “docs”: 3,123 (+3.7%)'), 'Visitors of “docs”: 3,123 (+3.7%)'],
])('the value %s is written as %j', (value, written) => {
  expect(value).toBe(written);
});
