import { isDeepStrictEqual } from 'node:util';
import type { Inputs } from '../inputs/inputs.ts';
import { type Answer, type Counts, type NoAnswer, PAGE_ROWS, type PageCounts, type Read } from './client.ts';
import type { Range, Ranges } from './period.ts';

/** A period and the site's totals in it, or why they are not known. Without a range: the service chose it. */
export interface PeriodTotals {
  range: Range | undefined;
  totals?: Counts | undefined;
  why?: NoAnswer;
}

export interface VisitorsReport extends Exclude<Awaited<ReturnType<typeof readNumbers>>, NoAnswer> {
  inputs: Pick<Inputs, 'project-id' | 'github-token' | 'max-requests' | 'top'>;
  /** The named period, or `own dates`. */
  period: string;
  requests: number;
  /** In ms since 1970. */
  madeAt: number;
  runUrl: string | undefined;
}

const MAX_PARALLEL = 4;

/** Reads the trend before all pages but the first: a large export cannot use up its requests. A gap is no failure. */
export async function readNumbers(read: Read, [range, ...earlier]: Ranges) {
  const totalsOf = async (range: Range): Promise<PeriodTotals> => {
    const answer = await read({ range, limit: 1, offset: 0 });
    return 'reason' in answer ? { range, why: answer } : { range, totals: answer.totals };
  };
  const pageAt = (offset: number) => read({ range, limit: PAGE_ROWS, offset });
  const first = await pageAt(0);
  if ('reason' in first) return first;
  const now: PeriodTotals & { totals: Counts } = { range, totals: first.totals };
  const trend: PeriodTotals[] = [];
  for (let at = 0; at < earlier.length; at += MAX_PARALLEL) {
    trend.push(...(await Promise.all(earlier.slice(at, at + MAX_PARALLEL).map(totalsOf))));
    const refused = trend.find(({ why }) => why?.reason === 'refused')?.why;
    if (refused) return refused;
  }
  const answers = await readOn(first, pageAt);
  if ('reason' in answers) return answers;
  const rows = answers.flatMap(({ visitors }) => visitors);
  const usable = rows.filter((row) => row !== undefined);
  // Of rows with the same path the first one counts.
  const pages = [...new Map(usable.toReversed().map((row) => [row.path, row])).values()];
  const sizes = answers.filter(({ hasMore }) => hasMore).map(({ visitors }) => visitors.length);
  const counts = [...[...answers, ...trend].flatMap(({ totals }) => totals ?? []), ...usable];
  return {
    /** This period first, then the earlier ones, newest first. */
    periods: [now, ...trend] as const,
    pages: ranked(pages, ({ total }) => total),
    truncated: answers.at(-1)?.hasMore === true,
    oddities: {
      badRows: rows.length - usable.length,
      duplicateRows: usable.length - pages.length,
      emptyAnswers: sizes.filter((size) => size === 0).length,
      shortAnswers: sizes.filter((size) => size > 0 && size < PAGE_ROWS).length,
      answersWithOtherTotals: answers.filter(({ totals }) => !isDeepStrictEqual(totals, first.totals)).length,
      roundedCounts: !counts.every(({ human, ai, total }) => [human, ai, total].every(Number.isInteger)),
    },
  };
}

/** Reads on while there is more (specification, 4.4, rule 2) and requests are left: 2 at a time, later 4. */
async function readOn(first: Answer, pageAt: (offset: number) => Promise<Answer | NoAnswer>) {
  const answers = [first];
  while (answers.at(-1)?.hasMore) {
    const read = answers.length;
    const length = read < MAX_PARALLEL ? 2 : MAX_PARALLEL;
    const offsets = Array.from({ length }, (_, index) => (read + index) * PAGE_ROWS);
    for (const pending of offsets.map(pageAt)) {
      // What lies past the end does not count, not even a failure, and is not waited for.
      if (!answers.at(-1)?.hasMore) break;
      const answer = await pending;
      if (!('reason' in answer)) answers.push(answer);
      else return answer.reason === 'budget' ? answers : answer;
    }
  }
  return answers;
}

/** Pages by falling number, then by path in the order of its code units. */
export function ranked(pages: readonly PageCounts[], by: (page: PageCounts) => number): PageCounts[] {
  return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}

/** The counts as people and files get them; everything else is computed from fractions. */
export function rounded({ human, ai, total }: Counts): Counts {
  return { human: Math.round(human), ai: Math.round(ai), total: Math.round(total) };
}

/** Rounded; undefined where it would be negative. */
export function bothIn({ human, ai, total }: Counts): number | undefined {
  const both = Math.round(human + ai - total);
  return both < 0 ? undefined : both;
}

/** 0 to 1; undefined where there are no visitors, or fewer than those of AI alone. */
export function aiShare({ ai, total }: Counts): number | undefined {
  return total > 0 && ai <= total ? ai / total : undefined;
}
