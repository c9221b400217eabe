/** Makes prompts: reads the parts that go along, and composes the text. */
import type { Session } from '../environment.ts';
import { EarlyEnd, SkippedRun } from '../errors.ts';
import { explain } from '../github/explain.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { JobRequest } from '../job-request.ts';
import { sentences, type Text, text } from '../text/sentence.ts';
import { type QuotedChanges, readChanges } from './changes.ts';
import { type PromptFacts, type QuotedComments, readComments, readIssue } from './conversation.ts';
import { composePrompt, plain, quoteAbove, quoteLines } from './quote.ts';
import { againFor, contextError, pullRequestIn } from './range.ts';

export interface Prompt {
  text: string;
  /** Of comments and reviews. `leftOut`: those by people who may not use the command. */
  comments?: QuotedComments['counts'] | undefined;
  /** When the reviews were read, in ms since 1970 by GitHub's clock. */
  reviewsReadAt?: number | undefined;
  /** The issue was left out, because it changed after the event. */
  editedSince: boolean;
  /** Where the changes in the prompt start and end. */
  base?: string | undefined;
  head?: string | undefined;
  /** What the prompt lacks if GitHub did not list all changed files. */
  changesCut?: Text | undefined;
}

/** What has been read for a prompt. Undefined: it was not asked for, or cannot be read. */
interface ReadContext {
  issue?: string;
  comments?: QuotedComments | undefined;
  changes?: QuotedChanges | undefined;
}

type RequestKind = 'create' | 'message';

/** A request has two prompts if a new job replaces one that cannot be continued. */
export class PromptReader {
  private readonly request: JobRequest;
  private readonly session: Session;
  /**
   * By their start: a second reading could differ from the first. All requests of a run that get
   * changes get the same parts of them.
   */
  private readonly changes = new Map<string | undefined, Promise<QuotedChanges | undefined>>();

  constructor(request: JobRequest, session: Session) {
    this.request = request;
    this.session = session;
  }

  /**
   * Rejects with a SetupError if a part of the context cannot be read, and with SkippedRun if
   * `context` lists changes, and nothing has changed.
   */
  readonly promptFor = async (kind: RequestKind, facts: PromptFacts = {}): Promise<Prompt> => {
    const { instruction, command, above } = this.request;
    const { issue, comments, changes } = await this.readContext(kind, facts);
    const { conflictsWith } = facts;
    const link = kind === 'create' ? this.requestForLink(changes) : undefined;
    const task = [instruction, link, conflictsWith && requestForMerge(conflictsWith)];

    // What a command is about is part of the instruction, whatever `context` says.
    const about = [command?.lines && quoteLines(command.lines), above && quoteAbove(above)];
    const blocks = [...about, issue, ...(comments?.blocks ?? []), changes?.block];

    return {
      text: composePrompt(task.filter(Boolean).join('\n\n'), blocks),
      comments: comments?.counts,
      reviewsReadAt: comments?.reviewsReadAt,
      editedSince: issue === '',
      base: changes?.base,
      head: changes?.head,
      changesCut: changes?.cut,
    };
  };

  /**
   * For a workflow whose changes start there: rejects with SkippedRun if nothing has changed since.
   * Other errors are those of the prompt.
   */
  async requireChanges(changesStart: string | undefined): Promise<void> {
    const { request, session } = this;
    const parts = partsFor('message', request, session.inputs.context);
    await this.changesSince(changesStart, parts).catch((error) => {
      if (asContextError(error, request) instanceof SkippedRun) throw error;
    });
  }

  /** With `context: auto`, the log warns, and the prompt has only what could be read. */
  private async readContext(kind: RequestKind, facts: PromptFacts): Promise<ReadContext> {
    const { request, session } = this;
    const { inputs, publisher, signal } = session;
    const parts = this.readableParts(kind);

    const context: ReadContext = {};
    try {
      if (parts.includes('issue')) context.issue = await readIssue(facts, request, session);
      context.comments = await readComments(parts, facts, request, session);
      context.changes = await this.changesSince(facts.changesStart, parts);
    } catch (error) {
      signal.throwIfAborted();
      const readingError = asContextError(error, request);
      if (inputs.context !== 'auto') throw readingError;

      const { title: topic, ...message } = readingError.userMessage;
      publisher.warn({ ...message, title: 'Context was left out', topic });
    }
    return context;
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
    parts: readonly ContextPart[],
  ): Promise<QuotedChanges | undefined> {
    const changeParts = parts.filter(isChangePart);
    if (changeParts.length === 0) return undefined;

    const { request, session } = this;
    const changes = this.changes.get(start) ?? readChanges(request, changeParts, start, session);
    this.changes.set(start, changes);
    return changes;
  }

  /**
   * GitHub shows in an issue which pull requests link it, so the link tells people of the pull
   * request also where the token of the run may not comment. A job that gets a message has been
   * asked before.
   */
  private requestForLink(changes: QuotedChanges | undefined): string | undefined {
    const { inputs, run, event } = this.session;
    const url = this.request.threadUrl ?? changes?.url ?? run.url;
    if (inputs.context === 'none' || url === undefined) return undefined;

    // A pull request in another repository may be public, and must not link a page that is not.
    const where = event.facts.visibility === 'public' ? '' : ` in ${run.repository.fullName}`;
    return `If you open a pull request${where}, link ${url} in its description.`;
  }
}

function requestForMerge(branch: string): string {
  const base = plain(branch, 'its base branch');
  const conflict = `The pull request has conflicts with ${base}`;
  return `${conflict}: merge ${base} into its branch and resolve them first.`;
}

/**
 * A message has only what its job does not know: reviews, and the changes of a workflow that does
 * not name its job.
 */
export function partsFor(
  kind: RequestKind,
  { command, target }: JobRequest,
  context: Inputs['context'],
): readonly ContextPart[] {
  const requested = context === 'auto' ? automaticParts(command) : context;
  if (requested === 'none') return [];
  if (kind === 'create') return requested;

  const hasNewChanges = command === undefined && target.type !== 'job';
  return requested.filter((part) => part === 'review' || (hasNewChanges && isChangePart(part)));
}

function automaticParts(command: JobRequest['command']): readonly ContextPart[] {
  if (command === undefined) return [];
  return command.issue.isPullRequest ? ['issue', 'files', 'review'] : ['issue'];
}

const isChangePart = (part: ContextPart) => ['commits', 'files', 'diff'].includes(part);

/** Changes start where those of the thread's last job end, but not those of a pull request. */
export function continuesChanges(request: JobRequest, { inputs, event }: Session): boolean {
  const hasChanges = partsFor('message', request, inputs.context).some(isChangePart);
  const isAboutPull = pullRequestIn(event) !== undefined;
  return request.target.type === 'continue' && hasChanges && !isAboutPull;
}

/**
 * Describes an error of reading the context. Rethrows what is neither an EarlyEnd nor GitHub's: a
 * bug, or an abort.
 */
function asContextError(error: unknown, request: JobRequest): EarlyEnd {
  if (error instanceof EarlyEnd) return error;

  const call = { what: 'the request for `context`', again: againFor(request) };
  const { happened, next } = explain(error, call);
  return contextError(happened, sentences(next, text`Or remove that part from \`context\`.`));
}
