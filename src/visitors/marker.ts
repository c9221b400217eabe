import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';
import { lastLine } from '../github/hidden-marker.ts';

/** What a report's hidden line is bound to. Holds a key that is derived from the API key, never the API key. */
export interface MarkerSeal {
  key: KeyObject;
  /** GitHub's number of the repository, which survives a rename. */
  repository: number;
  issue: number;
  /** Which report it is: a weekly and a monthly one, or those of other projects, do not replace each other. */
  report: string;
}

/** The seal of one report in one thread. */
export function markerSeal(place: {
  apiKey: string;
  repository: number;
  issue: number;
  projects: readonly string[];
  period: string;
}): MarkerSeal {
  const { apiKey, repository, issue, projects, period } = place;
  const derived = hkdfSync('sha256', apiKey, '', 'docs-agent: visitor report in a thread, 1', 32);
  const report = JSON.stringify([period, ...projects.toSorted()]);
  return { key: createSecretKey(Buffer.from(derived)), repository, issue, report };
}

const LINE = /^<!-- docs-agent-visitors (?<report>[A-Za-z0-9+/]{22}) (?<signature>[A-Za-z0-9+/]{43}) -->$/;

/** In the line of a comment whose id GitHub has yet to tell; no comment has it, so such a line verifies nowhere. */
export const ID_TO_COME = 0;

/**
 * The hidden line: which report it is, without its name, and the signature. It belongs to the comment with this id
 * alone, so that a copy in another one is worth nothing, whoever wrote it. No hyphen can end the comment.
 */
export function markerLine(seal: MarkerSeal, commentId: number): string {
  return `<!-- docs-agent-visitors ${reportName(seal)} ${signature(seal, commentId)} -->`;
}

export type MarkerReading = 'this-report' | 'not-verified' | 'none';

/**
 * What a comment's last line says: it is this report's; it claims to be, but was not signed with this API key for
 * this comment; or it is something else. Only the last line counts: what stands above may quote anybody.
 */
export function readMarker({ id, body }: { id: number; body: string }, seal: MarkerSeal): MarkerReading {
  const found = LINE.exec(lastLine(body))?.groups;
  if (found === undefined || found.report !== reportName(seal)) return 'none';
  const given = Buffer.from(found.signature ?? '');
  return timingSafeEqual(given, Buffer.from(signature(seal, id))) ? 'this-report' : 'not-verified';
}

function reportName({ report }: MarkerSeal): string {
  return unpadded(createHash('sha256').update(report).digest().subarray(0, 16));
}

function signature({ key, repository, issue, report }: MarkerSeal, commentId: number): string {
  return unpadded(
    createHmac('sha256', key)
      .update(JSON.stringify([repository, issue, report, commentId]))
      .digest(),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}
