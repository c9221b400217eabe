import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Comment } from '../github/comments.ts';
import { hiddenLines, withReplyLine } from '../github/comments.ts';
import { parseJson } from '../text/json.ts';

/** It becomes a part of a URL, and of a prompt. */
const commitSchema = z.string().check(z.regex(/^[0-9a-f]{40,64}$/));

const changesSchema = z.object({
  /** Where they start again if the job fails. Other jobs have handled what was before. */
  from: commitSchema,
  to: commitSchema,
  repository: z.number(),
  /** A hash of the input. */
  paths: z.optional(z.string()),
});

export type RecordedChanges = z.infer<typeof changesSchema>;

/**
 * Comments of earlier releases must stay readable: a field that is added must be optional, and none
 * may change its meaning. All times are in ms since 1970, by GitHub's clock.
 */
const recordSchema = z.object({
  /** README.md says what each means. */
  state: z.enum(['sending', 'sent', 'ended']),
  /** False for a progress comment. */
  isAnswer: z.boolean(),
  /** The ID of the comment that asks, or what identifies a request that no comment contains. */
  requestId: z.string(),
  /** A random value by which a run recognizes its own comments. */
  nonce: z.string(),
  /** The URL of the workflow run, which can be started again. */
  run: z.optional(z.string()),
  /** When the service accepted the request, or before that, when the run started. Whole seconds. */
  time: z.number(),
  /** What was sent. A run that only follows a job has sent nothing. */
  kind: z.optional(z.enum(['create', 'message'])),
  jobId: z.optional(z.string()),
  reviewsReadAt: z.optional(z.number()),
  changes: z.catch(z.optional(changesSchema), undefined),
  /** The job before it got a message. Absent if it is not known. */
  before: z.optional(z.object({ status: z.string(), prLink: z.optional(z.string()) })),
  prLink: z.optional(z.string()),
  status: z.optional(z.string()),
});

export type ThreadRecord = z.infer<typeof recordSchema>;

export type Before = ThreadRecord['before'];

export type PostedComment = Omit<Comment, 'body'>;
export interface PostedRecord extends ThreadRecord, PostedComment {
  /** The former key has signed it, so a run that does not have that key cannot read it. */
  isFormer?: boolean;
}

export interface AcceptedRecord extends PostedRecord {
  jobId: string;
}

/** The claim of a run. */
export function newRecord(requestId: string, nonce: string, now: number): ThreadRecord {
  return { state: 'sending', isAnswer: false, requestId, nonce, time: wholeSeconds(now) };
}

export function shortHash(json: unknown): string {
  return createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 16);
}

export function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1_000) * 1_000;
}

/** Each thread has its own. */
export interface Signer {
  /** A hash that says which thread a record belongs to, also to those who have another key. */
  place: string;
  /** With the current key, and with the former one, which only reads. */
  signatures: (payload: string) => readonly [current: string, ...former: string[]];
}

/** `repository`: GitHub's number, because the name may change. */
export function signerOf(thread: {
  apiKey: string;
  previousKey: string | undefined;
  project: string;
  repository: number;
  issue: number;
}): Signer {
  const { apiKey, previousKey, project, repository, issue } = thread;
  const keyFrom = (secret: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'docs-agent: record in a thread, 2', 32));
  const key = keyFrom(apiKey);
  const formerKeys = previousKey === undefined ? [] : [keyFrom(previousKey)];

  return {
    place: shortHash([project, repository, issue]),
    signatures(payload) {
      const input = JSON.stringify([project, repository, issue, payload]);
      const sign = (each: Buffer) => createHmac('sha256', each).update(input).digest('base64');
      return [sign(key), ...formerKeys.map(sign)];
    },
  };
}

/** Neither Base64 nor a hash has a hyphen, so nothing can end the HTML comment. */
const LINE = /^<!-- docs-agent-record ([A-Za-z0-9+/=]+)\.([A-Za-z0-9+/=]{44})\.(\w+) -->$/;

/** A comment without a record says that nothing was sent. */
export function withRecord(
  markdown: string,
  record: ThreadRecord | undefined,
  { place, signatures }: Signer,
): string {
  if (record === undefined) return withReplyLine(markdown);

  const payload = Buffer.from(JSON.stringify(recordSchema.parse(record))).toString('base64');
  const [signature] = signatures(payload);
  return `${markdown}\n\n<!-- docs-agent-record ${payload}.${signature}.${place} -->`;
}

/** The records with a genuine signature, whoever wrote their comments. */
export function recordsIn(comments: readonly Comment[], signer: Signer): PostedRecord[] {
  return linesIn(comments, signer).flatMap(({ id, url, author, payload, key }) => {
    const json = key < 0 ? undefined : parseJson(Buffer.from(payload, 'base64').toString());
    const record = recordSchema.safeParse(json).data;
    return record ? { ...record, id, url, author, isFormer: key > 0 } : [];
  });
}

/**
 * Comments of this thread whose records another key has signed, unless somebody has invented them.
 */
export function signedByOthers(comments: readonly Comment[], signer: Signer): PostedComment[] {
  return linesIn(comments, signer).filter(({ key }) => key < 0);
}

/** `key`: 0 for the current one, 1 for the former one, negative for any other. */
function linesIn(comments: readonly Comment[], { place, signatures }: Signer) {
  return comments.flatMap((comment) =>
    hiddenLines(comment.body).flatMap((line) => {
      const [, payload = '', written = '', placeOfLine] = LINE.exec(line) ?? [];
      if (placeOfLine !== place) return [];

      // Several texts in Base64 can mean the same bytes, and only one of them is ours.
      const isWritten = (each: string) => timingSafeEqual(Buffer.from(each), Buffer.from(written));
      return { ...comment, payload, key: signatures(payload).findIndex(isWritten) };
    }),
  );
}
