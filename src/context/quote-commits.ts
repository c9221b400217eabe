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

/** What people did not write for readers of the history: who signed off, IDs of tools, and addresses. */
const TRAILER_KEY = String.raw`(?:[\w-]+-by|[\w-]+-id|[\w-]+-revid|cr-[\w-]+|x-[\w-]+|cc|reviewed-on|commit-queue|auto-submit)`;
const TRAILER = new RegExp(`^(?:[*-][ \\t]+)?${TRAILER_KEY}[ \\t]*:`, 'i');
/** With any key, if the value is an address or ends with one. */
const ADDRESS_TRAILER = /^(?:[*-][ \t]+)?[A-Za-z][\w-]*[ \t]*:[ \t]+(?:[^\n]*<\S+@\S+>|\S+@\S+)$/;
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
  for (const line of message.replace(/\r\n?/g, '\n').split('\n')) {
    const words = line.trim();
    // The next lines of a long trailer are indented.
    const isContinued: boolean = isTrailer && /^[ \t]+\S/.test(line);
    isTrailer = isContinued || TRAILER.test(words) || ADDRESS_TRAILER.test(words);
    if (!isTrailer && !SQUASH_LINE.test(words)) kept.push(line.trimEnd());
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
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
