import type { ChangedFile } from '../github/comparison.ts';
import { counted } from '../text/sentence.ts';
import { cutToShares } from './share-room.ts';

/** A file without room for this much of its patch is only named, because less says too little. */
const MIN_SHARE = 500;
/** The part of the room that files without lines get before the others: a folder that was moved must not hide edits. */
const WITHOUT_LINES = 1 / 4;
/** For the words of the notes. */
const NOTES_ROOM = 400;

/** Files that say little about a product beside its source and its documentation. */
const SUPPORTING_FILES = new RegExp(
  [
    '(?:^|/)(?:tests?|__tests__|e2e|fixtures?|__fixtures__|__snapshots__|test[-_]?data|mocks?|__mocks__)/',
    '[._-](?:test|spec|e2e|stories)\\.[^/]+$',
    '_(?:test|spec)\\.[^/.]+$',
    '(?:^|/)test_[^/]+\\.py$',
    '[a-z](?:Tests?|Spec)\\.(?:java|kt|scala|cs|swift|php)$',
    '\\.snap$',
    '(?:^|/)CHANGELOG[^/]*$',
    '(?:^|/)\\.changeset/',
  ].join('|'),
);

export const isSupporting = ({ filename }: Pick<ChangedFile, 'filename'>) =>
  SUPPORTING_FILES.test(filename);

/** How a file gets into the diff. */
interface DiffEntry {
  path: string;
  status: string;
  heading: string;
  /** Empty for a file of which no lines are shown. */
  lines: string;
  isSupporting: boolean;
}

interface ShownEntry extends DiffEntry {
  /** As many lines as the file has room for. */
  shownLines: string;
}

/**
 * All files with their lines, as far as there is room: first the sources and the documentation share it, then the others share
 * what is left. The files whose lines have no room are named, as far as there is room for that.
 */
export function quoteDiff(files: readonly ChangedFile[], room: number): string {
  const entries = files.map(entryOf);
  const withoutLines = entries.filter(({ lines }) => lines === '');
  const withLines = entries.filter(({ lines }) => lines !== '');
  const main = withLines.filter((entry) => !entry.isSupporting);
  const supporting = withLines.filter((entry) => entry.isSupporting);

  const names = new NamesToKeep(entries, room / 2);
  const shown = new Map<string, ShownEntry>();
  let left = room - NOTES_ROOM;
  const show = (group: readonly DiffEntry[], most: number) => {
    const hidden = group.filter(({ path }) => !shown.has(path));
    for (const entry of showEntries(hidden, Math.min(left, most), names)) {
      shown.set(entry.path, entry);
      left -= lengthOf(entry);
    }
  };
  show(withoutLines, left * WITHOUT_LINES + names.room);
  show(main, left);
  show(supporting, left);
  show(withoutLines, left);

  const rows = entries.flatMap(({ path }) => rowOf(shown.get(path)) ?? []);
  const notes = notesOn(
    [...main, ...supporting, ...withoutLines].filter(({ path }) => !shown.has(path)),
    room - rows.join('\n').length,
  );
  return [...rows, ...notes].join('\n');
}

function entryOf(file: ChangedFile): DiffEntry {
  const { filename, status, patch } = file;
  const lines = status === 'removed' ? '' : (patch ?? '').trimEnd();
  return {
    path: quotedPath(filename),
    status,
    heading: lines === '' ? headingWithoutLines(file) : headingLikeGit(file),
    lines,
    isSupporting: isSupporting(file),
  };
}

function headingLikeGit({ filename, previous_filename: from, status }: ChangedFile): string {
  return `diff --git ${quotedPath(`a/${from ?? filename}`)} ${quotedPath(`b/${filename}`)} (${status})`;
}

/** Shorter than git's, because there can be hundreds of them. */
function headingWithoutLines(file: ChangedFile): string {
  const { filename, previous_filename: from, status } = file;
  const names = [...(from ? [from] : []), filename].map(quotedPath).join(' → ');
  return status === 'removed'
    ? `removed: ${names}`
    : `${status}: ${names} (${whyWithoutLines(file)})`;
}

/** Files that no diff can show, whatever has changed in them. */
const BINARY =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|pdf|zip|gz|tgz|woff2?|ttf|otf|eot|mp[34]|mov|webm|wav|ogg|jar|wasm|exe|dll|so)$/i;

export function whyWithoutLines({
  filename,
  status,
  changes,
}: Pick<ChangedFile, 'filename' | 'status' | 'changes'>): string {
  if (changes) return `${counted(changes, 'changed line')}, too many for GitHub`;
  if (status === 'renamed' || status === 'copied') return `${status} only`;
  return BINARY.test(filename) ? 'binary' : 'no lines: binary, empty, or mode only';
}

/** Keeps a path on one line, as git does. */
export function quotedPath(path: string): string {
  return /[\p{Cc}"\\]/u.test(path) ? JSON.stringify(path) : path;
}

/** The room for the names of the files that are not shown yet. */
class NamesToKeep {
  private length = 0;
  private readonly most: number;

  constructor(entries: readonly DiffEntry[], most: number) {
    this.most = most;
    for (const entry of entries) this.length += nameLength(entry);
  }

  get room(): number {
    return Math.min(this.length, this.most);
  }

  roomWithout(entry: DiffEntry): number {
    return Math.min(this.length - nameLength(entry), this.most);
  }

  remove(entry: DiffEntry): void {
    this.length -= nameLength(entry);
  }
}

const nameLength = ({ path }: DiffEntry) => path.length + ', '.length;

/** Those that have room for a part of their lines, in their order, and those lines. */
function showEntries(
  entries: readonly DiffEntry[],
  room: number,
  names: NamesToKeep,
): ShownEntry[] {
  let headings = 0;
  let least = 0;
  const chosen = entries.filter((entry) => {
    const heading = headingLength(entry);
    const share = Math.min(entry.lines.length, MIN_SHARE);
    const isShown = headings + heading + least + share + names.roomWithout(entry) <= room;
    if (!isShown) return false;

    headings += heading;
    least += share;
    names.remove(entry);
    return true;
  });

  const lines = cutToShares(
    chosen.map((entry) => entry.lines),
    room - headings - names.room,
  );
  return chosen.map((entry, index) => ({ ...entry, shownLines: lines[index] ?? '' }));
}

/** With the line breaks before the lines and after them. */
const headingLength = ({ heading }: DiffEntry) => heading.length + 2;

const lengthOf = (entry: ShownEntry) => headingLength(entry) + entry.shownLines.length;

function rowOf(entry: ShownEntry | undefined): string | undefined {
  return entry && `${entry.heading}\n${entry.shownLines}`.trimEnd();
}

function notesOn(hidden: readonly DiffEntry[], room: number): string[] {
  const groups = Map.groupBy(hidden, ({ lines, status }) => (lines === '' ? status : ''));

  let left = room;
  return [...groups].map(([status, entries]) => {
    const files = counted(entries.length, status === '' ? 'file' : `more ${status} file`);
    const start = `(No room for ${status === '' ? 'the lines of ' : ''}${files}: `;
    const names = namesIn(entries, left - start.length - NOTES_ROOM / 2);
    left -= start.length + names.length;
    return `${start}${names})`;
  });
}

/** As many names as have room, and an ellipsis if some are missing. */
function namesIn(entries: readonly DiffEntry[], room: number): string {
  let left = room;
  const count = entries.findIndex((entry) => {
    left -= nameLength(entry);
    return left < 0;
  });
  const names = entries.map(({ path }) => path);
  return count < 0 ? names.join(', ') : [...names.slice(0, count), '…'].join(', ');
}
