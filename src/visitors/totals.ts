/** The numbers of the whole site: the title, the table, and what to know about them. */
import { toMarkdown } from '../text/markdown.ts';
import { bold, counted, sentences, type Text, text } from '../text/sentence.ts';
import {
  aiShare,
  COUNT_HEADINGS,
  COUNT_NAMES,
  formatCount,
  formatPercentChange,
  formatShare,
  hasVisitors,
  percentChange,
} from './numbers.ts';
import { type ReportPeriod, rangeNames, unbrokenName, unitOf } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { table } from './tables.ts';
import type { Counts } from './visitors-client.ts';

export interface SitePeriods extends Pick<VisitorNumbers, 'periods' | 'compared' | 'yearBefore'> {
  period: ReportPeriod;
}

/** Such as `3,123 (+3.7%)`. */
export function totalWithChange({ periods, compared }: SitePeriods): string {
  const { total } = periods[0].totals;
  const change = percentChange(total, compared?.totals.total);
  const changeText = change === undefined ? '' : ` (${formatPercentChange(change)})`;
  return formatCount(total) + changeText;
}

interface Column {
  heading: string;
  cell: (count: keyof Counts) => string;
}

export function totalsSection(totals: SitePeriods): string[] {
  const { periods, compared, yearBefore } = totals;
  const now = periods[0].totals;
  const columns: Column[] = [
    { heading: '', cell: (count) => COUNT_HEADINGS[count] },
    { heading: 'Visitors', cell: (count) => formatCount(now[count]) },
  ];
  if (compared) {
    const changeOf = (count: keyof Counts) => percentChange(now[count], compared.totals[count]);
    columns.push({ heading: 'Change', cell: (count) => formatPercentChange(changeOf(count)) });
  }
  if (yearBefore)
    columns.push({
      heading: 'A year before',
      cell: (count) => formatCount(yearBefore.totals[count]),
    });

  const rows = COUNT_NAMES.map((count) => {
    const cells = columns.map(({ cell }) => cell(count));
    return count === 'total' ? cells.map((cell) => `**${cell}**`) : cells;
  });
  const head = columns.map(({ heading }) => heading);
  const facts = sentences(shareSentence(totals), startSentence(totals));
  return [table(head, rows), ...(facts.length === 0 ? [] : [toMarkdown(facts)])];
}

function shareSentence(totals: SitePeriods): Text {
  const { periods, compared } = totals;
  const share = aiShare(periods[0].totals);
  if (share === undefined) return [];

  const now = bold(`${formatShare(share)} of the visitors are AI`);
  const earlier = compared && aiShare(compared.totals);
  if (share === 0 && !earlier) return [];
  if (earlier === undefined) return text`${now}.`;
  return text`${now}, after ${formatShare(earlier)} in ${comparedName(totals)}.`;
}

/** The first numbers of a new site are no trend. */
function startSentence(totals: SitePeriods): Text {
  const [now, ...earlier] = totals.periods;
  const [first, ...others] = earlier.filter(hasVisitors);
  const hasEmptyBefore = first !== earlier.at(-1);

  if (!hasVisitors(now) || !hasEmptyBefore) return [];
  if (first === undefined) {
    const unit = unitOf(now.range, totals.period);
    const isOneWord = /^[a-z]+$/.test(unit);
    return text`The ${counted(earlier.length, isOneWord ? unit : 'period')} before had no visitors.`;
  }
  if (others.length > 0) return [];
  return text`Before ${comparedName(totals)}, there were no visitors, so the changes are no trend yet.`;
}

/** The period that the report compares with, without a year if that is clear. */
export function comparedName({ periods, compared, period }: SitePeriods): string {
  const [, name = ''] = rangeNames([periods[0], compared ?? periods[0]], period);
  return unbrokenName(name);
}
