/** Reads the event of a run. This is done once, and no other file knows how GitHub writes it. */
import * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import { optionalOrUndefined as optional } from '../text/json.ts';
import { sentences, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import {
  accountSchema,
  authorSchema,
  type CommentKind,
  commandIdOf,
  linesSchema,
  visibilityOf,
  visibilitySchema,
} from './payloads.ts';

export interface RunEvent {
  name: string;
  facts: EventFacts;
}

/** The events that may contain a command. */
const COMMENT_EVENTS = new Map<string, CommentKind>([
  ['issue_comment', 'comment'],
  ['pull_request_review_comment', 'inline'],
  ['pull_request_review', 'review'],
]);
/** The events that say themselves which commits they are about. */
const OWN_CHANGES = /^(?:push|pull_request(?:_.+)?|release|merge_group|workflow_run)$/;

const Id = z.int().check(z.positive());
const Name = z.string().check(z.minLength(1));
const Repository = z.object({
  id: optional(Id),
  fork: optional(z.boolean()),
  default_branch: optional(Name),
  ...visibilitySchema.shape,
});
const Commit = z.string().check(z.regex(/^(?!0+$)[0-9a-f]{40,64}$/));
const Issue = z.pipe(
  z.object({
    number: Id,
    // A text that cannot be read differs from the one that GitHub has now, so it is not sent.
    title: z.catch(z.string(), ''),
    body: z.catch(z.string(), ''),
    user: optional(z.object({ type: z.string() })),
    pull_request: optional(z.object({})),
    head: optional(z.object({ repo: z.nullish(Repository) })),
    base: optional(z.object({ repo: Repository })),
  }),
  z.transform(({ number, title, body, user, pull_request: pull, head, base }) => ({
    number,
    title,
    body,
    isByBot: user?.type === 'Bot',
    isPullRequest: pull !== undefined,
    // The head of a deleted fork has no repository.
    isFromFork: head !== undefined && base !== undefined && head.repo?.id !== base.repo.id,
  })),
);

export type EventIssue = z.infer<typeof Issue>;

const Written = z.object({
  id: Id,
  body: z.nullish(z.string()),
  html_url: z.catch(z.string(), ''),
  user: authorSchema,
});
const WorkflowRun = z.pipe(
  z.object({
    head_sha: Name,
    head_branch: Name,
    head_repository: z.object({ full_name: Name }),
  }),
  z.transform(({ head_sha: commit, head_branch: branch, head_repository: repository }) => ({
    commit,
    branch,
    repository: repository.full_name,
  })),
);
/** A part that is not readable counts as missing, because most runs need only a few of them. */
const Payload = z.object({
  action: optional(z.string()),
  sender: optional(accountSchema),
  issue: optional(Issue),
  pull_request: optional(Issue),
  comment: optional(z.union([z.extend(linesSchema, Written.shape), Written])),
  review: optional(Written),
  ref: optional(Name),
  ref_type: optional(Name),
  before: optional(Name),
  after: optional(Commit),
  head_commit: optional(z.object({ id: Commit })),
  forced: optional(z.boolean()),
  deleted: optional(z.boolean()),
  release: optional(z.object({ tag_name: Name })),
  merge_group: optional(z.object({ base_sha: Name })),
  workflow_run: optional(WorkflowRun),
  repository: optional(Repository),
});
type ReadPayload = z.infer<typeof Payload>;

/** Only a comment must be readable, so that no command gets lost. */
const UNREADABLE = new SetupError({
  title: 'Could not read the event',
  happened: sentences(
    text`The event file at \`$GITHUB_EVENT_PATH\` is not readable JSON, or has no valid comment,`,
    text`issue, or sender. Nothing was sent.`,
  ),
  next: text`Remove the step that changes the file from the workflow, if there is one.`,
});

export type EventFacts = ReturnType<typeof readEvent>;

/** Throws a SetupError. */
export function readEvent(name: string, payload: unknown) {
  const { data: event } = Payload.safeParse(payload);
  if (event === undefined) throw UNREADABLE;

  const { pull_request: pull, after, head_commit: head, repository } = event;
  const issue = pull ? { ...pull, isPullRequest: true } : event.issue;
  return {
    issue,
    comment: commentIn(name, issue, event),
    // For an annotated tag, `after` is the ID of the tag instead of its commit.
    pushedCommit: name === 'push' ? (head?.id ?? after) : undefined,
    /** The event says itself which commits it is about. */
    hasOwnChanges: OWN_CHANGES.test(name),
    mayLackSecrets: mayLackSecrets(name, event),
    /** What the event is about does not exist any more. */
    withdrawn: withdrawnBy(name, event),
    /** A repository whose visibility is not known counts as public. */
    visibility: visibilityOf(repository) ?? 'public',
    ...changesIn(event),
    /** The push replaced commits, so `base` may not be in the repository any more. */
    isForced: event.forced === true,
    /** Another workflow has run with this commit, which may be of a fork. */
    workflowRun: event.workflow_run,
  };
}

export type EventComment = NonNullable<ReturnType<typeof commentIn>>;

function commentIn(
  name: string,
  issue: EventIssue | undefined,
  { action, sender, comment, review }: ReadPayload,
) {
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

/** GitHub passes none to a run that a fork or Dependabot started. A fork itself may have none. */
function mayLackSecrets(name: string, event: ReadPayload): boolean {
  const { pull_request: pull, sender, repository } = event;
  const isUntrusted = pull?.isFromFork && name !== 'pull_request_target';
  return isUntrusted || sender?.login === 'dependabot[bot]' || repository?.fork === true;
}

function withdrawnBy(
  name: string,
  { deleted, action = '' }: ReadPayload,
): 'push' | 'release' | undefined {
  if (name === 'push' && deleted) return 'push';
  return name === 'release' && /^(?:deleted|unpublished)$/.test(action) ? 'release' : undefined;
}

function changesIn(event: ReadPayload) {
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
    /** The commit or branch at which the changes start. On a tag, there is none. */
    base: tag === undefined ? base : undefined,
  };
}
