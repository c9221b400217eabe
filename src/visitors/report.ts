import type { NoAnswer } from './asker.ts';
import type { Export } from './export.ts';
import type { Range } from './range.ts';
import type { Counts } from './wire.ts';

/** Why something was not read; `no-requests`: `max-requests` was used up before it was its turn. */
export type NotRead = NoAnswer | 'no-requests';

/** A range and the site's totals in it, or why they are not known. */
export type Spell = { range: Range } & ({ totals: Counts } | { totals: undefined; why: NotRead });

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
  why: NotRead;
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
