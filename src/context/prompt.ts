import * as z from 'zod/mini';
import type { Environment } from '../environment.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import { allComments } from '../github/all-comments.ts';
import type { ReadingLimits } from '../github/api.ts';
import type { CommentedLines } from '../github/command-comments.ts';
import { threadComments } from '../github/comments.ts';
import { asFault, isPermanent, refused } from '../github/faults.ts';
import { issueOf } from '../github/issues.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { code, text } from '../text/sentence.ts';
import { quoteLines } from './commented-lines.ts';
import { gitChanges, startOf } from './git-changes.ts';
import { gitHubChanges } from './github-changes.ts';
import {
  CHANGE_PARTS,
  type ChangePart,
  type Changes,
  composePrompt,
  type QuotedIssue,
  quoteChanges,
  quoteIssue,
  quoteThread,
} from './quote.ts';

export interface ContextRequest {
  /** Undefined: only wait for the job that the target names. */
  instruction?: string | undefined;
  target: { type: string };
  /** In comment runs. */
  commandName?: string | undefined;
  /** The issue or pull request for `context`, and its data in the event. */
  issue?: number | undefined;
  quoted?: QuotedIssue | undefined;
  /** Where an inline comment with the instruction was written. */
  lines?: CommentedLines | undefined;
}

/** The instruction with its context, or what is missing (with `auto` only a warning). Rejects if the signal is aborted. */
export type PromptReader = (kind: 'create' | 'message') => Promise<string | SetupError>;

export function promptReader(
  request: ContextRequest,
  inputs: Inputs,
  env: Environment,
): PromptReader {
  const { instruction = '', issue = 0, quoted, lines } = request;
  const { signal, publisher } = env;
  const isLate = () => env.clock.now() >= inputs['timeout-minutes'] * 60_000;
  const limits = { signal, isLate };
  const api = () => env.api(inputs['github-token']);
  let changes: string | undefined;

  const addBlocks = async (blocks: string[], parts: readonly ContextPart[]) => {
    if (parts.includes('issue'))
      blocks.push(await quoteIssue(quoted ?? (await issueOf(await api(), issue))));

    if (parts.includes('thread')) {
      const { comments } = await allComments(threadComments(await api(), issue), limits);
      blocks.push(await quoteThread(comments, inputs.command));
    }

    const changeParts = CHANGE_PARTS.filter((part) => parts.includes(part));
    if (changeParts.length > 0) {
      changes ??= await changesBlock(changeParts, limits, request, inputs, env);
      blocks.push(changes);
    }
  };

  return async (kind) => {
    // A part of the instruction, whatever `context` says.
    const blocks = lines ? [quoteLines(lines)] : [];
    try {
      await addBlocks(blocks, partsFor(kind, inputs.context, request));
    } catch (error) {
      signal.throwIfAborted();
      const missing = error instanceof SetupError ? error : notReturned(error);
      if (inputs.context !== 'auto') return missing;
      publisher.warn('Context was left out', missing.happened, missing.remedy);
    }
    return composePrompt(instruction, blocks);
  };
}

/** A job knows its context already: what follows gets none but a workflow's changes, which are new in every run. */
function partsFor(
  kind: 'create' | 'message',
  context: Inputs['context'],
  { target, commandName, quoted }: ContextRequest,
): readonly ContextPart[] {
  const isWorkflow = commandName === undefined;
  const isFollowUp = kind === 'message';
  if (context === 'none' || target.type === 'job') return [];
  if (isFollowUp && !isWorkflow) return [];

  if (context === 'auto') {
    if (isWorkflow) return [];
    return quoted?.isPullRequest ? ['issue', 'files'] : ['issue'];
  }

  return isFollowUp ? CHANGE_PARTS.filter((part) => context.includes(part)) : context;
}

/** '' where the issue of a comment has no changes, and if `auto` finds none. */
async function changesBlock(
  parts: readonly ChangePart[],
  limits: ReadingLimits,
  request: ContextRequest,
  inputs: Inputs,
  env: Environment,
): Promise<string> {
  const names = code(parts.join(', '));
  const changes = await changesOf(parts, limits, request, inputs, env);
  if (changes === undefined) {
    const why = text`because the comment is on an issue, which has no changes`;
    env.publisher.info(text`\`context\`: ${names} left out, ${why}.`);
    return '';
  }

  if (!changes.isEmpty) return quoteChanges(changes);
  if (inputs.context === 'auto') return '';
  throw new NothingToDo(
    text`Nothing that \`context\` asks for has changed (${code(changes.between)}). Lock files, generated files, and files whose names suggest secrets do not count. Nothing was sent.`,
    text`To start work anyway, remove ${names} from \`context\`.`,
  );
}

/** From GitHub for a pull request, unless `diff-base` is given; else from git. */
async function changesOf(
  parts: readonly ChangePart[],
  limits: ReadingLimits,
  { commandName, issue, quoted }: ContextRequest,
  inputs: Inputs,
  { api, event, files, folders, programs, publisher, clock, signal }: Environment,
): Promise<Changes | undefined> {
  const diffBase = inputs['diff-base'];
  const isCommand = commandName !== undefined;

  if (diffBase === undefined) {
    const pull = isCommand ? quoted?.isPullRequest && issue : pullRequestOf(event);
    if (pull) return gitHubChanges(parts, pull, await api(inputs['github-token']), limits);
    if (isCommand) return undefined;
  }

  const start = startOf(event, diffBase);
  const workspace = await files.realpath(folders.workspace);
  return gitChanges(parts, start, {
    ...programs,
    workspace,
    redact: publisher.redact,
    clock,
    signal,
  });
}

const PullRequestEvent = z.object({ pull_request: z.object({ number: z.int() }) });

function pullRequestOf({ name, payload }: Environment['event']): number | undefined {
  if (name !== 'pull_request' && name !== 'pull_request_target') return undefined;
  return PullRequestEvent.safeParse(payload).data?.pull_request.number;
}

function notReturned(error: unknown): SetupError {
  const fault = asFault(error);
  return new SetupError(
    refused(fault, 'the request for `context`'),
    isPermanent(fault)
      ? text`Check that \`github-token\` can read issues and pull requests (\`issues: read\` and \`pull-requests: read\`), or remove that part from \`context\`.`
      : text`Run again, or remove that part from \`context\`.`,
  );
}
