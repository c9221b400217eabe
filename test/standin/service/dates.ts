/**
 * Dates of the visitors endpoint (specification, section 4.4: "ISO 8601 or `YYYY-MM-DD` format") and
 * the formats that the description in `openapi.ts` names.
 */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT =
  /^(?<day>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d{1,9})?)?(?<offset>Z|[+-]\d{2}:?\d{2})?$/;

/** Whether the calendar has that day: `Date` alone reads 30 February as 1 or 2 March. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/**
 * The moment that a date names, in milliseconds since 1970. A day alone means its UTC midnight, a time
 * without an offset is UTC too. `undefined`: no such date.
 */
export function parseDate(text: string): number | undefined {
  if (DAY.test(text)) return isCalendarDay(text) ? Date.parse(`${text}T00:00:00Z`) : undefined;
  const { day, offset } = INSTANT.exec(text)?.groups ?? {};
  if (day === undefined || !isCalendarDay(day)) return undefined;
  // ECMAScript's own format wants the colon in an offset, and milliseconds at most; ISO 8601 does not.
  const strict = text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2').replace(/([.]\d{3})\d+/, '$1');
  const time = Date.parse(offset === undefined ? `${strict}Z` : strict);
  return Number.isNaN(time) ? undefined : time;
}

/** ISO 8601 in UTC, as the service writes its timestamps (section 2.1). */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** An address that a browser opens and that hides no other host behind a user name. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/** The formats of `openapi.ts`; JSON Schema leaves their meaning to whoever validates. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'date-or-instant': (text) => parseDate(text) !== undefined,
  instant: (text) => INSTANT.test(text) && parseDate(text) !== undefined,
  'web-address': isWebAddress,
};
