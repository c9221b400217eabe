import type { ComparedCommit } from '../github/comparison.ts';
import { counted, shortened } from '../text/sentence.ts';
import { shareRoom } from './share-room.ts';

const MAX_SUBJECT = 200;
const MAX_BODY = 1_000;
/** A shorter part of a body says too little. */
const MIN_BODY = 200;
/** Below this, subjects are left out rather than cut. */
const MIN_SUBJECT = 60;
const NOTES_ROOM = 120;
const INDENT = '    ';

/** Before a trailer that is quoted, or in the list of a squash. */
const MARKS = String.raw`^(?:[*>-][ \t]+)*`;
/** A version, as in `core@1.2.0`, is no address. */
const ADDRESS = String.raw`[^\s@<>,;]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}`;
const ROLES =
  'authored developed signed-off reviewed acked tested reported suggested helped approved requested submitted ' +
  'assisted committed merged generated sponsored proposed created debugged';

/** A line with any key whose value is addresses, with or without names. It may stand anywhere in a message. */
const ADDRESS_TRAILER = new RegExp(
  String.raw`${MARKS}[a-z][\w-]*(?: by)?[ \t]*:(?:[^\n]*<[^\s<>@]+@[^\s<>@]+>(?:[ \t]*\([^()\n]*\))?|[ \t]*${ADDRESS}(?:[,; \t]+${ADDRESS})*[,;]?)$`,
  'i',
);
/** In a sentence, the name of a person stays. */
const ADDRESS_OF_NAME = new RegExp(`(?<=\\S) <${ADDRESS}>`, 'gi');
/** Other lines for tools below the subject: who took part, and IDs. An option such as `sort-by:` is none. */
const TRAILERS = [
  String.raw`${MARKS}(?:\w+-)*(?:${ROLES.replaceAll(' ', '|')})-by[ \t]*:`,
  String.raw`${MARKS}(?:cc|[\w-]+[ -]by)[ \t]*:[^\n]*@`,
  String.raw`^(?:change-id|git-svn-id|\w+-source-id|\w+-revid|cr-[\w-]+|reviewed-on|commit-queue|auto-submit)[ \t]*:`,
].map((pattern) => new RegExp(pattern, 'i'));
/** What GitHub writes between the messages of a squash and their trailers. */
const SQUASH_LINE = /^-{9}$/;

interface CommitEntry {
  id: string;
  /** ID and date, with the space after them. */
  start: string;
  subject: string;
  body: string;
}

/** The newest commits first, in a text of at most `room`: the subjects of all, then as many bodies as have room. */
export function quoteCommits(
  commits: readonly ComparedCommit[],
  totalCommits: number,
  room: number,
): string {
  const newestFirst = commits.toReversed().map(entryOf);
  const shown = entriesWithRoom(newestFirst, room - NOTES_ROOM);
  const notes = [
    ...noteOn(newestFirst.length - shown.length, 'No room for'),
    ...noteOn(totalCommits - newestFirst.length, 'Not listed by GitHub:'),
  ];

  const subjects = [...subjectRows(shown, room - NOTES_ROOM), ...notes].join('\n');
  return [subjects, ...bodiesWithRoom(shown, room - subjects.length)].join('\n\n');
}

const noteOn = (count: number, what: string) =>
  count > 0 ? [`(${what} ${counted(count, 'older commit')}.)`] : [];

function entryOf({ id, date, message }: ComparedCommit): CommitEntry {
  const [subject = '', ...lines] = withoutTrailers(message).split('\n');
  const shortId = id.slice(0, 7);
  return {
    id: shortId,
    start: date === '' ? `${shortId} ` : `${shortId} ${date} `,
    subject: shortened(subject || '(no subject)', MAX_SUBJECT),
    body: lines.join('\n').trim(),
  };
}

function withoutTrailers(message: string): string {
  const kept: string[] = [];
  let isTrailer = false;
  for (const line of message.replace(/\r\n?/g, '\n').trim().split('\n')) {
    // The next lines of a long trailer are indented.
    const isContinued: boolean = isTrailer && /^[ \t]+\S/.test(line);
    isTrailer = isContinued || isForTools(line.trim(), kept.length === 0);
    if (!isTrailer) kept.push(line.replace(ADDRESS_OF_NAME, '').trimEnd());
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Many subjects begin like a trailer, such as `cc: Support LTO`, so only an address shows that one is none. */
function isForTools(line: string, isSubject: boolean): boolean {
  if (SQUASH_LINE.test(line) || ADDRESS_TRAILER.test(line)) return true;
  return !isSubject && TRAILERS.some((pattern) => pattern.test(line));
}

/** The newest commits, as many as have room for at least a part of their subjects. */
function entriesWithRoom(entries: readonly CommitEntry[], room: number): readonly CommitEntry[] {
  let left = room;
  const count = entries.findIndex(({ start, subject }) => {
    left -= start.length + Math.min(subject.length, MIN_SUBJECT) + '\n'.length;
    return left < 0;
  });
  return count < 0 ? entries : entries.slice(0, count);
}

function subjectRows(entries: readonly CommitEntry[], room: number): string[] {
  const starts = entries.reduce((sum, { start }) => sum + start.length + '\n'.length, 0);
  const shares = shareRoom(
    entries.map(({ subject }) => subject.length),
    room - starts,
  );
  return entries.map(({ start, subject }, index) => {
    const share = shares[index] ?? 0;
    return start + (subject.length <= share ? subject : shortened(subject, share - '…'.length));
  });
}

/** The newest bodies first. The last one may have room for a part only. */
function bodiesWithRoom(entries: readonly CommitEntry[], room: number): string[] {
  let left = room;
  const bodies: string[] = [];
  for (const { id, body } of entries.filter((entry) => entry.body !== '')) {
    const indented = shortened(body, MAX_BODY).replace(/^(?=.*\S)/gm, INDENT);
    const text = `${id}:\n${indented}`;
    left -= '\n\n'.length;
    if (left < Math.min(text.length, MIN_BODY)) break;

    bodies.push(text.length <= left ? text : shortened(text, left - '…'.length));
    left -= text.length;
  }
  return bodies;
}
