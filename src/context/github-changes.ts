import { type ChangedFile, type Comparison, MAX_FILES } from '../github/comparison.ts';
import { isSelected } from '../inputs/globs.ts';
import { isExcluded } from './excluded-files.ts';
import { type ChangeSelection, type Changes, commitRow } from './quote.ts';

/** What of a comparison goes along. `paths` does not limit commits, because GitHub does not list their files. */
export function changesIn(
  { files: all, commits, totalCommits }: Comparison,
  { parts, paths }: ChangeSelection,
): Changes {
  const selected = all.filter((file) => isSelected(namesOf(file), paths));
  const files = selected.filter((file) => !namesOf(file).some(isExcluded));
  const total = selected.length;
  const lists = {
    commits: { rows: commits.toReversed().map(commitRow), total: totalCommits },
    files: { rows: files.map(nameAndStatus), total },
    diff: { rows: files.flatMap(patchOf), total },
  };

  const hasNoFiles = files.length === 0 && all.length < MAX_FILES;
  // Commits alone need no files, unless only some files count.
  const needsFiles = paths !== undefined || parts.some((part) => part !== 'commits');
  const changes: Changes = { isEmpty: needsFiles ? hasNoFiles : totalCommits === 0 };
  for (const part of parts) changes[part] = lists[part];
  return changes;
}

const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));

function nameAndStatus(file: ChangedFile): string {
  return [STATUS.get(file.status) ?? 'M', ...namesOf(file).map(quotedPath)].join('\t');
}

function namesOf({ filename, previous_filename: from }: ChangedFile): string[] {
  return from ? [from, filename] : [filename];
}

/** GitHub's lines below a first line like git's; none where GitHub leaves lines out. */
function patchOf(file: ChangedFile): string[] {
  const { filename, previous_filename, status, changes, patch } = file;
  const from = previous_filename ?? filename;
  const isOnlyMoved = from !== filename && changes === 0;
  if (!patch && !isOnlyMoved) return [];

  const header = `diff --git ${quotedPath(`a/${from}`)} ${quotedPath(`b/${filename}`)} (${status})`;
  return [`${header}\n${patch ?? ''}`.trimEnd()];
}

/** A path on one line, as git writes it. */
export const quotedPath = (path: string) =>
  /[\p{Cc}"\\]/u.test(path) ? JSON.stringify(path) : path;
