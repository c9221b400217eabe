import type { UserMessage } from '../errors.ts';
import type { Reaction } from '../github/command-comments.ts';
import type { EndReason } from '../job-end.ts';
import type { Icon } from '../runner/user-message.ts';
import * as jobs from './job-end-messages.ts';
import type { JobOutcome, JobReport, ReportOf } from './job-report.ts';
import type { Audience } from './next-steps.ts';
import * as requests from './request-end-messages.ts';

type Kind = EndReason['kind'];

/** What an end of a run means, and what the run says about it. */
interface End<K extends Kind> {
  outcome: JobOutcome;
  requestState?: JobReport['requestState'];
  message: (report: ReportOf<K>, reader: Audience) => UserMessage;
}

const ENDS: { readonly [K in Kind]: End<K> } = {
  'pr-opened': { outcome: 'pr-opened', requestState: 'ended', message: jobs.finished },
  'no-changes': { outcome: 'no-changes', requestState: 'ended', message: jobs.noPullRequest },
  archived: { outcome: 'archived', requestState: 'ended', message: jobs.archived },
  failed: { outcome: 'failed', requestState: 'ended', message: jobs.failed },

  detached: { outcome: 'detached', requestState: 'sent', message: jobs.detached },
  'timed-out': { outcome: 'timed-out', requestState: 'sent', message: jobs.timedOut },
  'canceled-while-waiting': { outcome: 'cancelled', requestState: 'sent', message: jobs.canceled },
  gone: { outcome: 'unknown', requestState: 'sent', message: jobs.gone },
  unreadable: { outcome: 'unknown', requestState: 'sent', message: jobs.unreadable },

  unclear: { outcome: 'unknown', requestState: 'sending', message: requests.unclear },
  'canceled-while-sending': {
    outcome: 'unknown',
    requestState: 'sending',
    message: requests.canceledWhileSending,
  },

  'canceled-before-sending': { outcome: 'cancelled', message: requests.canceledBeforeSending },
  rejected: { outcome: 'failed', message: requests.rejected },
  'not-sent': { outcome: 'failed', message: requests.notReached },
  'rate-limited': { outcome: 'rate-limited', message: requests.rateLimited },
  'no-context': { outcome: 'failed', message: requests.noContext },
  'nothing-to-do': { outcome: 'skipped', message: requests.nothingToDo },

  'this-command': { outcome: 'unknown', message: requests.sentEarlier },
  'other-command': { outcome: 'failed', message: requests.blocked },
  'record-rejected': { outcome: 'failed', message: requests.recordRejected },
  'thread-unreadable': { outcome: 'failed', message: requests.threadUnreadable },
};

/** If there is no reaction, 👀 stays alone: there is no result to point to, or the job goes on, or a person stopped the run. */
const SIGNS: Readonly<Record<JobOutcome, { icon: Icon; reaction?: Reaction }>> = {
  'pr-opened': { icon: 'done', reaction: 'rocket' },
  'no-changes': { icon: 'note' },
  archived: { icon: 'note' },
  detached: { icon: 'running' },
  'timed-out': { icon: 'running' },
  cancelled: { icon: 'stopped' },
  failed: { icon: 'failed', reaction: 'confused' },
  unknown: { icon: 'unclear', reaction: 'confused' },
  'rate-limited': { icon: 'limited', reaction: 'confused' },
  skipped: { icon: 'note', reaction: 'confused' },
};

/** Adds what follows from the job, and from the reason why the run ended. */
export function reportOf(
  report: Omit<JobReport, 'outcome' | 'requestState' | 'prLink'>,
): JobReport {
  const { outcome, requestState } = ENDS[report.reason.kind];
  return { ...report, outcome, requestState, prLink: report.job?.prLink };
}

export function reactionTo({ outcome }: JobReport): Reaction | undefined {
  return SIGNS[outcome].reaction;
}

/** A step that fails has a red icon, even if the job ended as it should. */
export function iconOf({ outcome }: JobReport, isFailing: boolean): Icon {
  const { icon } = SIGNS[outcome];
  return isFailing && icon === 'note' ? 'failed' : icon;
}

/** No title depends on who reads it. */
export function endTitle(report: JobReport): string {
  return endMessage(report, {}).title;
}

/** What a run says about its end. */
export function endMessage(report: JobReport, reader: Audience): UserMessage {
  const { reason, jobId = '' } = report;
  return endOf(reason.kind).message({ ...report, jobId }, reader);
}

/** Ties the row to reports of the same kind, which an index into the table cannot. */
function endOf<K extends Kind>(kind: K): End<K> {
  return ENDS[kind];
}
