/** What GitHub links by itself in a piece of plain text. Where its rules are not known, more is found. */

export interface ThreadReference {
  /** `advisory` stands for GHSA and CVE numbers. */
  readonly kind: 'issue' | 'commit' | 'advisory';
  /** As written: `#1`, `GH-1`, `owner/repo#1`, `0123abc`, `owner/repo@0123abc`, `GHSA-…`. */
  readonly text: string;
}

const mention = /(?<![a-zA-Z0-9])@([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9._-]*)?)/gi;
const issue = /(?<![\w&/.-])(?:[a-z0-9-]+(?:\/[\w.-]+)?)?#\d+(?!\w)|(?<!\w)GH-\d+(?!\w)/gi;
// A number of seven digits or more can be the start of a commit's name too.
const commit = /(?<![\w#/.-])(?:[a-z0-9-]+(?:\/[\w.-]+)?@)?[0-9a-f]{7,40}(?!\w)/gi;
const advisory = /(?<!\w)(?:GHSA(?:-[0-9a-z]{4}){3}|CVE-\d{4}-\d{4,})(?!\w)/gi;

/** Names after `@` (without it) and references, in the order of their kinds. */
export function references(text: string): { mentions: string[]; references: ThreadReference[] } {
  const all = (kind: ThreadReference['kind'], pattern: RegExp): ThreadReference[] =>
    Array.from(text.matchAll(pattern), ([match]) => ({ kind, text: match }));
  return {
    mentions: Array.from(text.matchAll(mention), ([, name]) => name ?? ''),
    references: [...all('issue', issue), ...all('commit', commit), ...all('advisory', advisory)],
  };
}
