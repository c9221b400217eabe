/** The numbers of the whole site. */
import type { UserMessage } from '../errors.ts';
import { text } from '../text/sentence.ts';
import {
  aiShare,
  COUNT_HEADINGS,
  COUNT_NAMES,
  type CountName,
  formatCount,
  formatRelativeChange,
  formatShare,
  hasVisitors,
  isNews,
  relativeChange,
  siteChange,
} from './counts.ts';
import { rangeName, unbroken, unitOf } from './period.ts';
import { MIN_CHANGE_WITH_YEAR, type PeriodTotals, type VisitorNumbers } from './read-visitors.ts';
import { type Column, table } from './tables.ts';

/** A smaller change of the share of AI is no news. */
const MIN_SHARE_CHANGE = 0.05;

/** Such as `3,123 (+3.7%)`. */
export function totalWithChange({ periods, compared }: VisitorNumbers): string {
  const { total } = periods[0].totals;
  const change = relativeChange(total, compared?.totals.total);
  return formatCount(total) + (change === undefined ? '' : ` (${formatRelativeChange(change)})`);
}

export function totalsTable({ periods, compared, yearBefore }: VisitorNumbers): string {
  const [year] = yearBefore;
  const yearColumn = year && {
    heading: 'A year before',
    cell: (count: CountName) => formatCount(year.totals[count]),
  };
  return countsTable(periods[0], compared, yearColumn);
}

export function yearTable({ yearBefore }: VisitorNumbers): string[] {
  const [year, beforeThat] = yearBefore;
  return year && beforeThat ? ['#### A year before', countsTable(year, beforeThat)] : [];
}

function countsTable(
  { totals }: PeriodTotals,
  compared: PeriodTotals | undefined,
  more?: Column<CountName>,
): string {
  const share = aiShare(totals);
  const name = (count: CountName) =>
    COUNT_HEADINGS[count] + (count === 'ai' && share ? ` (${formatShare(share)})` : '');
  const change = (count: CountName) => relativeChange(totals[count], compared?.totals[count]);

  const columns: (Column<CountName> | undefined)[] = [
    { heading: '', isText: true, cell: name },
    { heading: 'Visitors', cell: (count) => formatCount(totals[count]) },
    compared && { heading: 'Change', cell: (count) => formatRelativeChange(change(count)) },
    more,
  ];
  return table(
    columns.filter((column) => column !== undefined),
    COUNT_NAMES,
  );
}

/** The first numbers of a site are no trend. Sentences that do not apply are empty. */
export function startSentence(numbers: VisitorNumbers): string {
  const withVisitors = numbers.periods.filter(hasVisitors);
  const first = withVisitors.at(-1);
  if (!hasEmptyStart(numbers) || first === undefined || withVisitors.length > 2) return '';

  const name = unbroken(nameWithoutYear(first, numbers));
  const unit = unitOf(numbers.ranges.period);
  return `${name} is the first ${unit} with visitors in this trend, and may not be complete.`;
}

/** If so, the first period with visitors may not be complete. */
export function hasEmptyStart({ periods }: VisitorNumbers): boolean {
  const oldest = periods.at(-1);
  return oldest !== undefined && !hasVisitors(oldest);
}

export function shareSentence({ periods, compared }: VisitorNumbers): string {
  const { ai, total } = periods[0].totals;
  const share = aiShare(periods[0].totals);
  const before = compared && aiShare(compared.totals);
  if (share === undefined || before === undefined) return '';

  const expected = total * before;
  const isLarge = Math.abs(share - before) >= MIN_SHARE_CHANGE;
  if (!isLarge || !isNews(ai - expected, ai + expected, 1)) return '';
  return `**${formatShare(share)} of the visitors are AI**, after ${formatShare(before)}.`;
}

/** For a period that changed as it did a year before. */
export function yearSentence({ ranges, periods, compared, yearBefore }: VisitorNumbers): string {
  const change = siteChange(periods[0].totals, compared?.totals);
  const [year, beforeThat] = yearBefore;
  const earlier = year && relativeChange(year.totals.total, beforeThat?.totals.total);
  const isAlike = earlier !== undefined && earlier / change >= 0.5;
  if (Math.abs(change) < MIN_CHANGE_WITH_YEAR || !isAlike) return '';

  const verb = change < 0 ? 'fell' : 'rose';
  return `A year before, the same ${unitOf(ranges.period)} ${verb} by ${formatShare(Math.abs(earlier))}.`;
}

/** The period that the report compares with. */
export function comparedName(numbers: VisitorNumbers): string {
  return nameWithoutYear(numbers.compared ?? numbers.periods[0], numbers);
}

/** The title of a report has the year. */
function nameWithoutYear({ range }: PeriodTotals, { ranges, periods }: VisitorNumbers): string {
  const isSameYear = range?.from.slice(0, 4) === periods[0].range?.from.slice(0, 4);
  return rangeName(range, ranges.period, !isSameYear);
}

export const WHAT_TO_CHECK = text`Check that \`project-id\` is the project of the published site, and that the site has analytics.`;

/** Names the time without visitors since the period that the report compares with. */
export function emptyPeriods(numbers: VisitorNumbers): UserMessage[] {
  const { ranges, periods, compared } = numbers;
  const [now, previous] = periods;
  const from = compared?.range?.to;
  const to = hasVisitors(now) ? now.range?.from : now.range?.to;
  const hasGap = compared !== previous || !hasVisitors(now);
  if (from === undefined || to === undefined || !hasGap) return [];

  const title = 'No visitors in a period';
  const name = rangeName({ from, to }, ranges.period, false);
  const earlier = comparedName(numbers);
  return hasVisitors(now)
    ? [{ title, happened: text`${name} had no visitors, so the report compares with ${earlier}.` }]
    : [
        {
          title,
          happened: text`${name} had no visitors, but ${earlier} had.`,
          next: WHAT_TO_CHECK,
        },
      ];
}
