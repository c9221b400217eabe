import { SetupError } from '../errors.ts';
import { type Files, type Folders, isInside, realFolders } from '../runner/files.ts';
import type { Outputs } from '../runner/presentation.ts';
import { code, text } from '../text/sentence.ts';
import type { PeriodTotals, VisitorsReport } from './export.ts';
import { aiShare, bothIn, rounded } from './numbers.ts';

/** The name of the file with every page as a table. */
export const CSV_NAME = 'visitors.csv';

/**
 * The folder of `report-path`, made where it is missing. It must lie in the workspace or in the runner's temporary
 * folder once links are followed. Throws a SetupError that names it and what to change.
 */
export async function reportFolder(path: string, folders: Folders, files: Files): Promise<string> {
  const refuse = (why: string) =>
    new SetupError(
      text`\`report-path\` ${code(path)} ${why}. Nothing was sent.`,
      text`Use a folder inside the workspace or \`$RUNNER_TEMP\`.`,
    );
  const folder = files.resolve(folders.workspace, path);
  const { workspace, temp } = await realFolders(folders, files);
  // The part that exists decides, before anything is made: folders made below it are no links.
  if (!isInside([workspace, temp], await nearest(folder, files))) {
    throw refuse('is outside the workspace and `$RUNNER_TEMP`');
  }
  try {
    await files.makeFolder(folder);
    return await files.realpath(folder);
  } catch {
    throw refuse('is not a writable folder');
  }
}

/** The real path of a folder, or of the nearest one above it that exists. */
async function nearest(path: string, files: Files): Promise<string> {
  const real = await files.realpath(path).catch(() => undefined);
  const above = files.resolve(path, '..');
  return real ?? (above === path ? path : nearest(above, files));
}

/** Writes both files over older ones, and returns their absolute paths as outputs. Rejects with the system's error. */
export async function writeReport(
  report: VisitorsReport,
  { folder, files, redact }: { folder: string; files: Files; redact: (text: string) => string },
): Promise<Pick<Outputs, 'report-json' | 'report-csv'>> {
  const json = files.resolve(folder, 'visitors.json');
  const csv = files.resolve(folder, CSV_NAME);
  await files.write(json, redact(jsonOf(report)));
  await files.write(csv, redact(csvOf(report)));
  return { 'report-json': json, 'report-csv': csv };
}

/** `visitors.csv`: RFC 4180, every path quoted, and none that a spreadsheet takes for a formula. */
function csvOf({ pages }: VisitorsReport): string {
  const rows = pages.map((page) => {
    const { human, ai, total } = rounded(page);
    const path = page.path.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""');
    return `"${path}",${human},${ai},${total}\r\n`;
  });
  return `path,human,ai,total\r\n${rows.join('')}`;
}

/** `visitors.json`, one line a page. */
function jsonOf(report: VisitorsReport): string {
  const [now, ...earlier] = report.periods.map(totalsOf);
  const head = {
    version: 2,
    madeAt: new Date(report.madeAt).toISOString(),
    project: report.projectId,
    period: report.period,
    ...now,
    before: earlier[0] ?? null,
    // Oldest first, as it is read.
    trend: report.periods.toReversed().map(totalsOf),
    requests: { made: report.requests, allowed: report.maxRequests },
    pageCount: report.pages.length,
    truncated: report.truncated,
    oddities: report.oddities,
  };
  const rows = report.pages.map((page) => JSON.stringify({ path: page.path, ...rounded(page) }));
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "pages": [\n${rows.join(',\n')}\n  ]\n}\n`;
}

function totalsOf({ range: dates, totals }: PeriodTotals) {
  const range = dates ?? null;
  if (totals === undefined) return { range, totals: null };
  const share = aiShare(totals);
  const aiShareShown = share === undefined ? null : Number(share.toFixed(4));
  return { range, totals: { ...rounded(totals), both: bothIn(totals) ?? null, aiShare: aiShareShown } };
}
