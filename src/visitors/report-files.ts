import type { Session } from '../environment.ts';
import { fileValue } from '../runner/output-values.ts';
import type { Outputs } from '../runner/publisher.ts';
import { toLog } from '../text/markdown.ts';
import { code, text } from '../text/sentence.ts';
import { type ComparedPage, changeLists } from './compare-pages.ts';
import { aiShare, COUNT_NAMES, countsOf, roundCounts } from './counts.ts';
import { type Page, relativeChange } from './pages.ts';
import type { PeriodTotals, VisitorsReport } from './read-visitors.ts';
import { MAX_REQUESTS } from './visitors-client.ts';

/** Undefined, after an error, if the files could not be written. */
export async function writeReport(
  report: VisitorsReport,
  { files, folders, publisher, run }: Session,
): Promise<Outputs | undefined> {
  try {
    if (folders.temp === undefined) throw new Error('the runner has not set it');

    const folder = files.resolve(folders.temp, `visitors-${run.nonce}`);
    const json = files.resolve(folder, 'visitors.json');
    const csv = files.resolve(folder, 'visitors.csv');
    await files.makeFolder(folder);
    await files.write(json, publisher.redact(jsonOf(report)));
    await files.write(csv, publisher.redact(csvOf(report.pages)));
    return { 'report-json': fileValue(json), 'report-csv': fileValue(csv) };
  } catch (error) {
    publisher.error({
      title: 'Could not write the report files',
      happened: text`Writing the report to \`$RUNNER_TEMP\` failed: ${code(String(error))}.`,
      next: text`Check that \`$RUNNER_TEMP\` is writable and that the disk is not full.`,
    });
    return undefined;
  }
}

/** As RFC 4180 says. */
export function csvOf(pages: readonly Page[]): string {
  return [`path,${COUNT_NAMES.join()}\r\n`, ...pages.map(csvRow)].join('');
}

/** Spreadsheets ignore white space before a formula, and accept its full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

function csvRow({ path, now }: Page): string {
  const literal = FORMULA.test(path) ? `'${path}` : path;
  const numbers = COUNT_NAMES.map((name) => now[name]);
  return `"${literal.replaceAll('"', '""')}",${numbers.join()}\r\n`;
}

export function jsonOf(report: VisitorsReport): string {
  const { periods, pages, truncated, comparison } = report;
  const [now, previous] = periods;
  const [year] = report.yearBefore;
  const { human, ai, total } = now.totals;
  const lists = comparison && changeLists(comparison.pages);

  const content = {
    version: 5,
    project: report.project,
    generatedAt: new Date(report.generatedAt).toISOString(),
    period: { name: report.period, ...rangeDates(now) },
    totals: {
      ...roundCounts(now.totals),
      // Counts are approximate, so the sum can also be smaller than the total.
      both: Math.max(0, Math.round(human + ai - total)),
      aiShare: decimal(4, aiShare(now.totals)),
      change: countsOf((name) => percent(now.totals[name], previous?.totals[name])),
    },
    trend: previous ? periods.map(totalsIn).toReversed() : [],
    yearBefore: year ? totalsIn(year) : null,
    gained: changedPages(lists?.gained),
    lost: changedPages(lists?.lost),
    moved: changedPages(lists?.moved),
    pages: pages.map(({ path, now }) => ({ path, ...now })),
    truncated,
    warnings: report.warnings.map(toLog),
    requests: { spent: report.requests, limit: MAX_REQUESTS },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function changedPages(pages: readonly ComparedPage[] | undefined) {
  return pages?.map(({ path, from, now, before }) => ({ path, from, now, before })) ?? null;
}

function rangeDates({ from, to }: PeriodTotals) {
  return { from: from ?? null, to: to ?? null };
}

function totalsIn(period: PeriodTotals) {
  return { ...rangeDates(period), ...roundCounts(period.totals) };
}

function percent(now: number, before: number | undefined): number {
  return decimal(1, (relativeChange(now, before) ?? Number.NaN) * 100);
}

/** JSON has `null` in place of what is not a number. */
function decimal(digits: number, value = Number.NaN): number {
  return Number(value.toFixed(digits));
}
