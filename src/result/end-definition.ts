import type { UserMessage } from '../errors.ts';
import type { EndReason, Reason } from '../job-end.ts';
import { moment, type Text, text } from '../text/sentence.ts';
import type { ThreadRecord } from '../thread/record.ts';
import type { JobOutcome, JobReport } from './job-report.ts';
import type { Audience } from './next-steps.ts';

type Kind = EndReason['kind'];

/** What an end of a run means, and what the run says about it. */
export interface EndDefinition<K extends Kind> {
  outcome: JobOutcome;
  /** The state of the run's record in a thread; undefined: nothing was sent. */
  state?: ThreadRecord['state'];
  title: (report: JobReport<Reason<K>>) => string;
  text: (report: ToldReport<Reason<K>>, reader: Audience) => EndText;
}

export type EndDefinitions = { readonly [K in Kind]: EndDefinition<K> };

export type EndText = Omit<UserMessage, 'title'>;

/** A report whose message is written. `jobId`: empty for a run without a job, whose message does not contain it. */
export type ToldReport<R extends EndReason> = JobReport<R> & { jobId: string };

export function nextAttempt(retryAt: number): Text {
  return text`The next attempt would be at ${moment(retryAt)}, after the time limit of this run.`;
}
