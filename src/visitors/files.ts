import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { type Files, isInside, realFolders } from '../runner/files.ts';
import type { Outputs } from '../runner/presentation.ts';
import { toLog } from '../text/markdown.ts';
import type { Redact } from '../text/redact.ts';
import { code, text } from '../text/sentence.ts';
import type { PageCounts } from './client.ts';
import { aiShare, bothIn, rounded } from './counts.ts';
import type { PeriodTotals } from './read-visitors.ts';
import { ROUNDED, type VisitorsReport } from './report.ts';
import { warningsOf } from './warnings.ts';

/** Rows that are written at once: all of them could be more than a string can hold. */
const ROWS_AT_ONCE = 1_000;

/** Makes the folder of `report-path`. Throws a SetupError where it lies outside once links are followed. */
export async function reportFolder(path: string, session: Pick<Session, 'files' | 'folders'>) {
  const { files, folders } = session;
  const folder = files.resolve(folders.workspace, path);
  const { workspace, temp } = await realFolders(folders, files);

  try {
    // Checked before any folder is made. The folders that are made below the nearest one are not links.
    if (!isInside([workspace, temp], await nearest(folder, files))) throw new Error('outside');
    await files.makeFolder(folder);
    return await files.realpath(folder);
  } catch {
    throw new SetupError({
      title: 'Could not write the report files',
      happened: text`\`report-path\` ${code(path)} is not a writable folder in the workspace or in \`$RUNNER_TEMP\`. Nothing was sent.`,
      next: text`Use a folder in the workspace or in \`$RUNNER_TEMP\`.`,
    });
  }
}

/** The real path of the nearest folder that exists. */
async function nearest(path: string, files: Files): Promise<string> {
  const real = await files.realpath(path).catch(() => undefined);
  const above = files.resolve(path, '..');
  return real ?? (above === path ? path : nearest(above, files));
}

/** Writes both files over older ones, and returns their paths as outputs; undefined, with an error, if it cannot. */
export async function writeReport(
  report: VisitorsReport,
  folder: string,
  { files, publisher }: Pick<Session, 'files' | 'publisher'>,
): Promise<Partial<Outputs> | undefined> {
  const json = files.resolve(folder, 'visitors.json');
  const csv = files.resolve(folder, 'visitors.csv');

  try {
    await files.write(json, redacted(jsonOf(report), publisher.redact));
    await files.write(csv, redacted(csvOf(report), publisher.redact));
    return { 'report-json': json, 'report-csv': csv };
  } catch (error) {
    publisher.error({
      title: 'Could not write the report files',
      happened: text`The report could not be written to ${code(folder)}: ${code(String(error))}. The step fails because later steps may need the files.`,
      next: text`Check that the folder is writable and that the disk is not full.`,
    });
    return undefined;
  }
}

function* redacted(texts: Iterable<string>, redact: Redact) {
  for (const text of texts) yield redact(text);
}

/** `visitors.csv`: as in RFC 4180, with every path in quotation marks, and none that a spreadsheet would take for a formula. */
function* csvOf({ pages }: VisitorsReport) {
  yield 'path,human,ai,total\r\n';
  for (const batch of batches(pages)) yield batch.map(csvRow).join('');
}

/** A spreadsheet looks for a formula behind white space, too, and accepts full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

function csvRow(page: PageCounts): string {
  const { human, ai, total } = rounded(page);
  const path = FORMULA.test(page.path) ? `'${page.path}` : page.path;
  return `"${path.replaceAll('"', '""')}",${human},${ai},${total}\r\n`;
}

/** `visitors.json`: the pages come last, one per line. */
function* jsonOf(report: VisitorsReport) {
  const withoutPages = JSON.stringify({ ...headOf(report), pages: [] }, null, 2);
  yield withoutPages.slice(0, withoutPages.lastIndexOf(']'));

  let separator = '\n';
  for (const batch of batches(report.pages)) {
    yield `${separator}${batch.map(jsonRow).join(',\n')}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}

function headOf(report: VisitorsReport) {
  const [now, before = null] = report.periods.map(jsonTotals);
  const warnings = warningsOf(report).map(({ happened }) => toLog(happened));

  return {
    version: 3,
    generatedAt: new Date(report.generatedAt).toISOString(),
    project: report.inputs['project-id'],
    period: report.period,
    ...now,
    before,
    trend: report.periods.map(jsonTotals).toReversed(),
    requests: { made: report.requests, limit: report.inputs['max-requests'] },
    pageCount: report.pages.length,
    truncated: report.truncated !== undefined,
    warnings: report.hasFractions ? [...warnings, ROUNDED] : warnings,
  };
}

function jsonRow(page: PageCounts): string {
  return JSON.stringify({ path: page.path, ...rounded(page) });
}

function* batches(pages: readonly PageCounts[]) {
  for (let at = 0; at < pages.length; at += ROWS_AT_ONCE) yield pages.slice(at, at + ROWS_AT_ONCE);
}

function jsonTotals({ range, totals }: PeriodTotals) {
  const share = totals && aiShare(totals);
  const roundedShare = share === undefined ? null : Number(share.toFixed(4));
  const counts = totals && {
    ...rounded(totals),
    both: bothIn(totals) ?? null,
    aiShare: roundedShare,
  };
  return { range: range ?? null, totals: counts ?? null };
}
