import { type Outputs, outputs } from '../runner/presentation.ts';
import { knownStatus } from '../service/schema.ts';
import { isSegment } from '../text/url.ts';
import { jobMessage } from './ends.ts';
import { pullRequestNumber } from './pull-request.ts';
import { hasJob, type JobReport } from './report.ts';

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

/** The job's pull request; until an accepted follow-up has ended, that of before. */
function currentLink(report: JobReport): string {
  const { state, job, prLink, earlier } = report;
  if (!hasJob(report)) return '';

  const isFinal = state === 'ended' || job?.unusableLink !== undefined;
  return prLink || (isFinal ? '' : (earlier?.prLink ?? ''));
}
