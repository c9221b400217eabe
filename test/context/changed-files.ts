/** Changes as GitHub has compared them. */
import type { ComparedChanges } from '../../src/context/compare.ts';
import { selectFiles } from '../../src/context/file-kinds.ts';
import type { ChangedFile, ComparedCommit } from '../../src/github/comparison.ts';

export const commit = (message: string, id = 'c'.repeat(40)): ComparedCommit => ({
  id,
  date: '2026-11-02',
  message,
});

/** Of one commit, unless `more` says otherwise. */
export function compared(
  files: readonly ChangedFile[],
  more: Partial<ComparedChanges> = {},
  paths?: string[],
): ComparedChanges {
  const { commits = [commit('One')] } = more;
  return {
    repository: 'octo-org/docs',
    base: { revision: 'b'.repeat(40), name: 'b'.repeat(40) },
    head: { revision: 'd'.repeat(40) },
    isSinceRecord: false,
    isHidden: false,
    mergeBase: 'b'.repeat(40),
    files: [...files],
    commits,
    totalCommits: commits.length,
    completeUpTo: undefined,
    ...selectFiles(files, paths),
    ...more,
  };
}

export const changed = (filename: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  filename,
  status: 'modified',
  patch: '@@ -1 +1,2 @@\n one\n+two',
  ...more,
});

export const renamed = (from: string, filename: string, more: Partial<ChangedFile> = {}) =>
  changed(filename, { status: 'renamed', previous_filename: from, ...more });
