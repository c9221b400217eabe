import * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import { code, type Part, sentences, type Text, text } from '../text/sentence.ts';
import type { Range } from './changes.ts';
import type { Git } from './git.ts';

/** Where `diff`, `commits` and `files` start from, as the workflow or its event says it; nothing is looked up yet. */
export type Start =
  /** Its merge base with what is checked out: the revision itself, unless it has moved on. */
  | { from: 'revision'; revision: string }
  /** The merge base of both; the changes end at `head`. */
  | { from: 'pull'; base: string; head: string }
  | { from: 'push'; before: string }
  /** The tag before this one; the changes end at it. */
  | { from: 'tag'; tag: string };

const Sha = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const Pull = z.object({
  pull_request: z.object({ base: z.object({ sha: Sha }), head: z.object({ sha: Sha }) }),
});
const Push = z.object({ before: Sha, ref: z.optional(z.string()) });
const Release = z.object({
  release: z.object({ tag_name: z.string().check(z.minLength(1), z.maxLength(250)) }),
});

/**
 * The start that `diff-base` names, else the event's own: the merge base of a pull
 * request, `before` of a push, the tag before a release's (and before a tag's that was pushed, which has no `before`).
 * Throws a SetupError that names `diff-base` for an event that has none.
 */
export function startOf(event: { name: string; payload: unknown }, diffBase: string | undefined): Start {
  if (diffBase !== undefined) return { from: 'revision', revision: diffBase };
  if (event.name === 'pull_request' || event.name === 'pull_request_target') {
    const pull = Pull.safeParse(event.payload);
    if (pull.success) {
      const { base, head } = pull.data.pull_request;
      return { from: 'pull', base: base.sha, head: head.sha };
    }
  }
  if (event.name === 'release') {
    const release = Release.safeParse(event.payload);
    if (release.success) return { from: 'tag', tag: release.data.release.tag_name };
  }
  if (event.name === 'push') {
    const push = Push.safeParse(event.payload);
    if (push.success && !/^0+$/.test(push.data.before)) return { from: 'push', before: push.data.before };
    const tag = /^refs\/tags\/(.{1,250})$/.exec(push.data?.ref ?? '')?.[1];
    if (tag !== undefined) return { from: 'tag', tag };
    throw new SetupError(
      text`This push made a new branch, so nothing says where its changes start. Nothing was sent.`,
      text`Name the revision in \`diff-base\`, such as \`origin/main\`.`,
    );
  }
  throw new SetupError(
    text`The event ${code(event.name)} does not say where the changes start. Nothing was sent.`,
    text`Name the revision in \`diff-base\`, such as \`origin/main\` or a tag, or leave \`diff\`, \`commits\` and \`files\` out of \`context\`.`,
  );
}

/** Finds the commits. Throws a SetupError that says what the checkout lacks and how it gets it. */
export async function rangeIn(git: Git, start: Start): Promise<Range> {
  await needRepository(git);
  switch (start.from) {
    case 'revision': {
      const { revision } = start;
      // A branch that was not checked out exists under its remote name only.
      const base =
        (await commitOf(git, revision)) ?? (await commitOf(git, `refs/remotes/origin/${revision}`));
      if (base === undefined) throw await missing(git, text`\`diff-base\` ${code(revision)}`);
      const head = await need(git, 'HEAD', CHECKED_OUT);
      const what = text`The merge base of ${code(revision)} and the commit that was checked out`;
      return fork(git, base, head, what);
    }
    case 'push': {
      const before = text`The commit before the push, ${short(start.before)},`;
      const base = await need(git, start.before, before, FORCED);
      return { base, head: await need(git, 'HEAD', CHECKED_OUT) };
    }
    case 'pull': {
      const newest = text`The pull request’s newest commit, ${short(start.head)},`;
      const head = await need(git, start.head, newest);
      const target = text`The commit that the pull request goes to, ${short(start.base)},`;
      const into = await need(git, start.base, target);
      return fork(git, into, head, text`The merge base of the pull request`);
    }
    case 'tag': {
      const head = await need(git, `refs/tags/${start.tag}`, text`The tag ${code(start.tag)}`);
      const base = await tagBefore(git, head);
      if (base === undefined) throw await missing(git, text`A tag before ${code(start.tag)}`, FIRST);
      await needAllCommits(git, { base, head });
      return { base, head };
    }
  }
}

const CHECKED_OUT = text`The commit that was checked out`;
const FORCED = text`After a forced push it can be gone: name another revision in \`diff-base\`.`;
const FIRST = text`For a first release name the revision in \`diff-base\`.`;

/**
 * Throws a SetupError where a shallow clone lacks commits of the range: a list of them would be short without a word.
 * The commits that a shallow clone ends in count as first ones, which the changes of a range hardly ever hold.
 */
export async function needAllCommits(git: Git, { base, head, named }: Range): Promise<void> {
  if (!(await isShallow(git))) return;
  const ends = named === undefined ? [head] : [head, named];
  const first = await git('rev-list', '--max-parents=0', '--end-of-options', ...ends, `^${base}`, '--');
  if (first.stdout !== '') throw await missing(git, text`A commit that came after ${short(base)}`, []);
}

async function needRepository(git: Git): Promise<void> {
  const { exitCode, stderr } = await git('rev-parse', '--git-dir');
  if (exitCode === 0) return;
  throw new SetupError(
    text`git finds no repository in the workspace that it may read: ${code(stderr)}`,
    text`\`context\` with \`diff\`, \`commits\` or \`files\` needs \`actions/checkout\` with \`fetch-depth: 0\` before this step. In a container, use an image with git 2.38 or newer, or check out as the user that runs this step.`,
  );
}

/** The id of the commit that a revision means, if it is there. */
async function commitOf(git: Git, revision: string): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  const { exitCode, stdout } = await git('rev-parse', ...options, `${revision}^{commit}`);
  const id = stdout.trim();
  return exitCode === 0 && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id) ? id : undefined;
}

async function need(git: Git, revision: string, what: Text, otherwise?: Text): Promise<string> {
  const id = await commitOf(git, revision);
  if (id === undefined) throw await missing(git, what, otherwise);
  return id;
}

/** From the merge base of both; that is the named commit itself where it lies behind. */
async function fork(git: Git, named: string, head: string, what: Text): Promise<Range> {
  const { exitCode, stdout } = await git('merge-base', '--end-of-options', named, head);
  const base = stdout.trim();
  if (exitCode !== 0 || base === '') throw await missing(git, what);
  if (base === named) return { base, head };
  const range = { base, head, named };
  await needAllCommits(git, range);
  return range;
}

/** The commit of the nearest tag behind, on whichever side of a merge; not of a tag of this very commit. */
async function tagBefore(git: Git, head: string): Promise<string | undefined> {
  const own = await git('for-each-ref', '--format=%(refname:strip=2)', `--points-at=${head}`, 'refs/tags');
  // A tag's name holds nothing that a pattern would read.
  const others = own.stdout.split('\n').flatMap((name) => (name === '' ? [] : [`--exclude=${name}`]));
  const { exitCode, stdout } = await git(
    'describe',
    '--tags',
    '--abbrev=0',
    ...others,
    '--end-of-options',
    head,
  );
  const before = stdout.trim();
  return exitCode === 0 && before !== '' ? commitOf(git, `refs/tags/${before}`) : undefined;
}

async function isShallow(git: Git): Promise<boolean> {
  const { stdout } = await git('rev-parse', '--is-shallow-repository');
  return stdout.trim() === 'true';
}

/** What to do where something is not there: a shallow clone is the usual cause. */
async function missing(
  git: Git,
  what: Text,
  otherwise: Text = text`Check \`diff-base\`, and which commit is checked out.`,
): Promise<SetupError> {
  return (await isShallow(git))
    ? new SetupError(
        text`${what} is not in the checkout, which holds only the newest commits.`,
        sentences(text`Give \`actions/checkout\` the input \`fetch-depth: 0\`.`, otherwise),
      )
    : new SetupError(
        text`${what} is not in the checkout.`,
        text`${otherwise} \`actions/checkout\` needs \`fetch-depth: 0\`.`,
      );
}

function short(id: string): Part {
  return code(id.slice(0, 12));
}
