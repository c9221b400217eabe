import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Comment } from '../github/comments.ts';
import { hiddenLines, withReplyLine } from '../github/comments.ts';
import { parseJson } from '../text/json.ts';

const recordSchema = z.object({
  /**
   * `sending`: the request may be under way, or may have arrived; `sent`: the job has it; `ended`: the job's end is in this
   * comment.
   */
  state: z.enum(['sending', 'sent', 'ended']),
  /** The comment answers the command; false: it shows the progress of a run. */
  isAnswer: z.boolean(),
  /** The ID of the comment with the command, or what identifies a run without one. */
  command: z.string(),
  /** Random, so that a run recognizes its own comments. */
  nonce: z.string(),
  /** GitHub's, in whole seconds, as ms since 1970: of the service's answer, before that of the run's start. */
  time: z.number(),
  /** What was sent; empty until the job has it, and where the run only waits. */
  kind: z.enum(['', 'create', 'message']),
  jobId: z.string(),
  /** When the reviews of the request were read, in ms since 1970; null without any. */
  reviewsReadAt: z.nullable(z.number()),
  /**
   * The commit up to which the request had changes; null without any, in records from before it was introduced, and for
   * anything but a commit ID: it becomes part of GitHub's comparison and of a prompt.
   */
  head: z.catch(z.nullable(z.string().check(z.regex(/^[0-9a-f]{40,64}$/))), null),
  /** The job before a message; null: not known, or no message. */
  before: z.nullable(z.object({ status: z.string(), prLink: z.nullable(z.string()) })),
  prLink: z.nullable(z.string()),
  /** The job's status at its end; null before. */
  status: z.nullable(z.string()),
});

export type ThreadRecord = z.infer<typeof recordSchema>;
export type Before = ThreadRecord['before'];

/** A record, and the comment that holds it. */
export interface PostedRecord extends ThreadRecord, Pick<Comment, 'id' | 'url' | 'author'> {}

/** The record of a run that has sent nothing yet. `now`: in ms since 1970, by GitHub's clock. */
export function newRecord(command: string, nonce: string, now: number): ThreadRecord {
  return {
    state: 'sending',
    isAnswer: false,
    command,
    nonce,
    time: wholeSeconds(now),
    kind: '',
    jobId: '',
    reviewsReadAt: null,
    head: null,
    before: null,
    prLink: null,
    status: null,
  };
}

export function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1_000) * 1_000;
}

export type Sign = (payload: string) => string;

/** What signs a thread's records. `repository`: GitHub's number, which survives a rename. */
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

/** Characters of the hidden line, at most. */
export const MAX_RECORD = 16_384;

/** The record as JSON, and the signature, both in Base64: without a hyphen, nothing can end the HTML comment early. */
const LINE = /^<!-- docs-agent-record ([A-Za-z0-9+/=]+)\.([A-Za-z0-9+/=]{44}) -->$/;

/** A comment's whole text; without a record, nothing was sent. */
export function withRecord(markdown: string, record: ThreadRecord | undefined, sign: Sign): string {
  if (record === undefined) return withReplyLine(markdown);

  const payload = Buffer.from(JSON.stringify(recordSchema.parse(record))).toString('base64');
  return `${markdown}\n\n<!-- docs-agent-record ${payload}.${sign(payload)} -->`;
}

/** The records that comments of this thread hold, whoever wrote them; a line with a wrong signature is none. */
export function recordsIn(comments: readonly Comment[], sign: Sign): PostedRecord[] {
  return comments.flatMap(({ id, url, author, body }) =>
    hiddenLines(body).flatMap((line) => {
      const record = readLine(line, sign);
      return record ? { ...record, id, url, author } : [];
    }),
  );
}

/** Whether a comment has a line in the form of a record with another signature, as after a change of the API key. */
export function hasUnverified(comments: readonly Comment[], sign: Sign): boolean {
  return comments.some(({ body }) =>
    hiddenLines(body).some((line) => LINE.test(line) && payloadIn(line, sign) === undefined),
  );
}

function readLine(line: string, sign: Sign): ThreadRecord | undefined {
  const payload = payloadIn(line, sign);
  if (payload === undefined) return undefined;

  const json = Buffer.from(payload, 'base64').toString();
  return recordSchema.safeParse(parseJson(json)).data;
}

/** Undefined without a genuine signature. */
function payloadIn(line: string, sign: Sign): string | undefined {
  const [, payload = '', signature = ''] = LINE.exec(line) ?? [];
  if (payload === '') return undefined;

  // Texts are compared, not bytes: the last Base64 character has bits that no byte shows.
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload)));
  return isGenuine ? payload : undefined;
}
