/** Between which two revisions a request is about what changed. */
import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { fetchPullRequest } from '../github/pull-requests.ts';
import type { JobRequest } from '../job-request.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { contextError } from './context-error.ts';
import { commitOf, hasWholeHistory, previousTagCommit } from './git.ts';

/** Branches, tags, or commits. */
export interface Revisions {
  base: string;
  head: string;
  /** The number of the pull request that consists of exactly these changes. Undefined without one. */
  pull: number | undefined;
}

const Payload = z.object({
  pull_request: z.nullish(z.object({ number: z.int() })),
  release: z.nullish(z.object({ tag_name: z.string().check(z.minLength(1)) })),
  before: z.nullish(z.string().check(z.regex(/^[0-9a-f]+$/))),
  ref: z.nullish(z.string()),
  repository: z.nullish(z.object({ default_branch: z.nullish(z.string()) })),
});

/**
 * From `diff-base`, or where the event starts, to the pull request's head, or the run's commit. Undefined for a command on an
 * issue, which has no changes. Rejects with a GitHubError or a SetupError.
 */
export async function revisionsOf(
  request: Pick<JobRequest, 'command' | 'issue'>,
  session: Session,
): Promise<Revisions | undefined> {
  const { inputs, event, run, openGitHub } = session;
  const number = pullRequestOf(request, event);
  if (number === undefined && request.command !== undefined) return undefined;

  const pull =
    number === undefined ? undefined : await fetchPullRequest(await openGitHub(), { number });
  const head = pull?.head ?? run.commit;

  const { 'diff-base': diffBase } = inputs;
  if (diffBase !== undefined) {
    // GitHub knows branches and tags, but not revisions such as `HEAD~1`. Only the checkout does.
    const base = (await commitOf(diffBase, session)) ?? diffBase;
    return { base, head, pull: undefined };
  }
  if (pull !== undefined) return { base: pull.base, head, pull: number };
  return { base: await startOf(session), head, pull: undefined };
}

/** The number of the pull request whose changes a request is about. Undefined for one about other changes. */
export function pullRequestOf(
  { command, issue }: Pick<JobRequest, 'command' | 'issue'>,
  event: Session['event'],
): number | undefined {
  if (command !== undefined) return command.issueInEvent.isPullRequest ? issue : undefined;
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

function withoutStart(happened: Text) {
  return contextError(
    happened,
    text`Set \`diff-base\` to a branch, tag, or commit, or remove \`diff\`, \`commits\`, and \`files\` from \`context\`.`,
  );
}
