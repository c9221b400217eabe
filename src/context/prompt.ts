import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { ReadingLimits } from '../github/api.ts';
import { allComments, issueOf, threadComments } from '../github/comments.ts';
import { asFault, isPermanent, refused } from '../github/faults.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { code, text } from '../text/sentence.ts';
import { gitChanges, startOf } from './git-changes.ts';
import { gitHubChanges } from './github-changes.ts';
import {
  CHANGE_PARTS,
  type ChangePart,
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
}

/** The instruction with its context, or what is missing (with `auto` only a warning). Rejects if the signal is aborted. */
export type PromptReader = (kind: 'create' | 'message') => Promise<string | SetupError>;

export function promptReader(request: ContextRequest, inputs: Inputs, env: Environment): PromptReader {
  const { instruction = '', issue = 0, quoted } = request;
  const { signal, publisher } = env;
  const isLate = () => env.clock.now() >= inputs['timeout-minutes'] * 60_000;
  const limits = { signal, isLate };
  const api = () => env.api(inputs['github-token']);
  return async (kind) => {
    const parts = partsFor(kind, inputs.context, request);
    const blocks: string[] = [];
    try {
      if (parts.includes('issue'))
        blocks.push(await quoteIssue(quoted ?? (await issueOf(await api(), issue))));
      if (parts.includes('thread')) {
        const { comments } = await allComments(threadComments(await api(), issue), limits);
        blocks.push(await quoteThread(comments, inputs.command));
      }
      const changed = CHANGE_PARTS.filter((part) => parts.includes(part));
      if (changed.length > 0) blocks.push(await changesBlock(changed, limits, request, inputs, env));
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
  if (context === 'none' || target.type === 'job' || (kind === 'message' && !isWorkflow)) return [];
  if (context === 'auto') return isWorkflow ? [] : quoted?.isPullRequest ? ['issue', 'files'] : ['issue'];
  return kind === 'create' ? context : CHANGE_PARTS.filter((part) => context.includes(part));
}

/** From GitHub for a comment on a pull request, and for its events where nothing is checked out; else from git. */
async function changesBlock(
  parts: readonly ChangePart[],
  limits: ReadingLimits,
  { commandName, issue, quoted }: ContextRequest,
  inputs: Inputs,
  { api, event, files, folders, publisher, programs, clock, signal }: Environment,
): Promise<string> {
  const fromGitHub = async (number: number) =>
    quoteChanges(await gitHubChanges(parts, number, await api(inputs['github-token']), limits));
  const diffBase = inputs['diff-base'];
  if (commandName !== undefined && diffBase === undefined) {
    if (quoted?.isPullRequest && issue !== undefined) return fromGitHub(issue);
    publisher.info(
      text`\`context\`: ${code(parts.join(', '))} left out, because the comment is on an issue, which has no changes.`,
    );
    return '';
  }
  const start = startOf(event, diffBase);
  const workspace = await files.realpath(folders.workspace);
  const checkout = await files.realpath(files.resolve(workspace, '.git')).catch(() => undefined);
  if (checkout === undefined && start.pullRequest !== undefined) return fromGitHub(start.pullRequest);
  return quoteChanges(
    await gitChanges(parts, start, { ...programs, workspace, redact: publisher.redact, clock, signal }),
  );
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
