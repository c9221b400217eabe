import { isUtf8 } from 'node:buffer';
import { relative } from 'node:path';
import { SetupError } from '../errors.ts';
import { type Files, type Folders, isInside, realFolders } from '../runner/files.ts';
import { code, text } from '../text/sentence.ts';

/** Far beyond any sensible instruction. */
const MAX_BYTES = 1_048_576;
const UNREADABLE = 'does not exist or is not a readable file';

/** They may contain credentials, the second one in the temporary folder. */
const CHECKOUT_FILE = /(?:^|[\\/])\.git(?:$|[\\/])/i;
const RUNNER_FILE = /^(?:_|git-credentials-)/i;

/**
 * What is read is sent, and a pull request may have written the path's folders, so no link may lead
 * to the file. The workspace and the runner's temporary folder may be links themselves.
 */
export async function readPromptFile(
  path: string,
  folders: Folders,
  files: Files,
): Promise<string> {
  const refuse = (why: string) =>
    new SetupError({
      title: 'Could not read the prompt file',
      happened: text`\`prompt-file\` ${code(path)} ${why}. Nothing was sent.`,
      next: text`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`,
    });

  const wanted = files.resolve(folders.workspace, path);
  const real = await files.realpath(wanted).catch(() => undefined);
  if (real === undefined) throw refuse(UNREADABLE);

  const { workspace, temp } = await realFolders(folders, files);
  if (!isInside([workspace, temp], real))
    throw refuse('is outside the workspace and `$RUNNER_TEMP`');

  const inWorkspace = files.resolve(workspace, relative(folders.workspace, wanted));
  const inTemp = files.resolve(temp, relative(folders.temp, wanted));
  if (![wanted, inWorkspace, inTemp].includes(real))
    throw refuse('is a symbolic link, or its path contains one');

  const isRunnerFile = isInside([temp], real) && RUNNER_FILE.test(relative(temp, real));
  if (isRunnerFile || CHECKOUT_FILE.test(real))
    throw refuse('may contain credentials of the checkout or the runner');

  const bytes = await files.read(real, MAX_BYTES + 1).catch(() => undefined);
  if (bytes === undefined) throw refuse(UNREADABLE);
  const prompt = bytes.length <= MAX_BYTES && isUtf8(bytes) ? new TextDecoder().decode(bytes) : '';
  if (prompt.trim() === '') throw refuse('is empty, larger than 1 MiB, or not UTF-8 text');
  return prompt;
}
