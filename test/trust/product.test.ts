import { expect, test } from 'vitest';
import { jobMessage } from '../../src/result/ends.ts';
import type { JobReport } from '../../src/result/report.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import { errorMessage, readJob } from '../../src/service/schema.ts';
import { toLog } from '../../src/text/markdown.ts';
import { presented, REPOSITORY, reportOf } from '../result/reports.ts';
import { parseCommands } from '../support/commands.ts';
import { corpus } from './corpus.ts';
import { expectInert } from './inert.ts';
import { createRecorder } from './recorder.ts';
import { countTexts } from './sinks.ts';

const field =
  (name: string) =>
  (value: string): Partial<JobReport> => {
    const [outer = '', inner] = name.split('.');
    const body = { id: 'job_1', status: 'active', [outer]: inner ? { [inner]: value } : value };
    const reading = { redact: (text: string) => text, isLocal: false };
    const job = readJob(JSON.stringify(body), 'job_1', reading);
    return { ...(job && { job }), reason: { kind: 'detached' } };
  };
const ended =
  (more: object) =>
  (value: string): Partial<JobReport> => {
    const serviceMessage = errorMessage(value, (message) => message);
    const reason = {
      status: 422,
      happened: ['The service returned 422.'],
      serviceMessage,
      tries: 3,
      ...more,
    };
    return { outcome: 'failed', reason: reason as never };
  };

/** How a foreign text comes into a report, a sink each. */
const sinks: Readonly<Record<string, (value: string) => Partial<JobReport>>> = {
  prompt: (instruction) => ({ instruction }),
  status: field('status'),
  model: field('model'),
  repository: field('source.repository'),
  ref: field('source.ref'),
  prLink: field('prLink'),
  createdAt: field('createdAt'),
  'job id': (jobId) => ({ jobId }),
  'service error words': ended({ kind: 'refused' }),
  'words of an unclear answer': ended({ kind: 'unclear' }),
  'words of an unreadable state': ended({ kind: 'unreadable' }),
  'words before giving up': ended({ kind: 'not-sent' }),
  'what happened': (value) => ({
    reason: { kind: 'unclear', happened: [{ code: value }], serviceMessage: '' },
  }),
};

test.each(Object.keys(sinks))(
  'no hostile text in %s adds anything to our own structure',
  (sink) => {
    for (const value of corpus) {
      const report = reportOf(sinks[sink]?.(value));
      const words = jobMessage(report);
      const { comment, summary } = presented(report, { isFailing: true });
      for (const markdown of [comment, summary])
        expectInert(markdown, [reportOf().prLink, REPOSITORY]);
      const recorder = createRecorder();
      const publisher = new Publisher(recorder.runner, (text) => text);
      publisher.info(words.happened);
      publisher.group(words.next ?? [], value.split('\n'));
      publisher.error({ ...words, topic: 'The agent failed' });
      expect(parseCommands(recorder.log()).map(({ name }) => name)).toEqual(['group', 'error']);
      expect(parseCommands(toLog(words.happened))).toEqual([]);
    }
    countTexts(corpus.length);
  },
);
