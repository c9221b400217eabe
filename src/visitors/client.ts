import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { retryPauseMs } from '../service/classify.ts';
import { type FailedRequest, requester, type ServiceAccess } from '../service/client.ts';
import { parseJson } from '../service/schema.ts';
import type { Text } from '../text/sentence.ts';
import { addressOf } from '../text/url.ts';
import type { Counts } from './numbers.ts';
import type { Range } from './period.ts';

/** No request is repeated later than this after the start of the run, in ms. */
const MAX_RUN_MS = 30 * 60_000;

/** Maximum number of rows in one response (specification, 4.4). */
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

/** The parameters of one request. */
export interface Query {
  /** Undefined: no dates are sent. */
  range: Range | undefined;
  /** Rows: 1 to `PAGE_ROWS`. */
  limit: number;
  offset: number;
}

/** `budget`: no request was left for another attempt. `time`: the next one would be too late. */
type Reason = 'refused' | 'exhausted' | 'budget' | 'time';

/** A query got no answer. */
export class NoAnswer extends Error {
  readonly reason: Reason;
  /** Requests that were sent; 0: there was none left for the first one. */
  readonly attempts: number;
  readonly failure: FailedRequest;
  /** When the service accepts requests again, in ms since 1970. */
  readonly retryAt: number | undefined;

  constructor(reason: Reason, attempts: number, failure: FailedRequest, retryAt?: number) {
    super('the service did not answer');
    this.reason = reason;
    this.attempts = attempts;
    this.failure = failure;
    this.retryAt = retryAt;
  }
}

export type VisitorsClient = ReturnType<typeof visitorsClient>;

/** The visitors endpoint of one project (specification, 4.4), with a budget of requests. */
export function visitorsClient(
  deps: ServiceAccess & {
    clock: Clock;
    maxRequests: number;
    /** Called before a pause of so many ms; `what` as in `FailedRequest`. */
    onPause: (what: Text, ms: number) => void;
  },
) {
  const { baseUrl, projectId, clock, maxRequests, onPause } = deps;
  const ask = requester(deps);
  let left = maxRequests;

  const address = ({ range, limit, offset }: Query): URL => {
    const url = addressOf(baseUrl, '/v1/analytics/{projectId}/visitors', { projectId });
    const dates = range && { dateFrom: range.from, dateTo: range.to };
    url.search = new URLSearchParams({ ...dates, limit: `${limit}`, offset: `${offset}` }).toString();
    return url;
  };

  /** Sends a request up to three times. Rejects with a `NoAnswer`, or with an `AbortError` for an aborted signal. */
  const read = async (query: Query, signal: AbortSignal): Promise<Answer> => {
    const request = { method: 'GET', url: address(query) } as const;
    if (left === 0) throw new NoAnswer('budget', 0, { what: [], serviceMessage: '' });
    left--;
    for (let attempts = 1; ; attempts++) {
      signal.throwIfAborted();
      const result = await ask(request, answerIn, signal);
      if (result.kind === 'value') return result.value;
      signal.throwIfAborted();
      if (result.failure !== 'transient') throw new NoAnswer('refused', attempts, result);
      const pause = retryPauseMs(attempts, result);
      if (pause === undefined) throw new NoAnswer('exhausted', attempts, result);
      if (clock.now() + pause >= MAX_RUN_MS) {
        throw new NoAnswer('time', attempts, result, clock.wall() + pause);
      }
      // Taken before the pause, so that no run waits for a request that cannot be sent.
      if (left === 0) throw new NoAnswer('budget', attempts, result);
      left--;
      onPause(result.what, pause);
      await clock.sleep(pause, signal);
    }
  };

  /** Requests that were sent so far, repeated ones too; never more than `maxRequests`. */
  const sent = (): number => maxRequests - left;

  return { address, read, sent };
}

// The specification (2.2, 4.4) requires every field, so a body without one is no answer.
const count = z.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const counts = z.object({ human: count, ai: count, total: count });
const answerSchema = z.object({ totals: counts, visitors: z.array(z.unknown()), hasMore: z.boolean() });
const rowSchema = z.object({ path: z.string(), ...counts.shape });

/** The answer in a response's body; undefined where it is none. A row that is none does not spoil the others. */
function answerIn(body: string): Answer | undefined {
  const { data } = answerSchema.safeParse(parseJson(body));
  if (data === undefined) return undefined;
  const { totals, visitors, hasMore } = data;
  const rows = visitors.flatMap((row) => rowSchema.safeParse(row).data ?? []);
  return { totals, rows, badRows: visitors.length - rows.length, hasMore };
}
