import { relative, sep } from 'node:path';
import { SetupError } from '../errors.ts';
import { type Files, type Folders, isInside, realFolders } from '../runner/files.ts';
import { code, text } from '../text/sentence.ts';

/** Largest file that is taken as an instruction, in bytes: far beyond any sensible one. */
const MAX_BYTES = 1_048_576;

/**
 * The instruction in `prompt-file`, as it is. The file must lie in the workspace or in the runner's temporary folder,
 * no link may lead to it, and it must not be one that holds credentials there: a pull request may have written the path's
 * folders, and what is read is sent. The folders themselves may be links.
 *
 * Throws a SetupError that names the file and what to change.
 */
export async function readPromptFile(path: string, folders: Folders, files: Files): Promise<string> {
  const refuse = (why: string) =>
    new SetupError(
      text`\`prompt-file\` ${code(path)} ${why}. Nothing was sent.`,
      text`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`,
    );
  const wanted = files.resolve(folders.workspace, path);
  const real = await files.realpath(wanted).catch(() => undefined);
  if (real === undefined) throw refuse('does not exist or cannot be read');
  const { workspace, temp } = await realFolders(folders, files);
  const roots = [workspace, temp];
  if (!isInside(roots, real) || roots.includes(real)) {
    throw refuse('is outside the workspace and `$RUNNER_TEMP`');
  }
  const asWritten = [
    wanted,
    files.resolve(workspace, relative(folders.workspace, wanted)),
    files.resolve(temp, relative(folders.temp, wanted)),
  ];
  if (!asWritten.includes(real)) {
    throw refuse('is a symbolic link, or has one in its path');
  }
  if (real.split(sep).some((name) => name.toLowerCase() === '.git')) throw refuse('is in a `.git` folder');
  if (isInside([temp], real) && /^(?:_|git-credentials-)/i.test(relative(temp, real))) {
    throw refuse('belongs to the runner or to the checkout');
  }
  return contentOf(await files.read(real, MAX_BYTES + 1).catch(() => undefined), refuse);
}

function contentOf(bytes: Uint8Array | undefined, refuse: (why: string) => SetupError): string {
  if (bytes === undefined) throw refuse('is not a readable file');
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
