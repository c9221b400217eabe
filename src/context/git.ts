/** Asks the checkout. Without one, without git, and for what the checkout does not have, the answer is undefined or empty. */
import type { Session } from '../environment.ts';
import type { Tag } from './previous-tag.ts';

/** What it takes to run git. */
export type GitDeps = Pick<Session, 'programs' | 'folders'>;

/** Git needs to know where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = /^(?:PATH|SystemRoot)$/i;

/** The ID of the commit that a revision names. */
export function commitOf(revision: string, deps: GitDeps): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  return git(['rev-parse', ...options, `${revision}^{commit}`], deps);
}

/** The nearest tag before `tag`, whatever its name is. */
export async function nearestTag(tag: string, deps: GitDeps): Promise<Tag | undefined> {
  const name = await git(['describe', '--tags', '--abbrev=0', `refs/tags/${tag}^`], deps);
  const commit = name && (await commitOf(`refs/tags/${name}`, deps));
  return name && commit ? { name, commit } : undefined;
}

/**
 * The tags that start with `prefix`, a version after it, and are in the history of `tag`, the newest first. Repositories with
 * many packages have tens of thousands of tags, so git leaves out those of other packages.
 */
export async function tagsBefore(tag: string, prefix: string, deps: GitDeps): Promise<Tag[]> {
  // For an annotated tag, the second ID is that of the commit. The name of a tag cannot contain what has a meaning in a glob.
  const list = await git(
    [
      'for-each-ref',
      '--sort=-creatordate',
      '--format=%(objectname) %(*objectname) %(refname:strip=2)',
      `--merged=refs/tags/${tag}`,
      `refs/tags/${prefix}[0-9]*`,
    ],
    deps,
  );

  return (list ?? '').split('\n').flatMap((line) => {
    const [, object = '', commit, name] = /^(\S+) (\S*) (\S+)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, commit: commit || object }];
  });
}

/** The checkout has the tag, and all commits before it. */
export async function hasWholeHistory(tag: string, deps: GitDeps): Promise<boolean> {
  const isShallow = await git(['rev-parse', '--is-shallow-repository'], deps);
  return isShallow === 'false' && (await commitOf(`refs/tags/${tag}`, deps)) !== undefined;
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
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && FORWARDED_VARIABLES.test(name)) variables[name] = value;
  }

  // A partial clone must not fetch anything, because its configuration could name any server.
  return { ...variables, GIT_ALLOW_PROTOCOL: 'none' };
}
