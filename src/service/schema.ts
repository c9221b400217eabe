import * as z from 'zod/mini';
import { membersOf, optionalOrUndefined, parseJson } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { shortened } from '../text/sentence.ts';
import { isSegment, plainLink } from '../text/url.ts';

/** The status if it is one of the documented ones, else ''. */
export function knownStatus(status = ''): string {
  return status === 'active' || isTerminal(status) ? status : '';
}

/** Whether a status is one of the ends that the specification names (section 3). */
export function isTerminal(status: string): boolean {
  return ['completed', 'archived', 'failed'].includes(status);
}

const text = z.string().check(z.minLength(1));
const name = optionalOrUndefined(text.check(z.maxLength(1_000)));

/** No field is guaranteed to be present. */
const jobSchema = z.object({
  // Of any type: an ID that is not a string is not the ID of the requested job.
  id: z.optional(z.unknown()),
  status: name,
  source: optionalOrUndefined(z.object({ repository: name, ref: name })),
  model: name,
  prLink: optionalOrUndefined(text),
  createdAt: optionalOrUndefined(z.iso.datetime({ offset: true })),
});

/**
 * A job in the response to a request for work. `prLink`: only a plain URL, see `plainLink`; `unusableLink`: what the
 * service returned instead of one; `createdAt`: in ms since the epoch.
 */
export type StartedJob = Omit<ReturnType<typeof jobIn>, 'id'> & { id: string };
/** `status`: any, also one that is not documented. */
export type Job = StartedJob & { status: string };

/** The job's pull request as the service returned it; null without one. */
export function returnedLink({ prLink, unusableLink }: Pick<Job, 'prLink' | 'unusableLink'>) {
  return prLink ?? unusableLink ?? null;
}

/** `isLocal`: the service is on loopback, so the pull request's URL may be, too. */
interface ResponseReading {
  redact: Redact;
  isLocal: boolean;
}

/** Reads the job in the response to a request for work; undefined without an ID that a URL can contain. */
export function readStarted(body: string, reading: ResponseReading): StartedJob | undefined {
  const { id, ...job } = jobIn(body, reading);
  // An ID that held the key is redacted, and names no job.
  return typeof id === 'string' && isSegment(id) && !id.includes('***')
    ? { ...job, id }
    : undefined;
}

/** Reads the job in the response to its retrieval; undefined for another job, or without a state. */
export function readJob(body: string, jobId: string, reading: ResponseReading): Job | undefined {
  const { id = jobId, status, ...job } = jobIn(body, reading);
  return status === undefined || id !== jobId ? undefined : { ...job, id: jobId, status };
}

/** The job's fields, which some services put under `job` or `data`: where there is an ID, else where there is a state. */
function jobIn(body: string, { redact, isLocal }: ResponseReading) {
  const json = parseJson(body, redact);
  const { job: underJob, data } = membersOf(json);
  const candidates = [json, underJob, data].flatMap(
    (value) => jobSchema.safeParse(value).data ?? [],
  );
  const withId = candidates.find(({ id }) => id && typeof id === 'string');
  const job = withId ?? candidates.find(({ status }) => status);

  const { source, prLink: link, createdAt, ...rest } = job ?? {};
  const created = createdAt === undefined ? {} : { createdAt: Date.parse(createdAt) };
  const prLink = plainLink(link, isLocal) ?? null;
  const unusable = link === undefined || prLink !== null ? {} : { unusableLink: link };
  return { ...rest, ...source, ...created, prLink, ...unusable };
}

export const WEB_PAGE = 'a web page instead of JSON';

const MAX_MESSAGE = 600;

/**
 * The service's own message in an error's body, whose shape is not documented; untrusted; '' without one.
 * Secrets are removed before the text is truncated, which could leave half of one.
 */
export function errorMessage(body: string, redact: Redact): string {
  const json = parseJson(body, redact);
  // Serialized again, because the body may hold a secret with escapes such as `\/`.
  const serialized = json === undefined ? body : JSON.stringify(json);
  const whole = (typeof json === 'string' ? json : redact(serialized)).trim();
  if (/^<(!doctype|html)/i.test(whole)) return WEB_PAGE;

  return shortened(messageOfError(json) || whole, MAX_MESSAGE);
}

/** The message, followed by the details that do not repeat it. */
function messageOfError(json: unknown): string {
  const { error, message, detail, title, details, errors } = membersOf(json);
  const main = [error, message, detail, title].map(messageIn).find((text) => text !== '') ?? '';
  const problems = [details, errors]
    .filter(Array.isArray)
    .flat()
    .map(messageIn)
    .filter((problem) => problem !== '' && problem !== main);

  if (main === '' || problems.length === 0) return main || problems.join('; ');
  return `${main.replace(/[.:]$/, '')}: ${problems.join('; ')}`;
}

function messageIn(value: unknown): string {
  const message = membersOf(value).message ?? value;
  return typeof message === 'string' ? message.trim() : '';
}
