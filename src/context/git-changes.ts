import { SetupError } from '../errors.ts';
import { code, text } from '../text/sentence.ts';
import { EXCLUDED_PATHS } from './excluded-files.ts';
import { type Git, type GitDeps, openGit, USE_NEWER_BASE } from './git.ts';
import { type Range, rangeIn, type Start } from './git-range.ts';
import type { ChangedFile, ChangePart, Changes, Commit } from './quote.ts';

/** Commits whose messages are read; all of them are counted. */
const MAX_COMMITS = 100;

/** Plumbing: what the checkout's configuration says of `git diff` does not count. */
const DIFF = ['diff-tree', '-r', '-M', '--no-ext-diff', '--no-textconv', '--no-color', '--submodule=short'];

/**
 * What git knows of the changes. Rejects with a SetupError that says what to change where git cannot tell, and with the
 * signal's reason once the run is being stopped.
 */
export async function gitChanges(
  parts: readonly ChangePart[],
  start: Start,
  deps: GitDeps,
): Promise<Changes> {
  const git = openGit(deps);
  const wants = (part: ChangePart) => parts.includes(part);
  const range = await rangeIn(git, start, wants('commits'));
  const commits = wants('commits') ? await commitsIn(git, range) : undefined;
  const files = wants('diff') || wants('files') ? await filesIn(git, range) : [];
  return {
    range,
    commits,
    files: wants('files') ? { rows: files, total: files.length } : undefined,
    diff: wants('diff') ? { rows: await patchesIn(git, range), total: files.length } : undefined,
  };
}

async function commitsIn(git: Git, { base, head }: Range): Promise<Changes['commits']> {
  const range = [`${base}..${head}`, '--'];
  const total = Number((await run(git, 'rev-list', '--count', ...range)).stdout);
  const { stdout } = await run(git, 'log', '-z', '--format=%H%n%cs%n%B', `-${MAX_COMMITS}`, ...range);
  const rows = stdout.split('\0').flatMap((entry): Commit[] => {
    const [id, date, ...message] = entry.split('\n');
    return id && date ? [{ id, date, message: message.join('\n') }] : [];
  });
  return { rows, total };
}

async function filesIn(git: Git, { base, head }: Range): Promise<ChangedFile[]> {
  const { stdout, isCut } = await run(git, ...DIFF, '--name-status', base, head, '--');
  if (isCut) throw new SetupError(text`The list of changed files is too long (8 MiB).`, USE_NEWER_BASE);
  return stdout.split('\n').flatMap((line): ChangedFile[] => {
    // git quotes a name that holds a tab or a line break.
    const [status = '', first, second] = line.split('\t');
    if (first === undefined) return [];
    const names = second === undefined ? { path: first } : { path: second, from: first };
    return [{ status: status.charAt(0), ...names }];
  });
}

async function patchesIn(git: Git, { base, head }: Range): Promise<string[]> {
  const { stdout, isCut } = await run(git, ...DIFF, '-p', base, head, '--', ...EXCLUDED_PATHS);
  // Within a patch every line begins with a sign of git's.
  const [, ...patches] = `\n${stdout}`.split('\ndiff --git ');
  if (isCut) patches.pop();
  const isBinary = (patch: string) => patch.trimEnd().endsWith(' differ') && !patch.includes('\n@@ ');
  return patches.filter((patch) => !isBinary(patch)).map((patch) => `diff --git ${patch}`);
}

async function run(git: Git, ...args: string[]): ReturnType<Git> {
  const output = await git(...args);
  if (output.exitCode === 0) return output;
  throw new SetupError(
    text`\`git ${args[0] ?? ''}\` failed (exit code ${output.exitCode}): ${code(output.stderr)}.`,
    text`The checkout may be incomplete. Set \`fetch-depth: 0\` and no \`filter\` for \`actions/checkout\`.`,
  );
}
