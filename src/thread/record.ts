import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { lastLine } from '../github/comments.ts';

const recordSchema = z.object({
  state: z.enum(['sending', 'sent', 'ended', 'unsent', 'unknown']),
  kind: z.enum(['', 'create', 'message']),
  /** The comment is the command's answer, not a progress comment: `sent` alone does not tell. */
  answer: z.boolean(),
  jobId: z.string(),
  command: z.string(),
  run: z.object({ id: z.string(), attempt: z.number(), nonce: z.string() }),
  /** In ms since 1970: when the service answered the request, before that when the run began. */
  time: z.number(),
  /** Null: the comment that holds the record. */
  first: z.nullable(z.number()),
  /** The job before a message; null: not known, or no message. */
  before: z.nullable(z.object({ status: z.string(), prLink: z.nullable(z.string()) })),
  prLink: z.nullable(z.string()),
  seq: z.number(),
  /** The job is no longer followed, although it continues. */
  givenUp: z.optional(z.boolean()),
});

export type ThreadRecord = z.infer<typeof recordSchema>;
export type RecordState = ThreadRecord['state'];
export type RequestKind = ThreadRecord['kind'];
export type Before = ThreadRecord['before'];

/** What signs a thread's records: a key that is derived from the API key, and what a signature is bound to. */
export interface SigningKey {
  key: KeyObject;
  project: string;
  /** GitHub's number, which survives a rename. */
  repository: number;
  issue: number;
}

export function signingKey({ apiKey, ...thread }: Omit<SigningKey, 'key'> & { apiKey: string }): SigningKey {
  const bytes = hkdfSync('sha256', apiKey, '', 'docs-agent: record in a thread, 1', 32);
  return { key: createSecretKey(Buffer.from(bytes)), ...thread };
}

/** The most characters of a comment that its hidden line takes, with all that `Before` and an id may hold. */
export const MAX_RECORD = 16_384;

/** The project in clear, the record as JSON in Base64, and the signature. */
const LINE = /^<!-- docs-agent-record (\S+) ([A-Za-z0-9+/]+)\.([A-Za-z0-9+/]{43}) -->$/;

/**
 * A comment's whole text: what people read, then the hidden line. Base64 in its first alphabet has no hyphen, so nothing
 * within can end the HTML comment.
 */
export function withRecord(markdown: string, record: ThreadRecord, signing: SigningKey): string {
  const payload = unpadded(Buffer.from(JSON.stringify(recordSchema.parse(record))));
  const signed = `${payload}.${signature(payload, signing)}`;
  return `${markdown}\n\n<!-- docs-agent-record ${clear(signing.project)} ${signed} -->`;
}

/** New text over an unchanged hidden line; undefined where the comment has none. */
export function withSameRecord(body: string, markdown: string): string | undefined {
  const line = lastLine(body);
  return LINE.test(line) ? `${markdown}\n\n${line}` : undefined;
}

interface HiddenLine {
  /** Undefined where the line does not verify. */
  record: ThreadRecord | undefined;
  /** What the line claims, where that is readable. */
  command: string | undefined;
}

/**
 * The record in a comment's text; the caller checks who wrote the comment. Only the last line counts: what stands above
 * may quote anybody, another comment's hidden line too.
 */
export function readRecord(body: string, signing: SigningKey): HiddenLine | undefined {
  const [, project, payload = '', signed = ''] = LINE.exec(lastLine(body)) ?? [];
  if (project !== clear(signing.project)) return undefined;
  const value = parsed(payload);
  // Texts are compared, not bytes: the last Base64 character has bits that no byte shows.
  const isGenuine = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(payload, signing)));
  const record = isGenuine ? recordSchema.safeParse(value).data : undefined;
  return { record, command: z.object({ command: z.string() }).safeParse(value).data?.command };
}

function signature(payload: string, signing: SigningKey): string {
  const signed = JSON.stringify([signing.project, signing.repository, signing.issue, payload]);
  return unpadded(createHmac('sha256', signing.key).update(signed).digest());
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}

/** Harmless in an HTML comment. */
function clear(project: string): string {
  return encodeURIComponent(project.toWellFormed()).replaceAll('--', '-%2D');
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString());
  } catch {
    return undefined;
  }
}
