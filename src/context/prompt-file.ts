import { isUtf8 } from 'node:buffer';
import { relative } from 'node:path';
import { SetupError } from '../errors.ts';
import { type Files, type Folders, isInside } from '../runner/files.ts';
import { code, text } from '../text/sentence.ts';

/** This is far beyond any sensible instruction. */
const MAX_BYTES = 1_048_576;
const USE_TEXT_FILE = text`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`;
const UNREADABLE = 'does not exist or is not a readable file';

/** Stands for the content of a file that Git LFS stores elsewhere. */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** The checkout may keep credentials in any `.git` folder. */
const CHECKOUT_FILE = /(?:^|[\\/])\.git(?:$|[\\/])/i;
/** The runner and the checkout may keep credentials in these places of the temporary folder. */
const RUNNER_FILE = /^(?:_|git-credentials-)/i;

/**
 * The content of the file is sent, and a pull request may have written the folders of its path, so no link may lead to the file.
 * The workspace and the runner's temporary folder themselves may be links.
 */
export async function readPromptFile(
  path: string,
  folders: Folders,
  files: Files,
): Promise<string> {
  const refuse = (why: string, next = USE_TEXT_FILE) =>
    new SetupError({
      title: 'Could not read the prompt file',
      happened: text`\`prompt-file\` ${code(path)} ${why}. Nothing was sent.`,
      next,
    });

  const wantedPath = files.resolve(folders.workspace, path);
  const realPath = await files.realpath(wantedPath).catch(() => undefined);
  if (realPath === undefined) throw refuse(UNREADABLE);

  const workspace = await openRoot(folders.workspace, files);
  const temp = await openRoot(folders.temp, files);
  const roots = [workspace, temp].filter((root) => root !== undefined);
  if (!roots.some((root) => isInside(root.realPath, realPath)))
    throw refuse('is outside the workspace and `$RUNNER_TEMP`');

  // Only the folder itself is resolved here, so a link below it makes another path.
  const pathsWithoutLinks = roots.map((root) =>
    files.resolve(root.realPath, relative(root.path, wantedPath)),
  );
  if (![wantedPath, ...pathsWithoutLinks].includes(realPath))
    throw refuse('is a symbolic link, or its path contains one');

  const isRunnerFile =
    temp !== undefined &&
    isInside(temp.realPath, realPath) &&
    RUNNER_FILE.test(relative(temp.realPath, realPath));
  if (isRunnerFile || CHECKOUT_FILE.test(realPath))
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

/** A folder in which prompt files may be. */
interface Root {
  /** The path as the runner names it, which may contain links. */
  path: string;
  /** The path with its links resolved. */
  realPath: string;
}

/** The runner may not have set the folder, or not have made it. */
async function openRoot(path: string | undefined, files: Files): Promise<Root | undefined> {
  if (path === undefined) return undefined;

  const realPath = await files.realpath(path).catch(() => undefined);
  return realPath === undefined ? undefined : { path, realPath };
}
