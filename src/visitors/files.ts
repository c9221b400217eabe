import { createHash } from 'node:crypto';
import { SetupError } from '../errors.ts';
import { type Files, isInside, type Places, realPlaces } from '../runner/files.ts';
import { code, text } from '../text/sentence.ts';

/**
 * The folder of `report-path`, made where it is missing. It must lie in the workspace or in the runner's
 * temporary folder once links are followed. Throws a SetupError that names it and what to change.
 */
export async function reportFolder(path: string, places: Places, files: Files): Promise<string> {
  const refuse = (why: string) =>
    new SetupError(
      text`\`report-path\` ${code(path)} ${why}. Nothing was sent.`,
      text`Give the path of a folder inside the workspace or \`$RUNNER_TEMP\`.`,
    );
  const wanted = files.resolve(places.workspace, path);
  const { workspace, temp } = await realPlaces(places, files);
  // Judged before anything is made, by the part of it that is there already.
  const there = await nearest(wanted, files);
  if (there === undefined || !isInside([workspace, temp], there)) throw refuse(OUTSIDE);
  let real: string;
  try {
    await files.makeFolder(wanted);
    real = await files.realpath(wanted);
  } catch {
    throw refuse('is no folder that can be written to');
  }
  if (!isInside([workspace, temp], real)) throw refuse(OUTSIDE);
  return real;
}

const OUTSIDE = 'lies outside the workspace and `$RUNNER_TEMP`';

/** The real path of a folder, or of the nearest one above it that is there. */
async function nearest(path: string, files: Files): Promise<string | undefined> {
  const real = await files.realpath(path).catch(() => undefined);
  if (real !== undefined) return real;
  const above = files.resolve(path, '..');
  return above === path ? undefined : nearest(above, files);
}

/** A file to be written: its name in the folder, and what stands in it. */
export interface Draft {
  name: string;
  parts: Iterable<string>;
}

/**
 * Writes all files or none: each under a temporary name (made of `mark`) first, so that a run that breaks leaves
 * no half a file; and where one cannot be put in its place, those that were are taken away again, because an old
 * file beside a new one would be no report. Gives their paths in order. Rejects with the system's error.
 */
export async function writeAll(
  drafts: readonly Draft[],
  { folder, mark, files }: { folder: string; mark: string; files: Files },
): Promise<string[]> {
  const written = drafts.map(({ name, parts }) => ({
    parts,
    temporary: files.resolve(folder, `.${name}.${mark}.tmp`),
    path: files.resolve(folder, name),
  }));
  const placed: string[] = [];
  try {
    for (const { temporary, parts } of written) await files.create(temporary, parts);
    for (const { temporary, path } of written) {
      await files.rename(temporary, path);
      placed.push(path);
    }
  } catch (error) {
    const left = [...written.map(({ temporary }) => temporary), ...placed];
    for (const path of left) await files.remove(path).catch(() => {});
    throw error;
  }
  return written.map(({ path }) => path);
}

/** Longest part of a project's id in a file's name: names end at 255 bytes, and the temporary one is longer. */
const MAX_NAME = 100;

/**
 * The names of the projects' CSV files; of the only project plain `visitors.csv`. An id may hold what a file's
 * name may not, on Windows above all, or differ from another one only in its case: then a piece of its hash
 * keeps them apart.
 */
export function csvNames(projectIds: readonly string[]): ReadonlyMap<string, string> {
  if (projectIds.length === 1) return new Map(projectIds.map((id) => [id, 'visitors.csv']));
  const twins = (id: string) => projectIds.filter((other) => other.toLowerCase() === id.toLowerCase());
  const nameOf = (id: string) => {
    const plain = id.replace(/[^\w.-]/g, '-').slice(0, MAX_NAME);
    if (plain === id && twins(id).length === 1) return plain;
    return `${plain}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
  };
  return new Map(projectIds.map((id) => [id, `visitors-${nameOf(id)}.csv`]));
}
