import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { hiddenLine } from '../github/hidden-lines.ts';

const recordSchema = z.object({
  /**
   * `sending`: the request may be under way; `sent`: the job has it; `ended`: its end is posted; `unsent`: nothing was sent;
   * `unknown`: whether it was sent is unclear.
   */
  state: z.enum(['sending', 'sent', 'ended', 'unsent', 'unknown']),
  /** What was sent; empty until known, and where the run only waits. */
  kind: z.enum(['', 'create', 'message']),
  /** The comment is the command's result, not a progress comment: the state `sent` can be either. */
  answer: z.boolean(),
  jobId: z.string(),
  /** The ID of the comment with the command, or what identifies a run without one. */
  command: z.string(),
  /** `nonce`: random, so that a run recognizes its own comments. */
  run: z.object({ id: z.string(), attempt: z.number(), nonce: z.string() }),
  /** In ms since 1970: when the service answered the request, before that when the run began. */
  time: z.number(),
  /** The ID of the command's first progress comment; null: the comment that holds the record. */
  first: z.nullable(z.number()),
  /** The job before a message; null: not known, or no message. */
  before: z.nullable(z.object({ status: z.string(), prLink: z.nullable(z.string()) })),
  prLink: z.nullable(z.string()),
  /** The job's status at its end; null before, and where the service no longer knew the job. */
  status: z.nullable(z.string()),
  /** Grows with each change: of several records of one run the highest counts. */
  seq: z.number(),
});

export type ThreadRecord = z.infer<typeof recordSchema>;
export type RecordState = ThreadRecord['state'];
export type Before = ThreadRecord['before'];

export type SigningKey = ReturnType<typeof signingKey>;

/**
 * What signs a thread's records. `repository`: GitHub's number, which survives a rename. `isForeign`: the thread is in
 * another repository than the run. Its readers must not learn the project and the command, so keyed hashes are written.
 */
export function signingKey(thread: {
  apiKey: string;
  project: string;
  repository: number;
  issue: number;
  isForeign?: boolean;
}) {
  const { apiKey, project, repository, issue, isForeign = false } = thread;

  const key = Buffer.from(hkdfSync('sha256', apiKey, '', 'docs-agent: record in a thread, 1', 32));
  const sign = (payload: string) => {
    const input = JSON.stringify([project, repository, issue, payload]);
    return unpadded(createHmac('sha256', key).update(input).digest());
  };

  // A payload contains no space, so a hash is never the signature of one.
  const hash = (value: string) => sign(`hash of ${value}`);
  const plainProject = encodedProject(project);
  const hashedProject = hash(project);

  return {
    sign,
    /** Both forms of the project that lines of this thread may have. */
    projects: [plainProject, hashedProject],
    project: isForeign ? hashedProject : plainProject,
    commandId: (id: string) => (isForeign ? hash(id) : id),
  };
}

/** Maximum number of characters of the hidden line, with the longest values that a record can have. */
export const MAX_RECORD = 16_384;

/** The project, percent-encoded or as a hash, the record as JSON in Base64, and the signature. */
const LINE = /^<!-- docs-agent-record (\S+) ([A-Za-z0-9+/]+)\.([A-Za-z0-9+/]{43}) -->$/;

/** A comment's whole text. Standard Base64 has no hyphen, so nothing can end the HTML comment early. */
export function withRecord(markdown: string, record: ThreadRecord, signing: SigningKey): string {
  const payload = unpadded(Buffer.from(JSON.stringify(recordSchema.parse(record))));
  const signature = signing.sign(payload);
  return `${markdown}\n\n<!-- docs-agent-record ${signing.project} ${payload}.${signature} -->`;
}

/**
 * Undefined without a record of this project. The caller checks who wrote the comment. `record`: undefined if the signature
 * is wrong; `command`: as in the line, even then.
 */
export function readRecord(body: string, signing: SigningKey) {
  const { line = '' } = hiddenLine(body) ?? {};
  const [, project = '', payload = '', signature = ''] = LINE.exec(line) ?? [];
  if (!signing.projects.includes(project)) return undefined;

  const value = valueIn(payload);
  // Texts are compared, not bytes: the last Base64 character has bits that no byte shows.
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(signing.sign(payload)));
  const record = isGenuine ? recordSchema.safeParse(value).data : undefined;
  return { record, command: z.object({ command: z.string() }).safeParse(value).data?.command };
}

export function isSameRun(a: ThreadRecord, b: ThreadRecord): boolean {
  return a.run.nonce === b.run.nonce && a.command === b.command;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}

/** Harmless in an HTML comment. */
function encodedProject(project: string): string {
  return encodeURIComponent(project.toWellFormed()).replaceAll('--', '-%2D');
}

function valueIn(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString());
  } catch {
    return undefined;
  }
}
