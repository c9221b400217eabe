/**
 * What git says as blocks of a prompt: cleaned, fenced, capped, and what is missing named. Everything here was written
 * by others; names of files are the boldest of it. Pure.
 */

import { codeBlock as fenced } from '../text/markdown.ts';
import { cleanGit } from '../text/unicode.ts';
import { type Change, namesOf } from './git-changes.ts';
import type { LeftOut } from './git-leave-out.ts';
import type { Range } from './git-range.ts';
import { type IsSecret, withoutSecrets } from './git-secrets.ts';
import { cut } from './quote.ts';

/** Characters (UTF-16 units) of one block's quoted text, and how many names a list of what is missing holds. */
export const GIT_LIMITS = { diff: 40_000, commits: 10_000, files: 10_000, names: 20 } as const;

/** One commit: its id, its date as YYYY-MM-DD, its whole message. */
export interface Commit {
  id: string;
  date: string;
  message: string;
}

/** A file's part of the diff: its lines, or why there are none. */
export type Patch =
  | { change: Change; lines: string; cutLines: number }
  | { change: Change; leftOut: LeftOut | 'room' };

/** The block for `context: commits`, newest first; `total` counts all commits of the range. */
export function commitsBlock(
  commits: readonly Commit[],
  total: number,
  range: Range,
  isSecret: IsSecret,
): string {
  const kept: string[] = [];
  let left: number = GIT_LIMITS.commits;
  for (const { id, date, message } of commits) {
    const said = withoutSecrets(cleanGit(message).trim(), isSecret)
      .split('\n')
      .map((line) => (line.trim() === '' ? '' : `    ${line}`))
      .join('\n');
    const entry = `${id.slice(0, 12)} ${date}\n${said}`;
    if (entry.length > left && kept.length > 0) break;
    kept.push(cut(entry, left));
    left -= entry.length;
  }
  const missing = total - kept.length;
  return [
    `Commits ${between(range)}, newest first:`,
    fenced(kept.length === 0 ? '(none)' : kept.join('\n\n')),
    ...(missing > 0 ? [`(${count(missing, 'older commit was', 'older commits were')} left out.)`] : []),
  ].join('\n');
}

/** The block for `context: files`: every changed file with git's letter and its count of lines. */
export function filesBlock(changes: readonly Change[], range: Range, isSecret: IsSecret): string {
  const kept: string[] = [];
  let left: number = GIT_LIMITS.files;
  for (const change of changes) {
    const line = `${change.status} ${shownName(change, isSecret)}${linesOf(change)}`;
    left -= line.length + 1;
    if (left < 0) break;
    kept.push(line);
  }
  const missing = changes.length - kept.length;
  return [
    `Files that changed ${between(range)} (${changes.length} in all; A added, C copied, D deleted, M modified, R renamed, T other type):`,
    fenced(kept.length === 0 ? '(none)' : kept.join('\n')),
    ...(missing > 0 ? [`(${count(missing, 'file was', 'files were')} left out.)`] : []),
  ].join('\n');
}

/** The block for `context: diff`, in git's order of files. */
export function diffBlock(patches: readonly Patch[], range: Range, isSecret: IsSecret): string {
  const whole = patches.flatMap((patch) => ('lines' in patch ? [patch] : []));
  const missing = [
    ...Object.entries(REASONS).flatMap(([reason, words]) => {
      const names = patches.flatMap((patch) =>
        'leftOut' in patch && patch.leftOut === reason ? [shownName(patch.change, isSecret)] : [],
      );
      return names.length === 0 ? [] : [`${words}: ${listed(names)}`];
    }),
    ...whole.flatMap(({ change, cutLines }) =>
      cutLines > 0 ? [`the last ${cutLines} lines of the diff of ${shownName(change, isSecret)}`] : [],
    ),
  ];
  return [
    `The changes ${between(range)}:`,
    fenced(whole.length === 0 ? '(none)' : whole.map(({ lines }) => lines).join('\n')),
    ...(missing.length > 0 ? ['Left out of it:', fenced(missing.join('\n'))] : []),
  ].join('\n');
}

const REASONS: Record<LeftOut | 'room', string> = {
  secret: 'may hold secrets',
  'odd-name': 'names that are no UTF-8',
  submodule: 'submodules',
  folder: 'a file became a folder, or a folder a file',
  binary: 'binary, or larger than 1 MiB',
  generated: 'marked as generated',
  lock: 'lock files',
  built: 'made by a build',
  room: 'no room',
};

/** A name on one line: quoted as in JSON where it holds what could be taken for something else. */
function shownName(change: Change, isSecret: IsSecret): string {
  return namesOf(change)
    .map((path) => (isSecret(path) ? '(a name that looks like a secret)' : name(path)))
    .join(' -> ');
}

function name(path: string): string {
  if (!/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{e0000}-\u{e007f}"\\]|^\s|\s$| -> /v.test(path))
    return cut(path, 300);
  return cut(JSON.stringify(path), 300).replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}

function linesOf({ lines, isSubmodule }: Change): string {
  if (isSubmodule) return ' (submodule)';
  return lines === undefined ? ' (binary)' : ` (+${lines.added} -${lines.deleted})`;
}

function listed(names: readonly string[]): string {
  const more = names.length - GIT_LIMITS.names;
  return `${names.slice(0, GIT_LIMITS.names).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function between({ base, head, named }: Range): string {
  const fork = named === undefined ? '' : ` (the merge base with ${named.slice(0, 12)})`;
  return `from ${base.slice(0, 12)}${fork} to ${head.slice(0, 12)}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
