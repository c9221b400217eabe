/** Changed files as GitHub lists them. */
import type { ChangedFile } from '../../src/github/comparison.ts';

export const changed = (filename: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  filename,
  status: 'modified',
  patch: '@@ -1 +1,2 @@\n one\n+two',
  changes: 1,
  ...more,
});

export const noLines = { patch: undefined, changes: 0 };

export const renamed = (from: string, filename: string, more: Partial<ChangedFile> = {}) =>
  changed(filename, { status: 'renamed', previous_filename: from, ...more });

/** A file with a patch of that many characters. Each line ends with its number. */
export function sized(path: string, size: number): ChangedFile {
  const lines = Array.from(
    { length: Math.ceil(size / 50) },
    (_, index) => `+${String(index).padStart(48, 'x')}`,
  );
  return changed(path, { patch: lines.join('\n').slice(0, size), changes: lines.length });
}
