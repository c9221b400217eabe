import * as z from 'zod/mini';
import { membersOf, optionalOrUndefined, parseJson } from '../text/json.ts';
import { REDACTED, type Redact } from '../text/redact.ts';
import { shortened } from '../text/sentence.ts';
import { isSegment, plainLink } from '../text/url.ts';

/** '' for a status that is not documented. */
export function knownStatus(status = ''): string {
  return status === 'active' || isTerminal(status) ? status : '';
}

/** Specification, section 3. */
export function isTerminal(status: string): boolean {
  return ['completed', 'archived', 'failed'].includes(status);
}

const nonEmpty = z.string().check(z.minLength(1));
const shortString = optionalOrUndefined(nonEmpty.check(z.maxLength(1_000)));

const sourceSchema = z.object({ repository: shortString, ref: shortString });

/** The service does not guarantee any field. */
const jobSchema = z.object({
  // Not only strings: a job whose ID has another type is not the requested one.
  id: z.optional(z.unknown()),
  status: shortString,
  source: optionalOrUndefined(sourceSchema),
  model: shortString,
  prLink: optionalOrUndefined(nonEmpty),
});

export interface StartedJob extends z.infer<typeof sourceSchema> {
  id: string;
  status?: string | undefined;
  model?: string | undefined;
  /** A plain URL (see `plainLink`), or null. */
  prLink: string | null;
  /** What the service returned instead of a plain URL. */
  unusableLink?: string | undefined;
}
/** `status` may be one that is not documented. */
export type Job = StartedJob & { status: string };

/** The URL of a preview; undefined unless it is plain (see `plainLink`). */
export function readPreviewUrl(body: string, { redact, isLocal }: ResponseReading) {
  const { previewUrl } = membersOf(parseJson(body, redact));
  return typeof previewUrl === 'string' ? plainLink(previewUrl, isLocal) : undefined;
}

/** As the service returned it. */
export function returnedLink({ prLink, unusableLink }: Pick<Job, 'prLink' | 'unusableLink'>) {
  return prLink ?? unusableLink ?? null;
}

/** `isLocal`: the service is on loopback, so the pull request's URL may be, too. */
interface ResponseReading {
  redact: Redact;
  isLocal: boolean;
}

/** Undefined without an ID that a URL can contain. */
export function readStarted(body: string, reading: ResponseReading): StartedJob | undefined {
  const { id, ...job } = parseJob(body, reading);
  // An ID that contained the key was redacted, so it identifies no job.
  const isUsable = typeof id === 'string' && isSegment(id) && !id.includes(REDACTED);
  return isUsable ? { ...job, id } : undefined;
}

/** Undefined for another job, or without a status. */
export function readJob(body: string, jobId: string, reading: ResponseReading): Job | undefined {
  const { id = jobId, status, ...job } = parseJob(body, reading);
  return status === undefined || id !== jobId ? undefined : { ...job, id: jobId, status };
}

/** Without a job, only `prLink: null`. */
function parseJob(
  body: string,
  { redact, isLocal }: ResponseReading,
): Omit<StartedJob, 'id'> & { id?: unknown } {
  const { source, prLink: returned, ...rest } = findJob(parseJson(body, redact)) ?? {};
  const prLink = plainLink(returned, isLocal) ?? null;

  const isUnusable = returned !== undefined && prLink === null;
  // Bounded, because the records in threads contain it.
  const unusableLink = isUnusable ? shortened(returned, 500) : undefined;
  return { ...rest, ...source, unusableLink, prLink };
}

/** Some services put the job under `job` or `data`. The object with an ID counts, otherwise the one with a status. */
function findJob(json: unknown) {
  const { job: underJob, data } = membersOf(json);
  const candidates = [json, underJob, data].flatMap(
    (value) => jobSchema.safeParse(value).data ?? [],
  );
  const withId = candidates.find(({ id }) => id && typeof id === 'string');
  return withId ?? candidates.find(({ status }) => status);
}

export const WEB_PAGE = 'a web page instead of JSON';

const MAX_MESSAGE = 600;

/**
 * The service's own message, whose format is not documented; untrusted; '' without one. Secrets are
 * removed before the text is truncated, because a part of a secret would not be recognized.
 */
export function errorMessage(body: string, redact: Redact): string {
  const json = parseJson(body, redact);
  // Serialized again, because the body may hold a secret with escapes such as `\/`.
  const serialized = json === undefined ? body : JSON.stringify(json);
  const whole = (typeof json === 'string' ? json : redact(serialized)).trim();
  if (/^<(!doctype|html)/i.test(whole)) return WEB_PAGE;

  return shortened(messageWithDetails(json) || whole, MAX_MESSAGE);
}

/** The message, followed by the details that do not repeat it. */
function messageWithDetails(json: unknown): string {
  const { error, message, detail, title, details, errors } = membersOf(json);
  const main = [error, message, detail, title].map(textOf).find((text) => text !== '') ?? '';
  const problems = [details, errors]
    .filter(Array.isArray)
    .flat()
    .map(textOf)
    .filter((problem) => problem !== '' && problem !== main);

  if (problems.length === 0) return main;
  if (main === '') return problems.join('; ');
  return `${main.replace(/[.:]$/, '')}: ${problems.join('; ')}`;
}

function textOf(value: unknown): string {
  const message = membersOf(value).message ?? value;
  return typeof message === 'string' ? message.trim() : '';
}
