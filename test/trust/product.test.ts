import { expect, test } from 'vitest';
import { jobSummary, resultComment } from '../../src/job/markdown.ts';
import { jobWords } from '../../src/job/messages.ts';
import type { JobReport } from '../../src/job/report.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import { errorMessage, readJob } from '../../src/service/schema.ts';
import { toLog } from '../../src/text/escape.ts';
import { reportOf } from '../job/reports.ts';
import { parseCommands } from '../support/commands.ts';
import { corpus } from './corpus.ts';
import { expectInert } from './inert.ts';
import { createRecorder } from './recorder.ts';
import { recordTexts } from './sinks.ts';

const field =
  (name: string) =>
  (value: string): Partial<JobReport> => {
    const [outer = '', inner] = name.split('.');
    const body = { id: 'job_1', status: 'active', [outer]: inner ? { [inner]: value } : value };
    const job = readJob(JSON.stringify(body), 'job_1');
    return { ...(job && { job }), prLink: '', linkUnusable: true, because: { kind: 'detached' } };
  };
const because =
  (more: object) =>
  (value: string): Partial<JobReport> => ({
    outcome: 'failed',
    because: {
      status: 422,
      what: 'answered 422',
      serviceMessage: errorMessage(value, (message) => message),
      tries: 3,
      ...more,
    } as never,
  });

/** How a foreign text comes into a report, a sink each. */
const sinks: Readonly<Record<string, (value: string) => Partial<JobReport>>> = {
  prompt: (asked) => ({ asked }),
  status: field('status'),
  model: field('model'),
  repository: field('source.repository'),
  ref: field('source.ref'),
  prLink: field('prLink'),
  createdAt: field('createdAt'),
  'job id': (jobId) => ({ jobId }),
  'service error words': because({ kind: 'refused' }),
  'words of an unclear answer': because({ kind: 'unclear' }),
  'words of an unreadable state': because({ kind: 'unreadable' }),
  'words before giving up': because({ kind: 'not-sent' }),
  'what happened': (what) => ({ because: { kind: 'unclear', what, serviceMessage: '' } }),
};

test.each(Object.keys(sinks))(
  'each hostile text alone, in %s: nothing but our own structure comes out',
  (sink) => {
    for (const value of corpus) {
      const report = reportOf(sinks[sink]?.(value));
      const words = jobWords(report);
      const facts = { projectId: value };
      for (const markdown of [
        resultComment(report, words, 'bad', facts),
        jobSummary(report, words, 'bad', facts),
      ]) {
        expectInert(markdown, [reportOf().prLink]);
      }
      const recorder = createRecorder();
      const publisher = new Publisher(recorder.runner, (text) => text);
      publisher.say(words.happened);
      publisher.block(words.next, value.split('\n'));
      publisher.error(words.title, words.happened, words.next, ...(words.warning ? [words.warning] : []));
      expect(parseCommands(recorder.log()).map(({ name }) => name)).toEqual(['group', 'error']);
      expect(parseCommands(toLog(words.happened))).toEqual([]);
    }
    recordTexts(sink, 'the texts', corpus.length);
  },
);
