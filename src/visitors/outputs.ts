import { type Outputs, outputs } from '../runner/presentation.ts';
import { aiShare, bothIn } from './counts.ts';
import type { VisitorsReport } from './report.ts';

/** Paths of the report's files; empty where none were written. */
export interface ReportPaths {
  json: string;
  csv: readonly string[];
}

/**
 * The outputs of a visitor report. With several projects the numbers are empty, because no number of one
 * project stands for all of them, and the paths of the CSV files stand one a line.
 */
export function visitorOutputs(
  { projects, failures }: VisitorsReport,
  outcome: 'reported' | 'failed',
  { json, csv }: ReportPaths,
): Outputs {
  const files = { 'report-json': json, 'report-csv': csv.join('\n') };
  const truncated = String(projects.some(({ read }) => read.truncated));
  const [only] = projects;
  if (only === undefined || projects.length + failures.length > 1) {
    return outputs({ outcome, truncated, ...files });
  }
  const { totals, pages } = only.read;
  return outputs({
    outcome,
    human: String(totals.human),
    ai: String(totals.ai),
    total: String(totals.total),
    both: String(bothIn(totals) ?? ''),
    'ai-share': aiShare(totals)?.toFixed(4) ?? '',
    pages: String(pages.size),
    truncated,
    ...files,
  });
}
