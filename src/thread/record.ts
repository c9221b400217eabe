import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Comment } from '../github/comments.ts';
import { hiddenLines, withReplyLine } from '../github/comments.ts';
import { parseJson } from '../text/json.ts';

/**
 * Anything else counts as absent, because it becomes a part of the URL of GitHub's comparison, and
 * of a prompt.
 */
const commitSchema = z.string().check(z.regex(/^[0-9a-f]{40,64}$/));

const changesSchema = z.object({
  /**
   * The commit at which they start again if the job fails, because other jobs have handled what was
   * before.
   */
  from: commitSchema,
  /** The commit up to which the request had them. */
  to: commitSchema,
  /** The number of the repository, which survives a rename. */
  repository: z.number(),
  /** A hash of the input `paths`. Absent if it was not given. */
  paths: z.optional(z.string()),
});

export type RecordedChanges = z.infer<typeof changesSchema>;

/**
 * What a run says of its command in a comment, as JSON. Once this action is released, comments of
 * earlier versions must stay readable: a field that is added must be optional, and none may change
 * its meaning.
 */
const recordSchema = z.object({
  /**
   * `sending`: the request may be under way, or may have arrived; such a record is a claim. `sent`:
   * the job has the request. `ended`: the comment shows the end of the job.
   */
  state: z.enum(['sending', 'sent', 'ended']),
  /** True for the comment that answers the command, false for a progress comment. */
  isAnswer: z.boolean(),
  /**
   * The ID of the comment with the command, or what identifies a command that no comment contains.
   */
  command: z.string(),
  /** A random value by which a run recognizes its own comments. */
  nonce: z.string(),
  /**
   * When the run started, and once the service has accepted the request, when it did. In ms since
   * 1970, by GitHub's clock, because the clocks of the runs' machines may differ. In whole seconds,
   * like the `Date` of GitHub's responses.
   */
  time: z.number(),
  /** What was sent. A run that only follows a job has sent nothing. */
  kind: z.optional(z.enum(['create', 'message'])),
  jobId: z.optional(z.string()),
  /** When the reviews in the request were read, in ms since 1970. */
  reviewsReadAt: z.optional(z.number()),
  /** Only in runs that continue a thread's changes: those that the request had. */
  changes: z.catch(z.optional(changesSchema), undefined),
  /**
   * The job before it got a message. Absent if it could not be read, and for anything but a
   * message.
   */
  before: z.optional(z.object({ status: z.string(), prLink: z.optional(z.string()) })),
  prLink: z.optional(z.string()),
  /** The status with which the job ended. */
  status: z.optional(z.string()),
});

export type ThreadRecord = z.infer<typeof recordSchema>;

export type Before = ThreadRecord['before'];

/** A record, and the comment that holds it. */
export interface PostedRecord extends ThreadRecord, Pick<Comment, 'id' | 'url' | 'author'> {}

/** A record of a request that the service has accepted. */
export interface AcceptedRecord extends PostedRecord {
  jobId: string;
}

/** What a run records of its own request, once the service has accepted it. */
export type AcceptedRequest = Pick<
  AcceptedRecord,
  'kind' | 'jobId' | 'before' | 'reviewsReadAt' | 'changes'
>;

/** The claim of a run. `now`: in ms since 1970, by GitHub's clock. */
export function newRecord(command: string, nonce: string, now: number): ThreadRecord {
  return { state: 'sending', isAnswer: false, command, nonce, time: wholeSeconds(now) };
}

/** Tells requests apart where the values themselves would need too much room. */
export function shortHash(json: unknown): string {
  return createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 16);
}

export function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1_000) * 1_000;
}

/** Signs a text. */
export type Sign = (payload: string) => string;

/**
 * Signs the records of one thread, and only of this one. `repository` is the number that GitHub
 * gave it, because its name may change.
 */
export function signerOf(thread: {
  apiKey: string;
  project: string;
  repository: number;
  issue: number;
}): Sign {
  const { apiKey, project, repository, issue } = thread;
  const key = Buffer.from(hkdfSync('sha256', apiKey, '', 'docs-agent: record in a thread, 2', 32));

  return (payload) => {
    const input = JSON.stringify([project, repository, issue, payload]);
    return createHmac('sha256', key).update(input).digest('base64');
  };
}

/** The largest number of characters that the line of a record can have. */
export const MAX_RECORD = 16_384;

/**
 * The line contains the record as JSON, and the signature. Both are in Base64, which has no hyphen,
 * so nothing in a record can end the HTML comment.
 */
const LINE = /^<!-- docs-agent-record ([A-Za-z0-9+/=]+)\.([A-Za-z0-9+/=]{44}) -->$/;

/** The whole text of a comment. A comment without a record says that nothing was sent. */
export function withRecord(markdown: string, record: ThreadRecord | undefined, sign: Sign): string {
  if (record === undefined) return withReplyLine(markdown);

  const json = JSON.stringify(recordSchema.parse(record));
  const payload = Buffer.from(json).toString('base64');
  return `${markdown}\n\n<!-- docs-agent-record ${payload}.${sign(payload)} -->`;
}

/** The records with a genuine signature, whoever wrote their comments. */
export function recordsIn(comments: readonly Comment[], sign: Sign): PostedRecord[] {
  return comments.flatMap(({ id, url, author, body }) =>
    hiddenLines(body).flatMap((line) => {
      const record = readLine(line, sign);
      return record ? { ...record, id, url, author } : [];
    }),
  );
}

function readLine(line: string, sign: Sign): ThreadRecord | undefined {
  const [, payload = '', signature = ''] = LINE.exec(line) ?? [];
  if (payload === '') return undefined;

  // The texts are compared, not the bytes: several texts in Base64 can mean the same bytes, and
  // only one of them is ours.
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload)));
  if (!isGenuine) return undefined;

  const json = Buffer.from(payload, 'base64').toString();
  return recordSchema.safeParse(parseJson(json)).data;
}
