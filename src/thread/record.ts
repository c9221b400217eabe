import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { lastLine } from '../github/hidden-marker.ts';

// record.md, 'What it holds'. Short texts: a record shares a comment's 65,536 characters with what people read.
const recordSchema = z
  .object({
    state: z.enum(['sending', 'sent', 'ended', 'unsent', 'unknown']),
    /** Empty until known. */
    kind: z.enum(['', 'create', 'message']),
    /** The comment is the command's answer, not a progress comment: `sent` alone does not tell. */
    answer: z.boolean(),
    jobId: z.string(),
    /** The command comment's id, or what stands for it in runs without one. */
    command: z.string(),
    run: z.object({ id: z.string(), attempt: z.number(), mark: z.string() }),
    /** When the request was about to be sent (before that: when the run began), milliseconds since 1970. */
    time: z.number(),
    /** The id of the command's first progress comment; null: the comment that holds the record. */
    first: z.nullable(z.number()),
    /** The job before a message; null: not known, or no message. */
    before: z.nullable(z.object({ status: z.string(), prLink: z.nullable(z.string()) })),
    prLink: z.nullable(z.string()),
    /** Grows with each change: of several records of one run the highest counts. */
    seq: z.number(),
  })
  .check(z.refine((record) => record.jobId !== '' || (record.state !== 'sent' && record.state !== 'ended')));

export type ThreadRecord = z.infer<typeof recordSchema>;
export type RecordState = ThreadRecord['state'];
export type RequestKind = ThreadRecord['kind'];
export type Before = ThreadRecord['before'];

/** What a signature is bound to. Holds a key that is derived from the API key, never the API key. */
export interface Seal {
  key: KeyObject;
  project: string;
  repository: number;
  issue: number;
}

/** The seal of one thread. `repository` is GitHub's number for it, which survives a rename. */
export function sealOf(place: { apiKey: string; project: string; repository: number; issue: number }): Seal {
  const { apiKey, project, repository, issue } = place;
  const key = createSecretKey(
    Buffer.from(hkdfSync('sha256', apiKey, '', 'docs-agent: record in a thread, 1', 32)),
  );
  return { key, project, repository, issue };
}

const LINE =
  /^<!-- docs-agent-record (?<project>\S+) (?<payload>[A-Za-z0-9+/]+)\.(?<signature>[A-Za-z0-9+/]{43}) -->$/;

/**
 * The hidden line: an HTML comment with the project in clear, the record and its signature. Base64 in its
 * first alphabet has no hyphen, so nothing within can end the comment.
 */
export function signRecord(record: ThreadRecord, seal: Seal): string {
  const payload = unpadded(Buffer.from(JSON.stringify(canonical(record))));
  return `<!-- docs-agent-record ${clear(seal.project)} ${payload}.${signature(payload, seal)} -->`;
}

/** A comment's whole text: what people read, then the hidden line. */
export function withRecord(markdown: string, record: ThreadRecord, seal: Seal): string {
  return `${markdown}\n\n${signRecord(record, seal)}`;
}

/**
 * New text over an unchanged hidden line, for the `post` step, which has no key and never changes the state
 * (record.md, Afterwards, 8). Undefined where the comment holds no line of our form.
 */
export function withSameRecord(body: string, markdown: string): string | undefined {
  const line = lastLine(body);
  return LINE.test(line) ? `${markdown}\n\n${line}` : undefined;
}

export type RecordReading =
  | { type: 'none' }
  | { type: 'record'; record: ThreadRecord }
  /** Of our form and project, but not to be used; `command` is what it claims, where that can be read. */
  | { type: 'unverified'; command: string | undefined };

/**
 * The record in a comment's text (record.md, 'Ours'; who wrote the comment is the caller's question). Only the
 * last line counts: what stands above may quote anybody, another comment's hidden line too.
 */
export function readRecord(body: string, seal: Seal): RecordReading {
  const parts = LINE.exec(lastLine(body))?.groups as
    | { project: string; payload: string; signature: string }
    | undefined;
  if (parts === undefined || parts.project !== clear(seal.project)) return { type: 'none' };
  const value = parsed(parts.payload);
  // Texts are compared, not bytes: the last Base64 character has bits that no byte shows.
  const genuine = timingSafeEqual(Buffer.from(parts.signature), Buffer.from(signature(parts.payload, seal)));
  const record = recordSchema.safeParse(value);
  if (genuine && record.success) return { type: 'record', record: record.data };
  const claim = z.object({ command: z.string() }).safeParse(value);
  return { type: 'unverified', command: claim.data?.command };
}

function canonical(record: ThreadRecord): ThreadRecord {
  const { state, kind, answer, jobId, command, run, time, first, before, prLink, seq } = record;
  return {
    state,
    kind,
    answer,
    jobId,
    command,
    run: { id: run.id, attempt: run.attempt, mark: run.mark },
    time,
    first,
    before: before && { status: before.status, prLink: before.prLink },
    prLink,
    seq,
  };
}

function signature(payload: string, seal: Seal): string {
  const signed = JSON.stringify([seal.project, seal.repository, seal.issue, payload]);
  return unpadded(createHmac('sha256', seal.key).update(signed).digest());
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
