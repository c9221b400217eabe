import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { announcement, progressComment } from '../../src/result/markdown.ts';
import type { JobReport } from '../../src/result/report.ts';
import { toMarkdown } from '../../src/text/markdown.ts';
import { MAX_RECORD } from '../../src/thread/record.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { summaryLimit } from '../support/promises.ts';
import { expectInert } from '../trust/inert.ts';
import { jobWith, presented, REPOSITORY, reportOf } from './reports.ts';

const runUrl = 'https://github.com/o/r/actions/runs/1';
const comment = (report: JobReport): string => presented(report, { runUrl }).comment;
const summary = (report: JobReport): string => presented(report, { runUrl }).summary;

test.each([
  ['a million letters', 'x'.repeat(1_000_000)],
  ['a million backticks', '`'.repeat(1_000_000)],
  ['fences on every line', '```\n@everyone fixes #1\n~~~\n'.repeat(3_000)],
  ['emoji that the limit would split', '🎉'.repeat(20_001)],
  ['ends of our own structure', '</details>\n\n```\n</details>\n@everyone'.repeat(100)],
])('comment and summary keep their form and size, whatever was requested: %s', (_, instruction) => {
  const report = reportOf({ instruction });

  for (const markdown of [comment(report), summary(report)]) {
    expect(markdown.isWellFormed()).toBe(true);
    expectInert(markdown, [runUrl, report.prLink, REPOSITORY]);
    expect(markdown).toContain(report.prLink);
  }
  expect(Buffer.byteLength(summary(report))).toBeLessThan(summaryLimit);
});

test('every comment leaves room for a record, and its hidden line is not inside any block', () => {
  const mark = fc.constantFrom('`', '~', '`~', '\n', '```\n~~~\n', '\u2028|', '🎉', 'a');
  const long = (most: number) =>
    fc
      .tuple(mark, fc.integer({ min: 1, max: most }))
      .map(([part, length]) => part.repeat(length).slice(0, most));
  const texts = fc.tuple(long(30_000), long(512), long(1_000), long(2_000));

  const property = fc.property(texts, ([instruction, jobId, name, prLink]) => {
    const source = { model: name, repository: name, ref: name };
    const job = { id: jobId, status: name, prLink, ...source };
    const happened = [{ code: prLink }];
    const reason = { kind: 'unreadable', happened, serviceMessage: name } as const;
    const result = comment(reportOf({ instruction, jobId, job, reason }));
    const progress = progressComment({ instruction, startedAt: 0, job, runUrl });

    for (const markdown of [result, progress]) {
      const { comments } = renderMarkdown(`${markdown}\n\n<!-- record -->`);
      expect(markdown.length).toBeLessThanOrEqual(MAX_COMMENT - MAX_RECORD);
      expect(comments).toEqual(['<!-- record -->']);
    }
  });
  fc.assert(property, { numRuns: 40 });
});

test('an instruction of 20,000 characters is shown, of a longer one also what is missing', () => {
  for (const markdown of [comment, summary]) {
    const whole = markdown(reportOf({ instruction: 'x'.repeat(20_000) }));
    const cut = markdown(reportOf({ instruction: 'x'.repeat(20_007) }));

    expect(whole).not.toContain('more character');
    expect(cut).toContain('… and 7 more characters');
  }
});

test.each([
  ['https://github.com/o/r', 'main', '[main](https://github.com/o/r/tree/main)'],
  ['https://github.com/o/r', 'a b', '`a b`'],
  ['https://example.com/o/r', 'main', '`main`'],
  [undefined, 'main', '`main`'],
])('the branch of %j, %j: %s', (repository, ref, expected) => {
  const job = { id: 'job_1', status: 'active', prLink: null, repository, ref };

  expect(summary(reportOf({ job }))).toContain(`- **Branch:** ${expected}\n`);
});

test.each<[string, Partial<NonNullable<JobReport['pull']>>, string | undefined]>([
  ['nothing', {}, undefined],
  ['no removed lines', { changedFiles: 2, additions: 3 }, '2 files.'],
  [
    'all files',
    { changedFiles: 2, additions: 3, deletions: 0, files: ['a.md', 'b.md'] },
    '2 files (+3 −0): `a.md`, `b.md`.',
  ],
  ['one of two files', { changedFiles: 2, files: ['a.md'] }, '2 files: `a.md`, and 1 more.'],
  ['a draft', { changedFiles: 0, draft: true }, '0 files. It is a draft.'],
  ['a long path', { changedFiles: 1, files: ['x'.repeat(201)] }, `1 file: \`${'x'.repeat(200)}\`.`],
])('what a pull request changes, where GitHub returns %s', (_, contents, expected) => {
  const pull = { files: [], draft: false, ...contents } as unknown as JobReport['pull'];

  const text = comment(reportOf({ pull }));

  if (expected === undefined) expect(text).not.toMatch(/changes|draft/);
  else expect(text.split('\n')).toContain(`The pull request changes ${expected}`);
});

test('an unusable URL is a warning of its own, beside the message of the end', () => {
  const job = jobWith({ prLink: null, unusableLink: 'http://example.com/o/r/pull/7' });

  const { comment, annotations } = presented(reportOf(job));

  const titles = annotations.map(({ title }) => title);
  expect(titles).toEqual(['Pull request URL ignored', 'Pull request opened']);
  expect(comment).toMatch(/⚠️ .*`http:\/\/example.com/);
});

const replaced = { jobId: 'job_0', why: ['It failed.'] };
const timedOut = { reason: { kind: 'timed-out' } } as const;

test.each<[string, Partial<JobReport>, continues: boolean, note: RegExp | undefined]>([
  ['a new job where runs continue', {}, true, /^There was no job to continue in this thread/],
  ['a follow-up', { request: 'message' }, false, undefined],
  ['… where runs continue', { request: 'message' }, true, /^This run continued the job of this/],
  ['attaching', { request: 'attach' }, true, undefined],
  ['no reviews', { reviewComments: 0 }, false, /the request included no new review comments\.$/],
  ['reviews', { reviewComments: 2 }, false, /^The request included 2 review comments\.$/],
  ['a replaced job', { replaced }, true, /^It failed\. A new job was started\.$/],
  ['… by none', { replaced, jobId: '' }, false, undefined],
  ['a shared end', { isShared: true, request: 'message' }, false, /^The agent was still working/],
  ['… that did not come', { isShared: true, request: 'message', ...timedOut }, false, undefined],
])('the note about %s', (_, change, continues, expected) => {
  const { notes, summary } = presented(reportOf(change), { continues });

  const [note, ...others] = notes.map(toMarkdown);
  expect(others).toEqual([]);
  expect(note ?? '').toMatch(expected ?? /^$/);
  expect(summary).toContain(note ?? '');
});

test.each<[JobReport, isFailing: boolean, level: string, topic?: string]>([
  [reportOf(), true, 'error', 'A result fails the step'],
  [reportOf(), false, 'notice'],
  [reportOf({ reason: { kind: 'gone' } }), false, 'warning', 'Job not found'],
  [reportOf(jobWith({ status: 'failed' })), false, 'notice', 'The agent failed'],
])('the annotation of an end (%#, the step fails: %j): %s', (report, isFailing, level, topic) => {
  const { annotations } = presented(report, { isFailing });

  expect(annotations.at(-1)).toMatchObject({ level });
  expect(annotations.at(-1)?.topic).toBe(topic);
});

const startedAt = Date.UTC(2026, 10, 20, 12);
const started = 'started 2026-11-20 12:00 UTC';
const job = { id: 'job_1', prLink: null };

test.each<[object, string]>([
  [{}, `Preparing · ${started}`],
  [{ job: { ...job, status: 'active' } }, `Job \`job_1\`: \`active\` · ${started}`],
  [
    { job: { ...job, createdAt: startedAt - 60_000 } },
    `Job \`job_1\` · ${started} · job created 1 min earlier`,
  ],
  [
    { job: { ...job, repository: 'https://github.com/o/r', ref: 'main' } },
    `Job \`job_1\` · ${started} · repository [o/r](https://github.com/o/r) · branch [main](https://github.com/o/r/tree/main)`,
  ],
  [
    { waitsUntil: startedAt + 1_800_000 },
    `Preparing · ${started} · this run waits until 2026-11-20 12:30 UTC`,
  ],
])('the progress comment with %j: %s', (more, expected) => {
  const progress = progressComment({ instruction: '', startedAt, runUrl: undefined, ...more });

  expect(progress.split('\n')[2]).toBe(expected);
});

test.each<[status: string, hasCommand: boolean, from: string | undefined, expected: RegExp]>([
  ['completed', true, undefined, /job `job_1`\.\n\nTo continue this job, .*thread\.$/],
  [
    'completed',
    false,
    'https://h.test/7',
    /requested in <https:\/\/h.test\/7>\..* This works if /s,
  ],
  ['archived', true, undefined, /An archived job does not accept messages\. .*--new …/],
])('the announcement of a job that is %s (by a command: %j, from %j)', (...row) => {
  const [status, hasCommand, from, expected] = row;

  const text = announcement(reportOf(jobWith({ status })), {
    commandName: '/docs',
    hasCommand,
    from,
  });

  expect(text).toMatch(expected);
});
