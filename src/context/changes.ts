import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { NothingToDo } from '../errors.ts';
import type { ReadingLimits } from '../github/api.ts';
import { code, text } from '../text/sentence.ts';
import { gitChanges, startOf } from './git-changes.ts';
import { gitHubChanges } from './github-changes.ts';
import { type ChangePart, type Changes, type QuotedIssue, quoteChanges } from './quote.ts';

/** What the changes are those of. */
export interface ChangeRequest {
  /** In comment runs. */
  commandName?: string | undefined;
  /** The issue or pull request for `context`, and its data in the event. */
  issue?: number | undefined;
  quoted?: QuotedIssue | undefined;
}

/**
 * The block with changes of a prompt; '' where the issue of a comment has none, and if `auto` finds none. Throws
 * NothingToDo where they were asked for by name, and nothing has changed.
 */
export async function changesBlock(
  parts: readonly ChangePart[],
  limits: ReadingLimits,
  request: ChangeRequest,
  session: Session,
): Promise<string> {
  const { inputs, publisher } = session;
  const names = code(parts.join(', '));
  const changes = await readChanges(parts, limits, request, session);
  if (changes === undefined) {
    const why = text`because the comment is on an issue, which has no changes`;
    publisher.info(text`\`context\`: ${names} left out, ${why}.`);
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

/** From GitHub for a pull request, even if it is checked out, unless `diff-base` is given; else from git. */
async function readChanges(
  parts: readonly ChangePart[],
  limits: ReadingLimits,
  { commandName, issue, quoted }: ChangeRequest,
  session: Session,
): Promise<Changes | undefined> {
  const { inputs, event, files, folders, programs, publisher, clock, signal } = session;
  const { paths, 'diff-base': diffBase } = inputs;
  const selection = { parts, paths };
  const isCommand = commandName !== undefined;

  if (diffBase === undefined) {
    const pull = isCommand ? quoted?.isPullRequest && issue : pullRequestOf(event);
    if (pull) return gitHubChanges(selection, pull, await session.openGitHub(), limits);
    if (isCommand) return undefined;
  }

  const start = startOf(event, diffBase);
  const workspace = await files.realpath(folders.workspace);
  const { redact } = publisher;
  return gitChanges(selection, start, { ...programs, workspace, redact, clock, signal });
}

const PullRequestEvent = z.object({ pull_request: z.object({ number: z.int() }) });

function pullRequestOf({ name, payload }: Session['event']): number | undefined {
  if (!name.startsWith('pull_request')) return undefined;
  return PullRequestEvent.safeParse(payload).data?.pull_request.number;
}
