import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { FailedRequest, RequestResult } from '../http/failed-request.ts';
import { pauseAfter, withRetries } from '../http/retry.ts';
import { requester } from '../service/client.ts';
import { askedPause, type RemedyOptions, remedy } from '../service/remedies.ts';
import { parseJson } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { code, counted, duration, sentences, text } from '../text/sentence.ts';
import { addressOf } from '../text/url.ts';
import type { Range } from './period.ts';

/** Retries included, so that the service's hourly limit leaves some requests for other runs. */
export const MAX_REQUESTS = 60;

const TITLE = 'No visitor report';
const NO_MORE_REQUESTS = text`A report uses at most ${counted(MAX_REQUESTS, 'request')}.`;

/** No request is repeated later in a run. */
const MAX_RUN_MS = 30 * 60_000;

/** As many as the specification allows (4.4). */
export const ROWS_PER_RESPONSE = 250;

/** Rows with longer paths are unusable, so that all rows of a report fit into memory. */
const MAX_PATH_LENGTH = 1_000;

// Every field is required (specification, 2.2 and 4.4).
const count = z.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const counts = z.object({ human: count, ai: count, total: count });
const path = z.string().check(z.maxLength(MAX_PATH_LENGTH));
const row = z.object({ path, ...counts.shape });
const rowWithPath = z.object({ path: z.catch(path, '') });
const responseSchema = z.object({
  totals: counts,
  visitors: z.custom<readonly unknown[]>(Array.isArray),
  hasMore: z.boolean(),
});

/** Unique visitors, maybe fractions. Who was seen as human and as AI counts once in `total`. */
export type Counts = z.infer<typeof counts>;

export interface VisitorsResponse {
  totals: Counts;
  pages: z.infer<typeof row>[];
  /** The paths of the rows that could not be used, empty if these could not be, either. */
  unusable: string[];
  hasMore: boolean;
}

export interface Query {
  range: Range;
  limit: number;
  offset: number;
}

/** Rejects with a SetupError if all attempts fail, or no more requests than `kept` remain. */
export type Read = (query: Query, kept?: number) => Promise<VisitorsResponse>;

/** Reads the visitors endpoint of one project (specification, 4.4). */
export async function visitorsClient(session: Session) {
  const { inputs, clock, publisher, signal } = session;
  const { redact } = publisher;
  const connections = await session.connect();
  const send = requester({ ...session, apiKey: inputs['api-key'], redact, connections });
  const address = (query: Query) => addressFor(query, inputs);
  let requests = 0;
  let wasReached = false;

  const pauseMs = (result: RequestResult<VisitorsResponse>, attempts: number) => {
    if (result.kind === 'value' || result.failure !== 'transient') return undefined;

    const pause = pauseAfter(attempts, result);
    const isInTime = pause !== undefined && clock.now() + pause < MAX_RUN_MS;
    if (!isInTime || requests === MAX_REQUESTS) return undefined;

    publisher.info(text`${result.happened} Retrying in ${duration(pause)}.`);
    return pause;
  };

  const read: Read = async (query, kept = 0) => {
    if (requests + kept >= MAX_REQUESTS)
      throw new SetupError({ title: TITLE, happened: NO_MORE_REQUESTS });

    const request = { method: 'GET', url: address(query) } as const;
    let wrongField: string | undefined;
    const parse = (body: string) => {
      const { data, error } = responseSchema.safeParse(parseJson(body), { reportInput: true });
      wrongField = fieldOfWrongType(error);
      return data && visitorsIn(data, redact);
    };
    const attempt = () => {
      requests += 1;
      wrongField = undefined;
      return send(request, parse, signal);
    };
    const { result, attempts } = await withRetries(attempt, pauseMs, session);

    if (result.kind === 'value') {
      wasReached = true;
      return result.value;
    }
    signal.throwIfAborted();
    const options = { run: session.run, again: 'start a new run', wasReached };
    throw readError(result, attempts, wrongField, options);
  };

  return { address, read, requests: () => requests };
}

function readError(
  failed: FailedRequest,
  attempts: number,
  wrongField: string | undefined,
  options: RemedyOptions,
): SetupError {
  const times = attempts === 1 ? [] : text`All ${attempts} attempts failed.`;
  if (wrongField) {
    const wrongType = text`Its field ${code(wrongField)} has another type than documented.`;
    return new SetupError({
      title: TITLE,
      happened: sentences(times, failed.happened, wrongType),
      next: text`Report this to the service.`,
    });
  }

  return new SetupError({
    title: TITLE,
    happened: sentences(times, failed.happened, askedPause(failed)),
    next: remedy(failed, options),
  });
}

function addressFor({ range, limit, offset }: Query, inputs: Session['inputs']): URL {
  const parameters = { projectId: inputs['project-id'] };
  const url = addressOf(inputs['base-url'], '/v1/analytics/{projectId}/visitors', parameters);
  const { from, to } = range;
  const dates = from && to && { dateFrom: from, dateTo: to };
  const page = { limit: `${limit}`, offset: `${offset}` };
  url.search = new URLSearchParams({ ...dates, ...page }).toString();
  return url;
}

function visitorsIn(
  { totals, visitors, hasMore }: z.infer<typeof responseSchema>,
  redact: Redact,
): VisitorsResponse {
  const pages: VisitorsResponse['pages'] = [];
  const unusable: string[] = [];
  // Secrets are removed before a path is cut or quoted, because they would not be recognized then.
  for (const each of visitors) {
    const page = row.safeParse(each).data;
    if (page) pages.push({ ...page, path: redact(page.path) });
    else unusable.push(redact(rowWithPath.safeParse(each).data?.path ?? ''));
  }
  return { totals, pages, unusable, hasMore };
}

/** Such as `totals.human`. A field that is missing may be that of another server. */
function fieldOfWrongType(error: z.core.$ZodError | undefined): string | undefined {
  return error?.issues.find(({ input }) => input !== undefined)?.path.join('.');
}
