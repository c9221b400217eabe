import * as z from 'zod/mini';

/** The states in the specification (section 3); any other is treated as not terminal. */
export const JOB_STATES = ['active', 'completed', 'archived', 'failed'] as const;

/** The status if it is one of the specified states, else ''. */
export const knownStatus = (status = ''): string => JOB_STATES.find((state) => state === status) ?? '';

/** An agent job as this client sees it. */
export interface Job {
  id: string;
  /** One of `JOB_STATES`, or an unspecified one. */
  status: string;
  /** The URL from the service, not validated; null without one. */
  prLink: string | null;
  repository?: string;
  ref?: string;
  model?: string;
  /** In ms since the epoch. */
  createdAt?: number;
}

/** A job as the answer to a request for work names it: its state may be missing there. */
export type StartedJob = Omit<Job, 'status'> & Partial<Pick<Job, 'status'>>;

/** The specification leaves open which fields are always present (2.1): one of another type counts as missing. */
const text = z.catch(z.optional(z.string().check(z.minLength(1))), undefined);
/** A short text about a job that is shown to users. */
const name = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))), undefined);
const instant = z.catch(
  z.optional(
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((time) => Date.parse(time)),
    ),
  ),
  undefined,
);

const jobSchema = z.object({
  id: text,
  status: name,
  source: z.catch(z.optional(z.object({ repository: name, ref: name })), undefined),
  model: name,
  prLink: text,
  createdAt: instant,
});

/** Reads a job out of the answer to a request for work, which has to name it; undefined where it is none. */
export function readStarted(body: string): StartedJob | undefined {
  const found = jobIn(body);
  return found?.id === undefined ? undefined : { ...found, id: found.id };
}

/** Reads the job out of the answer to its retrieval; undefined where it is another one, or none with a state. */
export function readJob(body: string, jobId: string): Job | undefined {
  const { id = jobId, status, ...rest } = jobIn(body) ?? { prLink: null };
  return status === undefined || id !== jobId ? undefined : { ...rest, id, status };
}

/** The job's fields, which some services put under `job` or `data`: where there is an id, else where there is a state. */
function jobIn(body: string): (Omit<StartedJob, 'id'> & { id?: string }) | undefined {
  const json = parseJson(body) as { job?: unknown; data?: unknown } | null | undefined;
  const found = [json, json?.job, json?.data].flatMap((each) => {
    const parsed = jobSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
  const job = found.find(({ id }) => id) ?? found.find(({ status }) => status);
  if (job === undefined) return undefined;
  const { source, prLink = null, ...rest } = job;
  const fields = { ...rest, repository: source?.repository, ref: source?.ref };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), prLink };
}

/** Replaces an HTML page in messages. */
export const WEB_PAGE = 'a web page instead of JSON';

/** Maximum number of problems, and of characters of the error message, that are shown. */
const MAX_PROBLEMS = 5;
const MAX_MESSAGE = 600;

/**
 * The service's own message in an error's body, bounded and still untrusted; '' where there is none. The
 * specification shows no error shape (section 7): the usual fields of a JSON body are looked for, the single
 * problems in `details` and `errors` too, else the text itself counts. `redact` takes secrets out of what was decoded,
 * before anything is cut: half a secret would pass it.
 */
export function errorMessage(body: string, redact: (shown: string) => string): string {
  const json = parseJson(body);
  const whole = (typeof json === 'string' ? json : body).trim();
  if (/^<(!doctype|html)/i.test(whole)) return WEB_PAGE;
  const shown = redact((errorIn(json) || whole).trim());
  return shown.length > MAX_MESSAGE ? `${shown.slice(0, MAX_MESSAGE).toWellFormed()}…` : shown;
}

function errorIn(json: unknown): string {
  const { error, message, detail, title, details, errors } = Object(json);
  const [main = ''] = [error, message, detail, title].map(messageIn).filter(Boolean);
  const all = [details, errors].filter(Array.isArray).flat().map(messageIn);
  const problems = new Set(all.filter((each) => each !== '' && each !== main));
  const shown = [...problems].slice(0, MAX_PROBLEMS).join('; ');
  return main !== '' && shown !== '' ? `${main.trim().replace(/[.:]$/, '')}: ${shown}` : main || shown;
}

/** A message, as a text or in an object; '' where there is none. */
function messageIn(value: unknown): string {
  const message = Object(value).message ?? value;
  return typeof message === 'string' ? message : '';
}

/** The parsed body, or undefined where it is no JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
