/** Makes prompts: reads the parts that go along, and composes the text. */
import type { Session } from '../environment.ts';
import { SkippedRun } from '../errors.ts';
import { visibilityOf } from '../github/repositories.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { JobRequest } from '../job-request.ts';
import { membersOf } from '../text/json.ts';
import { type Text, text } from '../text/sentence.ts';
import { readChanges } from './changes.ts';
import { asContextError } from './context-error.ts';
import { ConversationReader, type QuotedComments, type ThreadFacts } from './conversation.ts';
import { type ChangePart, changePartsIn, partsFor, workflowChangeParts } from './parts.ts';
import { composePrompt, quoteAbove, quoteLines } from './quote.ts';
import { type Changes, isPlainName } from './quote-changes.ts';
import { pullRequestOf } from './range.ts';

/** What has been read for a prompt. Undefined: it was not asked for, or cannot be read. */
interface ReadContext {
  issue?: { block: string | undefined };
  comments?: QuotedComments | undefined;
  changes?: Changes | undefined;
}

export interface Prompt {
  text: string;
  /** Of comments and reviews. `leftOut`: those by people who may not use the command. */
  comments?: QuotedComments['counts'] | undefined;
  /** When the reviews were read, in ms since 1970 by GitHub's clock. */
  reviewsReadAt?: number | undefined;
  /** The issue was left out, because it changed after the command was written. */
  editedSince: boolean;
  /** Where the changes in the prompt start and end. */
  base?: string | undefined;
  head?: string | undefined;
  /** What the prompt lacks if GitHub did not list all changed files. */
  changesCut?: Text | undefined;
  /** Which words of the command's comment were left out. */
  leftOut?: Text | undefined;
}

interface PromptFacts {
  thread?: ThreadFacts | undefined;
  /** The commit up to which the jobs of the thread know the changes. */
  changesStart?: string | undefined;
  /** The branch that the pull request of the job has conflicts with. */
  conflictsWith?: string | undefined;
}

type RequestKind = 'create' | 'message';

/** A request has two prompts if a new job replaces one that cannot be continued. */
export class PromptReader {
  private readonly request: JobRequest;
  private readonly session: Session;
  private readonly conversation: ConversationReader;
  /**
   * By their start: a second reading could differ from the first. All requests of a run that get
   * changes get the same parts of them.
   */
  private readonly changes = new Map<string | undefined, Promise<Changes | undefined>>();

  constructor(request: JobRequest, session: Session) {
    this.request = request;
    this.session = session;
    this.conversation = new ConversationReader(request, session);
  }

  /**
   * Rejects with a SetupError if a part of the context cannot be read, and with SkippedRun if
   * `context` lists changes, and nothing has changed. With `context: auto`, the log warns, and the
   * prompt has only what could be read.
   */
  readonly promptFor = async (
    kind: RequestKind,
    { thread = {}, changesStart, conflictsWith }: PromptFacts = {},
  ): Promise<Prompt> => {
    const { inputs, publisher, signal } = this.session;
    const parts = this.readableParts(kind);

    const context: ReadContext = {};
    try {
      if (parts.includes('issue')) context.issue = await this.conversation.readIssue(thread);
      context.comments = await this.conversation.readComments(parts, thread);
      context.changes = await this.changesSince(changesStart, changePartsIn(parts));
    } catch (error) {
      signal.throwIfAborted();
      const contextError = asContextError(error);
      if (inputs.context !== 'auto') throw contextError;

      const { title: topic, ...message } = contextError.userMessage;
      publisher.warn({ ...message, title: 'Context was left out', topic });
    }
    return this.compose(context, kind, conflictsWith);
  };

  /** For a workflow whose changes start there. Undefined too if they cannot be read. */
  async whyNothingToDo(changesStart: string | undefined): Promise<SkippedRun | undefined> {
    const parts = workflowChangeParts(this.request, this.session.inputs.context);
    try {
      await this.changesSince(changesStart, parts);
      return undefined;
    } catch (error) {
      const contextError = asContextError(error);
      return contextError instanceof SkippedRun ? contextError : undefined;
    }
  }

  private readableParts(kind: RequestKind): readonly ContextPart[] {
    const { inputs, publisher } = this.session;
    const parts = partsFor(kind, this.request, inputs.context);
    const readable = parts.filter((part) => part !== 'thread' && part !== 'review');
    if (!inputs['dry-run'] || readable.length === parts.length) return parts;

    publisher.info(
      text`\`context\`: comments and reviews left out, because a dry run does not read the thread.`,
    );
    return readable;
  }

  private async changesSince(
    start: string | undefined,
    parts: readonly ChangePart[],
  ): Promise<Changes | undefined> {
    if (parts.length === 0) return undefined;

    const { request, session } = this;
    const changes = this.changes.get(start) ?? readChanges(request, parts, start, session);
    this.changes.set(start, changes);
    return changes;
  }

  private compose(
    { issue, comments, changes }: ReadContext,
    kind: RequestKind,
    conflictsWith: string | undefined,
  ): Prompt {
    const { request, session } = this;
    const { instruction = '', command } = request;
    const own = [...this.requestForLink(kind, changes), ...requestForMerge(conflictsWith)];
    const task = [instruction, ...own].join('\n\n');

    // What a command is about is part of the instruction, whatever `context` says.
    const { lines, above, leftOut } = command ?? {};
    const about = [lines && quoteLines(lines), above && quoteAbove(above)];
    const blocks = [...about, issue?.block, ...(comments?.blocks ?? []), changes?.block];

    return {
      text: composePrompt(task, blocks),
      comments: comments?.counts,
      reviewsReadAt: comments?.reviewsReadAt,
      editedSince: issue !== undefined && issue.block === undefined,
      base: changes?.base,
      // The next run starts where this one's changes end, but for those of a pull request.
      head: pullRequestOf(request, session.event) === undefined ? changes?.head : undefined,
      changesCut: changes?.cut,
      leftOut,
    };
  }

  /**
   * GitHub shows in an issue which pull requests link it, so the link tells people of the pull
   * request also where the token of the run may not comment. A job that gets a message has been
   * asked before.
   */
  private requestForLink(kind: RequestKind, changes: Changes | undefined): string[] {
    const { inputs, run, event } = this.session;
    const url = this.request.threadUrl ?? changes?.url ?? run.url;
    if (kind === 'message' || inputs.context === 'none' || url === undefined) return [];

    // A pull request in another repository may be public, and must not link a page that is not.
    const { repository } = membersOf(event.payload);
    const isPublic = (visibilityOf(repository) ?? 'public') === 'public';
    const where = isPublic ? '' : ` in ${run.repository.fullName}`;
    return [`If you open a pull request${where}, link ${url} in its description.`];
  }
}

function requestForMerge(branch: string | undefined): string[] {
  if (branch === undefined) return [];

  const base = isPlainName(branch) ? branch : 'its base branch';
  const conflict = `The pull request has conflicts with ${base}`;
  return [`${conflict}: merge ${base} into its branch and resolve them first.`];
}
