import { expect, test } from 'vitest';
import { endMessage } from '../../src/result/ends.ts';
import type { JobReport } from '../../src/result/job-end.ts';
import type { Audience } from '../../src/result/next-steps.ts';
import { jobOf } from '../service/answers.ts';
import { wordsOf } from '../support/words.ts';
import { expectInert } from '../trust/inert.ts';
import { everyReport, failed, jobWith, LINK, presented, REPOSITORY, reportOf } from './reports.ts';

/** Text that shows that a value is missing in a sentence. */
const forgotten = /undefined|null|NaN|Infinity|\[object|\{\{|\$\{/;
/** A forgotten blank, a doubled one, a doubled full stop. */
const careless = / {2}|^ | $|\.\.(?!\.)|\s[.,;]|\.[A-Z]/;

/** The title, what happened and what to do next, as the log shows them. */
function messageOf(report: JobReport, reader: Audience = {}) {
  const { title, happened, steps = [], next = [] } = endMessage(report, reader);
  return {
    title,
    happened: wordsOf(happened),
    next: [...steps, next].map(wordsOf).join(' ').trim(),
  };
}

test.each(everyReport)(
  'the end of a run says what happened and what to do next: %s',
  (_, report) => {
    const { title, happened, next } = messageOf(report);
    const { summary: comment } = presented(report, { isFailing: true });

    expect(title).toMatch(/\w{3}.*[^.!]$/);
    // The pull request, which is shown below, says what happened.
    if (report.reason.kind !== 'pr-opened') expect(happened).toMatch(/\w{3}.*[.:\w…]$/s);
    expect(next).toMatch(/^[A-Z].*\.$/s);
    const sentences = [`${title}.`, happened, next].filter((part) => part !== '');
    expect(sentences.join(' ')).not.toMatch(careless);

    const { visible } = expectInert(comment, [LINK, REPOSITORY]);
    expect(visible).toContain(title);
    expect(visible).toContain('Document it.');
    if (report.requestState === 'ended' && report.job?.prLink) expect(visible).toContain(LINK);
    expect(visible).not.toMatch(forgotten);
  },
);

const command = { commandName: '/docs' };
const unrecorded = { ...command, mustNameJob: true };
const repository = { id: 1, fullName: 'o/r' };
const run = {
  url: 'https://example.com/o/r/actions/runs/1',
  serverUrl: 'https://example.com',
  repository,
};
const detached = { reason: { kind: 'detached' } } as const;
const timedOut = {
  reason: { kind: 'timed-out' },
  ...jobWith({ reportedStatus: 'active' }),
} as const;
const unclear = { reason: { kind: 'unclear', ...failed() } } as const;

interface NextStep {
  name: string;
  report: Partial<JobReport>;
  reader: Audience;
  next: string | RegExp;
}

test.each<NextStep>([
  {
    name: 'a pull request was opened',
    report: {},
    reader: { ...command, run },
    next: 'To ask for changes, comment /docs and what to change.',
  },
  {
    name: 'a job has ended, and no comment contains its ID',
    report: {},
    reader: { ...unrecorded, run },
    next: 'To ask for changes, comment /docs --job job_1 and what to change.',
  },
  {
    name: 'a workflow asked for the pull request',
    report: {},
    reader: { run },
    next: 'To ask for changes, run the action with job-id: job_1 and a new prompt.',
  },
  {
    name: 'a run does not wait, and no comment contains the ID of its job',
    report: detached,
    reader: unrecorded,
    next: /^Save .*\/docs --status --job job_1\.$/,
  },
  {
    name: 'a run does not wait, whose re-run would not wait either',
    report: detached,
    reader: { ...command, run },
    next: 'To check on the job, comment /docs --status.',
  },
  {
    name: 'a run stopped waiting',
    report: timedOut,
    reader: { ...command, run },
    next: `To get the result here, re-run ${run.url}. This starts no new work.`,
  },
  {
    name: 'a run stopped waiting whose job no comment contains',
    report: timedOut,
    reader: { ...unrecorded, run },
    next: 'To check on the job, comment /docs --status --job job_1.',
  },
  {
    name: 'a job failed whose workflow continues jobs',
    report: jobWith({ reportedStatus: 'failed' }),
    reader: { continues: true },
    next: /The next run starts a new job\.$/,
  },
  {
    name: 'a job is archived',
    report: jobWith({ reportedStatus: 'archived' }),
    reader: command,
    next: 'The job does not accept messages any more. To start a new job, comment /docs --new and what to change.',
  },
  {
    name: 'it is unclear whether the request of a command arrived',
    report: unclear,
    reader: command,
    next: /If it is not there, comment again\.$/,
  },
  {
    name: 'it is unclear whether the request of a workflow arrived',
    report: unclear,
    reader: {},
    next: /If it is not there, start a new .* run, not a re-run\.$/,
  },
])('if $name, the message says how to go on', ({ report, reader, next }) => {
  expect(messageOf(reportOf(report), reader).next).toMatch(next);
});

test.each([
  [58_000, 'Still running after 58 s'],
  [3_598_000, 'Still running after 60 min'],
  [12_000_000, 'Still running after 3 h 20 min'],
])('the title of a run that waited %i ms is %j', (durationMs, title) => {
  expect(messageOf(reportOf({ ...timedOut, durationMs })).title).toBe(title);
});

const lastReadAt = Date.UTC(2026, 10, 21, 10, 15);
const idle = { reason: { kind: 'timed-out' }, ...jobWith({ reportedStatus: 'idle' }) } as const;
const failedJob = { ...jobOf('failed'), reason: 'No branch.' };

test.each<[what: string, report: Partial<JobReport>, happened: RegExp]>([
  ['a status that is not known', idle, /reports idle, .* has a pull request: https\S+\/7\.$/],
  ['a job that was never read', { ...timedOut, job: undefined }, /could not be read\.$/],
  ['the words of a failed job', { job: failedJob }, /^The service says: No branch\.$/],
  [
    'when a key was accepted that is rejected now',
    { reason: { kind: 'unreadable', ...failed({ status: 401 }), lastReadAt } },
    /^The service accepted the key at 10:15 UTC, and rejects it now\. /,
  ],
  [
    'when the service last answered',
    { reason: { kind: 'unreadable', ...failed(), lastReadAt } },
    / The last good response came at 10:15 UTC\. The agent may still be working\.$/,
  ],
])('the message of an end names %s', (_, report, happened) => {
  expect(messageOf(reportOf(report)).happened).toMatch(happened);
});
