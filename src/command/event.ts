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

/**
 * GitHub takes at most 65,536 characters for a body, which are at most twice as many UTF-16
 * units. An event that brings more was not made by GitHub, and must not keep the run busy.
 */
const MAX_BODY = 131_072;
const bounded = (body: string | null | undefined) => (body ?? '').slice(0, MAX_BODY);

const Id = z.int().check(z.positive());
const Account = z.object({ login: z.string().check(z.minLength(1), z.maxLength(100)), id: Id });
const Repository = z.object({
  id: Id,
  // Slashes, dots alone and the like would change the path of a request.
  full_name: z.string().check(z.maxLength(200), z.regex(/^[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/)),
  private: z.boolean(),
});
/** What tells whether a comment is for us. */
const Action = z.object({ action: z.string() });
const Author = z.object({
  comment: z.object({ user: z.nullish(z.extend(Account, { type: z.string() })) }),
  sender: z.nullish(Account),
});
const Said = z.object({ comment: z.object({ body: z.nullish(z.string()) }) });

/** What a command needs besides. */
const Place = z.object({
  comment: z.object({ id: Id, html_url: z.string() }),
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
 * Reads the event `name` with its `payload`, both as the runner gives them. `notForUs` says of a comment's body why it
 * is none that we answer, whoever wrote it; undefined: it is a command. Never throws. A part that cannot be read is an
 * error of a command by a person only: other people's comments must redden nothing.
 *
 * A comment that an app wrote with a person's own token (`performed_via_github_app`) counts as that person's: the
 * person gave the app that right, GitHub asks their permission, and tokens without such a mark could not be told.
 */
export function readEvent(
  name: string,
  payload: unknown,
  notForUs: (body: string) => string | undefined,
): TriggerEvent {
  if (name !== 'issue_comment') return otherEvent(name, payload);
  const action = Action.safeParse(payload);
  const author = Author.safeParse(payload);
  const said = Said.safeParse(payload);
  const reason =
    (action.success && action.data.action !== 'created'
      ? 'Only comments that were just created count.'
      : undefined) ??
    (author.success ? noPerson(author.data) : undefined) ??
    (said.success ? notForUs(bounded(said.data.comment.body)) : undefined);
  if (reason !== undefined) return { kind: 'not-for-us', reason };
  const place = Place.safeParse(payload);
  const broken = [action, author, said, place].find(({ success }) => !success)?.error;
  const user = author.data?.comment.user;
  if (broken || !user || !said.success || !place.success)
    return unusable(broken?.issues[0]?.path.join('.') ?? '');
  const { comment, issue, repository } = place.data;
  return {
    kind: 'comment',
    issueNumber: issue.number,
    isPullRequest: Boolean(issue.pull_request),
    comment: {
      id: comment.id,
      body: bounded(said.data.comment.body),
      author: { login: user.login, id: user.id },
      htmlUrl: comment.html_url,
    },
    issue: {
      title: bounded(issue.title),
      body: bounded(issue.body),
      author: issue.user?.login,
      htmlUrl: issue.html_url,
    },
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

/** Why the author is nobody whose command counts. */
function noPerson({ comment: { user }, sender }: z.infer<typeof Author>): string | undefined {
  if (!user) return 'The comment has no author.';
  if (user.type !== 'User' || /\[bot\]$/i.test(user.login)) return 'The comment was not written by a person.';
  if (sender?.id !== user.id) return 'The event was sent by another account than the comment’s author.';
  return undefined;
}

function unusable(part: string): TriggerEvent {
  return {
    kind: 'unusable',
    why: `The event of the comment is not readable${part === '' ? '' : ` (at \`${part}\`)`}.`,
  };
}
