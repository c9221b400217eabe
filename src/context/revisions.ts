import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { Issue } from '../github/issues.ts';
import { pullRequest } from '../github/pull-requests.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { commitOf, hasWholeHistory, previousTagCommit } from './git.ts';

/** A part of the context cannot be read. With `context: auto` it is left out. */
export function contextError(happened: Text, next: Text): SetupError {
  return new SetupError({ title: 'Could not read the context', happened, next });
}

export interface ChangeRequest {
  /** Only in runs that a comment started. */
  commandName?: string | undefined;
  /** The issue or pull request for `context`, and its data in the event. */
  issue?: number | undefined;
  quoted?: Pick<Issue, 'title' | 'body' | 'isPullRequest'> | undefined;
}

/** Branches, tags, or commits. `pull`: the pull request that is all of it. */
export interface Revisions {
  base: string;
  head: string;
  pull?: number | undefined;
}

const Payload = z.object({
  pull_request: z.nullish(z.object({ number: z.int() })),
  release: z.nullish(z.object({ tag_name: z.string().check(z.minLength(1)) })),
  before: z.nullish(z.string().check(z.regex(/^[0-9a-f]+$/))),
  ref: z.nullish(z.string()),
  repository: z.nullish(z.object({ default_branch: z.nullish(z.string()) })),
});

/**
 * From `diff-base`, or where the event starts, to the pull request's head, or the run's commit.
 * Undefined for a command on an issue. Rejects with a GitHubFault or a SetupError.
 */
export async function revisionsOf(
  request: ChangeRequest,
  session: Session,
): Promise<Revisions | undefined> {
  const { inputs, run, openGitHub } = session;
  const number = pullRequestOf(request, session);
  if (number === undefined && request.commandName !== undefined) return undefined;

  const pull = number === undefined ? undefined : await pullRequest(await openGitHub(), { number });
  const head = pull?.head ?? run.commit;

  const { 'diff-base': diffBase } = inputs;
  if (diffBase !== undefined)
    return { base: (await commitOf(diffBase, session)) ?? diffBase, head };
  if (pull) return { base: pull.base, head, pull: number };
  return { base: await startOf(session), head };
}

/** The pull request whose changes a request is about, if any. */
export function pullRequestOf(
  { commandName, issue, quoted }: ChangeRequest,
  { event }: Session,
): number | undefined {
  if (commandName !== undefined) return quoted?.isPullRequest ? issue : undefined;
  return event.name.startsWith('pull_request') ? payloadOf(event).pull_request?.number : undefined;
}

const payloadOf = ({ payload }: Session['event']) => Payload.safeParse(payload).data ?? {};

async function startOf(session: Session): Promise<string> {
  const { event } = session;
  const { release, before, ref, repository } = payloadOf(event);
  if (event.name === 'release' && release) return startOfTag(release.tag_name, session);

  if (event.name === 'push') {
    // For a new branch or tag, `before` consists of zeros.
    if (before && /[^0]/.test(before)) return before;

    const [, tag] = /^refs\/tags\/(.+)/.exec(ref ?? '') ?? [];
    if (tag !== undefined) return startOfTag(tag, session);
    if (repository?.default_branch) return repository.default_branch;
  }

  throw withoutStart(
    text`The event ${code(event.name)} does not indicate where the changes start.`,
  );
}

async function startOfTag(tag: string, session: Session): Promise<string> {
  const commit = await previousTagCommit(tag, session);
  if (commit !== undefined) return commit;

  if (await hasWholeHistory(tag, session))
    throw contextError(
      text`${code(tag)} is the first tag of its history, so no earlier one indicates where the changes start.`,
      text`For this one run, set \`diff-base\` to the commit where they start. Remove it afterwards: later tags start at the tag before them.`,
    );

  throw withoutStart(
    text`The workspace has no tag before ${code(tag)}. To find it, \`actions/checkout\` needs \`fetch-depth: 0\`.`,
  );
}

function withoutStart(happened: Text): SetupError {
  return contextError(
    happened,
    text`Set \`diff-base\` to a branch, tag, or commit, or remove \`diff\`, \`commits\`, and \`files\` from \`context\`.`,
  );
}
