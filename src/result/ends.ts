import type { UserMessage } from '../errors.ts';
import type { EndReason } from '../job-end.ts';
import { JOB_ENDS } from './job-ends.ts';
import type { EndMessage, EndMessages, JobReport } from './job-report.ts';
import type { Audience } from './next-steps.ts';
import { REQUEST_ENDS } from './request-ends.ts';

/** A reason without a message does not compile. */
const MESSAGES: EndMessages = { ...JOB_ENDS, ...REQUEST_ENDS };

/** What a run says about its end. */
export function endMessage(report: JobReport, reader: Audience): UserMessage {
  const { reason, jobId = '' } = report;
  return messageFor(reason.kind)({ ...report, jobId }, reader);
}

/** Ties the message to reports of the same kind, which an index into the table cannot. */
function messageFor<K extends EndReason['kind']>(kind: K): EndMessage<K> {
  return MESSAGES[kind];
}
