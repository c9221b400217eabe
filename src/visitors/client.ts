import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { requester } from '../service/client.ts';
import type { FailedAttempt, FailedRequest } from '../service/failed-request.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import type { Limits } from '../service/request.ts';
import { retryPauseMs } from '../service/retry.ts';
import { optionalOrUndefined, parseJson } from '../text/json.ts';
import { duration, moment, sentences, type Text, text } from '../text/sentence.ts';
import { addressOf } from '../text/url.ts';
import type { Range } from './period.ts';

/** No request is repeated later than this, in ms since the run started. */
const MAX_RUN_MS = 30 * 60_000;

/** Maximum number of rows in one response (specification, 4.4). */
export const ROWS_PER_RESPONSE = 250;

// The specification (2.2, 4.4) requires every field, so a body without one is not a response of the service.
const count = z.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const counts = z.object({ human: count, ai: count, total: count });
const page = z.object({ path: z.string(), ...counts.shape });
const response = z.object({
  totals: counts,
  /** Undefined: a row that cannot be used. */
  visitors: z.array(optionalOrUndefined(page)),
  hasMore: z.boolean(),
});

/** Unique visitors, possibly as fractions. No two add up: who was seen as human and as AI counts once in `total`. */
export type Counts = z.infer<typeof counts>;
export type PageCounts = z.infer<typeof page>;
export type VisitorsResponse = z.infer<typeof response>;

/** Without a range no dates are sent. */
export interface Query {
  range: Range | undefined;
  limit: number;
  offset: number;
}

/** Why a query has no response: `failed` may pass, `refused` does not, and for `budget` no request was left. */
export interface NoResponse {
  reason: 'failed' | 'refused' | 'budget';
  happened: Text;
  next: Text;
}

const NONE_LEFT: NoResponse = {
  reason: 'budget',
  happened: text`No requests were left.`,
  next: text`Increase \`max-requests\` or reduce \`trend\`.`,
};

type Read = (query: Query) => Promise<VisitorsResponse | NoResponse>;

export interface VisitorsClient {
  /** Sends a request up to three times, until the run is stopped. Never rejects. */
  read: Read;
  /** The number of requests so far, repeated ones too, and how many are left. */
  requests: () => { sent: number; remaining: number };
}

interface VisitorsSession
  extends Pick<Session, 'clock' | 'connect' | 'publisher' | 'signal' | 'userAgent'> {
  inputs: Pick<Inputs, 'base-url' | 'project-id' | 'api-key' | 'max-requests'>;
}

/** The visitors endpoint of one project (specification, 4.4), with a budget of requests. */
export async function visitorsClient(session: VisitorsSession, limits?: Partial<Limits>) {
  const { inputs, clock, signal, userAgent, publisher } = session;
  const { redact } = publisher;
  const { 'api-key': apiKey } = inputs;
  const connections = await session.connect();
  const ask = requester({ apiKey, redact, userAgent, connections, clock, limits });
  // Secrets are removed first: in a path that was cut or quoted, they would not be recognized.
  const parse = (body: string) => response.safeParse(parseJson(body, redact)).data;
  const address = (query: Query) => addressFor(query, inputs);
  let remaining = inputs['max-requests'];

  const read: Read = async (query) => {
    if (remaining === 0) return NONE_LEFT;

    remaining--;
    const request = { method: 'GET', url: address(query) } as const;
    for (let attempts = 1; ; attempts++) {
      const result = await ask(request, parse, signal);
      if (result.kind === 'value') return result.value;

      const pause = retryPauseMs(attempts, result) ?? Number.POSITIVE_INFINITY;
      const end = endOf(result, { pause, remaining, signal, clock });
      if (end) return noResponse(end, attempts, result);

      // Counted before the pause, so that no run waits for a request that it cannot send.
      remaining--;
      publisher.info(text`${result.happened} Retrying in ${duration(pause)}.`);
      await clock.sleep(pause, signal).catch(() => {});
    }
  };

  return {
    address,
    read,
    requests: () => ({ sent: inputs['max-requests'] - remaining, remaining }),
  };
}

function addressFor(
  { range, limit, offset }: Query,
  { 'base-url': baseUrl, 'project-id': projectId }: Pick<Inputs, 'base-url' | 'project-id'>,
): URL {
  const url = addressOf(baseUrl, '/v1/analytics/{projectId}/visitors', { projectId });
  const dates = range && { dateFrom: range.from, dateTo: range.to };
  const page = { limit: `${limit}`, offset: `${offset}` };
  url.search = new URLSearchParams({ ...dates, ...page }).toString();
  return url;
}

/** Why a request is not repeated. */
type End = Pick<NoResponse, 'reason'> & { why?: Text };

/** Undefined if the request is repeated after the pause. */
function endOf(
  { failure }: FailedAttempt,
  run: Pick<Session, 'signal' | 'clock'> & { pause: number; remaining: number },
): End | undefined {
  const { pause, remaining, signal, clock } = run;
  if (signal.aborted || failure !== 'transient') return { reason: 'refused' };
  if (pause === Number.POSITIVE_INFINITY) return { reason: 'failed' };

  const later = text`It accepts requests again at ${moment(clock.wall() + pause)}.`;
  if (clock.now() + pause >= MAX_RUN_MS) return { reason: 'failed', why: later };
  if (remaining === 0) return { reason: 'budget', why: text`No requests were left for a retry.` };
  return undefined;
}

function noResponse(
  { reason, why = [] }: End,
  attempts: number,
  failure: FailedRequest,
): NoResponse {
  const times = attempts === 1 ? [] : text`All ${attempts} attempts failed.`;
  const response = serviceResponse(failure.serviceMessage);
  const happened = sentences(times, failure.happened, why, response);
  return { reason, happened, next: remedy(failure, 'visitors') };
}
