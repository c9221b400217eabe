import * as z from 'zod/mini';
import { isSelected } from '../inputs/globs.ts';
import type { Redact } from '../text/redact.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { ContextError } from './context-error.ts';
import { EXCLUDED_PATHS, isExcluded } from './excluded-files.ts';
import { checkoutError, type Git, type GitDeps, MAX_BYTES, withGit } from './git.ts';
import { type ChangeSelection, type Changes, commitRow, needsFiles } from './quote.ts';

/** Characters of all path patterns for selected files: no diff of more files fits into the prompt. */
const MAX_PATTERNS = 20_000;
/** Commits whose messages are read; all of them are counted. */
const MAX_COMMITS = 100;
/** Unlike `git diff`, `git diff-tree` ignores most of the configuration, which the checkout can change. */
const DIFF = [
  'diff-tree',
  '-r',
  '-M',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--submodule=short',
];

/** `base`: a revision, of which the merge base with `head` counts; undefined for the tag before `head`. */
export interface Start {
  base: string | undefined;
  head: string;
}

const Sha = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const Payload = z.object({
  release: z.nullish(z.object({ tag_name: z.string().check(z.minLength(1)) })),
  before: z.nullish(Sha),
  ref: z.nullish(z.string()),
});

/** The start that `diff-base` names, else the event's own. Throws a ContextError where there is neither. */
export function startOf(
  event: { name: string; payload: unknown },
  diffBase: string | undefined,
): Start {
  const start = diffBase === undefined ? eventStart(event) : { base: diffBase, head: 'HEAD' };
  if (start) return start;

  const why = event.name === 'push' ? text`, because it created a branch` : [];
  throw new ContextError(
    text`The event ${code(event.name)} does not indicate where the changes start${why}.`,
    text`Set \`diff-base\` to a revision, such as \`origin/main\` or a tag, or remove \`diff\`, \`commits\`, and \`files\` from \`context\`.`,
  );
}

function eventStart({ name, payload }: { name: string; payload: unknown }): Start | undefined {
  const { release, before, ref } = Payload.safeParse(payload).data ?? {};
  if (release && name === 'release')
    return { base: undefined, head: `refs/tags/${release.tag_name}` };
  if (name !== 'push') return undefined;

  // For a new branch or tag, `before` consists of zeros.
  if (before && /[^0]/.test(before)) return { base: before, head: 'HEAD' };
  return ref?.startsWith('refs/tags/') ? { base: undefined, head: ref } : undefined;
}

/** Rejects as `withGit` does, and with a ContextError for what is missing in the checkout. */
export function gitChanges(
  selection: ChangeSelection,
  start: Start,
  deps: GitDeps,
): Promise<Changes> {
  const { parts, paths } = selection;
  const wantsCommits = parts.includes('commits');

  return withGit(deps, async (git) => {
    const { base, head, named } = await rangeIn(git, start, wantsCommits);
    const mergeBase = base === named ? '' : ` (the merge base with ${named.slice(0, 12)})`;
    const between = `from ${base.slice(0, 12)}${mergeBase} to ${head.slice(0, 12)}`;
    const changes: Changes = { between, isEmpty: false };
    const listCommits = (patterns: string[]) =>
      commitsIn(git, [`${base}..${head}`, '--', ...patterns], deps.redact);

    if (!needsFiles(selection)) {
      const commits = await listCommits([]);
      return { ...changes, commits, isEmpty: commits.total === 0 };
    }

    const { rows, total, diff } = await selectedFiles(git, [base, head, '--'], paths);
    changes.isEmpty = rows.length === 0;
    // Without patterns, git would show all files.
    if (changes.isEmpty && paths) return changes;

    const patterns = paths ? patternsFor(rows) : [];
    if (wantsCommits) changes.commits = await listCommits(patterns);
    if (parts.includes('files')) changes.files = { rows, total };
    if (parts.includes('diff'))
      changes.diff = { rows: await patchesIn(git, [...diff, ...patterns]), total };
    return changes;
  });
}

/** The rows of the files that count, the number of those in `paths`, and arguments for a diff without excluded files. */
async function selectedFiles(git: Git, commits: string[], paths: ChangeSelection['paths']) {
  const all = await filesIn(git, commits);
  const diff = [...commits, ...EXCLUDED_PATHS, ...all.flatMap(excludedRename)];
  const included = await filesIn(git, diff);

  const isInPaths = (row: string) => isSelected(namesIn(row), paths);
  return { rows: included.filter(isInPaths), total: all.filter(isInPaths).length, diff };
}

/** Full commit ids; `base` is the merge base of the commit that was `named` and `head`. */
async function rangeIn(git: Git, start: Start, wantsCommits: boolean) {
  const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
  const head = await commitOf(git, start.head);

  const tagBefore = () => {
    const name = text`A tag before ${code(start.head)}`;
    return find(git, name, ['describe', '--tags', '--abbrev=0', `${head}^`]);
  };
  const revision = start.base ?? `refs/tags/${await tagBefore()}`;
  // The revision may be a branch that exists under its remote name only.
  const named = await commitOf(git, revision).catch(() =>
    commitOf(git, `refs/remotes/origin/${revision}`, revision),
  );

  const mergeBase = text`The merge base of ${code(named)} and ${code(head)}`;
  const base = await find(git, mergeBase, ['merge-base', named, head]);

  const needsHistory = wantsCommits || base !== named || start.base === undefined;
  if (isShallow && needsHistory) {
    // A shallow clone's oldest commits have no parents: one in the range ends the list early, or hides a merge base or tag.
    const oldest = await git('rev-list', '--max-parents=0', head, named, `^${base}`, '--');
    if (oldest !== '') throw missing(text`A commit after ${code(base)}`);
  }
  return { base, head, named };
}

/** `shownAs`: the name for messages. */
function commitOf(git: Git, name: string, shownAs = name): Promise<string> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  return find(git, text`${code(shownAs)}`, ['rev-parse', ...options, `${name}^{commit}`]);
}

/** The output of a command that fails if what it looks for, `name`, is not in the checkout. */
async function find(git: Git, name: Text, args: string[]): Promise<string> {
  const output = await git(...args).catch(() => Promise.reject(missing(name)));
  return output.trim();
}

const missing = (name: Text) => checkoutError(text`${name} is not in the checkout.`);

/** `range`: two commits and path patterns. */
async function commitsIn(git: Git, range: string[], redact: Redact) {
  const total = Number(await git('rev-list', '--count', ...range));
  const log = await git('log', '-z', '--format=%H%n%cs%n%B', `-${MAX_COMMITS}`, ...range);

  const rows = redact(log)
    .split('\0')
    .flatMap((entry) => {
      const [id, date, ...message] = entry.split('\n');
      return id && date ? [commitRow({ id, date, message: message.join('\n') })] : [];
    });
  return { rows, total };
}

/**
 * Rows of git's letter, without its percentage of similarity, and one or two paths, in quotes if they contain a tab or a
 * line break. `diff`: two commits and path patterns.
 */
async function filesIn(git: Git, diff: string[]): Promise<string[]> {
  const list = await git(...DIFF, '--name-status', ...diff);
  const lines = list.split('\n').filter((line) => line !== '');
  return lines.map((line) => line.replace(/^([A-Z])\d+/, '$1'));
}

async function patchesIn(git: Git, diff: string[]): Promise<string[]> {
  const output = await git(...DIFF, '-p', ...diff);
  // Every line within a patch begins with a sign of its own.
  const [, ...patches] = `\n${output}`.split('\ndiff --git ');
  const isCut = Buffer.byteLength(output) >= MAX_BYTES;
  if (isCut) patches.pop();

  const isBinary = (patch: string) =>
    patch.trimEnd().endsWith(' differ') && !patch.includes('\n@@ ');
  return patches
    .filter((patch) => !isBinary(patch))
    .map((patch) => `diff --git ${patch.trimEnd()}`);
}

/** Excludes a renamed file by both names, because git would show the other one as a new file. `row`: as in `filesIn`. */
function excludedRename(row: string): string[] {
  const isExcludedRename = row.startsWith('R') && namesIn(row).some(isExcluded);
  return isExcludedRename ? globsFor(row).map((glob) => `:(top,exclude,glob)${glob}`) : [];
}

/** For files that were renamed, both names, because git would show one alone as a new file or a deleted one. */
function patternsFor(rows: string[]): string[] {
  const patterns = rows.flatMap(globsFor).map((glob) => `:(top,glob)${glob}`);
  let room = MAX_PATTERNS;
  return patterns.filter(({ length }, index) => {
    room -= length;
    return room >= 0 || index === 0;
  });
}

/** `?` stands for characters that git escapes. */
function namesIn(row: string): string[] {
  const [, ...paths] = row.split('\t');
  return paths.map((path) => path.replace(/^"|"$/g, '').replace(/\\(?:\d{3}|.)/g, '?'));
}

/** `?` also stands for characters that git would take for a pattern. */
const globsFor = (row: string) => namesIn(row).map((name) => name.replace(/[*[]/g, '?'));
