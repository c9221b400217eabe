/** Job reports, for every possible end of a run. */

import { SetupError, SkippedRun } from '../../src/errors.ts';
import { endOf } from '../../src/result/ends.ts';
import { type EndReason, type JobReport, type Reason, reasonOf } from '../../src/result/job-end.ts';
import { presentJob, type Reader } from '../../src/result/presentation.ts';
import type { JobPullRequest, PullRequestWork } from '../../src/result/pull-request.ts';
import { helpIn } from '../../src/runner/notice.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import type { StartedJob } from '../../src/service/schema.ts';
import type { Refusal } from '../../src/thread/decide.ts';
import type { PostedRecord } from '../../src/thread/record.ts';
import { githubError } from '../github/errors.ts';
import { failureOf, jobOf } from '../service/answers.ts';
import { createRecorder } from '../trust/recorder.ts';

export const REPOSITORY = 'https://example.com/o/r';
export const LINK = 'https://example.com/o/r/pull/7';
export const RUN = {
  url: 'https://github.com/o/r/actions/runs/1',
  serverUrl: 'https://github.com',
  repository: { id: 1, fullName: 'o/r' },
};

const FIELDS = { prLink: LINK, repository: REPOSITORY, model: 'm-1' };
const job = jobOf('completed', FIELDS);

/** An ordinary report, changed by `more`. What follows from its reason and its job is added. */
export function reportOf(more: Partial<JobReport> = {}): JobReport {
  const ordinary = {
    reason: reasonOf(more.job ?? job),
    turn: 'create',
    jobId: 'job_1',
    job,
    instruction: 'Document it.',
    durationMs: 65_000,
  } as const;
  const { reason = ordinary.reason } = more;
  return { ...ordinary, ...endOf(reason), ...more };
}

/** The job of a report with another status or link. */
export const jobWith = ({ reportedStatus = 'completed', ...change }: Partial<StartedJob>) => ({
  job: jobOf(reportedStatus, { ...FIELDS, ...change }),
});

/** Where the pull request of a report is. */
export const LOCATED: JobPullRequest = {
  id: { owner: 'o', repo: 'r', number: 7 },
  url: LINK,
  isHere: true,
};

/** A job's pull request with what GitHub returns of it. */
export function pullWith(change: Partial<PullRequestWork> = {}): JobPullRequest {
  const work: PullRequestWork = {
    number: 7,
    state: 'open',
    changedFiles: 0,
    additions: 0,
    deletions: 0,
    base: 'main',
    head: '4ead',
    ownBranch: 'changes',
    repository: { id: 1, fullName: 'o/r', defaultBranch: 'main', visibility: 'public' },
    hasConflicts: false,
    mergedAt: undefined,
    files: [],
    ...change,
  };
  return { ...LOCATED, work };
}

/** Where messages link to. */
export const HELP = helpIn({
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent',
  GITHUB_ACTION_REF: 'v1',
});

/** The texts of a run's end, for a reader in a workflow unless the second parameter says otherwise. */
export function presented(report: JobReport, reader: Partial<Reader> = {}) {
  const shown = presentJob(report, { isFailing: false, commentUrl: undefined, ...reader });
  const markdown = new Publisher(createRecorder().runner, (text) => text, HELP).markdown(shown);
  return { ...shown, summary: `${markdown}\n`, comment: shown.quietComment ?? markdown };
}

/** What a reason has if it comes from a request without a usable response. */
export function failed(more: Parameters<typeof failureOf>[1] = {}) {
  const words = { happened: ['The service returned 503.'], words: 'Back soon.' };
  return { failedRequest: failureOf('transient', { ...words, ...more }) };
}

const limited = failed({ status: 429 });
const retryAt = Date.UTC(2026, 10, 21);
const lastResponse = { at: Date.UTC(2026, 10, 21, 10, 15), agoMs: 300_000 };
const unavailable = githubError(502, 'Not now');
const nothing = { title: 'Skipped: nothing to do', happened: ['Nothing has changed.'] };
const noContext = { title: 'Could not read the context', happened: ['There is no base.'] };
const next = ['Check ', { code: 'diff-base' }, '.'];

const refusals: { [K in Refusal['kind']]: Refusal & { kind: K } } = {
  'this-request': { kind: 'this-request', claim: { url: '' } as PostedRecord },
  'other-request': { kind: 'other-request' },
  'record-rejected': { kind: 'record-rejected', githubError: unavailable },
  'thread-unreadable': { kind: 'thread-unreadable', githubError: unavailable },
};

/** Each kind with what makes its words differ; a compile error here says that a kind is missing. */
const ways: { [K in EndReason['kind']]: readonly Omit<Reason<K>, 'kind'>[] } = {
  'pr-opened': [{}],
  finished: [{}],
  archived: [{}],
  failed: [{}],
  detached: [{}],
  'timed-out': [{}, { rateLimit: { ...limited, retryAt } }],
  canceled: [{ requestState: 'sent' }, { requestState: 'sending' }, { requestState: undefined }],
  unreadable: [
    { ...failed({ status: 404 }), isGone: true },
    failed(),
    failed({ status: 200 }),
    { ...failed(), lastResponse },
  ],
  unclear: [failed(), failed({ words: '', status: 200 })],
  rejected: [failed({ status: 401 }), failed({ status: 404, failure: 'gone' })],
  'not-sent': [
    { ...failed(), tries: 3, retryAt: undefined },
    { ...failed(), tries: 1, retryAt },
    { ...limited, tries: 3, retryAt },
  ],
  'not-started': [
    { error: new SetupError({ ...noContext, next }) },
    { error: new SkippedRun({ ...nothing, next }) },
  ],
  withdrawn: [{}],
  refused: Object.values(refusals).map((because) => ({ because })),
};

/** The job at the ends that are its own; at all others it is still active. */
const jobs: { [K in EndReason['kind']]?: Partial<StartedJob> } = {
  'pr-opened': {},
  finished: { prLink: undefined },
  archived: { reportedStatus: 'archived', prLink: undefined },
  failed: { reportedStatus: 'failed', prLink: undefined },
};

const reasons = Object.entries(ways).flatMap(([kind, each]) =>
  each.map((way) => ({ kind, ...way }) as EndReason),
);

/** Every reason, as the end of each of the three turns. */
export const everyReport: readonly (readonly [name: string, JobReport])[] = reasons.flatMap(
  (reason) =>
    (['create', 'message', 'attach'] as const).map((turn) => {
      const state = jobs[reason.kind] ?? { reportedStatus: 'active', prLink: undefined };
      const report = reportOf({ reason, turn, ...jobWith(state) });
      return [`${turn}: ${JSON.stringify(reason)}`, report] as const;
    }),
);
