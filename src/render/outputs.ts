import { pullRequestNumber } from '../job/link.ts';
import type { JobReport } from '../job/report.ts';
import { JOB_STATES } from '../service/job.ts';
import { isSegment } from '../service/path.ts';

/** Every output of the action, in the order of `action.yml`. */
export const OUTPUTS = [
  'pr-link',
  'pr-number',
  'job-id',
  'status',
  'outcome',
  'request',
  'comment-url',
  'human',
  'ai',
  'total',
  'both',
  'ai-share',
  'pages',
  'truncated',
  'report-json',
  'report-csv',
  'collected',
  'still-active',
] as const;
export type OutputName = (typeof OUTPUTS)[number];
export type Outputs = Record<OutputName, string>;

/** All outputs, empty where they do not apply, as the interface demands. */
export function outputs(known: Partial<Outputs>): Outputs {
  const all = Object.fromEntries(OUTPUTS.map((name) => [name, '']));
  return { ...all, ...known } as Outputs;
}

/** The outputs of a job run. Only values whose form was checked get out: later steps use them as they are. */
export function jobOutputs(report: JobReport, commentUrl: string): Outputs {
  const status = report.job?.status ?? '';
  return outputs({
    'pr-link': report.prLink,
    'pr-number': pullRequestNumber(report.prLink),
    'job-id': isSegment(report.jobId) ? report.jobId : '',
    status: JOB_STATES.some((state) => state === status) ? status : '',
    outcome: report.outcome,
    request: report.request,
    'comment-url': commentUrl,
  });
}
