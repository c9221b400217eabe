import { type Outputs, outputs } from '../runner/presentation.ts';
import { knownStatus } from '../service/schema.ts';
import { isSegment } from '../text/url.ts';
import { jobMessage } from './messages.ts';
import { pullRequestNumber } from './pull-request.ts';
import type { JobReport } from './report.ts';

/** The outputs of a job run. Only values whose form was checked are written: later steps use them as they are. */
export function jobOutputs(report: JobReport): Outputs {
  const { title } = jobMessage(report);
  const prLink = currentLink(report);
  return outputs({
    'pr-link': prLink,
    'pr-number': pullRequestNumber(prLink),
    'job-id': isSegment(report.jobId) ? report.jobId : '',
    status: knownStatus(report.job?.status ?? report.earlier?.status),
    outcome: report.outcome,
    // About what this run did, so without the pull request of before.
    headline: report.prLink === '' ? title : `${title}: ${report.prLink}`,
  });
}

/** The job's pull request; until a follow-up has ended, and if it was not accepted, that of before. */
function currentLink({ reason, job, prLink, earlier }: JobReport): string {
  const isFinal = reason.kind === 'job-ended' || job?.unusableLink !== undefined;
  const linkBefore = isFinal ? '' : (earlier?.prLink ?? '');
  return prLink || linkBefore;
}
