import { SetupError } from '../errors.ts';
import { type Files, isInside, type Places, realPlaces } from '../runner/files.ts';
import { code, text } from '../text/sentence.ts';
import type { PageCounts } from './client.ts';
import type { PeriodTotals, VisitorsReport } from './export.ts';
import { aiShare, bothIn, rounded } from './numbers.ts';

/** The name of the file with every page as a table. */
export const CSV_NAME = 'visitors.csv';

/** Absolute paths of the report's files; empty where none were written. */
export interface ReportPaths {
  json: string;
  csv: string;
}

/**
 * The folder of `report-path`, made where it is missing. It must lie in the workspace or in the runner's temporary
 * folder once links are followed. Throws a SetupError that names it and what to change.
 */
export async function reportFolder(path: string, places: Places, files: Files): Promise<string> {
  const refuse = (why: string) =>
    new SetupError(
      text`\`report-path\` ${code(path)} ${why}. Nothing was sent.`,
      text`Give the path of a folder inside the workspace or \`$RUNNER_TEMP\`.`,
    );
  const outside = 'lies outside the workspace and `$RUNNER_TEMP`';
  const wanted = files.resolve(places.workspace, path);
  const { workspace, temp } = await realPlaces(places, files);
  // Judged before anything is made, by the part of it that is there already.
  if (!isInside([workspace, temp], await nearest(wanted, files))) throw refuse(outside);
  let real: string;
  try {
    await files.makeFolder(wanted);
    real = await files.realpath(wanted);
  } catch {
    throw refuse('is no folder that can be written to');
  }
  if (!isInside([workspace, temp], real)) throw refuse(outside);
  return real;
}

/** The real path of a folder, or of the nearest one above it that is there. */
async function nearest(path: string, files: Files): Promise<string> {
  const real = await files.realpath(path).catch(() => undefined);
  const above = files.resolve(path, '..');
  return real ?? (above === path ? path : nearest(above, files));
}

/** Writes both files over older ones. Rejects with the system's error. */
export async function writeReport(
  report: VisitorsReport,
  { folder, files, redact }: { folder: string; files: Files; redact: (text: string) => string },
): Promise<ReportPaths> {
  const write = async (name: string, content: string): Promise<string> => {
    const path = files.resolve(folder, name);
    await files.write(path, redact(content));
    return path;
  };
  return {
    json: await write('visitors.json', jsonOf(report)),
    csv: await write(CSV_NAME, csvOf(report.pages)),
  };
}

/** `visitors.csv`: RFC 4180, every path quoted, and none that a spreadsheet takes for a formula. */
export function csvOf(pages: readonly PageCounts[]): string {
  const rows = pages.map((page) => {
    const { human, ai, total } = rounded(page);
    const path = page.path.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""');
    return `"${path}",${human},${ai},${total}\r\n`;
  });
  return `path,human,ai,total\r\n${rows.join('')}`;
}

/** `visitors.json`, one line a page. */
export function jsonOf(report: VisitorsReport): string {
  const { projectId, period, periods, requests, maxRequests, madeAt, pages, truncated, oddities } = report;
  const [now, before] = periods;
  const head = {
    version: 2,
    madeAt: new Date(madeAt).toISOString(),
    project: projectId,
    period,
    ...totalsOf(now),
    before: before === undefined ? null : totalsOf(before),
    // Oldest first, as it is read.
    trend: periods.toReversed().map(totalsOf),
    requests: { made: requests, allowed: maxRequests },
    pageCount: pages.length,
    truncated,
    oddities,
  };
  const rows = pages.map((page) => JSON.stringify({ path: page.path, ...rounded(page) }));
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "pages": [\n${rows.join(',\n')}\n  ]\n}\n`;
}

function totalsOf({ range, totals }: PeriodTotals) {
  if (totals === undefined) return { range, totals: null };
  const share = aiShare(totals);
  return {
    range,
    totals: {
      ...rounded(totals),
      both: bothIn(totals) ?? null,
      aiShare: share === undefined ? null : Number(share.toFixed(4)),
    },
  };
}
