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
  /** The ID of its comment, or what identifies a command that no comment contains. */
  command: z.string(),
  /** A random value by which a run recognizes its own comments. */
  nonce: z.string(),
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
export interface PostedRecord extends ThreadRecord, PostedComment {}

export interface AcceptedRecord extends PostedRecord {
  jobId: string;
}

/** The claim of a run. */
export function newRecord(command: string, nonce: string, now: number): ThreadRecord {
  return { state: 'sending', isAnswer: false, command, nonce, time: wholeSeconds(now) };
}

export function shortHash(json: unknown): string {
  return createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 16);
}

export function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1_000) * 1_000;
}

export type Sign = (payload: string) => string;

/** `repository`: GitHub's number, because the name may change. */
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

/** JSON and signature are in Base64, which has no hyphen, so nothing can end the HTML comment. */
const LINE = /^<!-- docs-agent-record ([A-Za-z0-9+/=]+)\.([A-Za-z0-9+/=]{44}) -->$/;

/** A comment without a record says that nothing was sent. */
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

  // Several texts in Base64 can mean the same bytes, and only one of them is ours.
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload)));
  if (!isGenuine) return undefined;

  const json = Buffer.from(payload, 'base64').toString();
  return recordSchema.safeParse(parseJson(json)).data;
}
