import type { ChangedFile, Comparison } from '../github/comparison.ts';
import { whyWithoutLines } from './file-list.ts';

/** What became of each file from the first to the last of successive comparisons. */
export function unitedFiles(comparisons: readonly Pick<Comparison, 'files'>[]): ChangedFile[] {
  const files = new Map<string, ChangedFile>();
  for (const later of comparisons.flatMap((comparison) => comparison.files)) {
    const name = nameBefore(later) ?? later.filename;
    const earlier = files.get(name);
    files.delete(name);

    const united = earlier === undefined ? later : unitedFile(earlier, later);
    if (united !== undefined) files.set(united.filename, united);
  }
  return [...files.values()].sort((a, b) => (a.filename < b.filename ? -1 : 1));
}

/** Undefined for a file that did not exist. */
function nameBefore({ filename, previous_filename: from, status }: ChangedFile) {
  if (status === 'added' || status === 'copied') return undefined;
  return status === 'renamed' && from ? from : filename;
}

/** A file that was added, and then removed, has not changed. */
function unitedFile(earlier: ChangedFile, later: ChangedFile): ChangedFile | undefined {
  const from = nameBefore(earlier);
  const isRemoved = later.status === 'removed';
  if (isRemoved) return from === undefined ? undefined : { ...later, filename: from };

  const isRenamed = from !== undefined && from !== later.filename;
  const kept = isRenamed ? 'renamed' : 'modified';
  return {
    filename: later.filename,
    previous_filename: isRenamed ? from : undefined,
    status: from === undefined ? 'added' : kept,
    changes: (earlier.changes ?? 0) + (later.changes ?? 0),
    patch: [patchOf(earlier), patchOf(later)].filter((patch) => patch !== '').join('\n'),
  };
}

/** Beside the lines of the other half, it would not be seen that lines are missing. */
function patchOf(file: ChangedFile): string {
  return file.patch ?? (file.changes ? `(${whyWithoutLines(file)})` : '');
}
