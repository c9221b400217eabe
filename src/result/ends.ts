import type { UserMessage } from '../errors.ts';
import type { Reaction } from '../github/command-comments.ts';
import type { EndReason } from '../job-end.ts';
import type { Icon } from '../runner/user-message.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { serviceResponse } from '../service/remedies.ts';
import { sentences } from '../text/sentence.ts';
import type { EndDefinition, EndDefinitions } from './end-definition.ts';
import { JOB_ENDS } from './job-end-messages.ts';
import type { JobOutcome, JobReport } from './job-report.ts';
import type { Audience } from './next-steps.ts';
import { REQUEST_ENDS } from './request-end-messages.ts';

const ENDS: EndDefinitions = { ...JOB_ENDS, ...REQUEST_ENDS };

/** Ties the definition to reports of the same kind, which an index into the table cannot. */
function definitionOf<K extends EndReason['kind']>(kind: K): EndDefinition<K> {
  return ENDS[kind];
}

/** If there is no reaction, 👀 stays alone: the job goes on, or a person stopped the run. */
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

/** Adds what follows from the job, and from the reason why the run ended. */
export function reportOf(report: Omit<JobReport, 'outcome' | 'state' | 'prLink'>): JobReport {
  const { outcome, state } = ENDS[report.reason.kind];
  return { ...report, outcome, state, prLink: report.job?.prLink };
}

export function reactionTo({ outcome }: JobReport): Reaction | undefined {
  return SIGNS[outcome].reaction;
}

/** `isFailing`: the step fails. */
export function iconOf({ outcome }: JobReport, isFailing: boolean): Icon {
  const { icon } = SIGNS[outcome];
  return isFailing && icon === 'note' ? 'failed' : icon;
}

export function endTitle(report: JobReport): string {
  return definitionOf(report.reason.kind).title(report);
}

/** What a run says about its end. The service's own message, which is untrusted, comes last. */
export function endMessage(report: JobReport, reader: Audience): UserMessage {
  const { reason, jobId = '' } = report;
  const { happened, ...more } = definitionOf(reason.kind).text({ ...report, jobId }, reader);
  const response = serviceResponse(failedRequestOf(reason)?.serviceMessage);
  return { ...more, title: endTitle(report), happened: sentences(happened, response) };
}

function failedRequestOf(reason: EndReason): FailedRequest | undefined {
  if (reason.kind === 'timed-out') return reason.rateLimit?.failedRequest;
  return 'failedRequest' in reason ? reason.failedRequest : undefined;
}
