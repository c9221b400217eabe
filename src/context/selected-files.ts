/** Selects the changed files that go along with a prompt. */
import type { ChangedFile } from '../github/comparison.ts';
import { isSelected } from '../inputs/globs.ts';
import { grouped } from '../text/sentence.ts';
import { kindOf, NEVER_SENT } from './file-kinds.ts';
import type { ChangePart } from './parts.ts';

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

const NOUNS = {
  generated: ['lock or generated file', 'lock or generated files'],
  secret: ['file whose name suggests secrets', 'files whose names suggest secrets'],
} as const;

export function selectFiles(
  files: readonly ChangedFile[],
  paths: ChangesWanted['paths'],
): SelectedFiles {
  const selected = files.filter((file) => isSelected(namesOf(file), paths));
  const kinds = selected.map(exclusionReason);

  const notSent = (['generated', 'secret'] as const).flatMap((kind) => {
    const count = kinds.filter((each) => each === kind).length;
    const [one, several] = NOUNS[kind];
    return count === 0 ? [] : [`${grouped(count)} ${count === 1 ? one : several}`];
  });
  return { selected, sent: selected.filter((_, index) => !kinds[index]), notSent };
}

/** A file that was renamed has two names, and either one counts. */
export function namesOf({ filename, previous_filename: from }: ChangedFile): string[] {
  return from ? [from, filename] : [filename];
}

/** Why a file is never sent. */
function exclusionReason(file: ChangedFile) {
  const kinds = namesOf(file).map(kindOf);
  return NEVER_SENT.find((kind) => kinds.includes(kind));
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
