import type { Exchange, Fault } from './exchange.ts';

/**
 * What an exchange that should start paid work has come to (design: behaviour.md, Sending).
 *
 * - `accepted`: the service has it and named the job.
 * - `not-sent`: not a byte can have arrived; sending again is safe.
 * - `turned-away`: 429; the service says that it did not take it, sending again later is safe.
 * - `refused`: the service understood and declined; sending again would change nothing.
 * - `unclear`: it may have arrived and may be paid for; never sent again.
 */
export type PostClass = 'accepted' | 'not-sent' | 'turned-away' | 'refused' | 'unclear';

/** The rules as data: the first row that fits decides; a response of 2xx without a readable job is unclear. */
export const POST_RULES: ReadonlyArray<{ status: [from: number, to: number]; is: PostClass }> = [
  { status: [429, 429], is: 'turned-away' },
  { status: [300, 499], is: 'refused' },
];

/** Sorts an exchange; `readable` says whether the body of a 2xx named a job. */
export function classifyPost(exchange: Exchange, readable: boolean): PostClass {
  if (exchange.kind === 'fault') {
    // A status that says no is a no even if its explanation was cut off.
    if (exchange.sent && exchange.status !== undefined) return ruleFor(exchange.status) ?? 'unclear';
    return exchange.sent ? 'unclear' : 'not-sent';
  }
  const rule = ruleFor(exchange.status);
  if (rule) return rule;
  return exchange.status >= 200 && exchange.status < 300 && readable ? 'accepted' : 'unclear';
}

function ruleFor(status: number): PostClass | undefined {
  return POST_RULES.find(({ status: [from, to] }) => status >= from && status <= to)?.is;
}

/** How often a POST may be tried in all, and the pauses before the next try where nothing was told. */
export const POST_TRIES = 3;
export const POST_PAUSES_MS: Readonly<Record<'not-sent' | 'turned-away', readonly number[]>> = {
  'not-sent': [2_000, 5_000],
  'turned-away': [5_000, 15_000],
};

/**
 * Whether a GET that gave no readable answer may be asked again:
 * `may-fail` (a passing fault), `gone` (404 and 410), `unmendable` (every other refusal and redirect).
 */
export type GetFailure = 'may-fail' | 'gone' | 'unmendable';

/** Sorts a GET that did not give what was asked for (design: behaviour.md, Polling). */
export function classifyGet(exchange: Exchange): GetFailure {
  if (exchange.kind === 'fault')
    return exchange.status === undefined ? 'may-fail' : getStatus(exchange.status);
  return getStatus(exchange.status);
}

function getStatus(status: number): GetFailure {
  if (status === 404 || status === 410) return 'gone';
  if ([408, 425, 429].includes(status)) return 'may-fail';
  return status >= 300 && status < 500 ? 'unmendable' : 'may-fail';
}

/** The longest time that a Date can hold: an absurd pause stays one that can be told to people. */
const MAX_TOLD_MS = 8.64e15;

/**
 * The pause in milliseconds that a response's `Retry-After` asks for; undefined where it has none that
 * can be read. A date is read against the response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
 */
export function retryAfterMs(response: Pick<Fault, 'headers'>, wall: number): number | undefined {
  const value = response.headers?.['retry-after']?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MAX_TOLD_MS);
  const until = httpDate(value);
  if (Number.isNaN(until)) return undefined;
  const date = httpDate(response.headers?.date ?? '');
  return Math.max(0, until - (Number.isNaN(date) ? wall : date));
}

/** The three forms of RFC 9110 (5.6.7), all of them GMT. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value: string): number {
  if (/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, .{18,30} GMT$/.test(value)) return Date.parse(value);
  const oldest = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/;
  return oldest.test(value) ? Date.parse(`${value} GMT`) : Number.NaN;
}
