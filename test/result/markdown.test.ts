import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { announcement, progressComment } from '../../src/result/markdown.ts';
import type { JobReport } from '../../src/result/report.ts';
import { ICONS, type Icon } from '../../src/runner/presentation.ts';
import { toMarkdown } from '../../src/text/markdown.ts';
import { MAX_RECORD } from '../../src/thread/record.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { summaryLimit } from '../support/promises.ts';
import { expectInert } from '../trust/inert.ts';
import { failed, jobWith, presented, REPOSITORY, reportOf } from './reports.ts';

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
      expectInert(markdown, [...links, REPOSITORY]);
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
          happened: [{ code: foreign }],
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
  [{ reason: { kind: 'not-sent', ...failed({ status: 429 }), tries: 3 } }, true, 'limited'],
  [{ reason: { kind: 'unreadable', ...failed({ status: 429 }) } }, true, 'unclear'],
])('the sign of %j (fails: %s): %s', (change, failing, icon) => {
  const { comment, summary } = presented(reportOf(change), { failing });
  for (const markdown of [comment, summary])
    expect(markdown).toMatch(new RegExp(`^### ${ICONS[icon]} `));
});

test('an instruction of 20,000 characters is shown whole, of a longer one it is said what is missing', () => {
  for (const markdown of [comment, summary]) {
    expect(markdown(reportOf({ instruction: 'x'.repeat(20_000) }))).not.toContain('more character');
    const cut = markdown(reportOf({ instruction: 'x'.repeat(20_007) }));
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
  ['nothing is known', {}, undefined],
  ['only the count', { changedFiles: 1 }, '1 file.'],
  ['no removed lines', { changedFiles: 2, additions: 3 }, '2 files.'],
  ['no added lines', { changedFiles: 2, deletions: 3 }, '2 files.'],
  [
    'all files',
    { changedFiles: 2, additions: 3, deletions: 0, files: ['a.md', 'b.md'] },
    '2 files (+3 −0): `a.md`, `b.md`.',
  ],
  ['one more', { changedFiles: 2, files: ['a.md'] }, '2 files: `a.md`, and 1 more.'],
  ['more than was counted', { changedFiles: 1, files: ['a', 'b'] }, '1 file: `a`, `b`.'],
  ['a draft', { changedFiles: 0, draft: true }, '0 files. It is a draft.'],
  ['a long path', { changedFiles: 1, files: ['x'.repeat(201)] }, `1 file: \`${'x'.repeat(200)}\`.`],
])('what a pull request changes, where GitHub says %s', (_, about, expected) => {
  const pull = { files: [], draft: false, ...about } as unknown as JobReport['pull'];
  for (const markdown of [comment, summary]) {
    const text = markdown(reportOf({ pull }));
    if (expected === undefined) expect(text).not.toMatch(/changes|draft/);
    else expect(text.split('\n')).toContain(`The pull request changes ${expected}`);
  }
});

const isFromReplaced = {
  request: 'create',
  replaced: { jobId: 'job_0', why: ['It failed.'] },
} as const;
const replacedNote = 'It failed. A new job was started.';
const sharedNote = /^The agent was still working on an earlier instruction/;
const isShared = { shared: true, request: 'message' } as const;

test.each<[Partial<JobReport>, continues: boolean, (string | RegExp)[]]>([
  [{ request: 'create' }, false, []],
  [{ request: 'create' }, true, [/^There was no job to continue in this thread/]],
  [{ request: 'message' }, false, []],
  [{ request: 'message' }, true, [/^This run continued the job of this thread/]],
  [
    { reviewComments: 0 },
    false,
    [/^Besides the instruction, the request included no new review comments\./],
  ],
  [{ reviewComments: 1 }, false, [/^The request included 1 review comment\.$/]],
  [{ reviewComments: 2 }, false, [/^The request included 2 review comments\.$/]],
  [{ request: 'attach' }, true, []],
  [isFromReplaced, false, [replacedNote]],
  [isFromReplaced, true, [replacedNote]],
  [{ ...isFromReplaced, jobId: '' }, false, []],
  [{ ...isFromReplaced, jobId: 'job_0' }, false, []],
  [isShared, false, [sharedNote]],
  [{ ...isShared, reason: { kind: 'timed-out' } }, false, []],
])('the notes of %j (continues: %s)', (change, continues, expected) => {
  const { notes, summary } = presented(reportOf(change), { continues });
  expect(notes).toHaveLength(expected.length);
  for (const [index, note] of expected.entries()) {
    const words = toMarkdown(notes[index] ?? []);
    expect(words).toMatch(note);
    expect(summary).toContain(words);
  }
});

test.each<[Parameters<typeof presented>[0], failing: boolean, level: string]>([
  [reportOf(), true, 'error'],
  [reportOf(), false, 'notice'],
  [reportOf({ reason: { kind: 'gone' } }), false, 'warning'],
  [reportOf({ reason: { kind: 'gone' } }), true, 'error'],
])('the annotation of an end has its level (%#, fails: %s): %s', (report, failing, level) => {
  expect(presented(report, { failing }).annotations.at(-1)?.level).toBe(level);
});

describe('while the agent works', () => {
  const startedAt = Date.UTC(2026, 10, 20, 12);
  const about = { instruction: '', startedAt, runUrl: undefined };
  const progress = (more: Partial<Parameters<typeof progressComment>[0]> = {}) =>
    progressComment({ ...about, ...more }).split('\n')[2];
  const started = 'started 2026-11-20 12:00 UTC';
  const job = { id: 'job_1', prLink: null };

  test.each([
    [{}, `Preparing · ${started}`],
    [{ job }, `Job \`job_1\` · ${started}`],
    [{ job: { ...job, status: 'active' } }, `Job \`job_1\`: \`active\` · ${started}`],
    [{ job: { ...job, createdAt: startedAt - 59_999 } }, `Job \`job_1\` · ${started}`],
    [
      { job: { ...job, createdAt: startedAt - 60_000 } },
      `Job \`job_1\` · ${started} · job created 1 min earlier`,
    ],
    [
      { job: { ...job, repository: 'https://github.com/o/r', ref: 'main' } },
      `Job \`job_1\` · ${started} · repository [o/r](https://github.com/o/r) · branch [main](https://github.com/o/r/tree/main)`,
    ],
    [{ job: { ...job, repository: 'o/r' } }, `Job \`job_1\` · ${started} · repository \`o/r\``],
    [
      { waitsUntil: startedAt + 1_800_000 },
      `Preparing · ${started} · this run waits until 2026-11-20 12:30 UTC`,
    ],
  ])('with %j, the comment says “%s”', (more, expected) => {
    expect(progress(more)).toBe(expected);
  });

  test('the run is linked where it has an address', () => {
    expect(progressComment(about)).toMatch(/<sub><\/sub>$/);
    const linked = progressComment({ ...about, runUrl: facts.runUrl });
    expect(linked).toContain(`<sub>[workflow run](${facts.runUrl})</sub>`);
  });
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
])('the pull request of a job that is %s hears of it (%j, %j)', (...row) => {
  const [status, hasCommand, from, expected] = row;
  const report = reportOf(jobWith({ status }));
  expect(announcement(report, { commandName: '/docs', hasCommand, from })).toMatch(expected);
});
