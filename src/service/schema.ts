import * as z from 'zod/mini';
import { readReason } from '../http/words.ts';
import { membersOf, optionalOrUndefined, parseJson } from '../text/json.ts';
import { REDACTED, type Redact } from '../text/redact.ts';
import { shortened } from '../text/sentence.ts';
import { isSegment, plainLink } from '../text/url.ts';

/** How a job has ended. Each has words of its own, which `result/` demands. */
export type JobEnd = 'finished' | 'archived' | 'failed';

interface StatusMeaning {
  /** It stays until the job gets a message. Undefined: the agent is still working. */
  end: JobEnd | undefined;
  /** The agent has worked on everything that it was given. */
  didItsWork: boolean;
  takesMessages: boolean;
  /** The service may show the pull request only a few seconds after this status. */
  pullRequestMayFollow: boolean;
}

const WORKING = {
  end: undefined,
  didItsWork: false,
  takesMessages: true,
  pullRequestMayFollow: false,
};

/** Specification, section 3, and `unknown` for any other word: its job still works. */
export const STATUSES = {
  active: WORKING,
  completed: { end: 'finished', didItsWork: true, takesMessages: true, pullRequestMayFollow: true },
  archived: {
    end: 'archived',
    didItsWork: true,
    takesMessages: false,
    pullRequestMayFollow: false,
  },
  failed: { end: 'failed', didItsWork: false, takesMessages: true, pullRequestMayFollow: false },
  unknown: WORKING,
} as const satisfies Record<string, StatusMeaning>;
export type JobStatus = keyof typeof STATUSES;

/** The agent has stopped before it had worked on everything that it was given. */
export function hasStoppedEarly(status: JobStatus): boolean {
  const { end, didItsWork } = STATUSES[status];
  return end !== undefined && !didItsWork;
}

export function statusFrom(word: string): JobStatus {
  return Object.hasOwn(STATUSES, word) ? (word as JobStatus) : 'unknown';
}

/** For later steps of a workflow, which can only rely on a documented status. */
export function documentedStatus(status: JobStatus | undefined) {
  return status === 'unknown' ? undefined : status;
}

const nonEmpty = z.string().check(z.minLength(1));
const shortString = optionalOrUndefined(nonEmpty.check(z.maxLength(1_000)));
const sourceSchema = z.object({ repository: shortString });

/** The specification does not say which fields of a job are always there. */
const jobSchema = z.object({
  // A job whose ID is not a string is not the requested job.
  id: z.optional(z.unknown()),
  status: shortString,
  source: optionalOrUndefined(sourceSchema),
  model: shortString,
  prLink: optionalOrUndefined(nonEmpty),
});

/** In the response to a request for work, which need not show the status. */
export interface StartedJob extends z.infer<typeof sourceSchema> {
  id: string;
  reportedStatus?: string | undefined;
  model?: string | undefined;
  /** Undefined if there is none, or if its URL is not plain (see `plainLink`). */
  prLink: string | undefined;
  /** What the service returned instead of a plain URL. */
  unusableLink?: string | undefined;
}

export interface Job extends StartedJob {
  status: JobStatus;
  reportedStatus: string;
  /** Why the job has stopped early, in the service's words, shortened and untrusted. */
  reason?: string | undefined;
}

export function withStatus(job: StartedJob, reportedStatus: string): Job {
  return { ...job, reportedStatus, status: statusFrom(reportedStatus) };
}

/** The URL of the job's pull request as the service returned it, plain or not. */
export function returnedLink(job: Pick<Job, 'prLink' | 'unusableLink'>): string | undefined {
  return job.prLink ?? job.unusableLink;
}

interface ResponseReading {
  redact: Redact;
  /** The service is on loopback, so URLs that it returns may be on loopback, too. */
  isLocal: boolean;
}

/** The response to a message, with `jobId`, need not contain an ID. */
export function readStarted(
  body: string,
  { redact, isLocal }: ResponseReading,
  jobId?: string,
): StartedJob | undefined {
  const json = parseJson(body, redact);
  const { id, ...job } = readFields(json, isLocal);
  // Later requests have the ID in their URLs. One that contained the key was redacted.
  if (typeof id === 'string' && isSegment(id) && !id.includes(REDACTED)) return { ...job, id };

  const { error, errors } = membersOf(json);
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const isAccepted = body.trim() === '' || (isObject && !error && !errors);
  return isAccepted && jobId !== undefined ? { ...job, id: jobId } : undefined;
}

/** The response must show the same ID, if any, and a status. */
export function readJob(
  body: string,
  jobId: string,
  { redact, isLocal }: ResponseReading,
): Job | undefined {
  const json = parseJson(body, redact);
  const { id = jobId, ...fields } = readFields(json, isLocal);
  if (id !== jobId || fields.reportedStatus === undefined) return undefined;

  const job = withStatus({ ...fields, id: jobId }, fields.reportedStatus);
  return hasStoppedEarly(job.status) ? { ...job, reason: readReason(json, redact) } : job;
}

/** Some services put the job under `job` or `data`. An object with an ID counts most. */
function readFields(json: unknown, isLocal: boolean): Omit<StartedJob, 'id'> & { id?: unknown } {
  const { job, data } = membersOf(json);
  const candidates = [json, job, data].flatMap((value) => jobSchema.safeParse(value).data ?? []);
  const withId = candidates.find(({ id }) => id && typeof id === 'string');
  const found = withId ?? candidates.find(({ status }) => status);
  if (found === undefined) return { prLink: undefined };

  const { id, status: reportedStatus, source, model, prLink: returned } = found;
  const prLink = plainLink(returned, isLocal);
  const isUnusable = returned !== undefined && prLink === undefined;
  // Records in threads contain this value.
  const unusableLink = isUnusable ? shortened(returned, 500) : undefined;
  return { id, reportedStatus, ...source, model, unusableLink, prLink };
}
