import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { announcement, progressComment } from '../../src/result/job-comments.ts';
import type { JobReport } from '../../src/result/job-end.ts';
import { toMarkdown } from '../../src/text/markdown.ts';
import { jobOf } from '../service/answers.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { MAX_RECORD } from '../thread/support/lifecycle.ts';
import { failed, jobWith, presented, pullWith, RUN, reportOf } from './reports.ts';

const { url: runUrl } = RUN;
const acceptedAt = Date.UTC(2026, 10, 20, 10);
const inProgress = {
  instruction: '',
  job: undefined,
  acceptedAt,
  now: acceptedAt,
  waitsUntil: acceptedAt + 3_600_000,
  run: RUN,
  commentUrl: undefined,
};
const comment = (report: JobReport): string => presented(report).comment;

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
    const source = { model: name, repository: name };
    const pull = pullWith({
      changedFiles: 11,
      files: Array(11).fill({ filename: name, status: '' }),
    });
    const job = jobOf(name, { id: jobId, prLink, ...source });
    const words = { happened: [{ code: prLink }], words: name };
    const reason = { kind: 'unreadable', ...failed(words) } as const;
    const result = comment(reportOf({ instruction, jobId, job, reason, pull }));
    const progress = progressComment({ ...inProgress, instruction, job });

    for (const markdown of [result, progress]) {
      const { comments } = renderMarkdown(`${markdown}\n\n<!-- record -->`);
      expect(markdown.length).toBeLessThanOrEqual(MAX_COMMENT - MAX_RECORD);
      expect(comments).toEqual(['<!-- record -->']);
    }
  });
  fc.assert(property, { numRuns: 40 });
});

test('an instruction of 15,000 characters is shown, of a longer one also what is missing', () => {
  const whole = comment(reportOf({ instruction: 'x'.repeat(15_000) }));
  const cut = comment(reportOf({ instruction: 'x'.repeat(15_007) }));

  expect(whole).not.toContain('more character');
  expect(cut).toContain('… and 7 more characters');
});

const detached = { reason: { kind: 'detached' } } as const;
const rejected = { reason: { kind: 'rejected', ...failed() } } as const;
const replaced = { jobId: 'job_0', why: ['It failed.'] };
const shared = { isShared: true, turn: 'message' } as const;

test.each<[string, Partial<JobReport>, notes: (RegExp | string)[]]>([
  [
    'the issue was edited',
    { prompt: { editedSince: true } },
    [/^The title or description was edited/],
  ],
  ['another job sent the same', { isDuplicate: true }, [/^Another job of this workflow run has/]],
  ['no job replaced the thread’s job', { replaced, jobId: undefined }, []],
  ['the end may be an earlier message’s', shared, [/^The agent was still working/]],
  ['such an end did not come', { ...shared, reason: { kind: 'timed-out' } }, []],
])('the result has a note or none if %s', (_, change, expected) => {
  const { notes, comment } = presented(reportOf(change));

  const shown = notes.map(toMarkdown);
  expect(shown).toEqual(expected.map((note) => expect.stringMatching(note)));
  expect(comment).toContain(shown.join('\n\n'));
});

const url = 'https://example.com/o/r/issues/1#issuecomment-1';
const byCommand = { commandName: '/docs', commentUrl: url };

const RUN_AND_JOB = `[run](${runUrl}) · job \`job_1\``;

test.each<[string, Partial<JobReport>, facts: string]>([
  ['has waited', {}, `1 min · ${RUN_AND_JOB}`],
  ['sent nothing', { ...rejected, jobId: undefined }, `[run](${runUrl})`],
  ['did not wait', { ...detached, job: jobOf('active') }, RUN_AND_JOB],
  ['found that its job had ended', { durationMs: 999 }, RUN_AND_JOB],
])('the small print says how long, and where to look, of a run that %s', (_, change, facts) => {
  const report = reportOf(change);

  expect(presented(report, { run: RUN }).comment).toContain(`\n\n<sub>${facts}</sub>`);
  const { comment } = presented(report, { run: RUN, ...byCommand });
  expect(comment).toContain(`\n\n<sub>For [this comment](${url}) · ${facts}</sub>`);
});

test('there is no empty fold', () => {
  expect(presented(reportOf({ instruction: '' })).comment).not.toContain('<details>');
});

test('how many comments went along is in the small print, and in the log', () => {
  const comments = { included: 2, leftOut: 3, byBots: 1, resolvedThreads: 2 };
  const prompt = { comments, editedSince: false };

  const { comment, notes } = presented(reportOf({ prompt }));

  const fact =
    'context: 2 comments included, 3 comments by other people left out, ' +
    '1 comment by bots left out, 2 resolved threads left out';
  expect(comment).toContain(` · ${fact}</sub>`);
  expect(notes.map(toMarkdown)).toEqual([fact]);
});

test('a run that nobody asked for, and that changes nothing, writes one line', () => {
  const unchanged = reportOf(jobWith({ prLink: undefined }));

  const quiet = presented(unchanged, { run: RUN });
  const asked = presented(unchanged, { run: RUN, ...byCommand });

  const comment = `No changes needed ([run](${runUrl})).`;
  expect(quiet).toMatchObject({ quietComment: comment });
  expect(quiet.summary).toContain('### ℹ️ No pull request');
  expect(asked.quietComment).toBeUndefined();
});

const working = { ...detached, ...jobWith({ reportedStatus: 'active' }) };

const NEEDS = 'This needs a workflow for comments here, with the same project and key.';

test('an announcement says whose work it is, and what a command needs', () => {
  const report = { ...reportOf(working), jobId: 'job_1' };

  const text = announcement(report, '/docs', { hasCommand: false, from: undefined });

  const title = '### 📝 Continue this pull request with `/docs`';
  expect(text).toBe([title, 'Job `job_1` works on this pull request.', NEEDS].join('\n\n'));
});

const MINUTE = 60_000;
const job = jobOf('active');
const heading = '### ⏳ The agent is working';
const result = 'The result comes as a new comment.';
const facts = `<sub>[live log](${runUrl}) · job \`job_1\` · watched until 11:00 UTC</sub>`;

test.each<[string, Partial<Parameters<typeof progressComment>[0]>, text: string[]]>([
  [
    'before the request, in a run that does not wait, and has no page',
    { waitsUntil: undefined, run: { ...RUN, url: undefined } },
    [`⏳ On it. ${result}`],
  ],
  [
    'after a minute',
    { job, now: acceptedAt + 1.9 * MINUTE },
    [heading, `Running for 1 min, checked at 10:01 UTC. ${result}`, facts],
  ],
  [
    'of a job of unknown age',
    { job, acceptedAt: undefined },
    [heading, `Checked at 10:00 UTC. ${result}`, facts],
  ],
])('the progress comment %s', (_, progress, paragraphs) => {
  expect(progressComment({ ...inProgress, ...progress })).toBe(paragraphs.join('\n\n'));
});
