import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Connections } from '../runner/connections.ts';
import { classifyGet, POST_PAUSES_MS, POST_TRIES, retryAfterMs } from '../service/classify.ts';
import { describe } from '../service/client.ts';
import { type Exchange, exchange, type Limits } from '../service/exchange.ts';
import { parseJson, serviceWords } from '../service/schema.ts';
import { redactor } from '../text/redact.ts';
import { addressOf } from '../text/url.ts';
import type { Counts } from './numbers.ts';
import type { Range } from './period.ts';

/** 250 rows with very long paths fit into this size. */
const LIMITS: Limits = { connectMs: 10_000, totalMs: 30_000, maxBytes: 8_388_608 };

/** No request is repeated later than this after the start of the run, in ms. */
const MAX_RUN_MS = 30 * 60_000;

/** The most rows that the service gives in one answer (specification, 4.4). */
export const PAGE_ROWS = 250;

/** One page of the site and its visitors. */
export interface PageCounts extends Counts {
  path: string;
}

/** One answer of the endpoint. */
export interface Answer {
  totals: Counts;
  rows: PageCounts[];
  /** Rows without a path, or with a count that is no number of 0 or more. */
  badRows: number;
  hasMore: boolean;
}

/** What one request asks for. */
export interface Query {
  range: Range;
  /** Rows: 1 to `PAGE_ROWS`. */
  limit: number;
  offset: number;
}

interface Failure {
  status?: number | undefined;
  /** The end of a sentence that begins with 'the service', untrusted. */
  what: string;
  /** The service's own words, bounded, untrusted; empty where there are none. */
  words: string;
}

/** `budget`: no request was left for another attempt. `time`: the next one would be too late. */
type Reason = 'refused' | 'used-up' | 'budget' | 'time';

/** There is no answer. */
export class NoAnswer extends Error {
  readonly reason: Reason;
  /** Requests that were sent; 0: there was none left for the first one. */
  readonly attempts: number;
  readonly failure: Failure;
  /** When the service may be asked again, in ms since 1970. */
  readonly retryAt: number | undefined;

  constructor(reason: Reason, attempts: number, failure: Failure, retryAt?: number) {
    super(failure.what);
    this.reason = reason;
    this.attempts = attempts;
    this.failure = failure;
    this.retryAt = retryAt;
  }
}

/** The visitors endpoint of one project (specification, 4.4). */
export interface VisitorsClient {
  address(query: Query): URL;
  /** Sends a request up to three times. Rejects with a `NoAnswer`, or with an `AbortError` for an aborted signal. */
  ask(query: Query, signal: AbortSignal): Promise<Answer>;
  /** Requests that were sent so far, repeated ones too; never more than `maxRequests`. */
  readonly sent: number;
}

/** Makes a client with its own budget of requests. */
export function visitorsClient(
  { baseUrl, projectId, apiKey }: { baseUrl: URL; projectId: string; apiKey: string },
  deps: {
    connections: Pick<Connections, 'shared' | 'after'>;
    clock: Clock;
    userAgent: string;
    maxRequests: number;
    /** Called before a pause of so many ms; `what` as in `Failure`. */
    onPause: (what: string, ms: number) => void;
    limits?: Limits;
  },
): VisitorsClient {
  const { connections, clock, userAgent, maxRequests, onPause, limits = LIMITS } = deps;
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'user-agent': userAgent };
  const redact = redactor([apiKey]);
  let left = maxRequests;
  let sent = 0;

  const address = ({ range, limit, offset }: Query): URL => {
    const url = addressOf(baseUrl, '/v1/analytics/{projectId}/visitors', { projectId });
    const query = { dateFrom: range.from, dateTo: range.to, limit: String(limit), offset: String(offset) };
    url.search = new URLSearchParams(query).toString();
    return url;
  };

  const ask = async (query: Query, signal: AbortSignal): Promise<Answer> => {
    const { shared: dispatcher, after } = connections;
    const request = { method: 'GET' as const, url: address(query), headers, limits };
    if (left === 0) throw new NoAnswer('budget', 0, { what: 'was not asked', words: '' });
    left--;
    for (let attempts = 1; ; attempts++) {
      signal.throwIfAborted();
      sent++;
      const result = await exchange(request, { dispatcher, after, signal });
      const answer = answerIn(result);
      if (answer !== undefined) return answer;
      signal.throwIfAborted();
      const failure = failureOf(result, redact);
      if (classifyGet(result) !== 'may-fail') throw new NoAnswer('refused', attempts, failure);
      if (attempts === POST_TRIES) throw new NoAnswer('used-up', attempts, failure);
      const pauses = POST_PAUSES_MS[result.status === 429 ? 'turned-away' : 'not-sent'];
      const pause = retryAfterMs(result, clock.wall()) ?? pauses[attempts - 1] ?? 0;
      if (clock.now() + pause >= MAX_RUN_MS)
        throw new NoAnswer('time', attempts, failure, clock.wall() + pause);
      // Taken before the pause, so that nobody waits for a request that cannot be sent.
      if (left === 0) throw new NoAnswer('budget', attempts, failure);
      left--;
      onPause(failure.what, pause);
      await clock.sleep(pause, signal);
    }
  };

  return {
    address,
    ask,
    get sent() {
      return sent;
    },
  };
}

function failureOf(result: Exchange, redact: (words: string) => string): Failure {
  const { kind, status } = result;
  const what = isSuccess(result)
    ? `answered ${status}, but not with visitor numbers`
    : describe(result, redact);
  return { status, what, words: kind === 'response' ? serviceWords(result.body, redact) : '' };
}

function isSuccess({ kind, status = 0 }: Exchange): boolean {
  return kind === 'response' && status >= 200 && status < 300;
}

// The specification (2.2, 4.4) requires every field, so a body without one is no answer.
const count = z.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const counts = z.object({ human: count, ai: count, total: count });
const answerSchema = z.object({ totals: counts, visitors: z.array(z.unknown()), hasMore: z.boolean() });
const rowSchema = z.object({ path: z.string(), ...counts.shape });

/** The answer in a response's body; undefined where it is none. A row that is none does not spoil the others. */
function answerIn(result: Exchange): Answer | undefined {
  if (result.kind !== 'response' || !isSuccess(result)) return undefined;
  const { data } = answerSchema.safeParse(parseJson(result.body));
  if (data === undefined) return undefined;
  const { totals, visitors, hasMore } = data;
  const rows = visitors.flatMap((row) => rowSchema.safeParse(row).data ?? []);
  return { totals, rows, badRows: visitors.length - rows.length, hasMore };
}
