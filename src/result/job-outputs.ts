import { hasJob } from '../job-end.ts';
import type { Outputs } from '../runner/publisher.ts';
import { documentedStatus } from '../service/schema.ts';
import { isSegment } from '../text/url.ts';
import { endMessage } from './ends.ts';
import type { JobReport } from './job-report.ts';
import { pullRequestNumber } from './pull-request.ts';

/**
 * The outputs of a job run. Later steps use them as they are, so only values whose form was checked
 * are written.
 */
export function jobOutputs(report: JobReport): Outputs {
  const { jobId, job, earlier, previewUrl, outcome } = report;
  const prLink = currentLink(report);
  // No title depends on who reads it.
  const { title } = endMessage(report, {});

  return {
    'pr-link': prLink,
    'pr-number': pullRequestNumber(prLink),
    'preview-url': previewUrl,
    'job-id': jobId !== undefined && isSegment(jobId) ? jobId : undefined,
    status: documentedStatus(job?.status ?? earlier?.status),
    outcome,
    headline: report.prLink === undefined ? title : `${title}: ${report.prLink}`,
  };
}

/**
 * The job's pull request. Until an accepted follow-up has ended, it is the one from before the
 * follow-up.
 */
function currentLink(report: JobReport): string | undefined {
  const { requestState, job, prLink, earlier } = report;
  if (!hasJob(report)) return undefined;

  const isFinal = requestState === 'ended' || job?.unusableLink !== undefined;
  return isFinal ? prLink : (prLink ?? earlier?.prLink);
}
