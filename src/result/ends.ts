import type { UserMessage } from '../errors.ts';
import type { Reaction } from '../github/command-comments.ts';
import type { Icon } from '../runner/presentation.ts';
import { serviceResponse } from '../service/remedies.ts';
import { type Job, returnedLink } from '../service/schema.ts';
import { sentences } from '../text/sentence.ts';
import { endFor } from './end-messages.ts';
import type { EndReason, JobOutcome, JobProgress, JobReport } from './job-report.ts';
import type { Reader } from './next-steps.ts';

/** Without a reaction, 👀 stays alone, because the job goes on, or a person stopped the run. */
const SIGNS: Readonly<Record<JobOutcome, { icon: Icon; reaction?: Reaction }>> = {
  'pr-opened': { icon: 'done', reaction: 'rocket' },
  'no-changes': { icon: 'note', reaction: 'rocket' },
  archived: { icon: 'note', reaction: 'rocket' },
  detached: { icon: 'running' },
  'timed-out': { icon: 'running' },
  cancelled: { icon: 'stopped' },
  failed: { icon: 'failed', reaction: 'confused' },
  unknown: { icon: 'unclear', reaction: 'confused' },
  'rate-limited': { icon: 'limited', reaction: 'confused' },
  skipped: { icon: 'note', reaction: 'confused' },
};

export function reasonOf(job: Job): EndReason {
  if (job.status === 'failed') return { kind: 'failed' };
  // Also if its URL cannot be used.
  if (returnedLink(job) !== null) return { kind: 'pr-opened' };
  return { kind: job.status === 'archived' ? 'archived' : 'no-changes' };
}

/** Adds what follows from the job, and from the reason why the run ended. */
export function reportOf(
  report: JobProgress & Omit<JobReport, 'jobId' | 'outcome' | 'state' | 'prLink'>,
): JobReport {
  const { outcome, state } = endFor(report.reason);
  const { jobId = '', job } = report;
  return { ...report, jobId, outcome, state, prLink: job?.prLink ?? '' };
}

export function reactionTo({ outcome }: JobReport): Reaction | undefined {
  return SIGNS[outcome].reaction;
}

/** `isFailing`: the step fails. */
export function iconOf({ outcome }: JobReport, isFailing: boolean): Icon {
  const { icon } = SIGNS[outcome];
  return isFailing && icon === 'note' ? 'failed' : icon;
}

/** What a run says about its end; untrusted text of the service comes last. */
export function jobMessage(report: JobReport, reader: Reader = {}): UserMessage {
  const { reason } = report;
  const message = endFor(reason).message(report, reader);
  const failure = reason.kind === 'timed-out' ? reason.rateLimit : reason;
  if (failure === undefined || !('serviceMessage' in failure)) return message;

  const happened = sentences(message.happened, serviceResponse(failure.serviceMessage));
  return { ...message, happened };
}
