import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { type Files, isInside, realFolders } from '../runner/files.ts';
import type { Outputs } from '../runner/presentation.ts';
import { code, text } from '../text/sentence.ts';
import { aiShare, bothIn, type PeriodTotals, rounded, type VisitorsReport } from './export.ts';

/** Makes the folder of `report-path`. Throws a SetupError where it lies outside once links are followed. */
export async function reportFolder(path: string, env: Pick<Environment, 'files' | 'folders'>) {
  const { files, folders } = env;
  const folder = files.resolve(folders.workspace, path);
  const { workspace, temp } = await realFolders(folders, files);
  try {
    // The part that exists decides, before anything is made: folders made below it are no links.
    if (!isInside([workspace, temp], await nearest(folder, files))) throw new Error('outside');
    await files.makeFolder(folder);
    return await files.realpath(folder);
  } catch {
    throw new SetupError(
      text`\`report-path\` ${code(path)} is not a writable folder in the workspace or in \`$RUNNER_TEMP\`. Nothing was sent.`,
      text`Use a folder inside the workspace or \`$RUNNER_TEMP\`.`,
    );
  }
}

/** The real path of the nearest folder that exists. */
async function nearest(path: string, files: Files): Promise<string> {
  const real = await files.realpath(path).catch(() => undefined);
  const above = files.resolve(path, '..');
  return real ?? (above === path ? path : nearest(above, files));
}

/** Writes both files over older ones, and returns their paths as outputs; undefined, with an error, where it cannot. */
export async function writeReport(
  report: VisitorsReport,
  folder: string,
  { files, publisher }: Pick<Environment, 'files' | 'publisher'>,
): Promise<Partial<Outputs> | undefined> {
  const json = files.resolve(folder, 'visitors.json');
  const csv = files.resolve(folder, 'visitors.csv');
  try {
    await files.write(json, publisher.redact(jsonOf(report)));
    await files.write(csv, publisher.redact(csvOf(report)));
    return { 'report-json': json, 'report-csv': csv };
  } catch (error) {
    publisher.error(
      'Could not write the report files',
      text`The report could not be written to ${code(folder)}: ${code(String(error))}. The step fails because later steps may need the files.`,
      text`Check that the folder is writable and that the disk is not full.`,
    );
    return undefined;
  }
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

function jsonOf({ inputs, periods, pages, ...report }: VisitorsReport): string {
  const [now, before = null] = periods.map(totalsOf);
  const head = {
    version: 2,
    madeAt: new Date(report.madeAt).toISOString(),
    project: inputs['project-id'],
    period: report.period,
    ...now,
    before,
    trend: periods.toReversed().map(totalsOf),
    requests: { made: report.requests, allowed: inputs['max-requests'] },
    pageCount: pages.length,
    truncated: report.truncated,
    oddities: report.oddities,
  };
  const rows = pages.map((page) => JSON.stringify({ path: page.path, ...rounded(page) }));
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "pages": [\n${rows.join(',\n')}\n  ]\n}\n`;
}

function totalsOf({ range, totals }: PeriodTotals) {
  const share = totals && aiShare(totals);
  const aiShareShown = share === undefined ? null : Number(share.toFixed(4));
  const shown = totals && { ...rounded(totals), both: bothIn(totals) ?? null, aiShare: aiShareShown };
  return { range: range ?? null, totals: shown ?? null };
}
