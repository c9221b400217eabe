import * as z from 'zod/mini';
import { parseJson } from '../service/schema.ts';

/** Unique visitors: of the whole site, or of one page. They are distinct counts: no two of them add up. */
export interface Counts {
  human: number;
  ai: number;
  /** A visitor who was seen as both counts once. */
  total: number;
}

/** One page of the site and its visitors. */
export interface PageCounts extends Counts {
  path: string;
}

/** One answer of the visitors endpoint. */
export interface Answer {
  totals: Counts;
  visitors: PageCounts[];
  hasMore: boolean;
}

const count = z.custom<number>(isCount);
const countsSchema = z.object({ human: count, ai: count, total: count });

// Specification, 2.2, 2.3 and 4.4: every field is required there, so one without it is no answer. Rows are only
// looked at and not copied, as an object schema would: there can be hundreds of thousands of them.
const answerSchema = z.object({
  totals: countsSchema,
  visitors: z.array(z.custom<PageCounts>(isRow)),
  hasMore: z.boolean(),
});

function isRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const { path, human, ai, total } = row as Record<string, unknown>;
  return typeof path === 'string' && isCount(human) && isCount(ai) && isCount(total);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Reads an answer out of a response's body; undefined where it is none. */
export function readAnswer(body: string): Answer | undefined {
  return answerSchema.safeParse(parseJson(body)).data;
}
