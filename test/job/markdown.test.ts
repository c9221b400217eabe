import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { progressComment } from '../../src/job/markdown.ts';
import type { JobReport } from '../../src/job/report.ts';
import { ICONS, type Icon } from '../../src/runner/presentation.ts';
import { MAX_RECORD } from '../../src/thread/record.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { summaryLimit } from '../support/promises.ts';
import { expectInert } from '../trust/inert.ts';
import { failed, jobWith, presented, reportOf } from './reports.ts';

const facts = { runUrl: 'https://github.com/o/r/actions/runs/1' };
const links = [facts.runUrl, reportOf().prLink];
const comment = (report: JobReport): string => presented(report, facts).comment;
const summary = (report: JobReport): string => presented(report, facts).summary;

/** Prompts of a size or kind that would break a careless text. */
const prompts: readonly (readonly [string, string])[] = [
  ['a million letters', 'x'.repeat(1_000_000)],
  ['a million line breaks', '\n'.repeat(1_000_000)],
  ['a million backticks', '`'.repeat(1_000_000)],
  ['backticks up to the cut', '`'.repeat(20_000)],
  ['fences on every line', '```\n@everyone fixes #1\n~~~\n'.repeat(3_000)],
  ['emoji that the cut would split', '🎉'.repeat(20_001)],
  ['ends of our own structure', '</details>\n\n```\n</details>\n@everyone'.repeat(100)],
  ['closing keywords', 'fixes #1\ncloses o/r#2\nresolves https://github.com/o/r/issues/3'],
];

describe('whatever was requested, the comment and the summary keep their form and size', () => {
  test.each(prompts)('%s', (_, asked) => {
    const report = reportOf({ instruction: asked });
    for (const markdown of [comment(report), summary(report)]) {
      expect(markdown.isWellFormed()).toBe(true);
      expectInert(markdown, links);
      expect(markdown).toContain(report.prLink);
    }
    expect(comment(report).length).toBeLessThan(65_536);
    expect(Buffer.byteLength(summary(report))).toBeLessThan(summaryLimit);
  });
});

test('every comment leaves room for a record, and its hidden line is not inside any block', () => {
  const mark = fc.constantFrom('`', '~', '`~', '\n', '```\n~~~\n', '\u2028|', '🎉', 'a');
  const long = (most: number) =>
    fc
      .tuple(mark, fc.integer({ min: 1, max: most }))
      .map(([part, length]) => part.repeat(length).slice(0, most));
  fc.assert(
    fc.property(
      long(30_000),
      long(512),
      long(1_000),
      long(2_000),
      (asked, jobId, name, foreign) => {
        const job = {
          id: jobId,
          status: name,
          model: name,
          repository: name,
          ref: name,
          prLink: foreign,
        };
        const reason = {
          kind: 'unreadable',
          what: [{ code: foreign }],
          serviceMessage: name,
        } as const;
        const report = reportOf({ instruction: asked, jobId, job, reason });
        const progress = progressComment({
          instruction: asked,
          startedAt: 0,
          job,
          runUrl: facts.runUrl,
        });
        for (const markdown of [comment(report), progress]) {
          expect(markdown.length).toBeLessThanOrEqual(MAX_COMMENT - MAX_RECORD);
          expect(renderMarkdown(`${markdown}\n\n<!-- record -->`).comments).toEqual([
            '<!-- record -->',
          ]);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test.each([
  ['Do it.', '<details><summary>Instruction</summary>\n\n```text\nDo it.\n```'],
  ['', undefined],
])('the instruction is shown collapsed: %j', (instruction, block) => {
  const { comment, summary } = presented(reportOf({ instruction }));
  for (const markdown of [comment, summary]) {
    expect(markdown.includes('nstruction')).toBe(block !== undefined);
    if (block !== undefined) expect(markdown).toContain(block);
  }
});

test('the summary has a row for each known fact, and no row for unknown ones', () => {
  const all = summary(reportOf());
  for (const fact of ['Pull request', 'Job', 'Branch', 'Model', 'Duration']) {
    expect(all).toContain(`- **${fact}:** `);
  }
  const few = summary(reportOf({ jobId: '', job: undefined, reason: { kind: 'detached' } }));
  for (const fact of ['Pull request', 'Job', 'Branch', 'Model']) {
    expect(few).not.toContain(`**${fact}:**`);
  }
});

test.each<[Partial<JobReport>, boolean, Icon]>([
  [{}, false, 'done'],
  [{}, true, 'done'],
  [jobWith({ prLink: null }), false, 'note'],
  [jobWith({ prLink: null }), true, 'failed'],
  [jobWith({ status: 'failed' }), false, 'failed'],
  [{ reason: { kind: 'timed-out' } }, true, 'running'],
  [{ reason: { kind: 'detached' } }, false, 'running'],
  [{ reason: { kind: 'stopped', where: 'waiting' } }, true, 'stopped'],
  [{ reason: { kind: 'stopped', where: 'sending' } }, true, 'unclear'],
  [{ reason: { kind: 'unclear', ...failed() } }, true, 'unclear'],
  [{ reason: { kind: 'not-sent', ...failed(), tries: 3 } }, true, 'failed'],
])('the icon of %j (fails: %s) is %s', (change, failing, icon) => {
  const { comment, summary } = presented(reportOf(change), { failing });
  for (const markdown of [comment, summary])
    expect(markdown).toMatch(new RegExp(`^### ${ICONS[icon]} `));
});
