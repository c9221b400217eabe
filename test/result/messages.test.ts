import { expect, test } from 'vitest';
import { jobMessage } from '../../src/result/ends.ts';
import type { Reader } from '../../src/result/next-steps.ts';
import type { EndReason, JobReport } from '../../src/result/report.ts';
import { wordsOf } from '../support/words.ts';
import { expectInert } from '../trust/inert.ts';
import { everyReport, failed, jobWith, presented, REPOSITORY, reportOf } from './reports.ts';

/** Text that shows that a value is missing in a sentence. */
const forgotten = /undefined|null|NaN|Infinity|\[object|\{\{|\$\{/;
/** A forgotten blank, a doubled one, a doubled full stop. */
const careless = / {2}|^ | $|\.\.(?!\.)|\s[.,;]|\.[A-Z]/;

/** The title, what happened and what to do next, as the log shows them. */
function messageOf(report: JobReport, reader?: Reader) {
  const { title, happened, next } = jobMessage(report, reader);
  return { title, happened: wordsOf(happened), next: wordsOf(next) };
}

test.each(everyReport)('every end says what happened and what to do next: %s', (_, report) => {
  const { title, happened, next } = messageOf(report);

  for (const sentence of [title, happened, next]) {
    expect(sentence).toMatch(/\w{3}/);
    expect(sentence).not.toMatch(forgotten);
    expect(sentence).not.toMatch(careless);
  }
  expect(title).not.toMatch(/[.!]$/);
  expect(happened).toMatch(/[.\w…]$/);
  expect(next).toMatch(/^[A-Z].*\.$/s);
});

test.each(everyReport)('… and so do the comment and the summary: %s', (_, report) => {
  const runUrl = 'https://github.com/o/r/actions/runs/1';

  const { comment, summary } = presented(report, { isFailing: true, runUrl });

  for (const markdown of [comment, summary]) {
    const { visible } = expectInert(markdown, [report.prLink, runUrl, REPOSITORY]);
    expect(visible).toContain(jobMessage(report).title);
    expect(visible).toContain('Document it.');
    expect(visible).not.toMatch(forgotten);
  }
});

const command = { commandName: '/docs' };
const continues = { continues: true };
const detached = { reason: { kind: 'detached' } } as const;
const unclear = { reason: { kind: 'unclear', ...failed() } } as const;
const refused = (request: JobReport['request'], status: number) =>
  ({ request, reason: { kind: 'refused', ...failed({ status }) } }) as const;
const claim = { url: 'https://github.com/o/r/issues/1#issuecomment-2' } as never;
const blocked = { reason: { kind: 'this-command', claim } } as const;

test.each<[string, Partial<JobReport>, Reader, next: RegExp]>([
  ['a run that does not wait', detached, {}, /^To wait for the job, .* job-id: job_1 and/],
  ['… by a command', detached, command, /^To .*\/docs --status\. .*re-run the workflow run\./],
  [
    '… that no comment names',
    detached,
    { ...command, unrecorded: true },
    /^Save the job ID .*\/docs --status --job job_1\.$/,
  ],

  ['the job’s end', {}, {}, /run the action with job-id: job_1 and a new prompt\.$/],
  ['… that no comment names', {}, { ...command, unrecorded: true }, /\/docs --job job_1 … in/],
  ['… where runs continue', {}, continues, /The next run continues this job\.$/],
  [
    'its failure, where runs continue',
    jobWith({ status: 'failed' }),
    continues,
    /The next run starts a new job\.$/,
  ],
  [
    'its archiving',
    jobWith({ status: 'archived' }),
    command,
    /^An archived job does not accept messages\. To start a new job, comment \/docs --new …/,
  ],
  [
    '… without a pull request',
    jobWith({ status: 'archived', prLink: null }),
    {},
    /^An archived job .* with a prompt and without job-id\.$/,
  ],

  ['an unclear request', unclear, {}, /If it did not, start a new .* run, not a re-run\.$/],
  ['… by a command', unclear, command, /comment again, or, for a new job, comment \/docs --new …/],
  [
    'a claim of an earlier run',
    blocked,
    {},
    / delete .*issuecomment-2.* re-run the workflow run\.$/,
  ],

  ['a message to no job', refused('message', 404), {}, /^Check the job ID and project-id\. To/],
  ['… by a command', refused('message', 410), command, /comment \/docs --new … in this thread\.$/],
])('what comes next after %s', (_, change, reader, next) => {
  expect(messageOf(reportOf(change), reader).next).toMatch(next);
});

const limited = failed({ status: 429 });
const retryAt = Date.UTC(2026, 10, 21);
const late =
  /The next attempt would be at 2026-11-21 00:00 UTC, after the time limit of this run\./;

test.each<[string, EndReason, happened: RegExp]>([
  ['the time passes the deadline', { ...limited, kind: 'rate-limited', tries: 1, retryAt }, late],
  [
    'three attempts failed',
    { ...limited, kind: 'rate-limited', tries: 3, retryAt },
    /^All 3 attempts failed\. .* It asks to wait until 2026-11-21 00:00 UTC\. No work was started\./,
  ],
  ['the run was waiting', { kind: 'timed-out', rateLimit: { ...limited, retryAt } }, late],
])('a rate limit says when the service accepts requests again: %s', (_, reason, happened) => {
  expect(messageOf(reportOf({ reason })).happened).toMatch(happened);
});

test.each([
  ['active', 'Still running', /increase timeout-minutes\.$/],
  ['completed', 'Result not confirmed', /90 seconds .* increase timeout-minutes\.$/],
])('a run that stops waiting while the job is %s: %s', (status, title, next) => {
  const reason = { kind: 'timed-out' } as const;

  const message = messageOf(reportOf({ reason, request: 'message', ...jobWith({ status }) }));

  expect(message.title).toBe(title);
  expect(message.next).toMatch(next);
});
