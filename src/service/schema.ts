import * as z from 'zod/mini';
import { type Redact, redactingReviver } from '../text/redact.ts';
import { isSegment } from '../text/url.ts';

/** The status if it is one of the specified states (section 3), else ''. */
export function knownStatus(status = ''): string {
  return ['active', 'completed', 'archived', 'failed'].includes(status) ? status : '';
}

/** The specification leaves open which fields are always present (2.1): one of another type counts as missing. */
const tolerant = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const text = z.string().check(z.minLength(1));
const name = tolerant(text.check(z.maxLength(1_000)));

const jobSchema = z.object({
  // Whatever its type: one that is no text is not the ID of the job that was asked for.
  id: z.optional(z.unknown()),
  status: name,
  source: tolerant(z.object({ repository: name, ref: name })),
  model: name,
  prLink: tolerant(text),
  createdAt: tolerant(z.iso.datetime({ offset: true })),
});

/** A job in the response to a request for work. `prLink`: not validated; `createdAt`: in ms since the epoch. */
export type StartedJob = Omit<ReturnType<typeof jobIn>, 'id'> & { id: string };
/** `status`: any, also one that is not specified. */
export type Job = StartedJob & { status: string };

/** Reads the job in the response to a request for work; undefined without an ID that a URL can contain. */
export function readStarted(body: string, redact: Redact): StartedJob | undefined {
  const { id, ...job } = jobIn(body, redact);
  // An ID that held the key is redacted, and names no job.
  return typeof id === 'string' && isSegment(id) && !id.includes('***')
    ? { ...job, id }
    : undefined;
}

/** Reads the job in the response to its retrieval; undefined for another job, or without a state. */
export function readJob(body: string, jobId: string, redact: Redact): Job | undefined {
  const { id = jobId, status, ...job } = jobIn(body, redact);
  return status === undefined || id !== jobId ? undefined : { ...job, id: jobId, status };
}

/** The job's fields, which some services put under `job` or `data`: where there is an ID, else where there is a state. */
function jobIn(body: string, redact: Redact) {
  const json = Object(parseJson(body, redact));
  const found = [json, json.job, json.data].flatMap((each) => jobSchema.safeParse(each).data ?? []);
  const job =
    found.find(({ id }) => id && typeof id === 'string') ?? found.find(({ status }) => status);
  const { source, prLink = null, createdAt, ...rest } = job ?? {};
  const created = createdAt === undefined ? {} : { createdAt: Date.parse(createdAt) };
  return { ...rest, ...source, ...created, prLink };
}

export const WEB_PAGE = 'a web page instead of JSON';

const MAX_MESSAGE = 600;

/**
 * The service's own message in an error's body, untrusted; '' without one. The specification shows no shape (section 7).
 * Secrets are removed before the text is truncated, which could leave half of one.
 */
export function errorMessage(body: string, redact: Redact): string {
  const json = parseJson(body, redact);
  // Written anew, because the body may hold a secret with escapes such as `\/`.
  const written = json === undefined ? body : JSON.stringify(json);
  const whole = (typeof json === 'string' ? json : redact(written)).trim();
  if (/^<(!doctype|html)/i.test(whole)) return WEB_PAGE;
  const { error, message, detail, title, details, errors } = Object(json);
  const main = [error, message, detail, title].map(messageIn).find((each) => each !== '') ?? '';
  const all = [details, errors].filter(Array.isArray).flat().map(messageIn);
  const problems = all.filter((each) => each !== '' && each !== main).join('; ');
  const joined =
    main !== '' && problems !== '' ? `${main.replace(/[.:]$/, '')}: ${problems}` : main;
  const shown = joined || problems || whole;
  return shown.length > MAX_MESSAGE ? `${shown.slice(0, MAX_MESSAGE).toWellFormed()}…` : shown;
}

function messageIn(value: unknown): string {
  const message = Object(value).message ?? value;
  return typeof message === 'string' ? message.trim() : '';
}

/** The parsed body, undefined for invalid JSON; secrets are removed from its texts. */
export function parseJson(body: string, redact?: Redact): unknown {
  try {
    return JSON.parse(body, redact && redactingReviver(redact));
  } catch {
    return undefined;
  }
}
