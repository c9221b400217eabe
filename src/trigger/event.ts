import * as z from 'zod/mini';
import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import {
  type Account,
  accountSchema,
  authorSchema,
  type CommentAuthor,
  type CommentKind,
  commandIdOf,
  linesSchema,
} from '../github/payloads.ts';
import type { InputEvent } from '../inputs/inputs.ts';
import type { Command } from '../job-request.ts';
import { optionalOrUndefined } from '../text/json.ts';
import { sentences, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';

/** What an event says about its run. */
export interface EventFacts extends InputEvent {
  /**
   * GitHub passes no secrets to a run that a fork or Dependabot started, and a fork of the
   * repository may have none.
   */
  mayLackSecrets: boolean;
  pull: { number: number; description: string; isByBot: boolean } | undefined;
  /** Undefined for an event that cannot contain a command. */
  comment: EventComment | undefined;
}

/** A comment or a review, which may be a command. */
export interface EventComment extends Pick<Command, 'issueInEvent' | 'lines'> {
  kind: CommentKind;
  isNew: boolean;
  commandId: string;
  author: CommentAuthor;
  sender: Account;
  url: string | undefined;
  body: string;
  issue: number;
}

/** The events that may contain a command. */
const COMMENT_EVENTS = new Map<string, CommentKind>([
  ['issue_comment', 'comment'],
  ['pull_request_review_comment', 'inline'],
  ['pull_request_review', 'review'],
]);
/** The events that say themselves which commits they are about. */
const OWN_CHANGES =
  /^(?:push|pull_request(?:_.+)?|release|merge_group|workflow_run|check_run|check_suite|status)$/;

const Id = z.int().check(z.positive());
const Repository = z.object({
  id: optionalOrUndefined(Id),
  fork: optionalOrUndefined(z.boolean()),
});
const Commit = z.string().check(z.regex(/^(?!0+$)[0-9a-f]{40,64}$/));
const Issue = z.object({
  number: Id,
  title: z.catch(z.string(), ''),
  body: z.catch(z.string(), ''),
  user: optionalOrUndefined(z.object({ type: z.string() })),
  pull_request: optionalOrUndefined(z.object({})),
  head: optionalOrUndefined(z.object({ repo: z.nullish(Repository) })),
  base: optionalOrUndefined(z.object({ repo: Repository })),
});
const Written = z.object({
  id: Id,
  body: z.nullish(z.string()),
  html_url: z.catch(z.string(), ''),
  user: authorSchema,
});
/** A part that is not readable counts as missing, because a run with a prompt needs no event. */
const Event = z.object({
  action: optionalOrUndefined(z.string()),
  sender: optionalOrUndefined(accountSchema),
  issue: optionalOrUndefined(Issue),
  pull_request: optionalOrUndefined(Issue),
  comment: optionalOrUndefined(z.union([z.extend(linesSchema, Written.shape), Written])),
  review: optionalOrUndefined(Written),
  after: optionalOrUndefined(Commit),
  head_commit: optionalOrUndefined(z.object({ id: Commit })),
  repository: optionalOrUndefined(Repository),
});
type ReadEvent = Partial<z.infer<typeof Event>>;

/** Only a comment must be readable, so that no command gets lost. */
const UNREADABLE = new SetupError({
  title: 'Could not read the event',
  happened: sentences(
    text`The event file at \`$GITHUB_EVENT_PATH\` is not readable JSON, or has no valid comment,`,
    text`issue, or sender. Nothing was sent.`,
  ),
  next: sentences(
    text`An earlier step may have changed the file, or the runner’s disk may be full.`,
    text`Run again, without the step that changes it.`,
  ),
});

export function factsOf({ name, payload, isBroken }: Environment['event']): EventFacts {
  // `@actions/github` fails without an explanation if the file is not readable.
  if (isBroken) throw UNREADABLE;

  const event: ReadEvent = Event.safeParse(payload).data ?? {};
  const { issue, pull_request: pull, head_commit: head } = event;

  return {
    eventIssue: pull?.number ?? issue?.number,
    // For an annotated tag, `after` is the ID of the tag instead of its commit.
    pushedCommit: name === 'push' ? (head?.id ?? event.after) : undefined,
    hasOwnChanges: OWN_CHANGES.test(name),
    mayLackSecrets: mayLackSecrets(name, event),
    pull: pull && {
      number: pull.number,
      description: pull.body,
      isByBot: pull.user?.type === 'Bot',
    },
    comment: commentIn(name, event),
  };
}

function mayLackSecrets(name: string, event: ReadEvent): boolean {
  const { pull_request: pull, sender, repository } = event;
  // The head of a deleted fork has no repository. `pull_request_target` gets secrets.
  const isFromFork = pull?.head && pull.base && pull.head.repo?.id !== pull.base.repo.id;
  const isUntrusted = isFromFork === true && name !== 'pull_request_target';
  return isUntrusted || sender?.login === 'dependabot[bot]' || repository?.fork === true;
}

function commentIn(name: string, event: ReadEvent): EventComment | undefined {
  const kind = COMMENT_EVENTS.get(name);
  if (kind === undefined) return undefined;

  const { action, sender, comment } = event;
  const written = kind === 'review' ? event.review : comment;
  const issue = kind === 'comment' ? event.issue : event.pull_request;
  if (!written || !sender || !issue) throw UNREADABLE;

  return {
    kind,
    isNew: action === 'created' || action === 'submitted',
    commandId: commandIdOf(kind, written.id),
    author: written.user,
    sender,
    url: plainLink(written.html_url, true),
    body: written.body ?? '',
    lines: comment && 'path' in comment ? comment : undefined,
    issue: issue.number,
    issueInEvent: {
      title: issue.title,
      body: issue.body,
      // An event about a review does not describe its issue as a pull request.
      isPullRequest: kind !== 'comment' || issue.pull_request !== undefined,
    },
  };
}
