import type { Session } from '../environment.ts';

/** What it takes to run git. */
export type GitDeps = Pick<Session, 'programs' | 'folders'>;

/** Git needs to know where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = /^(?:PATH|SystemRoot)$/i;

/**
 * Returns the ID of the commit that a revision names; undefined if the checkout has no such commit.
 */
export function commitOf(revision: string, deps: GitDeps): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  return git(['rev-parse', ...options, `${revision}^{commit}`], deps);
}

/**
 * Returns the commit of the nearest tag before `tag`; undefined if the checkout lacks one of the
 * tags.
 */
export async function previousTagCommit(tag: string, deps: GitDeps): Promise<string | undefined> {
  const name = await git(['describe', '--tags', '--abbrev=0', `refs/tags/${tag}^`], deps);
  // A tag such as `v1` may be moved at any time, so its commit is used instead of its name.
  return name && commitOf(`refs/tags/${name}`, deps);
}

/** Says whether the checkout has the tag, and all commits before it. */
export async function hasWholeHistory(tag: string, deps: GitDeps): Promise<boolean> {
  const isShallow = await git(['rev-parse', '--is-shallow-repository'], deps);
  return isShallow === 'false' && (await commitOf(`refs/tags/${tag}`, deps)) !== undefined;
}

/** Runs git in the workspace. Returns what it prints; undefined if the command fails. */
async function git(
  args: string[],
  { programs, folders: { workspace } }: GitDeps,
): Promise<string | undefined> {
  const { getExecOutput } = await programs.load();

  const result = await getExecOutput('git', ['-c', 'safe.directory=*', ...args], {
    cwd: workspace,
    env: gitEnvironment(programs.env),
    silent: true,
    ignoreReturnCode: true,
    // The call rejects if git is not installed.
  }).catch(() => undefined);

  return result?.exitCode === 0 ? result.stdout.trim() : undefined;
}

/** The checkout's configuration could run programs, so git gets neither inputs nor tokens. */
function gitEnvironment(env: GitDeps['programs']['env']): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && FORWARDED_VARIABLES.test(name)) variables[name] = value;
  }

  // A partial clone must not fetch anything, because its configuration could name any server.
  return { ...variables, GIT_ALLOW_PROTOCOL: 'none' };
}
