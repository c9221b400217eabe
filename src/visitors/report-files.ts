import type { Session } from '../environment.ts';
import type { OutputValues } from '../runner/outputs.ts';
import { toLog } from '../text/markdown.ts';
import { code, text } from '../text/sentence.ts';
import { aiShare, countedTwice, percentChange, roundCounts } from './numbers.ts';
import type { PeriodTotals } from './read-visitors.ts';
import type { VisitorsReport } from './report.ts';
import { type Counts, MAX_REQUESTS, type PageCounts } from './visitors-client.ts';

/**
 * Returns the paths of the files as outputs. If the files cannot be written, it shows an error and
 * returns undefined.
 */
export async function writeReport(
  report: VisitorsReport,
  { files, folders, publisher, run }: Session,
): Promise<OutputValues | undefined> {
  try {
    if (folders.temp === undefined) throw new Error('the runner has not set it');

    const folder = files.resolve(folders.temp, `visitors-${run.nonce}`);
    const json = files.resolve(folder, 'visitors.json');
    const csv = files.resolve(folder, 'visitors.csv');
    await files.makeFolder(folder);
    await files.write(json, publisher.redact(jsonOf(report)));
    await files.write(csv, publisher.redact(csvOf(report.pages)));
    return { 'report-json': json, 'report-csv': csv };
  } catch (error) {
    publisher.error({
      title: 'Could not write the report files',
      happened: text`Writing the report to \`$RUNNER_TEMP\` failed: ${code(String(error))}. Later steps may need the files, so this step fails.`,
      next: text`Check that \`$RUNNER_TEMP\` is writable and that the disk is not full.`,
    });
    return undefined;
  }
}

/** Writes the rows as RFC 4180 says. Every path is in quotation marks, and none is a formula. */
export function csvOf(pages: readonly PageCounts[]): string {
  return ['path,human,ai,total\r\n', ...pages.map(csvRow)].join('');
}

/** Spreadsheets ignore white space before a formula, and accept its full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

function csvRow({ path, human, ai, total }: PageCounts): string {
  const literal = FORMULA.test(path) ? `'${path}` : path;
  return `"${literal.replaceAll('"', '""')}",${human},${ai},${total}\r\n`;
}

/** A value that is not known is `null`. */
export function jsonOf(report: VisitorsReport): string {
  const { periods, movers, pages, truncated, warnings } = report;
  const [now, before] = periods;
  const trend = periods.map((period) => ({ ...datesOf(period), ...roundCounts(period.totals) }));

  const content = {
    version: 4,
    generatedAt: new Date(report.generatedAt).toISOString(),
    period: { name: report.period, ...datesOf(now) },
    totals: {
      ...roundCounts(now.totals),
      both: countedTwice(now.totals),
      aiShare: decimal(aiShare(now.totals), 4),
      change: changeOf(now.totals, before?.totals),
    },
    trend: before ? trend.toReversed() : [],
    gained: movers?.gained ?? null,
    lost: movers?.lost ?? null,
    pages,
    truncated,
    warnings: warnings.map(({ happened }) => toLog(happened)),
    requests: { spent: report.requests, limit: MAX_REQUESTS },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function datesOf({ range }: PeriodTotals) {
  return { from: range?.from ?? null, to: range?.to ?? null };
}

/** The changes are in percent. */
function changeOf(now: Counts, before: Counts | undefined) {
  const change = (count: keyof Counts) => decimal(percentChange(now[count], before?.[count]), 1);
  return { human: change('human'), ai: change('ai'), total: change('total') };
}

function decimal(value: number | undefined, digits: number): number | null {
  return value === undefined ? null : Number(value.toFixed(digits));
}
