import { isUtf8 } from 'node:buffer';
import { isAbsolute, relative } from 'node:path';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { code, sentences, text } from '../text/sentence.ts';

/** This is far beyond any sensible instruction. */
export const MAX_BYTES = 1_048_576;
const USE_TEXT_FILE = sentences(
  text`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the`,
  text`repository before this step.`,
);
const UNREADABLE = 'does not exist or is not a readable file';

/** Stands for the content of a file that Git LFS stores elsewhere. */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** The checkout may keep credentials in any `.git` folder. */
const CHECKOUT_FILE = /(?:^|[\\/])\.git(?:$|[\\/])/i;
/** The runner and the checkout may keep credentials in these places of the temporary folder. */
const RUNNER_FILE = /^(?:_|git-credentials-)/i;

/**
 * The content is sent, and a pull request may have written the folders of the path, so no link may
 * lead to the file. The workspace and the runner's temporary folder themselves may be links.
 */
export async function readPromptFile(
  path: string,
  { folders: { workspace, temp }, files }: Pick<Session, 'folders' | 'files'>,
): Promise<string> {
  const refuse = (why: string, next = USE_TEXT_FILE) =>
    new SetupError({
      title: 'Could not read the prompt file',
      happened: text`\`prompt-file\` ${code(path)} ${why}. Nothing was sent.`,
      next,
    });
  const resolveLinks = (each: string) => files.realpath(each).catch(() => undefined);

  const wantedPath = files.resolve(workspace, path);
  const realPath = await resolveLinks(wantedPath);
  if (realPath === undefined) throw refuse(UNREADABLE);

  /** Undefined for a file outside of the folder, or behind a link below it. */
  const pathIn = async (folder: string) => {
    const pathInFolder = relative(folder, wantedPath);
    if (/^\.\.(?:[\\/]|$)/.test(pathInFolder) || isAbsolute(pathInFolder)) return undefined;

    const realFolder = await resolveLinks(folder);
    const isDirect = realFolder && files.resolve(realFolder, pathInFolder) === realPath;
    return isDirect ? pathInFolder : undefined;
  };
  const pathInTemp = temp && (await pathIn(temp));
  if (pathInTemp === undefined && (await pathIn(workspace)) === undefined)
    throw refuse('is outside the workspace and `$RUNNER_TEMP`, or behind a symbolic link');
  if (CHECKOUT_FILE.test(realPath) || RUNNER_FILE.test(pathInTemp ?? ''))
    throw refuse('may contain credentials of the checkout or the runner');

  const bytes = await files.read(realPath, MAX_BYTES + 1).catch(() => undefined);
  if (bytes === undefined) throw refuse(UNREADABLE);

  const prompt = bytes.length <= MAX_BYTES && isUtf8(bytes) ? new TextDecoder().decode(bytes) : '';
  if (prompt.trim() === '') throw refuse('is empty, larger than 1 MiB, or not UTF-8 text');
  if (prompt.startsWith(LFS_POINTER))
    throw refuse(
      'is only a pointer to a file in Git LFS',
      text`Check out the repository with \`lfs: true\`.`,
    );
  return prompt;
}
