import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { conversation } from '../github/all-comments.ts';
import { GitHubFault, issueOf } from '../github/comments.ts';
import { isOurs } from '../github/hidden-marker.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { startOf } from './git-range.ts';
import { gitHubChanges } from './github-changes.ts';
import {
  CHANGE_PARTS,
  type Changes,
  changesBlocks,
  composePrompt,
  type QuotedIssue,
  quoteIssue,
  quoteThread,
} from './quote.ts';

/** The job run that context is read for. */
export interface ContextRequest {
  instruction?: string | undefined;
  target: { type: string };
  /** The name of the slash command, in a comment run. */
  commandName?: string | undefined;
  /** The issue or pull request of the thread; undefined where the run knows none. */
  issue?: number | undefined;
  /** Its title and body, where the event brought them. */
  quoted?: QuotedIssue | undefined;
}

/** What could not be read, and what to change where that is known. */
export interface Missing {
  missing: Text;
  remedy?: Text;
}

/**
 * How the prompt of a new job is made: the instruction with its context; or what is missing of it, unless `auto` chose
 * the parts: then it is left out with a warning. Rejects with a signal's reason only. Throws a SetupError where changes
 * are wanted and nothing says where they start.
 */
export function contextReader(
  request: ContextRequest,
  inputs: JobInputs,
  env: Environment,
): () => Promise<string | Missing> {
  const { instruction = '', issue = 0, quoted } = request;
  const { signal, clock, publisher } = env;
  const parts = contextParts(inputs.context, request);
  const readChanges = changesReader(parts, request, inputs, env);
  // The step began with the process, and so did the clock.
  const deadline = inputs['timeout-minutes'] * 60_000;
  const limits = { signal, isLate: () => clock.now() >= deadline };
  const api = () => env.api(inputs['github-token']);

  const readers: { what: string; read: () => Promise<string[]> }[] = [];
  if (parts.includes('issue'))
    readers.push({
      what: 'the title and description',
      read: async () => [await quoteIssue(quoted ?? (await issueOf(await api(), issue)))],
    });
  if (parts.includes('thread'))
    readers.push({
      what: 'the comments',
      read: async () => {
        const comments = await conversation(await api(), issue, limits);
        return [await quoteThread(comments, { isOurs, command: inputs.command })];
      },
    });
  if (readChanges)
    readers.push({
      what: 'the changes of the pull request',
      read: async () => {
        const changes = await readChanges();
        return changes ? changesBlocks(changes) : [];
      },
    });

  return async () => {
    const blocks: string[] = [];
    for (const { what, read } of readers) {
      try {
        blocks.push(...(await read()));
      } catch (error) {
        signal.throwIfAborted();
        const missing = missingOf(error, what);
        if (inputs.context !== 'auto') return missing;
        publisher.warn('Context was left out', missing.missing, missing.remedy ?? []);
      }
    }
    return composePrompt(instruction, blocks);
  };
}

function contextParts(
  context: JobInputs['context'],
  { target, commandName, quoted }: ContextRequest,
): readonly ContextPart[] {
  // A job that is named gets no context.
  if (context === 'none' || target.type === 'job') return [];
  if (context !== 'auto') return context;
  if (commandName === undefined) return [];
  return quoted?.isPullRequest ? ['issue', 'files'] : ['issue'];
}

/**
 * Reads what changed, from git or from GitHub: a comment on a pull request means its changes, and so does an event of a
 * pull request where nothing is checked out. Undefined where nothing is to be read.
 */
function changesReader(
  parts: readonly ContextPart[],
  { commandName, issue, quoted }: ContextRequest,
  inputs: JobInputs,
  env: Environment,
): (() => Promise<Changes | undefined>) | undefined {
  const wanted = CHANGE_PARTS.filter((part) => parts.includes(part));
  if (wanted.length === 0) return undefined;
  const fromGitHub = async (number: number) =>
    gitHubChanges(wanted, number, await env.api(inputs['github-token']));
  const diffBase = inputs['diff-base'];
  if (commandName !== undefined && diffBase === undefined) {
    if (quoted?.isPullRequest && issue !== undefined) return () => fromGitHub(issue);
    return async () => {
      env.publisher.info(
        text`\`context\`: ${code(wanted.join(', '))} left out, because the comment is on an issue, which has no changes.`,
      );
      return undefined;
    };
  }
  const start = startOf(env.event, diffBase);
  return async () => {
    const workspace = await env.files.realpath(env.places.workspace);
    const { pullRequest } = start;
    if (pullRequest !== undefined && !(await isCheckedOut(workspace, env))) return fromGitHub(pullRequest);
    const { gitChanges } = await import('./git-changes.ts');
    return gitChanges(wanted, start, { ...env.programs, ...env, workspace });
  };
}

function isCheckedOut(workspace: string, { files }: Environment): Promise<boolean> {
  return files.realpath(files.resolve(workspace, '.git')).then(
    () => true,
    () => false,
  );
}

function missingOf(error: unknown, what: string): Missing {
  if (error instanceof SetupError) return { missing: error.happened, remedy: error.remedy };
  if (!(error instanceof GitHubFault)) throw error;
  const status = error.status === 'lost' ? 'no answer' : `status ${error.status}`;
  const missing = text`GitHub did not return ${what} (${status}).`;
  const isRefused = [401, 403, 404, 410].some((refused) => refused === error.status);
  return isRefused ? { missing, remedy: READABLE } : { missing };
}

const READABLE = text`Check that \`github-token\` may read issues and pull requests (\`permissions: issues: read\` and \`pull-requests: read\`), or leave that part out of \`context\`.`;
