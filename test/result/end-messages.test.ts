import { expect, test } from 'vitest';
import { endNotice } from '../../src/result/ends.ts';
import { type EndReason, type JobReport, reasonOf } from '../../src/result/job-end.ts';
import type { Audience } from '../../src/result/next-steps.ts';
import { type Job, type JobStatus, STATUSES } from '../../src/service/schema.ts';
import { jobOf } from '../service/answers.ts';
import { wordsOf } from '../support/words.ts';
import { expectInert } from '../trust/inert.ts';
import {
  everyReport,
  failed,
  jobWith,
  LINK,
  presented,
  pullWith,
  REPOSITORY,
  RUN,
  reportOf,
} from './reports.ts';

/**
 * Text that shows that a value is missing in a sentence; a forgotten blank, a doubled one, a doubled
 * full stop.
 */
const CARELESS = /undefined|null|NaN|\[object|\$\{| {2}|\.\.(?!\.)|\s[.,;]|\.[A-Z]/;

const SAYS_UNSENT = /No work was started|othing was sent(?! again)|^Skipped/;

/** The title, what happened and what to do next, as the log shows them. */
function describeError(report: JobReport, reader: Audience = {}) {
  const { title, happened, steps = [], next = [] } = endNotice(report, reader);
  return {
    title,
    happened: wordsOf(happened),
    next: [...steps, next].map(wordsOf).join(' ').trim(),
  };
}

test.each(everyReport)(
  'the end of a run says what happened, whether anything was sent, and what to do next: %s',
  (_, report) => {
    const { title, happened, next } = describeError(report);
    const { visible } = expectInert(presented(report).summary, [LINK, REPOSITORY]);

    expect(next).toMatch(/^[A-Z].*\.$/s);
    expect([`${title}.`, happened, next].filter(Boolean).join(' ')).not.toMatch(CARELESS);
    expect(SAYS_UNSENT.test(`${title}\n${happened}`)).toBe(report.requestState === undefined);
    for (const shown of [title, 'Document it.']) expect(visible).toContain(shown);
    if (report.requestState === 'ended' && report.job?.prLink) expect(visible).toContain(LINK);
  },
);

const command = { commandName: '/docs' };
const unrecorded = { ...command, mustNameJob: true };
const recorded = { ...command, run: RUN };

const active = jobWith({ reportedStatus: 'active' });
const timedOut: Partial<JobReport> = { reason: { kind: 'timed-out' }, ...active };
const jobFailed = jobWith({ reportedStatus: 'failed' });
const archived = jobWith({ reportedStatus: 'archived' });

// What readers of a workflow are told is in `golden/files/messages.md`, and other files there have the usual comments.
test.each<[what: string, Partial<JobReport>, Audience, next: string]>([
  [
    'if no comment contains the ID of the job',
    {},
    unrecorded,
    'To ask for changes, comment /docs --job job_1 and what to change.',
  ],
  [
    'after the time limit',
    timedOut,
    recorded,
    `To get the result here, re-run ${RUN.url}. This starts no new work.`,
  ],
  [
    'after the time limit, if no comment contains the ID',
    timedOut,
    unrecorded,
    'To check on the job, comment /docs --status --job job_1.',
  ],
  [
    'if the job of such a workflow failed',
    jobFailed,
    { continues: true },
    'The next run starts a new job.',
  ],
  [
    'if the job of such a workflow is archived',
    archived,
    { continues: true },
    'The next run starts a new job.',
  ],
  [
    'if a job is archived',
    archived,
    command,
    'The job does not accept messages any more. To start a new job, comment /docs --new and what to change.',
  ],
])('the message says how to go on %s', (_, report, reader, next) => {
  expect(describeError(reportOf(report), reader).next).toBe(next);
});

const limited = { failedRequest: failed().failedRequest, retryAt: Date.UTC(2026, 10, 21, 10, 15) };
const lastResponse = { at: Date.UTC(2026, 10, 21, 10, 15), agoMs: 300_000 };
const unreadable = (said: Parameters<typeof failed>[0]): Partial<JobReport> => ({
  reason: { kind: 'unreadable', ...failed(said), lastResponse },
});
const KEY_REJECTED = /^The service accepted the key at 10:15 UTC, and rejects it now\. /;
const idle = { ...timedOut, ...jobWith({ reportedStatus: 'idle', prLink: LINK }) };

test.each<[what: string, report: Partial<JobReport>, happened: RegExp]>([
  [
    'a status that is not known, and the pull request that the job has',
    idle,
    /reports idle, which this action does not know\. The job has a pull request: \S+\.$/,
  ],
  [
    'an end that may be that of an earlier turn',
    { ...timedOut, ...jobWith({ prLink: undefined }) },
    /reports completed, which may be how the job ended before the follow-up\.$/,
  ],
  ['a job that was never read', { ...timedOut, job: undefined }, /could not be read\.$/],
  ['the words of a failed job', { job: { ...jobOf('failed'), reason: 'No.' } }, /says: No\.$/],
  [
    'when the next attempt could be made',
    { ...timedOut, reason: { kind: 'timed-out', rateLimit: limited } },
    /can be made at 2026-11-21 10:15 UTC\.$/,
  ],
  [
    'for how long no usable response came',
    unreadable({ status: 403, isWebPage: true }),
    /^For 5 min, no usable response came\. .* The agent may still be working\.$/,
  ],
  ['when a key was accepted that is rejected now', unreadable({ status: 401 }), KEY_REJECTED],
  ['when a key was accepted that has no rights now', unreadable({ status: 403 }), KEY_REJECTED],
])('the message of an end names %s', (_, report, happened) => {
  expect(describeError(reportOf(report)).happened).toMatch(happened);
});

const linked = { prLink: LINK };

/** What people read of a job that has ended so, without a pull request and with one. */
const TITLES: Record<Exclude<JobStatus, 'active' | 'unknown'>, [string, string]> = {
  completed: ['No pull request', 'Pull request opened'],
  archived: ['Job archived', 'Pull request opened'],
  failed: ['The agent stopped with an error', 'The agent stopped with an error'],
};

test.each(Object.entries(TITLES))('a job that is %s is reported as %j', (word, titles) => {
  const reports = [{}, linked].map((pull) => reportOf({ job: jobOf(word, pull) }));

  expect(reports.map((report) => describeError(report).title)).toEqual(titles);
  expect(reports.map(({ requestState }) => requestState)).toEqual(['ended', 'ended']);
});

test('each status that ends a job has words of its own', () => {
  const ends = Object.values(STATUSES).flatMap(({ end }) => end ?? []);
  const withoutPull = Object.values(TITLES).map(([title]) => title);

  expect(ends).toHaveLength(withoutPull.length);
  for (const each of [ends, withoutPull]) expect(new Set(each).size).toBe(ends.length);
});

test.each<[status: string, pull: Partial<Job>, kind: EndReason['kind']]>([
  ['completed', { unusableLink: 'javascript:x' }, 'pr-opened'],
  ['on-hold', linked, 'pr-opened'],
  ['on-hold', {}, 'finished'],
])('a job that ended as %s with %o is %s', (status, pull, kind) => {
  expect(reasonOf(jobOf(status, pull))).toEqual({ kind });
});

const same = pullWith({ head: 'a' });
const asked = {
  turn: 'message',
  earlier: { status: 'completed', prLink: LINK, head: 'a' },
} as const;

test.each<[what: string, Partial<JobReport>, title: string, happened?: string]>([
  ['is new', {}, 'Pull request opened'],
  [
    'cannot be named',
    jobWith({ prLink: undefined, unusableLink: 'x' }),
    'Pull request opened',
    'The agent opened a pull request.',
  ],
  [
    'was merged at once',
    { pull: pullWith({ state: 'merged' }) },
    'Pull request opened',
    'The pull request is merged.',
  ],
  ['was found by a re-run', { turn: 'attach' }, 'The agent finished'],
  [
    'is another one than before',
    { ...asked, earlier: { status: 'completed', prLink: undefined } },
    'Pull request opened',
  ],
  ['has new commits', { ...asked, pull: pullWith({ head: 'b' }) }, 'Pull request updated'],
  [
    'has no new commits',
    { ...asked, pull: same },
    'The agent finished the follow-up',
    'GitHub shows no new commits in the pull request.',
  ],
  ['could not be read', asked, 'The agent finished the follow-up'],
  [
    'was not known before',
    { ...asked, earlier: { status: undefined, prLink: undefined }, pull: same },
    'The agent finished the follow-up',
  ],
])('what people read of a pull request that %s', (_, report, title, happened = '') => {
  expect(describeError(reportOf(report))).toMatchObject({ title, happened });
});
