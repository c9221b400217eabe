import type { ChangedFile, Comparison } from '../github/comparison.ts';
import { whyWithoutLines } from './file-list.ts';

/** What became of each file from the first to the last of successive comparisons. */
export function unitedFiles(comparisons: readonly Pick<Comparison, 'files'>[]): ChangedFile[] {
  const files = new Map<string, ChangedFile>();
  for (const later of comparisons.flatMap((comparison) => comparison.files)) {
    const { filename, previous_filename: from, status } = later;
    const earlierName = status === 'renamed' && from ? from : filename;
    const earlier = files.get(earlierName);
    files.delete(earlierName);

    const united = earlier === undefined ? later : unitedFile(earlier, later);
    if (united !== undefined) files.set(united.filename, united);
  }
  return [...files.values()].sort((a, b) => (a.filename < b.filename ? -1 : 1));
}

/** A file that was added, and then removed, has not changed. */
function unitedFile(earlier: ChangedFile, later: ChangedFile): ChangedFile | undefined {
  const wasRenamed = earlier.status === 'renamed';
  if (later.status === 'removed') {
    if (earlier.status === 'added') return undefined;
    // Under the name in between, there was no file before, and there is none after.
    return wasRenamed ? { ...later, filename: earlier.previous_filename ?? later.filename } : later;
  }

  const both = {
    ...later,
    changes: (earlier.changes ?? 0) + (later.changes ?? 0),
    patch: [patchOf(earlier), patchOf(later)].filter((patch) => patch !== '').join('\n'),
  };
  if (earlier.status === 'added') return { ...both, status: 'added', previous_filename: undefined };
  if (earlier.status === 'removed') return { ...both, status: 'modified' };
  if (!wasRenamed) return both;

  const { previous_filename: from } = earlier;
  const isBack = from === later.filename;
  return isBack
    ? { ...both, status: 'modified', previous_filename: undefined }
    : { ...both, status: 'renamed', previous_filename: from };
}

/** Beside the lines of the other half, it would not be seen that lines are missing. */
function patchOf(file: ChangedFile): string {
  return file.patch ?? (file.changes ? `(${whyWithoutLines(file)})` : '');
}
