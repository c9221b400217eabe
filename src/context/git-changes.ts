import { SetupError } from '../errors.ts';
import { code, text } from '../text/sentence.ts';
import type { ChangedFile, ChangePart, Changes, Commit, Range } from './changes.ts';
import { type Git, type GitDeps, NEARER, openGit } from './git.ts';
import { needAllCommits, rangeIn, type Start } from './git-range.ts';

/** Commits whose messages are read; all of them are counted. */
const MAX_COMMITS = 100;

/** What nobody writes by hand; a file that `.gitattributes` marks as not generated stays. */
const GENERATED = `
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml *.lock *.lockb *.lockfile
  go.sum go.work.sum Package.resolved packages.lock.json .terraform.lock.hcl
  *.min.* *js.map *css.map dist/** node_modules/**
`;
/** Files that are there to hold secrets, by their names. */
const SECRET = `
  .env* .env*/** *.env .flaskenv .dev.vars* .npmrc .pypirc .htpasswd .pgpass ?netrc .git-credentials
  *.pem *.key *.p12 *.pfx *.jks *.keystore *.kdbx *.ppk *.ovpn *.tfvars *.tfvars.json *.tfstate*
  id_rsa id_dsa id_ecdsa id_ed25519 .ssh/** .aws/** .gnupg/** .kube/** .docker/** kubeconfig
  credentials credentials.json credentials.csv credentials.y*ml *secrets.y*ml secrets.json service-account*.json
`;
const listed = (patterns: string) => patterns.trim().split(/\s+/);
const EXCLUDED = [
  ':(exclude,attr:linguist-generated)',
  ':(exclude,attr:linguist-generated=true)',
  ...listed(GENERATED).map((pattern) => `:(exclude,glob,attr:!linguist-generated)**/${pattern}`),
  ...listed(SECRET).map((pattern) => `:(exclude,glob,icase)**/${pattern}`),
];

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
  const range = await rangeIn(git, start);
  const commits = parts.includes('commits') ? await commitsIn(git, range) : undefined;
  const wantsDiff = parts.includes('diff');
  const files = wantsDiff || parts.includes('files') ? await filesIn(git, range) : [];
  return {
    range,
    commits,
    files: parts.includes('files') ? files : undefined,
    diff: wantsDiff ? { patches: await patchesIn(git, range), total: files.length } : undefined,
  };
}

async function commitsIn(git: Git, range: Range): Promise<NonNullable<Changes['commits']>> {
  await needAllCommits(git, range);
  const span = ['--end-of-options', `${range.base}..${range.head}`, '--'];
  const total = Number(await printed(git, 'rev-list', '--count', ...span));
  const options = ['--no-show-signature', '--no-notes', '--no-mailmap', '--no-decorate', '--no-color'];
  const format = ['--encoding=UTF-8', '--format=%H%n%cs%n%B', `--max-count=${MAX_COMMITS}`];
  const log = await printed(git, 'log', '-z', ...options, ...format, ...span);
  const newest = log.split('\0').flatMap((entry): Commit[] => {
    const [id, date, ...message] = entry.split('\n');
    return id && date ? [{ id, date, message: message.join('\n') }] : [];
  });
  return { newest, total };
}

async function filesIn(git: Git, { base, head }: Range): Promise<ChangedFile[]> {
  const list = await printed(git, ...DIFF, '--name-status', '--end-of-options', base, head, '--');
  return list.split('\n').flatMap((line): ChangedFile[] => {
    // git quotes a name that holds a tab or a line break.
    const [status = '', first, second] = line.split('\t');
    if (first === undefined) return [];
    const names = second === undefined ? { path: first } : { path: second, from: first };
    return [{ status: status.charAt(0), ...names }];
  });
}

async function patchesIn(git: Git, { base, head }: Range): Promise<string[]> {
  const args = [...DIFF, '-p', '--unified=3', '--end-of-options', base, head, '--', ...EXCLUDED];
  const { stdout, isCut } = await succeeded(git, ...args);
  // Within a patch every line begins with a sign of git's.
  const [, ...patches] = `\n${stdout}`.split('\ndiff --git ');
  if (isCut) patches.pop();
  return patches.map((patch) => `diff --git ${patch}`).filter((patch) => !isBinary(patch));
}

function isBinary(patch: string): boolean {
  return patch.trimEnd().endsWith(' differ') && !patch.includes('\n@@ ');
}

async function printed(git: Git, ...args: string[]): Promise<string> {
  const { stdout, isCut } = await succeeded(git, ...args);
  if (isCut)
    throw new SetupError(text`git has more to say about these changes than is taken (8 MiB).`, NEARER);
  return stdout;
}

async function succeeded(git: Git, ...args: string[]): ReturnType<Git> {
  const output = await git(...args);
  if (output.exitCode === 0) return output;
  throw new SetupError(
    text`\`git ${args[0] ?? ''}\` failed over these changes (exit code ${output.exitCode}): ${code(output.stderr)}`,
    text`The checkout may lack what it needs: give \`actions/checkout\` the input \`fetch-depth: 0\` and no \`filter\`.`,
  );
}
