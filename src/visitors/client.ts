import type { Connections } from '../runner/connections.ts';
import { classifyGet, type GetFailure, retryAfterMs } from '../service/classify.ts';
import { describe } from '../service/client.ts';
import { type Exchange, exchange, type Limits } from '../service/exchange.ts';
import { serviceWords } from '../service/schema.ts';
import { redactor } from '../text/redact.ts';
import { addressOf } from '../text/url.ts';
import type { Range } from './range.ts';
import { type Answer, readAnswer } from './wire.ts';

/** A GET's limits (design: behaviour.md, Sending); 250 rows of very long paths fit the size. */
export const LIMITS: Limits = { connectMs: 10_000, totalMs: 30_000, maxBytes: 8_388_608 };

/** Most rows that the service gives in one answer (specification, 4.4). */
export const PAGE_ROWS = 250;

/** What one request asks for. */
export interface Query {
  projectId: string;
  range: Range;
  /** Rows: 1 to `PAGE_ROWS`. */
  limit: number;
  offset: number;
}

/** A GET that gave no answer. `what` is the end of a sentence that begins with 'the service', untrusted. */
export interface Failure {
  failure: GetFailure;
  status?: number;
  what: string;
  /** The service's own words, bounded, untrusted; empty where there are none. */
  words: string;
  retryAfterMs?: number;
}

export type Reading = { kind: 'answer'; answer: Answer } | ({ kind: 'failure' } & Failure);

/** The visitors endpoint (specification, 4.4); neither method repeats anything or rejects. */
export interface VisitorsClient {
  address(query: Query): URL;
  read(query: Query, signal: AbortSignal): Promise<Reading>;
}

/** Makes a client; `wall` is the time in ms since 1970. */
export function visitorsClient(
  { baseUrl, apiKey }: { baseUrl: URL; apiKey: string },
  deps: {
    connections: Pick<Connections, 'shared' | 'after'>;
    wall: () => number;
    userAgent: string;
    limits?: Limits;
  },
): VisitorsClient {
  const { connections, wall, userAgent, limits = LIMITS } = deps;
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'user-agent': userAgent };
  const redact = redactor([apiKey]);
  const address = ({ projectId, range, limit, offset }: Query): URL => {
    const url = addressOf(baseUrl, '/v1/analytics/{projectId}/visitors', { projectId });
    const query = { dateFrom: range.from, dateTo: range.to, limit: String(limit), offset: String(offset) };
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  return {
    address,
    async read(query, signal) {
      const { shared: dispatcher, after } = connections;
      const request = { method: 'GET' as const, url: address(query), headers, limits };
      return readingOf(await exchange(request, { dispatcher, after, signal }), { wall: wall(), redact });
    },
  };
}

function readingOf(
  result: Exchange,
  { wall, redact }: { wall: number; redact: (words: string) => string },
): Reading {
  const isResponse = result.kind === 'response';
  const isSuccess = isResponse && result.status >= 200 && result.status < 300;
  const answer = isSuccess ? readAnswer(result.body) : undefined;
  if (answer !== undefined) return { kind: 'answer', answer };
  const told = isResponse ? retryAfterMs(result, wall) : undefined;
  return {
    kind: 'failure',
    failure: classifyGet(result),
    ...(result.status === undefined ? {} : { status: result.status }),
    what: isSuccess ? `answered ${result.status}, but not with visitor numbers` : describe(result, redact),
    words: isResponse ? serviceWords(result.body, redact) : '',
    ...(told === undefined ? {} : { retryAfterMs: told }),
  };
}
