/** Job reports: one of every end that a run can come to. */

import { SetupError } from '../../src/errors.ts';
import { type JobAudience, presentJob } from '../../src/job/markdown.ts';
import type { EndReason, JobReport } from '../../src/job/report.ts';
import type { Refuse } from '../../src/thread/decide.ts';

/** An ordinary one, changed by `more`. */
export function reportOf(more: Partial<JobReport> = {}): JobReport {
  return {
    outcome: 'pr-opened',
    reason: { kind: 'job-ended' },
    request: 'created',
    intent: 'create',
    jobId: 'job_1',
    job: {
      id: 'job_1',
      status: 'completed',
      prLink: 'https://example.com/o/r/pull/7',
      repository: 'https://example.com/o/r',
      ref: 'main',
      model: 'm-1',
      createdAt: Date.UTC(2026, 10, 20, 12),
    },
    prLink: 'https://example.com/o/r/pull/7',
    linkUnusable: false,
    instruction: 'Document it.',
    shared: false,
    mustFail: false,
    startedAt: Date.UTC(2026, 10, 20, 12),
    durationMs: 65_000,
    ...more,
  };
}

/** The texts of a run's end, for a reader in a workflow unless `about` says otherwise. */
export function presented(report: JobReport, about: Partial<JobAudience> = {}) {
  const { comment, ...rest } = presentJob(report, {
    failing: false,
    audience: {},
    ...about,
  });
  return { ...rest, comment: comment([]) };
}

const said = { what: ['returned 503'], serviceMessage: 'Back soon.' };
const preview = {
  method: 'POST' as const,
  url: new URL('https://api.example.com/x'),
  body: '{"prompt":"x"}',
};

/** Each kind with what makes its words differ; a compile error here says that a kind is missing. */
const ways: { [K in EndReason['kind']]: readonly Omit<Extract<EndReason, { kind: K }>, 'kind'>[] } = {
  'job-ended': [{}],
  detached: [{}],
  'timed-out': [{}, { retryAfterMs: 90_000 }],
  stopped: [{ where: 'before-sending' }, { where: 'sending' }, { where: 'waiting' }],
  gone: [{}],
  unreadable: [
    said,
    { ...said, status: 200, unexpected: true },
    { ...said, status: 429 },
    { what: ['returned 403'], serviceMessage: '', status: 403 },
    { ...said, status: 404 },
  ],
  refused: [301, 400, 401, 403, 404, 409, 410, 413, 422, undefined].map((status) => ({
    ...said,
    ...(status === undefined ? {} : { status }),
  })),
  'no-context': [
    {
      error: new SetupError(
        ['git does not know the base.'],
        ['Check out with ', { code: 'fetch-depth: 0' }, '.'],
      ),
    },
  ],
  blocked: [
    'this-command-unknown',
    'this-command-silent',
    'this-command-unverified',
    'other-command-silent',
    'other-command-unknown',
    'record-not-found',
    'thread-unreadable',
  ].map((because, i) => ({
    refusal: {
      type: 'refuse',
      outcome: 'unknown',
      because: because as Refuse['because'],
      advice: (['use --new', 'look whether it arrived', 'try again'] as const)[i % 3] ?? 'try again',
      state: 'unsent',
      kind: '',
      first: null,
    },
  })),
  'not-sent': [
    { ...said, tries: 3 },
    { ...said, status: 429, tries: 3 },
  ],
  'out-of-time': [
    { ...said, status: 429, retryAt: Date.UTC(2026, 10, 21) },
    { ...said, retryAt: 9e15 },
  ],
  unclear: [said, { ...said, serviceMessage: '' }, { ...said, unexpected: true }],
  'dry-run': [
    { preview, mayContinue: false },
    { preview, mayContinue: true },
  ],
};

const reasons = Object.entries(ways).flatMap(([kind, each]) =>
  each.map((way) => ({ kind, ...way }) as EndReason),
);
const intents = ['create', 'message', 'attach'] as const;
const jobEnds = ['pr-opened', 'no-changes', 'archived', 'failed'] as const;

/** Every reason, meant as each of the three requests; a job's own end with each of its outcomes. */
export const everyReport: readonly (readonly [name: string, JobReport])[] = reasons.flatMap((reason) =>
  intents.flatMap((intent) =>
    (reason.kind === 'job-ended' ? jobEnds : (['unknown'] as const)).map((outcome) => {
      const open = outcome === 'pr-opened';
      const report = reportOf({ reason, intent, outcome, ...(open ? {} : { prLink: '' }) });
      return [`${intent}: ${JSON.stringify(reason)} ${outcome}`, report] as const;
    }),
  ),
);
