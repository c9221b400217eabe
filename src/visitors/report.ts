import type { NoAnswer } from './asker.ts';
import type { Export } from './export.ts';
import { bothOf } from './page-table.ts';
import type { Range } from './range.ts';
import type { Counts } from './wire.ts';

/** A range and the site's totals in it; undefined where they are not known. */
export interface Spell {
  range: Range;
  totals: Counts | undefined;
}

/** What is known of one project. */
export interface ProjectReport {
  projectId: string;
  read: Export;
  /** This range first, then those before it, newest first. */
  spells: [Spell, ...Spell[]];
  requests: number;
}

/** A project that could not be read. */
export interface ProjectFailure {
  projectId: string;
  /** `no-requests`: `max-requests` was used up before it came to this project. */
  why: NoAnswer | 'no-requests';
  requests: number;
}

/** Everything that one run has found out. */
export interface VisitorsReport {
  /** The named period, or 'own dates'. */
  period: string;
  range: Range;
  projects: ProjectReport[];
  failures: ProjectFailure[];
  /** Requests made in all, and how many were allowed. */
  requests: number;
  maxRequests: number;
  /** In ms since 1970. */
  madeAt: number;
}

/** A total against the one of the period before; `ratio` is undefined where that was zero. */
export type Change = { kind: 'unknown' } | { kind: 'known'; by: number; ratio: number | undefined };

/** How a number has changed; the one before may not be known. */
export function changeOf(now: number, before: number | undefined): Change {
  if (before === undefined) return { kind: 'unknown' };
  return { kind: 'known', by: now - before, ratio: before === 0 ? undefined : (now - before) / before };
}

/** Totals that distinct counts cannot have: a whole that is smaller than a part, or larger than both together. */
export function isContradictory({ human, ai, total }: Counts): boolean {
  return total < Math.max(human, ai) || total > human + ai;
}

/** Visitors counted as both; undefined where the totals contradict each other. */
export function bothIn(totals: Counts): number | undefined {
  return isContradictory(totals) ? undefined : bothOf(totals);
}

/** `ai` ÷ `total`, 0 to 1; undefined where there are no visitors, or the totals contradict each other. */
export function aiShare(totals: Counts): number | undefined {
  return totals.total === 0 || isContradictory(totals) ? undefined : totals.ai / totals.total;
}
