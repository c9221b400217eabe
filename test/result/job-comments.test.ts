import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { announcement, progressComment } from '../../src/result/job-comments.ts';
import type { JobReport } from '../../src/result/job-report.ts';
import { toMarkdown } from '../../src/text/markdown.ts';
import { MAX_RECORD } from '../../src/thread/record.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { jobWith, presented, pullWith, reportOf } from './reports.ts';

const runUrl = 'https://github.com/o/r/actions/runs/1';
const startedAt = Date.UTC(2026, 10, 20, 12);
const comment = (report: JobReport): string => presented(report, { runUrl }).comment;

test('every comment leaves room for a record, and its hidden line is not inside any block', () => {
  const mark = fc.constantFrom('`', '~', '`~', '\n', '```\n~~~\n', '\u2028|', '🎉', 'a');
  const long = (most: number) =>
    fc
      .tuple(mark, fc.integer({ min: 1, max: most }))
      .map(([part, length]) => part.repeat(length).slice(0, most));
  // Fences of either kind are half as long as the text.
  const longest = fc.constant('`'.repeat(10_000) + '~'.repeat(10_000));
  const instructions = fc.oneof(long(30_000), longest);
  const texts = fc.tuple(instructions, long(512), long(1_000), long(2_000));

  const property = fc.property(texts, ([instruction, jobId, name, prLink]) => {
    const source = { model: name, repository: name, ref: name };
    const pull = pullWith({
      changedFiles: 11,
      files: Array(11).fill({ filename: name, status: '' }),
    });
    const job = { id: jobId, status: name, prLink, ...source };
    const happened = [{ code: prLink }];
    const reason = { kind: 'unreadable', happened, serviceMessage: name } as const;
    const result = comment(reportOf({ instruction, jobId, job, reason, pull }));
    const progress = progressComment({ instruction, startedAt, waitsUntil: 0, job, runUrl });

    for (const markdown of [result, progress]) {
      const { comments } = renderMarkdown(`${markdown}\n\n<!-- record -->`);
      expect(markdown.length).toBeLessThanOrEqual(MAX_COMMENT - MAX_RECORD);
      expect(comments).toEqual(['<!-- record -->']);
    }
  });
  fc.assert(property, { numRuns: 40 });
});

test('an instruction of 20,000 characters is shown, of a longer one also what is missing', () => {
  const whole = comment(reportOf({ instruction: 'x'.repeat(20_000) }));
  const cut = comment(reportOf({ instruction: 'x'.repeat(20_007) }));

  expect(whole).not.toContain('more character');
  expect(cut).toContain('… and 7 more characters');
});

test.each<[string, Partial<JobReport>, shown: boolean]>([
  ['that waited', {}, true],
  ['that did not wait', { reason: { kind: 'detached' } }, false],
  ['whose job had ended before', { durationMs: 900 }, false],
])('the small print of a run %s says how long it waited: %s', (_, change, shown) => {
  const [footer = ''] = /<sub>.*<\/sub>/.exec(comment(reportOf(change))) ?? [];

  expect(/ · (?:1 min 5|\d+) s\b/.test(footer)).toBe(shown);
});

const replaced = { jobId: 'job_0', why: ['It failed.'] };
const timedOut = { reason: { kind: 'timed-out' } } as const;
const prompt = { comments: { included: 0, leftOut: 3 }, editedSince: false };

test.each<[string, Partial<JobReport>, notes: (RegExp | string)[]]>([
  ['comments that were left out', { prompt }, [/^Left out: 3 comments by people /]],
  ['an issue that changed', { prompt: { editedSince: true } }, [/^The issue was edited after/]],
  ['a job that no other replaced', { replaced, jobId: '' }, []],
  ['unknown jobs, without a new one', { hasUnknownJobs: true, jobId: '' }, []],
  ['a shared end', { isShared: true, request: 'message' }, [/^The agent was still working/]],
  ['… that did not come', { isShared: true, request: 'message', ...timedOut }, []],
])('the notes about %s', (_, change, expected) => {
  const { notes, comment } = presented(reportOf(change));

  const shown = notes.map(toMarkdown);
  expect(shown).toEqual(expected.map((note) => expect.stringMatching(note)));
  expect(comment).toContain(shown.join('\n\n'));
});

test.each<[JobReport, isFailing: boolean, level: string, topic?: string]>([
  [reportOf({ reason: { kind: 'gone' } }), false, 'warning', 'Job not found'],
  [reportOf(jobWith({ status: 'failed' })), false, 'notice', 'The agent failed'],
])('the annotation of an end (%#, the step fails: %j): %s', (report, isFailing, level, topic) => {
  const { annotations } = presented(report, { isFailing });

  expect(annotations.at(-1)).toMatchObject({ level });
  expect(annotations.at(-1)?.topic).toBe(topic);
});

test.each<[hasCommand: boolean, end: RegExp]>([
  [true, /in this thread\.$/],
  [false, /in this thread\. This works if .*\.$/],
])('an announcement says what a command needs (the repository has one: %j)', (hasCommand, end) => {
  const text = announcement(reportOf(), '/docs', { hasCommand, from: undefined });

  expect(text).toMatch(end);
});
