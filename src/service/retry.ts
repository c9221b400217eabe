import type { Fault } from './request.ts';

export const MAX_TRIES = 3;
const PAUSES_MS = [2_000, 5_000];
const PAUSES_AFTER_429_MS = [5_000, 15_000];
/** About 30 years, so that the end of any pause can be shown as a time. */
const MAX_PAUSE_MS = 1e12;

/** The pause in ms before a request is sent again that has failed `tries` times; undefined: not again. */
export function retryPauseMs(
  tries: number,
  failure: { status?: number | undefined; retryAfterMs?: number | undefined },
): number | undefined {
  if (tries >= MAX_TRIES) return undefined;

  const pauses = failure.status === 429 ? PAUSES_AFTER_429_MS : PAUSES_MS;
  return failure.retryAfterMs ?? pauses[tries - 1];
}

/**
 * The pause in ms that `Retry-After` asks for; undefined if it is missing or unreadable. A date is read against the
 * response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
 */
export function retryAfterMs(
  { headers }: Pick<Fault, 'headers'>,
  wall: number,
): number | undefined {
  // If the header occurs twice, the first one counts.
  const value = [headers?.['retry-after']].flat()[0]?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MAX_PAUSE_MS);

  const until = httpDate(value);
  const pause = until && until - (httpDate(headers?.date ?? '') ?? wall);
  return pause && Math.min(Math.max(0, pause), MAX_PAUSE_MS);
}

/** The form that RFC 9110 (5.6.7) requires. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value: string): number | undefined {
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value);
  const time = isDate ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
