import { type Outputs, outputs } from '../runner/presentation.ts';
import { knownStatus } from '../service/schema.ts';
import { isSegment } from '../text/url.ts';
import { hasJob } from '../thread/decide.ts';
import { jobMessage } from './messages.ts';
import { pullRequestNumber } from './pull-request.ts';
import type { JobReport, RequestKind } from './report.ts';

const REQUESTS = { create: 'created', message: 'messaged', attach: 'attached' } as const;

/** The output `request` of a run whose request was accepted. */
export function requestOutput(request: RequestKind) {
  return REQUESTS[request];
}

/** The outputs of a job run. Only values whose form was checked are written: later steps use them as they are. */
export function jobOutputs(report: JobReport): Outputs {
  const { title } = jobMessage(report);
  const prLink = knownLink(report);
  return outputs({
    'pr-link': prLink,
    'pr-number': pullRequestNumber(prLink),
    'changed-files': String(report.pull?.changedFiles ?? ''),
    additions: String(report.pull?.additions ?? ''),
    deletions: String(report.pull?.deletions ?? ''),
    'job-id': isSegment(report.jobId) ? report.jobId : '',
    status: knownStatus(report.job?.status ?? report.earlier?.status),
    outcome: report.outcome,
    request: hasJob(report) ? requestOutput(report.request) : '',
    headline: report.prLink === '' ? title : `${title}: ${report.prLink}`,
  });
}

/** Until a follow-up has ended, or if it was not accepted, the job's pull request is that of before. */
function knownLink({ reason, job, prLink, earlier }: JobReport): string {
  const hasEnded = reason.kind === 'job-ended';
  const isUnusable = job?.unusableLink !== undefined;
  return hasEnded || isUnusable ? prLink : prLink || (earlier?.prLink ?? '');
}
