import * as z from 'zod/mini';
import type { Job, StartedJob } from './job.ts';

/**
 * What the service answers, as far as this client needs it. The specification leaves open which fields are
 * always present (2.1), so only `id` is needed, and of a job that is retrieved its `status` too; a field of
 * another type counts as missing.
 */
const text = z.catch(z.optional(z.string()), undefined);
/** What people are shown of a job; longer, it is no name of anything, and a state nobody could read. */
const name = z.catch(z.optional(z.string().check(z.maxLength(1_000))), undefined);

const jobSchema = z.object({
  id: z.string().check(z.minLength(1)),
  status: name,
  source: z.catch(z.optional(z.object({ repository: name, ref: name })), undefined),
  model: name,
  prLink: text,
  createdAt: text,
});

/** Reads a job out of the answer to its retrieval; undefined where it is none, or without a state. */
export function readJob(body: string): Job | undefined {
  const job = readStarted(body);
  return job?.status === undefined ? undefined : { ...job, status: job.status };
}

/** Reads a job out of the answer to a request for work, which may leave its state out; undefined where it is none. */
export function readStarted(body: string): StartedJob | undefined {
  const parsed = jobSchema.safeParse(parseJson(body));
  if (!parsed.success) return undefined;
  const { id, status, source, model, prLink, createdAt } = parsed.data;
  return {
    id,
    ...(status ? { status } : {}),
    prLink: prLink ? prLink : null,
    ...(source?.repository ? { repository: source.repository } : {}),
    ...(source?.ref ? { ref: source.ref } : {}),
    ...(model ? { model } : {}),
    ...(createdAt ? { createdAt } : {}),
  };
}

const errorSchema = z.object({
  error: z.catch(z.optional(z.union([z.string(), z.object({ message: text })])), undefined),
  message: text,
  detail: text,
  title: text,
});

/** Most characters of the service's own words that are shown. */
const MAX_WORDS = 600;

/**
 * The service's own words in an error's body, bounded and still untrusted. The specification shows no
 * error shape (section 7): the usual fields of a JSON body are looked for, else the text itself counts.
 * A web page is named as such, because its markup says nothing to a reader. `redact` takes secrets out of
 * what was decoded, before anything is cut: half a secret would pass it.
 */
export function serviceWords(body: string, redact: (words: string) => string): string {
  const json = parseJson(body);
  const parsed = errorSchema.safeParse(json);
  let words = body.trim();
  if (parsed.success) {
    const { error, message, detail, title } = parsed.data;
    words = (typeof error === 'string' ? error : error?.message) || message || detail || title || words;
  } else if (typeof json === 'string') {
    words = json;
  } else if (/^<(!doctype|html)/i.test(words)) {
    return 'a web page instead of JSON';
  }
  words = redact(words.trim());
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).toWellFormed()}…` : words;
}

/** The parsed body, or undefined where it is no JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
