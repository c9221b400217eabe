/** Pages, and how their numbers change. */
import type { CountName } from './counts.ts';
import type { Counts } from './visitors-client.ts';

/** A path as the service has it, in the reported period. */
export interface Page {
  path: string;
  now: Counts;
}

/** A page with all of its spellings. The path is the one with the most visitors. */
export interface SitePage extends Page {
  /** The same for all spellings. It begins and ends with a slash. */
  address: string;
}

/** What both periods have numbers of. */
export interface Change {
  now: Counts;
  before: Counts;
}

export function changeIn({ now, before }: Change, count: CountName = 'total'): number {
  return now[count] - before[count];
}

/** Such as 0.5 from 10 to 15. */
export function relativeChange(now: number, before: number | undefined): number | undefined {
  return before === undefined || Math.round(before) === 0 ? undefined : (now - before) / before;
}

export function isNewPage({ now, before }: Change): boolean {
  return before.total === 0 && now.total > 0;
}

export function isGonePage({ now, before }: Change): boolean {
  return before.total > 0 && now.total === 0;
}

/** Pages with equal numbers are in the order of code units, which is the same everywhere. */
export function ranked<P extends Page>(pages: readonly P[], by: (page: P) => number): P[] {
  return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
