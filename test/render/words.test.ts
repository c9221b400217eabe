import { describe, expect, test } from 'vitest';
import type { JobReport } from '../../src/job/report.ts';
import { toLog, toMarkdown } from '../../src/render/escape.ts';
import { jobSummary, resultComment, toneOf } from '../../src/render/job-markdown.ts';
import { howToAttach, jobWords } from '../../src/render/job-words.ts';
import { expectInert } from '../trust/inert.ts';
import { everyReport, reportOf } from './reports.ts';

/** What a forgotten value looks like in a sentence. */
const forgotten = /undefined|null|NaN|Infinity|\[object|\{\{|\$\{/;

describe('every end has a title, says what happened and what to do next', () => {
  test.each(everyReport)('%s', (_, report) => {
    const words = jobWords(report);
    for (const sentence of [words.title, toLog(words.happened), toLog(words.next)]) {
      expect(sentence).toMatch(/\w{3}/);
      expect(sentence).not.toMatch(forgotten);
      // No forgotten blank, no doubled one, no doubled full stop.
      expect(sentence).not.toMatch(/ {2}|^ | $|\.\.(?!\.)|\s[.,;]|\.[A-Z]/);
    }
    expect(words.title).not.toMatch(/[.!]$/);
    expect(toLog(words.happened)).toMatch(/[.\w…]$/);
    expect(toLog(words.next)).toMatch(/^[A-Z].*\.$/s);
    expect(toMarkdown(words.happened)).not.toMatch(forgotten);
  });
});

describe('and stands in comment and summary', () => {
  test.each(everyReport)('%s', (_, report) => {
    const words = jobWords(report);
    for (const fails of [true, false]) {
      const tone = toneOf(report, fails);
      const facts = { runUrl: 'https://github.com/o/r/actions/runs/1', projectId: 'docs' };
      const links = [report.prLink, facts.runUrl];
      for (const markdown of [
        resultComment(report, words, tone, facts),
        jobSummary(report, words, tone, facts),
      ]) {
        const { visible } = expectInert(markdown, links);
        expect(visible).toContain(words.title);
        expect(visible).toContain('Document it.');
        expect(visible).not.toMatch(forgotten);
      }
    }
  });
});

test('how to attach names the job and the input', () => {
  expect(toLog(howToAttach({ jobId: 'job_1' }))).toMatch(/ job-id: job_1 .*without a prompt/);
  expect(toMarkdown(howToAttach({ jobId: 'job_1' }))).toContain('`job-id: job_1`');
});

describe('what is asked of the reader fits the reason', () => {
  test.each([
    [401, /api-key/],
    [403, /rights/],
    [404, /project-id/],
    [413, /shorten/],
    [301, /base-url/],
    [409, /objects/],
  ])('refused with %i: %s', (status, remedy) => {
    const because = { kind: 'refused' as const, what: `answered ${status}`, words: '', status };
    const { happened, next } = jobWords(reportOf({ because, outcome: 'failed', jobId: '' }));
    expect(toLog(next)).toMatch(remedy);
    expect(toLog(happened)).toContain(String(status));
  });

  test.each<[status: number | undefined, foreign: true | undefined, remedy: RegExp, not: RegExp]>([
    [401, undefined, /API key/, /base-url/],
    [404, undefined, /Check `base-url`, `project-id` and `job-path`/, /busy/],
    [408, undefined, /busy.*`poll-interval`/, /base-url/],
    [425, undefined, /busy.*`poll-interval`/, /base-url/],
    [429, undefined, /busy.*`poll-interval`/, /base-url/],
    [200, true, /Check `base-url` and `job-path`/, /disturbed/],
    [200, undefined, /disturbed/, /base-url/],
    [503, undefined, /disturbed/, /base-url/],
    [undefined, undefined, /disturbed/, /base-url/],
  ])('a wait that ended unreadable with %j (foreign: %j): %s', (status, foreign, remedy, not) => {
    const because = {
      kind: 'unreadable' as const,
      what: 'answered',
      words: '',
      ...(status === undefined ? {} : { status }),
      ...(foreign ? { foreign } : {}),
    };
    const next = toLog(jobWords(reportOf({ because, outcome: 'unknown' })).next);
    expect(next).toMatch(remedy);
    expect(next).not.toMatch(not);
    expect(next).toContain('job-id: job_1');
  });

  test('an unclear answer that somebody else may have given: the address is named, after the dashboard', () => {
    const unclear = { kind: 'unclear' as const, what: 'answered 200', words: '' };
    const next = (because: JobReport['because']) =>
      toLog(jobWords(reportOf({ because, outcome: 'unknown', jobId: '' })).next);
    expect(next({ ...unclear, foreign: true })).toMatch(/dashboard.*Check that `base-url` is the address/s);
    expect(next(unclear)).not.toContain('base-url');
  });

  test('an unusable address is a warning of its own, beside the words of the end', () => {
    const report = reportOf({ linkUnusable: true, prLink: '' });
    const words = jobWords(report);
    expect(toLog(words.warning ?? [])).toContain('no plain https address');
    const facts = { projectId: 'docs' };
    expect(resultComment(report, words, 'good', facts)).toContain('⚠️');
    expect(jobSummary(report, words, 'good', facts)).toContain('⚠️');
  });
});
