import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { NothingToDo } from '../errors.ts';
import type { ReadingLimits } from '../github/api.ts';
import { code, text } from '../text/sentence.ts';
import { gitChanges, startOf } from './git-changes.ts';
import { gitHubChanges } from './github-changes.ts';
import { type ChangePart, type Changes, type QuotedIssue, quoteChanges } from './quote.ts';

/** Whose changes are read. */
export interface ChangeRequest {
  /** Only in runs that a comment started. */
  commandName?: string | undefined;
  /** The issue or pull request for `context`, and its data in the event. */
  issue?: number | undefined;
  quoted?: QuotedIssue | undefined;
}

/** Until when GitHub's lists are read for the context. */
export function readingLimits({ signal, clock, deadline }: Session): ReadingLimits {
  return { signal, isLate: () => clock.now() >= deadline };
}

/**
 * The block of a prompt that quotes the changes; '' for a comment on an issue, which has none, and if `auto` finds none.
 * Throws NothingToDo if `context` lists changes, and there are none.
 */
export async function changesBlock(
  parts: readonly ChangePart[],
  request: ChangeRequest,
  session: Session,
): Promise<string> {
  const { inputs, publisher } = session;
  const names = code(parts.join(', '));
  const changes = await readChanges(parts, request, session);
  if (changes === undefined) {
    publisher.info(
      text`\`context\`: ${names} left out, because the comment is on an issue, which has no changes.`,
    );
    return '';
  }

  if (!changes.isEmpty) return quoteChanges(changes);
  if (inputs.context === 'auto') return '';

  const [inPaths, orPaths] = inputs.paths
    ? [text` in files that match \`paths\``, text`, or change \`paths\``]
    : [[], []];
  throw new NothingToDo({
    title: 'Skipped: nothing to do',
    happened: text`Nothing that \`context\` lists has changed${inPaths} (${code(changes.between)}). Lock files, generated files, and files whose names suggest secrets do not count. Nothing was sent.`,
    next: text`To start work anyway, remove ${names} from \`context\`${orPaths}.`,
  });
}

/**
 * From GitHub for a pull request, even if it is checked out, unless `diff-base` is given; otherwise from Git. Undefined for
 * a comment on an issue.
 */
async function readChanges(
  parts: readonly ChangePart[],
  request: ChangeRequest,
  session: Session,
): Promise<Changes | undefined> {
  const { inputs, event, files, folders, programs, publisher, clock, signal } = session;
  const { paths, 'diff-base': diffBase } = inputs;
  const selection = { parts, paths };

  if (diffBase === undefined) {
    const pull = pullRequestOf(request, event);
    if (pull !== undefined)
      return gitHubChanges(selection, pull, await session.openGitHub(), readingLimits(session));
    if (request.commandName !== undefined) return undefined;
  }

  const start = startOf(event, diffBase);
  const workspace = await files.realpath(folders.workspace);
  const { redact } = publisher;
  return gitChanges(selection, start, { ...programs, workspace, redact, clock, signal });
}

const PullRequestEvent = z.object({ pull_request: z.object({ number: z.int() }) });

/** The number of the pull request that a command was written on, or that the event is about. */
function pullRequestOf(
  { commandName, issue, quoted }: ChangeRequest,
  { name, payload }: Session['event'],
): number | undefined {
  if (commandName !== undefined) return quoted?.isPullRequest ? issue : undefined;
  if (!name.startsWith('pull_request')) return undefined;
  return PullRequestEvent.safeParse(payload).data?.pull_request.number;
}
