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
  // The kind of the reason picks the message, which TypeScript cannot see.
  const message = MESSAGES[reason.kind] as EndMessage<EndReason['kind']>;
  return message({ ...report, jobId }, reader);
}
