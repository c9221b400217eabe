import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { lastLine } from '../github/comments.ts';

// Short texts: a record shares a comment's 65,536 characters with what people read.
const fields = z.object({
  state: z.enum(['sending', 'sent', 'ended', 'unsent', 'unknown']),
  /** Empty until known. */
  kind: z.enum(['', 'create', 'message']),
  /** The comment is the command's answer, not a progress comment: `sent` alone does not tell. */
  answer: z.boolean(),
  jobId: z.string(),
  /** The command comment's id, or what stands for it in runs without one. */
  command: z.string(),
  /** `nonce`: random, made at the start of each run, so that it knows its own comments. */
  run: z.object({ id: z.string(), attempt: z.number(), nonce: z.string() }),
  /**
   * By GitHub's clock, milliseconds since 1970: when the service answered the request, before that when the run
   * began.
   */
  time: z.number(),
  /** The id of the command's first progress comment; null: the comment that holds the record. */
  first: z.nullable(z.number()),
  /** The job before a message; null: not known, or no message. */
  before: z.nullable(z.object({ status: z.string(), prLink: z.nullable(z.string()) })),
  prLink: z.nullable(z.string()),
  /** Grows with each change: of several records of one run the highest counts. */
  seq: z.number(),
  /** The job is no longer followed, although it continues. */
  givenUp: z.optional(z.boolean()),
});

const recordSchema = fields.check(
  z.refine(({ state, jobId }) => jobId !== '' || (state !== 'sent' && state !== 'ended')),
);

export type ThreadRecord = z.infer<typeof recordSchema>;
export type RecordState = ThreadRecord['state'];
export type RequestKind = ThreadRecord['kind'];
export type Before = ThreadRecord['before'];

/** What signs a thread's records: a key that is derived from the API key, and what a signature is bound to. */
export interface SigningKey {
  key: KeyObject;
  project: string;
  /** GitHub's number for it, which survives a rename. */
  repository: number;
  issue: number;
}

export function signingKey({ apiKey, ...thread }: Omit<SigningKey, 'key'> & { apiKey: string }): SigningKey {
  const bytes = hkdfSync('sha256', apiKey, '', 'docs-agent: record in a thread, 1', 32);
  return { key: createSecretKey(Buffer.from(bytes)), ...thread };
}

/** The most characters of a comment that its hidden line takes, with all that `Before` and an id may hold. */
export const MAX_RECORD = 16_384;

const LINE =
  /^<!-- docs-agent-record (?<project>\S+) (?<payload>[A-Za-z0-9+/]+)\.(?<signature>[A-Za-z0-9+/]{43}) -->$/;

/**
 * The hidden line: an HTML comment with the project in clear, the record and its signature. Base64 in its
 * first alphabet has no hyphen, so nothing within can end the comment.
 */
export function signRecord(record: ThreadRecord, signing: SigningKey): string {
  const payload = unpadded(Buffer.from(JSON.stringify(fields.parse(record))));
  return `<!-- docs-agent-record ${clear(signing.project)} ${payload}.${signature(payload, signing)} -->`;
}

/** A comment's whole text: what people read, then the hidden line. */
export function withRecord(markdown: string, record: ThreadRecord, signing: SigningKey): string {
  return `${markdown}\n\n${signRecord(record, signing)}`;
}

/**
 * New text over an unchanged hidden line, for the `post` step, which never changes the state.
 * Undefined where the comment holds no line of our form.
 */
export function withSameRecord(body: string, markdown: string): string | undefined {
  const line = lastLine(body);
  return LINE.test(line) ? `${markdown}\n\n${line}` : undefined;
}

/**
 * The record in a comment's text; the caller checks who wrote the comment. Only the last line counts: what stands above
 * may quote anybody, another comment's hidden line too. `unverified`: of our form and project, but not to be used;
 * `command` is what it claims, where that can be read.
 */
export function readRecord(
  body: string,
  signing: SigningKey,
):
  | { type: 'none' }
  | { type: 'record'; record: ThreadRecord }
  | { type: 'unverified'; command: string | undefined } {
  const parts = LINE.exec(lastLine(body))?.groups as
    | { project: string; payload: string; signature: string }
    | undefined;
  if (parts === undefined || parts.project !== clear(signing.project)) return { type: 'none' };
  const value = parsed(parts.payload);
  // Texts are compared, not bytes: the last Base64 character has bits that no byte shows.
  const genuine = timingSafeEqual(
    Buffer.from(parts.signature),
    Buffer.from(signature(parts.payload, signing)),
  );
  const record = recordSchema.safeParse(value);
  if (genuine && record.success) return { type: 'record', record: record.data };
  const claim = z.object({ command: z.string() }).safeParse(value);
  return { type: 'unverified', command: claim.data?.command };
}

function signature(payload: string, signing: SigningKey): string {
  const signed = JSON.stringify([signing.project, signing.repository, signing.issue, payload]);
  return unpadded(createHmac('sha256', signing.key).update(signed).digest());
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}

/** Readable for every sane project id, and harmless in an HTML comment for every other. */
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
