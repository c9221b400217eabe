import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { allComments, isOurs, issueOf, threadComments } from '../github/comments.ts';
import { asFault } from '../github/faults.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { startOf } from './git-range.ts';
import { gitHubChanges } from './github-changes.ts';
import {
  CHANGE_PARTS,
  composePrompt,
  type QuotedIssue,
  quoteChanges,
  quoteIssue,
  quoteThread,
} from './quote.ts';

/** The job run that context is read for. */
interface ContextRequest {
  instruction?: string | undefined;
  target: { type: string };
  /** The name of the slash command, in a comment run. */
  commandName?: string | undefined;
  /** The issue or pull request of the thread, and its title and body where the event brought them. */
  issue?: number | undefined;
  quoted?: QuotedIssue | undefined;
}

/** What could not be read, and what to change where that is known. */
export interface Missing {
  missing: Text;
  remedy?: Text;
}

/**
 * How a prompt is made: the instruction with its context; or what is missing of it, unless `auto` chose the parts: then
 * it is left out with a warning. A job knows its context already, so a follow-up gets none, except for the changes of a
 * workflow that continues a conversation: these are new in every run. Rejects with a signal's reason only. Throws a
 * SetupError where changes are wanted and nothing says where they start.
 */
export function contextReader(
  request: ContextRequest,
  inputs: JobInputs,
  env: Environment,
): (kind: 'create' | 'message') => Promise<string | Missing> {
  const { instruction = '', issue = 0, quoted, commandName } = request;
  const { signal, clock, publisher } = env;
  const parts = contextParts(inputs.context, request);
  const api = () => env.api(inputs['github-token']);
  // The clock starts with the process.
  const isLate = () => clock.now() >= inputs['timeout-minutes'] * 60_000;
  const readers = {
    issue: async () => quoteIssue(quoted ?? (await issueOf(await api(), issue))),
    async thread() {
      const { list } = threadComments(await api(), issue);
      const { comments } = await allComments(list, { signal, isLate });
      return quoteThread(comments, { isOurs, command: inputs.command });
    },
    changes: changesReader(parts, request, inputs, env),
  };
  return async (kind) => {
    const blocks: string[] = [];
    const wanted = kind === 'create' ? PARTS : commandName === undefined ? (['changes'] as const) : [];
    for (const part of wanted) {
      if (part !== 'changes' && !parts.includes(part)) continue;
      try {
        blocks.push(await readers[part]());
      } catch (error) {
        signal.throwIfAborted();
        const missing = missingOf(error, part);
        if (inputs.context !== 'auto') return missing;
        publisher.warn('Context was left out', missing.missing, missing.remedy ?? []);
      }
    }
    return composePrompt(instruction, blocks);
  };
}

/** In the order in which they are quoted. */
const PARTS = ['issue', 'thread', 'changes'] as const;

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
 * How the block of what changed is made, from git or from GitHub: a comment on a pull request means its changes, and so
 * does an event of a pull request where nothing is checked out. '' where there is nothing to read.
 */
function changesReader(
  parts: readonly ContextPart[],
  { commandName, issue, quoted }: ContextRequest,
  inputs: JobInputs,
  env: Environment,
): () => Promise<string> {
  const { event, files, folders, publisher } = env;
  const wanted = CHANGE_PARTS.filter((part) => parts.includes(part));
  if (wanted.length === 0) return async () => '';
  const fromGitHub = async (number: number) =>
    quoteChanges(await gitHubChanges(wanted, number, await env.api(inputs['github-token'])));
  const diffBase = inputs['diff-base'];
  if (commandName !== undefined && diffBase === undefined) {
    if (quoted?.isPullRequest && issue !== undefined) return () => fromGitHub(issue);
    return async () => {
      publisher.info(
        text`\`context\`: ${code(wanted.join(', '))} left out, because the comment is on an issue, which has no changes.`,
      );
      return '';
    };
  }
  const start = startOf(event, diffBase);
  return async () => {
    const workspace = await files.realpath(folders.workspace);
    const checkout = await files.realpath(files.resolve(workspace, '.git')).catch(() => undefined);
    if (checkout === undefined && start.pullRequest !== undefined) return fromGitHub(start.pullRequest);
    const { gitChanges } = await import('./git-changes.ts');
    return quoteChanges(await gitChanges(wanted, start, { ...env.programs, ...env, workspace }));
  };
}

const NAMES = {
  issue: 'the title and description',
  thread: 'the comments',
  changes: 'the changes of the pull request',
};

function missingOf(error: unknown, part: keyof typeof NAMES): Missing {
  if (error instanceof SetupError) return { missing: error.happened, remedy: error.remedy };
  const { status } = asFault(error);
  const missing = text`GitHub did not return ${NAMES[part]} (${status === 'lost' ? 'no answer' : `status ${status}`}).`;
  const isRefused = [401, 403, 404, 410].some((refused) => refused === status);
  return isRefused ? { missing, remedy: READABLE } : { missing };
}

const READABLE = text`Check that \`github-token\` can read issues and pull requests (\`issues: read\` and \`pull-requests: read\`), or remove that part from \`context\`.`;
