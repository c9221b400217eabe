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
  /** The URL of the workflow run, which can be started again. */
  run: z.optional(z.string()),
  /** Until when the run waits for the job, as long as it is not killed. */
  until: z.optional(z.number()),
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
  /**
   * The text of the comment, signed with the current key as well: a run that started before the key
   * was replaced must still read it. Undefined if it is so already.
   */
  renewed?: string | undefined;
}

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

/** Of one thread. */
export interface Signer {
  /** A hash that says which thread a record belongs to, to whoever has another key, too. */
  place: string;
  /** The first one is to be written. That of the former key counts as well. */
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

/** JSON and signature are in Base64, which has no hyphen, so nothing can end the HTML comment. */
const LINE = /^<!-- docs-agent-record ([A-Za-z0-9+/=]+)((?:\.[A-Za-z0-9+/=]{44})+) -->$/;

/** A comment without a record says that nothing was sent. */
export function withRecord(
  markdown: string,
  record: ThreadRecord | undefined,
  { place, signatures }: Signer,
): string {
  if (record === undefined) return withReplyLine(markdown);

  const json = JSON.stringify({ ...recordSchema.parse(record), place });
  const payload = Buffer.from(json).toString('base64');
  const [signature] = signatures(payload);
  return `${markdown}\n\n<!-- docs-agent-record ${payload}.${signature} -->`;
}

/** The records with a genuine signature, whoever wrote their comments. */
export function recordsIn(comments: readonly Comment[], signer: Signer): PostedRecord[] {
  return linesIn(comments, signer).flatMap(({ id, url, author, json, isGenuine, renewed }) => {
    const record = isGenuine ? recordSchema.safeParse(json).data : undefined;
    return record ? { ...record, id, url, author, renewed } : [];
  });
}

const jobHereSchema = z.object({ place: z.string(), jobId: z.string() });

/**
 * Comments that say, with another key, that this thread has a job. Whoever wrote them may have
 * invented it.
 */
export function jobsOfOtherKeys(comments: readonly Comment[], signer: Signer): PostedComment[] {
  return linesIn(comments, signer).filter(({ json, isGenuine }) => {
    const { place } = jobHereSchema.safeParse(json).data ?? {};
    return !isGenuine && place === signer.place;
  });
}

function linesIn(comments: readonly Comment[], { signatures }: Signer) {
  return comments.flatMap((comment) =>
    hiddenLines(comment.body).flatMap((line) => {
      const [, payload = '', written = ''] = LINE.exec(line) ?? [];
      if (payload === '') return [];

      // Several texts in Base64 can mean the same bytes, and only one of them is ours.
      const [current, ...former] = signatures(payload);
      const isIn = (signature: string) =>
        written
          .slice(1)
          .split('.')
          .some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(signature)));
      const isGenuine = [current, ...former].some(isIn);
      const renewed = isIn(current)
        ? undefined
        : comment.body.replace(`${payload}.`, `${payload}.${current}.`);
      const json = parseJson(Buffer.from(payload, 'base64').toString());
      return { ...comment, json, isGenuine, renewed };
    }),
  );
}
