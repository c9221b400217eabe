import type { UserMessage } from '../errors.ts';
import type { EndReason } from '../job-end.ts';
import * as jobs from './job-end-messages.ts';
import type { JobReport, ReportOf } from './job-report.ts';
import type { Audience } from './next-steps.ts';
import * as requests from './request-end-messages.ts';

type Kind = EndReason['kind'];
type Message<K extends Kind> = (report: ReportOf<K>, reader: Audience) => UserMessage;

/** What a run says about its end. */
const MESSAGES: { readonly [K in Kind]: Message<K> } = {
  'pr-opened': jobs.finished,
  'no-changes': jobs.noPullRequest,
  archived: jobs.archived,
  failed: jobs.failed,

  detached: jobs.detached,
  'timed-out': jobs.timedOut,
  'canceled-while-waiting': jobs.canceled,
  gone: jobs.gone,
  unreadable: jobs.unreadable,

  unclear: requests.unclear,
  'canceled-while-sending': requests.canceledWhileSending,

  'canceled-before-sending': requests.canceledBeforeSending,
  rejected: requests.rejected,
  'not-sent': requests.notReached,
  'rate-limited': requests.rateLimited,
  'no-context': requests.noContext,
  'nothing-to-do': requests.nothingToDo,
  withdrawn: requests.withdrawn,

  'this-command': requests.sentEarlier,
  'other-command': requests.blocked,
  'record-rejected': requests.recordRejected,
  'thread-unreadable': requests.threadUnreadable,
};

/** What a run says about its end. */
export function endMessage(report: JobReport, reader: Audience): UserMessage {
  const { reason, jobId = '' } = report;
  return messageFor(reason.kind)({ ...report, jobId }, reader);
}

/** Ties the message to reports of the same kind, which an index into the table cannot. */
function messageFor<K extends Kind>(kind: K): Message<K> {
  return MESSAGES[kind];
}
