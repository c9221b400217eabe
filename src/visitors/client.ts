import type { Connections } from '../runner/network.ts';
import { type FailedRead, get } from '../service/client.ts';
import type { Limits } from '../service/request.ts';
import { addressOf } from '../text/url.ts';
import type { Range } from './range.ts';
import { type Answer, readAnswer } from './wire.ts';

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

export type Failure = Omit<FailedRead, 'kind'>;

export type Reading = { kind: 'answer'; answer: Answer } | FailedRead;

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
  const address = ({ projectId, range, limit, offset }: Query): URL => {
    const url = addressOf(baseUrl, '/v1/analytics/{projectId}/visitors', { projectId });
    const query = { dateFrom: range.from, dateTo: range.to, limit: String(limit), offset: String(offset) };
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  return {
    address,
    async read(query, signal) {
      const read = await get(
        { url: address(query), parse: readAnswer, expected: 'visitor numbers' },
        { ...deps, apiKey, signal },
      );
      return read.kind === 'value' ? { kind: 'answer', answer: read.value } : read;
    },
  };
}
