/** Job reports, one for every possible end of a run. */

import { NothingToDo, SetupError } from '../../src/errors.ts';
import { presentJob } from '../../src/result/presentation.ts';
import { type EndReason, reportOf as fullReport, type JobReport } from '../../src/result/report.ts';
import { helpIn } from '../../src/runner/help.ts';
import type { FailedRequest } from '../../src/service/failed-request.ts';
import type { Job } from '../../src/service/schema.ts';
import { type Refusal, refuse } from '../../src/thread/decide.ts';

export const REPOSITORY = 'https://example.com/o/r';
export const LINK = 'https://example.com/o/r/pull/7';

const job = {
  id: 'job_1',
  status: 'completed',
  prLink: LINK as string | null,
  repository: REPOSITORY,
  ref: 'main',
  model: 'm-1',
  createdAt: Date.UTC(2026, 10, 20, 12),
};

/** An ordinary one, changed by `more`; what follows from its reason and its job is added. */
export function reportOf(more: Partial<JobReport> = {}): JobReport {
  const about = {
    reason: { kind: 'job-ended' },
    request: 'create',
    jobId: 'job_1',
    job,
    instruction: 'Document it.',
    shared: false,
    startedAt: Date.UTC(2026, 10, 20, 12),
    durationMs: 65_000,
  } as const;
  return fullReport({ ...about, ...more });
}

/** The job of a report with another status or link. */
export const jobWith = (change: Partial<Job>) => ({ job: { ...job, ...change } });

/** Where messages link to. */
export const HELP = helpIn({
  GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent',
  GITHUB_ACTION_REF: 'v1',
});

/** The texts of a run's end, for a reader in a workflow unless `about` says otherwise. */
export function presented(
  report: JobReport,
  about: Partial<Parameters<typeof presentJob>[1]> = {},
) {
  const { comment, ...rest } = presentJob(report, { failing: false, help: HELP, ...about });
  return { ...rest, comment: comment([]) };
}

/** A request without a usable response. */
export function failed(more: Partial<FailedRequest> = {}): FailedRequest {
  return { happened: ['The service returned 503.'], serviceMessage: 'Back soon.', ...more };
}

/** Each kind with what makes its words differ; a compile error here says that a kind is missing. */
const ways: { [K in EndReason['kind']]: readonly Omit<Extract<EndReason, { kind: K }>, 'kind'>[] } =
  {
    'job-ended': [{}],
    detached: [{}],
    'timed-out': [{}, { ...failed({ status: 429 }), retryAt: Date.UTC(2026, 10, 21) }],
    stopped: [{ where: 'before-sending' }, { where: 'sending' }, { where: 'waiting' }],
    gone: [{}],
    unreadable: [
      failed(),
      failed({ status: 200, unexpected: true }),
      failed({ status: 429 }),
      failed({ status: 403, serviceMessage: '' }),
      failed({ status: 404 }),
    ],
    refused: [301, 400, 401, 403, 404, 409, 410, 413, 422].map((status) => failed({ status })),
    'nothing-to-do': [
      {
        error: new NothingToDo({
          title: 'Skipped: nothing to do',
          happened: ['Nothing has changed. Nothing was sent.'],
          next: ['To start work anyway, remove it.'],
        }),
      },
    ],
    'no-context': [
      {
        error: new SetupError({
          title: 'Could not read the context',
          happened: ['git does not know the base.'],
          next: ['Check out with ', { code: 'fetch-depth: 0' }, '.'],
        }),
      },
    ],
    blocked: [
      'this-command-unknown',
      'this-command-silent',
      'this-command-unusable',
      'other-command-silent',
      'other-command-unknown',
      'record-not-found',
      'thread-unreadable',
    ].map((because, i) => ({
      refusal: {
        ...refuse(because as Refusal['because']),
        kind: i % 2 === 0 ? 'create' : 'message',
      },
    })),
    'not-sent': [
      { ...failed(), tries: 3 },
      { ...failed({ status: 429 }), tries: 3 },
    ],
    'out-of-time': [
      { ...failed({ status: 429 }), retryAt: Date.UTC(2026, 10, 21) },
      { ...failed(), retryAt: Date.UTC(2056, 0) },
    ],
    unclear: [failed(), failed({ serviceMessage: '' }), failed({ unexpected: true })],
  };

const reasons = Object.entries(ways).flatMap(([kind, each]) =>
  each.map((way) => ({ kind, ...way }) as EndReason),
);
const jobs = [
  jobWith({}),
  jobWith({ prLink: null }),
  jobWith({ status: 'archived', prLink: null }),
  jobWith({ status: 'failed', prLink: null }),
];

/** Every reason, meant as each of the three requests; a job's own end with each of its outcomes. */
export const everyReport: readonly (readonly [name: string, JobReport])[] = reasons.flatMap(
  (reason) =>
    (['create', 'message', 'attach'] as const).flatMap((request) =>
      (reason.kind === 'job-ended' ? jobs : jobs.slice(1, 2)).map((ended) => {
        const report = reportOf({ reason, request, ...ended });
        return [`${request}: ${JSON.stringify(reason)} ${report.outcome}`, report] as const;
      }),
    ),
);
