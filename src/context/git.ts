/** Asks the checkout. Without one, without git, and for what it does not have, answers undefined. */
import type { Session } from '../environment.ts';

/** What it takes to run git. */
export type GitDeps = Pick<Session, 'programs' | 'folders'>;

/** Git needs to know where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = /^(?:PATH|SystemRoot)$/i;

/** The ID of the commit that a revision names. */
export function commitOf(revision: string, deps: GitDeps): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  return git(['rev-parse', ...options, `${revision}^{commit}`], deps);
}

/** The nearest tag in the history of `tag` that matches the first glob, and none of the others. */
export function nearestTag(
  tag: string,
  match: string,
  excluded: readonly string[],
  deps: GitDeps,
): Promise<string | undefined> {
  const globs = [`--match=${match}`, ...excluded.map((glob) => `--exclude=${glob}`)];
  return git(['describe', '--tags', '--abbrev=0', ...globs, `refs/tags/${tag}^`], deps);
}

/** Runs git in the workspace, and returns what it prints. */
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
  const forwarded = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && FORWARDED_VARIABLES.test(name) ? [[name, value]] : [],
  );

  // A partial clone must not fetch anything, because its configuration could name any server.
  return { ...Object.fromEntries(forwarded), GIT_ALLOW_PROTOCOL: 'none' };
}
