import type { UserMessage } from '../errors.ts';
import { text } from '../text/sentence.ts';
import { hasVisitors } from './counts.ts';
import { rangeName } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { comparedName } from './site.ts';

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
