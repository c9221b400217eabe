/** From the runner's event to what kind of run this is (interface.md; trust.md, 'People'). Pure: no I/O. */
import * as z from 'zod/mini';

export interface EventRepository {
  owner: string;
  name: string;
  fullName: string;
  id: number;
  private: boolean;
}

export interface Person {
  login: string;
  id: number;
}

export interface CommentRun {
  kind: 'comment';
  issueNumber: number;
  isPullRequest: boolean;
  comment: { id: number; body: string; author: Person; htmlUrl: string };
  /** Of the issue or pull request that the comment stands under. `author` is undefined for a deleted account. */
  issue: { title: string; body: string; author: string | undefined; htmlUrl: string };
  repository: EventRepository;
}

export interface OtherEvent {
  kind: 'other';
  name: string;
  /** The issue or pull request that the event names. */
  issueNumber?: number;
  isPullRequest?: boolean;
  repository?: EventRepository;
  /** Set for comments at places where commands do not work: a sentence that says where they do. */
  noCommands?: string;
}

export type TriggerEvent =
  | CommentRun
  | { kind: 'not-for-us'; reason: string }
  /** A comment event that cannot be read. `why` names the part, never its content. */
  | { kind: 'unusable'; why: string }
  | OtherEvent;

const Id = z.int().check(z.positive());
const Account = z.object({ login: z.string().check(z.minLength(1), z.maxLength(100)), id: Id });
const Repository = z.object({
  id: Id,
  // Slashes, dots alone and the like would change the path of a request.
  full_name: z.string().check(z.maxLength(200), z.regex(/^[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/)),
  private: z.boolean(),
});
const Comment = z.object({
  comment: z.object({
    id: Id,
    body: z.nullish(z.string()),
    html_url: z.string(),
    user: z.nullish(z.extend(Account, { type: z.string() })),
  }),
  sender: z.nullish(Account),
  issue: z.object({
    number: Id,
    title: z.string(),
    body: z.nullish(z.string()),
    html_url: z.string(),
    user: z.nullish(z.object({ login: z.string() })),
    pull_request: z.nullish(z.record(z.string(), z.unknown())),
  }),
  repository: Repository,
});

const ELSEWHERE = new Map([
  ['pull_request_review_comment', 'an inline comment of a review'],
  ['pull_request_review', 'a review'],
  ['discussion_comment', 'a comment of a discussion'],
  ['commit_comment', 'a comment on a commit'],
]);

/**
 * Reads the event `name` with its `payload`, both as the runner gives them. `isOurs` tells whether a comment's body
 * ends with a hidden line of ours, whoever wrote it. Never throws. What is wrong with a comment's author is no error:
 * other people's comments must redden nothing.
 *
 * A comment that an app wrote with a person's own token (`performed_via_github_app`) counts as that person's: the
 * person gave the app that right, GitHub asks their permission, and tokens without such a mark could not be told.
 */
export function readEvent(name: string, payload: unknown, isOurs: (body: string) => boolean): TriggerEvent {
  if (name !== 'issue_comment') return otherEvent(name, payload);
  const action = z.object({ action: z.string() }).safeParse(payload);
  if (!action.success) return unusable('action');
  if (action.data.action !== 'created') return notForUs('Only comments that were just created count.');
  const parsed = Comment.safeParse(payload);
  if (!parsed.success) return unusable(parsed.error.issues[0]?.path.join('.') ?? '');
  const { comment, sender, issue, repository } = parsed.data;
  const author = comment.user;
  if (!author) return notForUs('The comment has no author.');
  if (author.type !== 'User' || /\[bot\]$/i.test(author.login))
    return notForUs('The comment was not written by a person.');
  if (sender?.id !== author.id)
    return notForUs('The event was sent by another account than the comment’s author.');
  const body = comment.body ?? '';
  if (isOurs(body)) return notForUs('The comment ends with a hidden line of this action.');
  return {
    kind: 'comment',
    issueNumber: issue.number,
    isPullRequest: Boolean(issue.pull_request),
    comment: {
      id: comment.id,
      body,
      author: { login: author.login, id: author.id },
      htmlUrl: comment.html_url,
    },
    issue: { title: issue.title, body: issue.body ?? '', author: issue.user?.login, htmlUrl: issue.html_url },
    repository: repositoryOf(repository),
  };
}

/** Tolerant: an event that starts no comment run must not fail for a part that nobody asked for. */
function otherEvent(name: string, payload: unknown): OtherEvent {
  const event: OtherEvent = { kind: 'other', name };
  const Numbered = z.object({ number: Id });
  const pull = z.object({ pull_request: Numbered }).safeParse(payload);
  const issue = z
    .object({ issue: z.extend(Numbered, { pull_request: z.optional(z.unknown()) }) })
    .safeParse(payload);
  if (pull.success) {
    event.issueNumber = pull.data.pull_request.number;
    event.isPullRequest = true;
  } else if (issue.success) {
    event.issueNumber = issue.data.issue.number;
    event.isPullRequest = Boolean(issue.data.issue.pull_request);
  }
  const repository = z.object({ repository: Repository }).safeParse(payload);
  if (repository.success) event.repository = repositoryOf(repository.data.repository);
  const place = ELSEWHERE.get(name);
  if (place !== undefined)
    event.noCommands = `This event is ${place}. Commands work in comments of the conversation of an issue or a pull request (event issue_comment); for other events give a prompt.`;
  return event;
}

function repositoryOf(repository: z.infer<typeof Repository>): EventRepository {
  const [owner = '', name = ''] = repository.full_name.split('/');
  return { owner, name, fullName: repository.full_name, id: repository.id, private: repository.private };
}

function notForUs(reason: string): TriggerEvent {
  return { kind: 'not-for-us', reason };
}

function unusable(part: string): TriggerEvent {
  return {
    kind: 'unusable',
    why: `The event of the comment is not readable${part === '' ? '' : ` (at \`${part}\`)`}.`,
  };
}
