/**
 * What a change holds, as blocks of a prompt. One shape, wherever the data came from. All of it was written by others:
 * it is cleaned, fenced and capped, and what is missing is counted. Pure.
 */
import { codeBlock as fenced } from '../text/markdown.ts';
import { cleanGit } from '../text/unicode.ts';
import { cut } from './quote.ts';

/** The parts of `context` that say what changed. */
export const CHANGE_PARTS = ['commits', 'files', 'diff'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/** Characters (UTF-16 units) of one block's quoted text. */
const CHANGE_LIMITS = { commits: 10_000, files: 10_000, diff: 40_000 } as const;

/** Two commit ids in full; the changes are those that lead from one to the other. */
export interface Range {
  base: string;
  head: string;
  /** The commit that was named, where the changes start at its merge base with `head`. */
  named?: string;
}

/** A part that was not asked for is undefined. */
export interface Changes {
  range: Range;
  /** `newest` is the beginning of the list, newest first, and `total` the length of the whole. */
  commits?: { newest: readonly Commit[]; total: number } | undefined;
  files?: readonly ChangedFile[] | undefined;
  /** A patch a file, as in git's unified diff. `total` counts those files, too, that have no patch here. */
  diff?: { patches: readonly string[]; total: number } | undefined;
}

/** `date` is YYYY-MM-DD, `message` the whole message. */
export interface Commit {
  id: string;
  date: string;
  message: string;
}

export interface ChangedFile {
  /** git's letter: A added, C copied, D deleted, M modified, R renamed, T type changed. */
  status: string;
  /** One line: quoted as git does where a name holds tabs, line breaks, quotes or other controls. */
  path: string;
  /** Where it was before it was renamed or copied, quoted in the same way. */
  from?: string | undefined;
}

/** The blocks of a prompt for what changed, in a fixed order: commits, files, diff. */
export function changesBlocks({ range, commits, files, diff }: Changes): string[] {
  return [
    ...(commits ? [commitsBlock(commits, range)] : []),
    ...(files ? [filesBlock(files, range)] : []),
    ...(diff ? [diffBlock(diff, range)] : []),
  ];
}

function commitsBlock({ newest, total }: NonNullable<Changes['commits']>, range: Range): string {
  const kept: string[] = [];
  let room: number = CHANGE_LIMITS.commits;
  for (const { id, date, message } of newest) {
    const lines = cleanGit(cut(message, CHANGE_LIMITS.commits)).trim().split('\n');
    const indented = lines.map((line) => (line.trim() === '' ? '' : `    ${line}`)).join('\n');
    const entry = `${id.slice(0, 12)} ${date}\n${indented}`;
    if (entry.length > room && kept.length > 0) break;
    kept.push(cut(entry, room));
    room -= entry.length;
  }
  const missing = total - kept.length;
  return [
    `Commits ${between(range)}, newest first:`,
    fenced(kept.join('\n\n') || '(none)'),
    ...(missing > 0 ? [`(${missing} older ${missing === 1 ? 'commit was' : 'commits were'} left out.)`] : []),
  ].join('\n');
}

function filesBlock(files: readonly ChangedFile[], range: Range): string {
  const lines = files.map(({ status, path, from }) =>
    cleanGit([status, ...(from === undefined ? [] : [from]), path].join('\t')),
  );
  const kept = fitting(lines, CHANGE_LIMITS.files);
  const missing = lines.length - kept.length;
  return [
    `Files that changed ${between(range)} (${lines.length} in all; A added, C copied, D deleted, M modified, R renamed, T other type):`,
    fenced(kept.join('\n') || '(none)'),
    ...(missing > 0 ? [`(${missing} ${missing === 1 ? 'file was' : 'files were'} left out.)`] : []),
  ].join('\n');
}

function diffBlock({ patches, total }: NonNullable<Changes['diff']>, range: Range): string {
  const kept = fitting(patches, CHANGE_LIMITS.diff);
  const missing = total - kept.length;
  return [
    `The changes ${between(range)}:`,
    fenced(kept.map((patch) => cleanGit(patch).trimEnd()).join('\n') || '(none)'),
    ...(missing > 0
      ? [
          `(Left out of it: ${missing} of ${total} files. Generated, binary and lock files and files that may hold secrets are not shown, nor is what is too long.)`,
        ]
      : []),
  ].join('\n');
}

/** Whole texts as long as there is room, in their order; one that is too long takes nothing from those after it. */
function fitting(texts: readonly string[], room: number): string[] {
  let left = room;
  return texts.filter((each) => {
    const fits = each.length < left;
    if (fits) left -= each.length + 1;
    return fits;
  });
}

function between({ base, head, named }: Range): string {
  const fork = named === undefined ? '' : ` (the merge base with ${named.slice(0, 12)})`;
  return `from ${base.slice(0, 12)}${fork} to ${head.slice(0, 12)}`;
}
