import type { Message } from '../errors.ts';
import { counted, sentences, text } from '../text/sentence.ts';
import { MAX_ROWS, type VisitorNumbers } from './read-visitors.ts';

/** What a report lacks or had to correct. */
export function warningsOf(numbers: VisitorNumbers): Message[] {
  return [...truncation(numbers), ...irregularities(numbers), ...missingPeriods(numbers)];
}

function truncation({ truncated, pages }: VisitorNumbers): Message[] {
  if (truncated === undefined) return [];
  const why = truncated === 'rows' ? text`${counted(MAX_ROWS, 'row')}` : text`\`max-requests\``;
  const what = text`The service has more than the ${counted(pages.length, 'page')} that were read, because the limit of ${why} was reached. The page lists cover only these pages; the totals cover the whole site.`;
  const remedy = text`To read more, increase \`max-requests\`.`;
  const happened = sentences(what, truncated === 'max-requests' ? remedy : []);
  return [{ title: 'Not every page was read', happened }];
}

function irregularities(numbers: VisitorNumbers): Message[] {
  const { invalidRows, duplicateRows, shortResponses, inconsistentTotals } = numbers;
  const kinds = [
    {
      count: invalidRows,
      happened: text`The service returned ${counted(invalidRows, 'invalid row')}, which the report leaves out.`,
    },
    {
      count: duplicateRows,
      happened: text`The service returned ${counted(duplicateRows, 'duplicate row')}, which the report leaves out. Other pages may be missing.`,
    },
    {
      count: shortResponses,
      happened: text`The service returned ${counted(shortResponses, 'short response')} that indicated more pages. Pages may be missing.`,
    },
    {
      count: inconsistentTotals,
      happened: text`The service returned ${counted(inconsistentTotals, 'response')} with totals that had changed during the export. The report shows the first totals. Changes of pages may be inaccurate.`,
    },
  ];

  return kinds
    .filter(({ count }) => count > 0)
    .map(({ happened }) => ({
      title: 'Irregular responses',
      happened,
    }));
}

function missingPeriods({ periods }: VisitorNumbers): Message[] {
  const gaps = periods.flatMap(({ why }) => why ?? []);
  const [gap] = gaps;
  if (gap === undefined) return [];
  const totals = text`The totals of ${counted(gaps.length, 'earlier period')} could not be read. ${gap.happened}`;
  const happened = sentences(totals, gap.next);
  return [{ title: 'Missing periods in the trend', happened }];
}
