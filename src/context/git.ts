import type { Session } from '../environment.ts';

/** Git runs in the workspace, and gets neither the inputs nor the tokens of the step. */
export type GitDeps = Pick<Session, 'programs' | 'folders'>;

/** Where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = /^(?:PATH|SystemRoot)$/i;

/** The ID of a revision's commit; undefined without one in the checkout. */
export function commitOf(revision: string, deps: GitDeps): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  return git(['rev-parse', ...options, `${revision}^{commit}`], deps);
}

/** Of the nearest tag before `tag`; undefined without both in the checkout. */
export async function previousTagCommit(tag: string, deps: GitDeps): Promise<string | undefined> {
  const name = await git(['describe', '--tags', '--abbrev=0', `refs/tags/${tag}^`], deps);
  // Not the name: a tag such as `v1` may be moved at any time.
  return name && commitOf(`refs/tags/${name}`, deps);
}

/** Whether the checkout has the tag, and all commits before it. */
export async function hasWholeHistory(tag: string, deps: GitDeps): Promise<boolean> {
  const isShallow = await git(['rev-parse', '--is-shallow-repository'], deps);
  return isShallow === 'false' && (await commitOf(`refs/tags/${tag}`, deps)) !== undefined;
}

/** Undefined where the command fails. */
async function git(
  args: string[],
  { programs, folders: { workspace } }: GitDeps,
): Promise<string | undefined> {
  const { getExecOutput } = await programs.load();
  const forwarded = Object.entries(programs.env).filter(([name]) => FORWARDED_VARIABLES.test(name));

  const result = await getExecOutput('git', ['-c', 'safe.directory=*', ...args], {
    cwd: workspace,
    env: {
      ...(Object.fromEntries(forwarded) as Record<string, string>),
      // A partial clone fetches nothing: the checkout's configuration could name any server.
      GIT_ALLOW_PROTOCOL: 'none',
    },
    silent: true,
    ignoreReturnCode: true,
    // It rejects where git is not installed.
  }).catch(() => undefined);

  return result?.exitCode === 0 ? result.stdout.trim() : undefined;
}
