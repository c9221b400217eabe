import * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { Git } from './git.ts';

/** Where the changes start and end, as the workflow or its event specifies it, not yet resolved by git. */
export interface Start {
  /** A revision, of which the merge base with `head` counts; undefined for the tag before `head`. */
  base: string | undefined;
  head: string;
  /** The pull request that these are the changes of. */
  pullRequest?: number | undefined;
}

/** Full commit ids; the changes are those that lead from one to the other. */
export interface Range {
  base: string;
  head: string;
  /** The commit that was named, where `base` is its merge base with `head`. */
  named?: string | undefined;
}

const Sha = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const Payload = z.object({
  pull_request: z.nullish(
    z.object({ number: z.int(), base: z.object({ sha: Sha }), head: z.object({ sha: Sha }) }),
  ),
  release: z.nullish(z.object({ tag_name: z.string().check(z.minLength(1)) })),
  before: z.nullish(Sha),
  ref: z.nullish(z.string()),
});

/** The start that `diff-base` names, else the event's own. Throws a SetupError where there is neither. */
export function startOf(event: { name: string; payload: unknown }, diffBase: string | undefined): Start {
  const start = diffBase === undefined ? eventStart(event) : { base: diffBase, head: 'HEAD' };
  if (start) return start;
  const why = event.name === 'push' ? text`, because it created a branch` : [];
  throw new SetupError(
    text`The event ${code(event.name)} does not show where the changes start${why}. Nothing was sent.`,
    text`Set \`diff-base\` to a revision, such as \`origin/main\` or a tag, or remove \`diff\`, \`commits\`, and \`files\` from \`context\`.`,
  );
}

function eventStart({ name, payload }: { name: string; payload: unknown }): Start | undefined {
  const { pull_request: pull, release, before, ref } = Payload.safeParse(payload).data ?? {};
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
      return pull ? { base: pull.base.sha, head: pull.head.sha, pullRequest: pull.number } : undefined;
    case 'release':
      return release ? { base: undefined, head: `refs/tags/${release.tag_name}` } : undefined;
    case 'push':
      // A new branch or tag has zeros for `before`.
      if (before && /[^0]/.test(before)) return { base: before, head: 'HEAD' };
      return ref?.startsWith('refs/tags/') ? { base: undefined, head: ref } : undefined;
  }
  return undefined;
}

/** Looks the commits up. Throws a SetupError that says what the checkout lacks and how it gets it. */
export async function rangeIn(git: Git, start: Start, needsCommits: boolean): Promise<Range> {
  const { exitCode, stderr } = await git('rev-parse', '--git-dir');
  if (exitCode !== 0)
    throw new SetupError(
      text`Git found no readable repository in the workspace: ${code(stderr)}.`,
      text`\`context\` with \`diff\`, \`commits\`, or \`files\` requires \`actions/checkout\` with \`fetch-depth: 0\` before this step. In a container, use an image with Git 2.38 or later, or check out as the user that runs this step.`,
    );
  const head = await commitOf(git, start.head);
  const named = await commitOf(git, start.base ?? (await tagBefore(git, head, start.head)));
  const base = await idFrom(git, 'merge-base', named, head);
  if (base === undefined) throw missing(text`The merge base of ${code(named)} and ${code(head)}`);
  const isShallow = (await git('rev-parse', '--is-shallow-repository')).stdout.trim() === 'true';
  if (isShallow && (needsCommits || base !== named || start.base === undefined)) {
    // A shallow clone's oldest commits have no parents: one within the range ends the list too early, or hides a nearer
    // merge base or tag.
    const first = await git('rev-list', '--max-parents=0', head, named, `^${base}`, '--');
    if (first.stdout !== '') throw missing(text`A commit after ${code(base)}`);
  }
  return { base, head, named: base === named ? undefined : named };
}

/** The commit of a revision, or of a branch that exists under its remote name only. */
async function commitOf(git: Git, revision: string): Promise<string> {
  for (const name of [revision, `refs/remotes/origin/${revision}`]) {
    const id = await idFrom(git, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    if (id !== undefined) return id;
  }
  throw missing(code(revision));
}

async function tagBefore(git: Git, commit: string, name: string): Promise<string> {
  const { stdout } = await git('describe', '--tags', '--abbrev=0', `${commit}^`);
  if (stdout === '') throw missing(text`A tag before ${code(name)}`);
  return `refs/tags/${stdout.trim()}`;
}

async function idFrom(git: Git, ...args: string[]): Promise<string | undefined> {
  const { exitCode, stdout } = await git(...args);
  return exitCode === 0 ? stdout.trim() : undefined;
}

function missing(what: Text | ReturnType<typeof code>): SetupError {
  return new SetupError(
    text`${what} is not in the checkout.`,
    text`Set \`fetch-depth: 0\` for \`actions/checkout\`, or set \`diff-base\` to another revision.`,
  );
}
