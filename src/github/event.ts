/** Reads the event of a run. This is done once, and no other file knows how GitHub writes it. */
import * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import type { InputEvent } from '../inputs/inputs.ts';
import { optionalOrUndefined } from '../text/json.ts';
import { sentences, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import {
  type Account,
  accountSchema,
  authorSchema,
  type CommentAuthor,
  type CommentedLines,
  type CommentKind,
  commandIdOf,
  linesSchema,
  type Visibility,
  visibilityFields,
  visibilityOf,
} from './payloads.ts';

export interface RunEvent {
  name: string;
  facts: EventFacts;
}

/** All that an event says. */
export interface EventFacts extends InputEvent {
  issue: EventIssue | undefined;
  /** Undefined for an event that cannot contain a command. */
  comment: EventComment | undefined;
  /**
   * GitHub passes no secrets to a run that a fork or Dependabot started, and a fork of the
   * repository may have none.
   */
  mayLackSecrets: boolean;
  /** What the event is about does not exist any more. */
  withdrawn: 'push' | 'release' | undefined;
  /** Of the run's repository. What is not known counts as public. */
  visibility: Visibility;
  branch: string | undefined;
  tag: string | undefined;
  /** The commit or branch at which the changes start. On a tag, there is none. */
  base: string | undefined;
  /** The push replaced commits, so `base` may not be in the repository any more. */
  isForced: boolean;
  /** The commit with which another workflow has run. `repository` may be a fork. */
  workflowRun: { commit: string; branch: string; repository: string } | undefined;
}

/** An issue or pull request, with the text that it had at the time of the event. */
export interface EventIssue {
  number: number;
  title: string;
  body: string;
  isPullRequest: boolean;
  isByBot: boolean;
}

/** A comment or a review, which may be a command. */
export interface EventComment {
  kind: CommentKind;
  isNew: boolean;
  commandId: string;
  author: CommentAuthor;
  sender: Account;
  url: string | undefined;
  body: string;
  issue: EventIssue;
  /** Those that an inline comment is about. */
  lines: CommentedLines | undefined;
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
const Name = z.string().check(z.minLength(1));
const Repository = z.object({
  id: optionalOrUndefined(Id),
  fork: optionalOrUndefined(z.boolean()),
  default_branch: optionalOrUndefined(Name),
  ...visibilityFields,
});
const Commit = z.string().check(z.regex(/^(?!0+$)[0-9a-f]{40,64}$/));
const Issue = z.object({
  number: Id,
  // A text that cannot be read differs from the one that GitHub has now, so it is not sent.
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
const WorkflowRun = z.object({
  head_sha: Name,
  head_branch: Name,
  head_repository: z.object({ full_name: Name }),
});
/** A part that is not readable counts as missing, because most runs need only a few of them. */
const Payload = z.object({
  action: optionalOrUndefined(z.string()),
  sender: optionalOrUndefined(accountSchema),
  issue: optionalOrUndefined(Issue),
  pull_request: optionalOrUndefined(Issue),
  comment: optionalOrUndefined(z.union([z.extend(linesSchema, Written.shape), Written])),
  review: optionalOrUndefined(Written),
  ref: optionalOrUndefined(Name),
  ref_type: optionalOrUndefined(Name),
  before: optionalOrUndefined(Name),
  after: optionalOrUndefined(Commit),
  head_commit: optionalOrUndefined(z.object({ id: Commit })),
  forced: optionalOrUndefined(z.boolean()),
  deleted: optionalOrUndefined(z.boolean()),
  release: optionalOrUndefined(z.object({ tag_name: Name })),
  merge_group: optionalOrUndefined(z.object({ base_sha: Name })),
  workflow_run: optionalOrUndefined(WorkflowRun),
  repository: optionalOrUndefined(Repository),
});
type ReadPayload = z.infer<typeof Payload>;

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

/** Throws a SetupError. */
export function readEvent(name: string, payload: unknown): EventFacts {
  const { data: event } = Payload.safeParse(payload);
  if (event === undefined) throw UNREADABLE;

  const { after, head_commit: head, forced, repository, workflow_run: workflow } = event;
  const issue = issueIn(event);
  return {
    issue,
    comment: commentIn(name, issue, event),
    // For an annotated tag, `after` is the ID of the tag instead of its commit.
    pushedCommit: name === 'push' ? (head?.id ?? after) : undefined,
    hasOwnChanges: OWN_CHANGES.test(name),
    mayLackSecrets: mayLackSecrets(name, event),
    withdrawn: withdrawnBy(name, event),
    visibility: visibilityOf(repository) ?? 'public',
    ...changesIn(event),
    isForced: forced === true,
    workflowRun: workflow && {
      commit: workflow.head_sha,
      branch: workflow.head_branch,
      repository: workflow.head_repository.full_name,
    },
  };
}

function issueIn({ issue, pull_request: pull }: ReadPayload): EventIssue | undefined {
  const described = pull ?? issue;
  return (
    described && {
      number: described.number,
      title: described.title,
      body: described.body,
      isPullRequest: pull !== undefined || described.pull_request !== undefined,
      isByBot: described.user?.type === 'Bot',
    }
  );
}

function commentIn(
  name: string,
  issue: EventIssue | undefined,
  { action, sender, comment, review }: ReadPayload,
): EventComment | undefined {
  const kind = COMMENT_EVENTS.get(name);
  if (kind === undefined) return undefined;

  const written = kind === 'review' ? review : comment;
  if (!written || !sender || !issue) throw UNREADABLE;

  return {
    kind,
    isNew: action === 'created' || action === 'submitted',
    commandId: commandIdOf(kind, written.id),
    author: written.user,
    sender,
    url: plainLink(written.html_url, true),
    body: written.body ?? '',
    issue,
    lines: comment && 'path' in comment ? comment : undefined,
  };
}

function mayLackSecrets(name: string, event: ReadPayload): boolean {
  const { pull_request: pull, sender, repository } = event;
  // The head of a deleted fork has no repository. `pull_request_target` gets secrets.
  const isFromFork = pull?.head && pull.base && pull.head.repo?.id !== pull.base.repo.id;
  const isUntrusted = isFromFork === true && name !== 'pull_request_target';
  return isUntrusted || sender?.login === 'dependabot[bot]' || repository?.fork === true;
}

function withdrawnBy(name: string, { deleted, action }: ReadPayload): EventFacts['withdrawn'] {
  if (name === 'push' && deleted) return 'push';

  const isWithdrawn = action === 'deleted' || action === 'unpublished';
  return name === 'release' && isWithdrawn ? 'release' : undefined;
}

function changesIn(event: ReadPayload): Pick<EventFacts, 'branch' | 'tag' | 'base'> {
  const { ref, ref_type: type, release, before, repository, merge_group: group } = event;
  const [, kind, refName] = /^refs\/(heads|tags)\/(.+)/.exec(ref ?? '') ?? [];
  const pushedTag = kind === 'tags' ? refName : undefined;
  const createdTag = type === 'tag' ? ref : undefined;
  const tag = release?.tag_name ?? createdTag ?? pushedTag;

  // A new branch starts at zeros.
  const isNew = before !== undefined && /^0+$/.test(before);
  const base = isNew ? repository?.default_branch : (before ?? group?.base_sha);
  return {
    branch: kind === 'heads' ? refName : undefined,
    tag,
    base: tag === undefined ? base : undefined,
  };
}
