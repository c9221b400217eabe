import { counted, sentences, type Text, text } from '../text/sentence.ts';
import { MAX_ROWS, type VisitorNumbers } from './read-visitors.ts';

interface Warning {
  /** The title of its annotation. */
  title: string;
  sentence: Text;
}

/** What a report lacks or had to correct. */
export function warningsOf(numbers: VisitorNumbers): Warning[] {
  return [...truncation(numbers), ...irregularities(numbers), ...missingPeriods(numbers)];
}

function truncation({ truncated, pages }: VisitorNumbers): Warning[] {
  if (truncated === undefined) return [];
  const why =
    truncated === 'rows' ? text`${MAX_ROWS.toLocaleString('en')} rows` : text`\`max-requests\``;
  const what = text`The service has more than the ${counted(pages.length, 'page')} that were read, because the limit of ${why} was reached. The page lists cover only these pages; the totals cover the whole site.`;
  const remedy = text`To read more, increase \`max-requests\`.`;
  const sentence = sentences(what, truncated === 'max-requests' ? remedy : []);
  return [{ title: 'Not every page was read', sentence }];
}

function irregularities(numbers: VisitorNumbers): Warning[] {
  const { invalidRows, duplicateRows, shortResponses, inconsistentTotals } = numbers;
  const kinds: [number, string, Text][] = [
    [invalidRows, 'invalid row', text`, which the report leaves out.`],
    [
      duplicateRows,
      'duplicate row',
      text`, which the report leaves out. Other pages may be missing.`,
    ],
    [shortResponses, 'short response', text` that indicated more pages. Pages may be missing.`],
    [
      inconsistentTotals,
      'response',
      text` with totals that had changed during the export. The report shows the first totals. Changes of pages may be inaccurate.`,
    ],
  ];

  return kinds
    .filter(([count]) => count > 0)
    .map(([count, thing, what]) => ({
      title: 'Irregular responses',
      sentence: text`The service returned ${counted(count, thing)}${what}`,
    }));
}

function missingPeriods({ periods }: VisitorNumbers): Warning[] {
  const gaps = periods.flatMap(({ why }) => why ?? []);
  const [gap] = gaps;
  if (gap === undefined) return [];
  const missing = text`The totals of ${counted(gaps.length, 'earlier period')} could not be read: ${gap.happened}`;
  return [{ title: 'Missing periods in the trend', sentence: sentences(missing, gap.remedy) }];
}
