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

const count = z.int().check(z.minimum(0));
const counts = { human: count, ai: count, total: count };

// Specification, 2.2, 2.3 and 4.4: every field is required there, so one without it is no answer.
const answerSchema = z.object({
  totals: z.object(counts),
  visitors: z.array(z.object({ path: z.string(), ...counts })),
  hasMore: z.boolean(),
});

/** Reads an answer out of a response's body; undefined where it is none. */
export function readAnswer(body: string): Answer | undefined {
  return answerSchema.safeParse(parseJson(body)).data;
}
