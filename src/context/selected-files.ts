/** Selects the changed files that go along with a prompt. */
import type { ChangedFile } from '../github/comparison.ts';
import { isSelected } from '../inputs/globs.ts';
import { grouped } from '../text/sentence.ts';
import { type Exclusion, exclusionOf } from './excluded-files.ts';
import type { ChangePart } from './parts.ts';

/** What of the changes goes along. */
export interface ChangesWanted {
  parts: readonly ChangePart[];
  paths?: readonly string[] | undefined;
}

export interface SelectedFiles {
  /** Those in `paths`. */
  selected: readonly ChangedFile[];
  /** Those of them that go along. */
  sent: readonly ChangedFile[];
  /** The others, such as `2 lock or generated files`. */
  notSent: readonly string[];
}

const EXCLUDED: Record<Exclusion, [one: string, several: string]> = {
  generated: ['lock or generated file', 'lock or generated files'],
  secret: ['file whose name suggests secrets', 'files whose names suggest secrets'],
};

export function selectFiles(
  files: readonly ChangedFile[],
  { paths }: Pick<ChangesWanted, 'paths'>,
): SelectedFiles {
  const selected = files.filter((file) => isSelected(namesOf(file), paths));
  const byExclusion = Map.groupBy(selected, whyExcluded);

  const notSent = Object.entries(EXCLUDED).flatMap(([why, [one, several]]) => {
    const count = byExclusion.get(why as Exclusion)?.length ?? 0;
    return count === 0 ? [] : [`${grouped(count)} ${count === 1 ? one : several}`];
  });
  return { selected, sent: byExclusion.get(undefined) ?? [], notSent };
}

/** A file that was renamed has two names, and either one counts. */
export function namesOf({ filename, previous_filename: from }: ChangedFile): string[] {
  return from ? [from, filename] : [filename];
}

function whyExcluded(file: ChangedFile): Exclusion | undefined {
  const reasons = namesOf(file).map(exclusionOf);
  return reasons.find((reason) => reason === 'secret') ?? reasons.find((reason) => reason);
}

/**
 * Something has changed only if files have. Commits alone count without any, because GitHub does
 * not list the files of each commit, unless `paths` selects files.
 */
export function needsFiles({ parts, paths }: ChangesWanted): boolean {
  return paths !== undefined || parts.some((part) => part !== 'commits');
}

/** No files after these, the first ones in the order of their paths, are wanted. */
export function isEnough(listed: readonly ChangedFile[], wanted: ChangesWanted): boolean {
  if (!needsFiles(wanted)) return true;

  const last = listed.at(-1)?.filename ?? '';
  const including = (wanted.paths ?? []).filter((glob) => !glob.startsWith('!'));
  const starts = including.map((glob) => glob.split(/[*?[{]/, 1)[0] ?? '');
  return starts.length > 0 && starts.every((start) => start < last && !last.startsWith(start));
}
