import type { UserMessage } from '../errors.ts';
import { counted, text } from '../text/sentence.ts';
import { hasVisitors } from './numbers.ts';
import { type ReportPeriod, rangeNames } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';

export const WHAT_TO_CHECK = text`Check that \`project-id\` is the project of the published site, and that the site has analytics.`;

/** Names the periods without visitors since the one that the report compares with. */
export function emptyPeriods(
  { periods, compared }: Pick<VisitorNumbers, 'periods' | 'compared'>,
  period: ReportPeriod,
): UserMessage[] {
  const between = periods.slice(
    0,
    periods.findIndex(({ range }) => range === compared?.range),
  );
  const empty = between.filter((each) => !hasVisitors(each));
  const [to, from] = [empty.at(0)?.range?.to, empty.at(-1)?.range?.from];
  if (compared === undefined || from === undefined || to === undefined) return [];

  const title = 'No visitors in a period';
  const [name = '', earlier = ''] = rangeNames([{ range: { from, to } }, compared], period);
  if (between.length > empty.length)
    return [
      { title, happened: text`${name} had no visitors, so the report compares with ${earlier}.` },
    ];

  const visitors = counted(Math.round(compared.totals.total), 'visitor');
  const happened = text`${name} had no visitors, and ${earlier} had ${visitors}.`;
  return [{ title, happened, next: WHAT_TO_CHECK }];
}
