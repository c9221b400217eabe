import { SetupError } from '../errors.ts';
import { text } from '../text/sentence.ts';
import { cleanGit } from '../text/unicode.ts';
import { type Commit, commitsBlock, diffBlock, filesBlock, GIT_LIMITS, type Patch } from './git-blocks.ts';
import { type Change, namesOf, readChanges } from './git-changes.ts';
import { whyLeftOut } from './git-leave-out.ts';
import { type Git, type GitDeps, openGit, TooLarge } from './git-process.ts';
import { needAllCommits, type Range, rangeIn } from './git-range.ts';
import { type IsSecret, secretTest } from './git-secrets.ts';
import type { Start } from './git-start.ts';

/** The parts of `context` that git knows. */
export type GitPart = 'diff' | 'commits' | 'files';

/** What the blocks take. */
export interface GatherDeps extends GitDeps {
  /** Takes the run's own secrets out of a text: what holds one is left out. */
  redact: (text: string) => string;
  /** Whether there is a `.git` in the workspace, whatever git makes of it. */
  hasDotGit: () => Promise<boolean>;
}

/** Commits whose messages are read, files whose lines are; each file is a call of git. */
const MAX_COMMITS = 100;
const MAX_PATCHES = 200;
/** Characters of names in one call's arguments; Windows takes 32,767 in all. */
const MAX_ARGUMENTS = 20_000;

const PLAIN = ['--no-ext-diff', '--no-textconv', '--no-color', '--submodule=short', '--no-relative', '-M'];

/**
 * The blocks for `context: diff, commits, files` (design: interface.md, `context`), in a fixed order: commits, files,
 * diff. Rejects with a SetupError that says what to change where git cannot tell, and with the signal's reason once
 * the run is being stopped.
 */
export async function gitBlocks(
  parts: readonly GitPart[],
  start: Start,
  { redact, hasDotGit, ...deps }: GatherDeps,
): Promise<string[]> {
  const git = openGit(deps);
  const isSecret = secretTest(redact);
  const range = await rangeIn(git, start, hasDotGit);
  const blocks: string[] = [];
  if (parts.includes('commits')) blocks.push(await commitsOf(git, range, isSecret));
  if (!parts.includes('files') && !parts.includes('diff')) return blocks;
  const { base, head } = range;
  const changes = readChanges(
    await printed(git, 'diff-tree', '-r', '-z', '--raw', '--numstat', ...PLAIN, base, head),
  );
  if (parts.includes('files')) blocks.push(filesBlock(changes, range, isSecret));
  if (parts.includes('diff')) {
    const patches = await patchesOf(git, changes, range, isSecret);
    blocks.push(diffBlock(patches, range, isSecret));
  }
  return blocks;
}

async function commitsOf(git: Git, range: Range, isSecret: IsSecret): Promise<string> {
  await needAllCommits(git, range);
  const span = `${range.base}..${range.head}`;
  const total = Number(await printed(git, 'rev-list', '--count', span));
  const options = ['--no-show-signature', '--no-notes', '--no-mailmap', '--no-decorate', '--no-color'];
  const log = await printed(
    git,
    'log',
    '-z',
    ...options,
    '--encoding=UTF-8',
    `--max-count=${MAX_COMMITS}`,
    '--format=%H %cs%n%B',
    span,
  );
  const commits = log.split('\0').flatMap((entry): Commit[] => {
    const [, id, date, message = ''] = /^([0-9a-f]+) (\S+)\n([\s\S]*)$/.exec(entry) ?? [];
    return id === undefined || date === undefined ? [] : [{ id, date, message }];
  });
  return commitsBlock(commits, total, range, isSecret);
}

/** Small files first, so that most of them fit; shown in git's order. */
async function patchesOf(
  git: Git,
  changes: readonly Change[],
  range: Range,
  isSecret: IsSecret,
): Promise<Patch[]> {
  const marked = await generated(git, changes);
  const patches = new Map<Change, Patch>();
  const candidates: Change[] = [];
  for (const change of changes) {
    const leftOut = whyLeftOut(change, marked.get(change.path));
    if (leftOut === undefined) candidates.push(change);
    else patches.set(change, { change, leftOut });
  }
  let left: number = GIT_LIMITS.diff;
  for (const [index, change] of candidates.toSorted((a, b) => sizeOf(a) - sizeOf(b)).entries()) {
    const patch: Patch =
      index < MAX_PATCHES && left > 0
        ? await patchOf(git, change, range, left, isSecret)
        : { change, leftOut: 'room' };
    if ('lines' in patch) left -= patch.lines.length;
    patches.set(change, patch);
  }
  return changes.flatMap((change) => patches.get(change) ?? []);
}

async function patchOf(
  git: Git,
  change: Change,
  { base, head }: Range,
  room: number,
  isSecret: IsSecret,
): Promise<Patch> {
  const wanted = ['-r', '-p', '--unified=3', ...PLAIN, base, head, '--', ...namesOf(change)];
  const raw = await printed(git, 'diff-tree', ...wanted).catch((error: unknown) => {
    if (error instanceof TooLarge) return undefined;
    throw error;
  });
  if (raw === undefined) return { change, leftOut: 'room' };
  const lines = cleanGit(raw).trimEnd();
  if (isSecret(lines)) return { change, leftOut: 'secret' };
  if (lines.length <= room) return { change, lines, cutLines: 0 };
  const kept = lines.slice(0, lines.lastIndexOf('\n', room));
  // A header without lines would say nothing.
  if (!/\n@@[^\n]*\n./.test(kept)) return { change, leftOut: 'room' };
  return { change, lines: kept, cutLines: lines.split('\n').length - kept.split('\n').length };
}

/** What `.gitattributes` says of `linguist-generated`, for the files of which it says something. */
async function generated(git: Git, changes: readonly Change[]): Promise<Map<string, boolean>> {
  const marked = new Map<string, boolean>();
  const paths = changes.map(({ path }) => path).filter((path) => !path.includes('\ufffd'));
  while (paths.length > 0) {
    const some = paths.splice(0, batchOf(paths));
    const answer = await printed(git, 'check-attr', '-z', 'linguist-generated', '--', ...some);
    const fields = answer.split('\0');
    for (let at = 0; at + 2 < fields.length; at += 3) {
      const [path = '', , value = ''] = fields.slice(at, at + 3);
      if (value !== 'unspecified') marked.set(path, value !== 'unset' && value !== 'false');
    }
  }
  return marked;
}

/** How many of the first names fit into one call, at least one. */
function batchOf(paths: readonly string[]): number {
  let size = 0;
  const end = paths.findIndex((path, index) => {
    size += path.length + 3;
    return index > 0 && size > MAX_ARGUMENTS;
  });
  return end === -1 ? paths.length : end;
}

function sizeOf({ lines }: Change): number {
  return (lines?.added ?? 0) + (lines?.deleted ?? 0);
}

async function printed(git: Git, ...args: string[]): Promise<string> {
  const { exitCode, stdout } = await git(...args);
  if (exitCode === 0) return stdout;
  throw new SetupError(
    text`\`git ${args[0] ?? ''}\` failed over these changes (exit code ${exitCode}).`,
    text`The checkout may lack what it needs: give \`actions/checkout\` the input \`fetch-depth: 0\` and no \`filter\`.`,
  );
}
