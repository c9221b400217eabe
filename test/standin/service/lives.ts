/** How turns of stand-in jobs go. Times in seconds after the instruction was accepted. */
import type { Moment } from './scenario.ts';

/** Active for `after` seconds, then `status`, with the pull request or without. */
const ends = (after: number, status: string, link?: true | string): readonly Moment[] => [
  ...(after > 0 ? [{ at: 0, status: 'active' }] : []),
  { at: after, status, ...(link === undefined ? {} : { link }) },
];

export const OK = ends(7, 'completed', true);
export const QUICK = ends(1.2, 'completed', true);
export const INSTANT = ends(0, 'completed', true);
export const SLOW = ends(600, 'completed', true);
export const NO_CHANGES = ends(3, 'completed');
export const FAILED = ends(3, 'failed');
export const FAILED_WITH_LINK = ends(3, 'failed', true);
export const ARCHIVED = ends(3, 'archived');
export const ARCHIVED_WITH_LINK = ends(3, 'archived', true);
export const ARCHIVED_LATER: readonly Moment[] = [...QUICK, { at: 60, status: 'archived', link: true }];
export const LATE_LINK: readonly Moment[] = [...NO_CHANGES, { at: 7, status: 'completed', link: true }];
export const UNKNOWN_STATUS: readonly Moment[] = [
  { at: 0, status: 'active' },
  { at: 2, status: 'queued-for-review' },
  { at: 7, status: 'completed', link: true },
];
/** The end of the turn before is still shown for a while. */
export const STALE: readonly Moment[] = [
  { at: 0, status: 'before' },
  { at: 8, status: 'active' },
  { at: 20, status: 'completed', link: true },
];
/** The message changes nothing, ever. */
export const STALE_FOR_EVER: readonly Moment[] = [{ at: 0, status: 'before' }];
/** Ends with a link that is not this stand-in's pull request. */
export const endsWith = (link: string): readonly Moment[] => ends(1.2, 'completed', link);
