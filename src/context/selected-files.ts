/** Selects the changed files that go along with a prompt. */
import type { ChangedFile } from '../github/comparison.ts';
import { isSelected } from '../inputs/globs.ts';
import { type Exclusion, exclusionOf } from './excluded-files.ts';
import type { ChangePart } from './parts.ts';

/** What of the changes goes along. */
export interface ChangesWanted {
  parts: readonly ChangePart[];
  paths?: readonly string[] | undefined;
}

/** A file that was renamed has two names, and either one counts. */
export function namesOf({ filename, previous_filename: from }: ChangedFile): string[] {
  return from ? [from, filename] : [filename];
}

export function selectFiles(
  files: readonly ChangedFile[],
  { paths }: Pick<ChangesWanted, 'paths'>,
): ChangedFile[] {
  return files.filter((file) => isSelected(namesOf(file), paths));
}

/** Why a file does not go along, although `paths` selects it. */
export function whyExcluded(file: ChangedFile): Exclusion | undefined {
  const reasons = namesOf(file).map(exclusionOf);
  return reasons.find((reason) => reason === 'secret') ?? reasons.find((reason) => reason);
}

/**
 * Something has changed only if files have. Commits alone count without any, because GitHub does not list the files of each
 * commit, unless `paths` selects files.
 */
export function needsFiles({ parts, paths }: ChangesWanted): boolean {
  return paths !== undefined || parts.some((part) => part !== 'commits');
}

/** After these files, the first ones in the order of their paths, no others are wanted. */
export function isEnough(listed: readonly ChangedFile[], wanted: ChangesWanted): boolean {
  if (!needsFiles(wanted)) return true;

  const { parts, paths = [] } = wanted;
  const onlyCommits = parts.every((part) => part === 'commits');
  if (onlyCommits && selectFiles(listed, wanted).some((file) => whyExcluded(file) === undefined))
    return true;

  const last = listed.at(-1)?.filename ?? '';
  const including = paths.filter((glob) => !glob.startsWith('!'));
  return including.length > 0 && including.every((glob) => selectsOnlyBefore(last, glob));
}

/** In the order of paths, in which GitHub lists files. */
function selectsOnlyBefore(path: string, glob: string): boolean {
  const [start = ''] = glob.split(/[*?[{]/, 1);
  return start < path && !path.startsWith(start);
}
