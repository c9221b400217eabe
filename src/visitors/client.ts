import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { requester } from '../service/client.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { retryPauseMs } from '../service/send.ts';
import { optionalOrUndefined, parseJson } from '../text/json.ts';
import { counted, duration, moment, sentences, type Text, text } from '../text/sentence.ts';
import { addressOf } from '../text/url.ts';
import type { Range } from './period.ts';

/** Requests of a report with its retries: an hourly limit must leave some for other runs. */
export const MAX_REQUESTS = 60;

/** No request is repeated later, in ms since the run started. */
const MAX_RUN_MS = 30 * 60_000;

/** The maximum (specification, 4.4). */
export const ROWS_PER_RESPONSE = 250;

// Every field is required (specification, 2.2 and 4.4).
const count = z.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const counts = z.object({ human: count, ai: count, total: count });
const page = z.object({ path: z.string(), ...counts.shape });
const response = z.object({
  totals: counts,
  /** Undefined for an unusable row. */
  visitors: z.array(optionalOrUndefined(page)),
  hasMore: z.boolean(),
});

/** Unique visitors, possibly fractions; who was seen as human and as AI counts once in `total`. */
export type Counts = z.infer<typeof counts>;
export type PageCounts = z.infer<typeof page>;
export type VisitorsResponse = z.infer<typeof response>;

export interface Query {
  /** Undefined: no dates are sent. */
  range: Range | undefined;
  limit: number;
  offset: number;
}

export interface VisitorsClient {
  /** Returns an error that may pass, after at most three requests; throws any other. */
  read: (query: Query) => Promise<VisitorsResponse | SetupError>;
  /** How many more requests may be sent. */
  remaining: () => number;
}

/** The visitors endpoint of one project (specification, 4.4). */
export async function visitorsClient({
  inputs,
  connect,
  clock,
  publisher,
  signal,
  userAgent,
}: Session) {
  const { redact } = publisher;
  const connections = await connect();
  const ask = requester({ apiKey: inputs['api-key'], redact, userAgent, connections, clock });
  // Redacts first, because a secret in a path that was cut or quoted would not be recognized.
  const parse = (body: string) => response.safeParse(parseJson(body, redact)).data;
  const address = (query: Query) => addressFor(query, inputs);
  let remaining = MAX_REQUESTS;

  const read: VisitorsClient['read'] = async (query) => {
    const request = { method: 'GET', url: address(query) } as const;
    if (remaining === 0) return NONE_LEFT;

    for (let tries = 1; ; tries++) {
      remaining--;
      const result = await ask(request, parse, signal);
      if (result.kind === 'value') return result.value;

      signal.throwIfAborted();
      const happened = failureText(result, tries, clock.wall());
      const error = noReport(happened, remedy(result, 'visitors'));
      if (result.failure !== 'transient') throw error;

      const pause = retryPauseMs(tries, result) ?? Number.POSITIVE_INFINITY;
      const isLast = remaining === 0 || clock.now() + pause >= MAX_RUN_MS;
      if (isLast) return error;

      publisher.info(text`${result.happened} Retrying in ${duration(pause)}.`);
      await clock.sleep(pause, signal).catch(() => signal.throwIfAborted());
    }
  };

  return { address, read, remaining: () => remaining };
}

function addressFor({ range, limit, offset }: Query, inputs: Session['inputs']): URL {
  const parameters = { projectId: inputs['project-id'] };
  const url = addressOf(inputs['base-url'], '/v1/analytics/{projectId}/visitors', parameters);
  const dates = range && { dateFrom: range.from, dateTo: range.to };
  const page = { limit: `${limit}`, offset: `${offset}` };
  url.search = new URLSearchParams({ ...dates, ...page }).toString();
  return url;
}

const NONE_LEFT = noReport(text`A report uses at most ${counted(MAX_REQUESTS, 'request')}.`, []);

function noReport(happened: Text, next: Text): SetupError {
  return new SetupError({ title: 'No visitor report', happened, next });
}

function failureText(failure: FailedRequest, tries: number, now: number): Text {
  const { happened, retryAfterMs, serviceMessage } = failure;
  const times = tries === 1 ? [] : text`All ${tries} attempts failed.`;
  const later =
    retryAfterMs === undefined
      ? []
      : text`It accepts requests again at ${moment(now + retryAfterMs)}.`;

  return sentences(times, happened, later, serviceResponse(serviceMessage));
}
