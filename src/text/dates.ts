/** One day in milliseconds; UTC has no days of another length. */
export const DAY_MS = 86_400_000;

/** What `date-from` and `date-to` may be, for messages. */
export const DATE_RULE =
  'a date such as `2026-01-31`, or one with a time such as `2026-01-31T12:00:00Z` (ISO 8601)';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)([.,]\d{1,9})?(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/;

/** A moment as somebody wrote it. */
export interface Written {
  text: string;
  /** Milliseconds since 1970. A day is its first moment in UTC; a time without an offset is taken as UTC. */
  ms: number;
  /** A day without a time. */
  isDay: boolean;
}

/**
 * Reads a date as the visitors endpoint takes it (specification, 4.4: "ISO 8601 or `YYYY-MM-DD`"): of ISO 8601
 * the extended calendar form. Undefined for anything else, and for days that the calendar does not have.
 */
export function readDate(text: string): Written | undefined {
  if (DAY.test(text)) {
    return isCalendarDay(text) ? { text, ms: Date.parse(`${text}T00:00:00Z`), isDay: true } : undefined;
  }
  const [, time = '', fraction = '', offset = 'Z'] = INSTANT.exec(text) ?? [];
  if (time === '' || !isCalendarDay(time.slice(0, 10))) return undefined;
  // ECMAScript's own form wants seconds before a fraction, at most three digits of it, and `+01:00`.
  if (fraction !== '' && time.length !== 19) return undefined;
  const zone = offset === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
  const ms = Date.parse(`${time}${fraction.slice(0, 4).replace(',', '.')}${zone}`);
  return Number.isNaN(ms) ? undefined : { text, ms, isDay: false };
}

/** `Date` alone reads 30 February as a day in March. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A moment of the years 0 to 9999 as `YYYY-MM-DD`, or with its time. */
export function writeDate(ms: number, isDay: boolean): string {
  const iso = new Date(ms).toISOString();
  return isDay ? iso.slice(0, 10) : iso.replace('.000Z', 'Z');
}

/** The first moment, in UTC, of the day that holds a moment. */
export function startOfDay(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS;
}
