import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_COMMENT, progressComment } from '../../src/job/markdown.ts';
import type { JobReport } from '../../src/job/report.ts';
import { ICONS, messageSummary } from '../../src/runner/presentation.ts';
import { code, text } from '../../src/text/sentence.ts';
import { MAX_RECORD } from '../../src/thread/record.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { summaryLimit } from '../support/promises.ts';
import { expectInert } from '../trust/inert.ts';
import { presented, reportOf } from './reports.ts';

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

describe('whatever was asked, comment and summary keep their form and size', () => {
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

test('every comment leaves room for a record, and its hidden line is in no block', () => {
  const mark = fc.constantFrom('`', '~', '`~', '\n', '```\n~~~\n', '\u2028|', '🎉', 'a');
  const long = (most: number) =>
    fc
      .tuple(mark, fc.integer({ min: 1, max: most }))
      .map(([part, length]) => part.repeat(length).slice(0, most));
  fc.assert(
    fc.property(long(30_000), long(512), long(1_000), long(2_000), (asked, jobId, name, foreign) => {
      const job = { id: jobId, status: name, model: name, repository: name, ref: name, prLink: foreign };
      const reason = { kind: 'unreadable', what: [{ code: foreign }], serviceMessage: name } as const;
      const report = reportOf({ instruction: asked, jobId, job, reason, linkUnusable: true });
      const progress = progressComment({ instruction: asked, startedAt: 0, job, runUrl: facts.runUrl });
      for (const markdown of [comment(report), progress]) {
        expect(markdown.length).toBeLessThanOrEqual(MAX_COMMENT - MAX_RECORD);
        expect(renderMarkdown(`${markdown}\n\n<!-- record -->`).comments).toEqual(['<!-- record -->']);
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  [undefined, ''],
  [-30_000, ''],
  [-7_500_000, ' · job created 2 h 5 min earlier'],
])('the progress comment says how old a job is: created %s ms after the start', (after, age) => {
  const startedAt = Date.UTC(2026, 10, 21, 10, 15);
  const job = { id: 'job_1', prLink: null, ...(after && { createdAt: startedAt + after }) };
  const shown = progressComment({ instruction: '', startedAt, job, runUrl: undefined });
  expect(shown).toContain(`started 2026-11-21 10:15 UTC${age}`);
  expect(shown.includes('earlier')).toBe(age !== '');
});

test.each([
  ['Do it.', undefined, '<details><summary>Instruction</summary>'],
  ['Do it.', true, 'Instruction (hidden text was removed):\n\n```text\nDo it.'],
  ['', undefined, undefined],
])('the instruction is folded unless hidden text was removed: %j, %j', (asked, isCleaned, block) => {
  const { comment, summary } = presented(reportOf({ instruction: asked }), { isCleaned });
  for (const markdown of [comment, summary]) {
    expect(markdown.includes('nstruction')).toBe(block !== undefined);
    if (block !== undefined) expect(markdown).toContain(block);
    expect(markdown.includes('<details>')).toBe(block?.includes('<details>') ?? false);
  }
});

test('the summary holds the facts that are known, and no row for the others', () => {
  const all = summary(reportOf());
  for (const fact of ['Pull request', 'Job', 'Branch', 'Model', 'Duration']) {
    expect(all).toContain(`- **${fact}:** `);
  }
  const { job: _, ...bare } = reportOf({ jobId: '', prLink: '', outcome: 'failed' });
  const few = summary(bare);
  for (const fact of ['Pull request', 'Job', 'Branch', 'Model']) {
    expect(few).not.toContain(`**${fact}:**`);
  }
});

test.each([
  ['https://github.com/o/r', 'a/b', '<https://github.com/o/r/tree/a/b>'],
  ['https://github.com/o/r', 'a>b', '`a>b`'],
  ['https://example.com/o/r', 'main', '`main`'],
  ['o/r', 'main', '`main`'],
])('in %s the branch %s is shown as %s', (repository, ref, shown) => {
  const job = { id: 'job_1', status: 'completed', prLink: null, repository, ref };
  expect(summary(reportOf({ job }))).toContain(`- **Branch:** ${shown}\n`);
});

test('a dry run shows the request and not the key', () => {
  const url = new URL('https://api.example.com/v2/agent/docs/job');
  const preview = { method: 'POST' as const, url, body: '{"a":1}' };
  const reason = { kind: 'dry-run' as const, preview, mayContinue: false };
  const shown = summary(reportOf({ reason, outcome: 'skipped' }));
  expect(shown).toContain(
    'POST https://api.example.com/v2/agent/docs/job\nAuthorization: Bearer ***\n\n{"a":1}',
  );
});

test.each([
  [{ outcome: 'pr-opened' }, false, 'done'],
  [{ outcome: 'pr-opened' }, true, 'done'],
  [{ outcome: 'no-changes' }, false, 'note'],
  [{ outcome: 'no-changes' }, true, 'failed'],
  [{ outcome: 'failed' }, false, 'failed'],
  [{ reason: { kind: 'timed-out' } }, true, 'running'],
  [{ reason: { kind: 'detached' } }, false, 'running'],
  [{ reason: { kind: 'stopped', where: 'waiting' } }, true, 'stopped'],
  [{ reason: { kind: 'stopped', where: 'sending' } }, true, 'unclear'],
  [{ reason: { kind: 'unclear', what: [], serviceMessage: '' } }, true, 'unclear'],
  [{ reason: { kind: 'not-sent', what: [], serviceMessage: '', tries: 3, status: 429 } }, true, 'limited'],
  [{ reason: { kind: 'not-sent', what: [], serviceMessage: '', tries: 3 } }, true, 'failed'],
] as const)('the sign of %j (fails: %s): %s', (change, failing, icon) => {
  const { comment, summary } = presented(reportOf(change), { failing });
  for (const markdown of [comment, summary]) expect(markdown).toMatch(new RegExp(`^### ${ICONS[icon]} `));
});

test('a message holds its title and its paragraphs', () => {
  const { visible } = expectInert(messageSummary('Wrong', 'failed', [text`One ${code('@a')}.`, text`Two.`]));
  expect(visible).toMatch(/Docs Agent: Wrong\s+One @a\.\s+Two\./);
});
