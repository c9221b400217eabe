/** Reads the parts of a prompt, and composes it. */
import type { Session } from '../environment.ts';
import { EarlyEnd, SkippedRun } from '../errors.ts';
import { explain } from '../github/explain.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { howToAskAgain, type JobRequest } from '../job-request.ts';
import { sentences, type Text, text } from '../text/sentence.ts';
import { type QuotedChanges, readChanges } from './changes.ts';
import { type PromptFacts, type QuotedComments, readComments, readIssue } from './conversation.ts';
import { composePrompt, plain, quoteAbove, quoteLines } from './quote.ts';
import { contextError, pullRequestIn } from './range.ts';

export interface Prompt {
  text: string;
  comments?: QuotedComments['counts'] | undefined;
  /** When the reviews were read, in ms since 1970 by GitHub's clock. */
  reviewsReadAt?: number | undefined;
  /** The issue was left out. */
  editedSince: boolean;
  /** The ends of the changes in the prompt. */
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

type SentTurn = 'create' | 'message';

export class PromptReader {
  private readonly request: JobRequest;
  private readonly session: Session;
  /** By their start, because a second reading could differ from the first. */
  private readonly changes = new Map<string | undefined, Promise<QuotedChanges | undefined>>();

  constructor(request: JobRequest, session: Session) {
    this.request = request;
    this.session = session;
  }

  /** Rejects with an EarlyEnd if a listed part cannot be read, or if nothing has changed. */
  async promptFor(turn: SentTurn, facts: PromptFacts = {}): Promise<Prompt> {
    const { instruction, command, above } = this.request;
    const { issue, comments, changes } = await this.readContext(turn, facts);
    const { conflictsWith } = facts;
    const link = turn === 'create' ? this.requestForLink(changes) : undefined;
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
  }

  /** Rejects with SkippedRun if nothing has changed since. Other errors are left to the prompt. */
  async requireChanges(changesStart: string | undefined): Promise<void> {
    const { request, session } = this;
    const parts = partsFor('message', request, session.inputs.context);
    await this.changesSince(changesStart, parts).catch((error) => {
      if (asContextError(error, request) instanceof SkippedRun) throw error;
    });
  }

  /** With `context: auto`, the log warns, and the prompt has only what could be read. */
  private async readContext(turn: SentTurn, facts: PromptFacts): Promise<ReadContext> {
    const { request, session } = this;
    const { inputs, publisher, signal } = session;
    const parts = this.readableParts(turn);

    const context: ReadContext = {};
    try {
      if (parts.includes('issue')) context.issue = await readIssue(facts, request, session);
      context.comments = await readComments(parts, facts, request, session);
      context.changes = await this.changesSince(facts.changesStart, parts);
    } catch (error) {
      signal.throwIfAborted();
      const readingError = asContextError(error, request);
      if (inputs.context !== 'auto') throw readingError;

      const { title: topic, ...message } = readingError.notice;
      publisher.warn({ ...message, title: 'Context was left out', topic });
    }
    return context;
  }

  private readableParts(turn: SentTurn): readonly ContextPart[] {
    const { inputs, publisher } = this.session;
    const parts = partsFor(turn, this.request, inputs.context);
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
   * GitHub shows in an issue which pull requests link it, also where the run may not comment. A job
   * that gets a message has been asked before.
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

/** A message has only what its job lacks: reviews, and changes if the workflow names no job. */
export function partsFor(
  turn: SentTurn,
  { command, target }: JobRequest,
  context: Inputs['context'],
): readonly ContextPart[] {
  const requested = context === 'auto' ? automaticParts(command) : context;
  if (requested === 'none') return [];
  if (turn === 'create') return requested;

  const hasNewChanges = command === undefined && target.type !== 'job';
  return requested.filter((part) => part === 'review' || (hasNewChanges && isChangePart(part)));
}

function automaticParts(command: JobRequest['command']): readonly ContextPart[] {
  if (command === undefined) return [];
  return command.issue.isPullRequest ? ['issue', 'files', 'review'] : ['issue'];
}

const isChangePart = (part: ContextPart) => ['commits', 'files', 'diff'].includes(part);

/** Whether changes start where those of the thread's last job end. */
export function continuesChanges(request: JobRequest, { inputs, event }: Session): boolean {
  const hasChanges = partsFor('message', request, inputs.context).some(isChangePart);
  return request.target.type === 'continue' && hasChanges && pullRequestIn(event) === undefined;
}

/** Rethrows what is neither an EarlyEnd nor GitHub's: a bug, or an abort. */
function asContextError(error: unknown, request: JobRequest): EarlyEnd {
  if (error instanceof EarlyEnd) return error;

  const call = { what: 'the request for `context`', again: howToAskAgain(request) };
  const { happened, next } = explain(error, call);
  return contextError(happened, sentences(next, text`Or remove that part from \`context\`.`));
}
