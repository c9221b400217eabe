import { SetupError } from '../errors.ts';
import type { Files } from '../runner/files.ts';
import { type Places, wayInto } from '../runner/inside.ts';
import { code, text } from '../text/sentence.ts';

/** Largest file that is taken as an instruction, in bytes: far beyond any sensible one. */
const MAX_BYTES = 1_048_576;

/**
 * The instruction in `prompt-file`, as it is. The file must lie in the workspace or in the runner's
 * temporary folder once links are followed, so that a pull request cannot point at the runner's secrets.
 *
 * Throws a SetupError that names the file and what to change.
 */
export async function readPromptFile(path: string, places: Places, files: Files): Promise<string> {
  const refuse = (why: string) =>
    new SetupError(
      text`\`prompt-file\` ${code(path)} ${why}. Nothing was sent.`,
      text`Give the path of a text file inside the workspace or \`$RUNNER_TEMP\`; check that the repository was checked out before.`,
    );
  let real: string;
  try {
    real = await files.realpath(files.resolve(places.workspace, path));
  } catch {
    throw refuse('does not exist or cannot be read');
  }
  const way = await wayInto(places, real, files);
  const inside = way !== undefined && way !== '';
  if (!inside) throw refuse('lies outside the workspace and `$RUNNER_TEMP`');

  let bytes: Uint8Array;
  try {
    bytes = await files.read(real, MAX_BYTES + 1);
  } catch {
    throw refuse('is no file that can be read');
  }
  if (bytes.length > MAX_BYTES) throw refuse('is larger than 1 MiB');
  let prompt: string;
  try {
    prompt = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('is not UTF-8 text');
  }
  if (prompt.trim() === '') throw refuse('is empty');
  return prompt;
}
