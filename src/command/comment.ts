import * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import { isOurs } from '../github/hidden-marker.ts';
import { DEFAULTS } from '../inputs/names.ts';
import { text } from '../text/sentence.ts';
import { Id, RepositorySchema } from './event.ts';
import { type Command, parseCommand } from './parse.ts';

/** What a comment for us asks for. */
export type Asked = Exclude<Command, { kind: 'none' }>;

/** A comment that a person has just written, and where. */
export interface CommentRun {
  issueNumber: number;
  isPullRequest: boolean;
  comment: { id: number; author: { login: string; id: number } };
  /** Of the issue or pull request that the comment is on. `author` is undefined for a deleted account. */
  issue: { title: string; body: string; author: string | undefined; htmlUrl: string };
  /** Everybody can read the repository. */
  isPublic: boolean;
}

export type CommentRead =
  | { kind: 'skip'; reason: string }
  | { kind: 'ours'; event: CommentRun; asked: Asked };

/**
 * GitHub takes at most 65,536 characters for a body, which are at most twice as many UTF-16 units. An event that brings
 * more was not made by GitHub, and must not keep the run busy.
 */
const MAX_BODY = 131_072;
const bounded = (body: string | null | undefined) => (body ?? '').slice(0, MAX_BODY);

/** What tells whether a comment is for us. */
const ActionSchema = z.object({ action: z.string() });
const Account = z.object({ login: z.string().check(z.minLength(1), z.maxLength(100)), id: Id });
const AuthorSchema = z.object({
  comment: z.object({ user: z.nullish(z.extend(Account, { type: z.string() })) }),
  sender: z.nullish(Account),
});
const BodySchema = z.object({ comment: z.object({ body: z.nullish(z.string()) }) });

/** What a command needs besides. */
const PlaceSchema = z.object({
  comment: z.object({ id: Id }),
  issue: z.object({
    number: Id,
    title: z.string(),
    body: z.nullish(z.string()),
    html_url: z.string(),
    user: z.nullish(z.object({ login: z.string() })),
    pull_request: z.nullish(z.record(z.string(), z.unknown())),
  }),
  repository: RepositorySchema,
});

/**
 * Whether a comment is a command for us, by a person, and none of our own comments: needs nothing but the event's
 * payload and the input `command`. A part that cannot be read is an error (SetupError) of a command by a person only:
 * other people's comments must fail no run.
 *
 * A comment that an app wrote with a person's own token (`performed_via_github_app`) counts as that person's: the
 * person gave the app that right, GitHub is asked for their permission, and tokens without such a mark look the same.
 */
export async function readComment(payload: unknown, command: string | undefined): Promise<CommentRead> {
  const action = ActionSchema.safeParse(payload);
  const author = AuthorSchema.safeParse(payload);
  const body = BodySchema.safeParse(payload);
  const skip = (reason: string): CommentRead => ({ kind: 'skip', reason });
  if (action.success && action.data.action !== 'created') return skip('Only new comments are processed.');
  const reason = author.success ? notByAPerson(author.data) : undefined;
  if (reason !== undefined) return skip(reason);
  const words = bounded(body.data?.comment.body);
  if (isOurs(words)) return skip('The comment was written by this action.');
  const asked = await parseCommand(words, command?.trim() || (DEFAULTS.command ?? ''));
  if (asked.kind === 'none' && body.success) return skip(asked.reason);

  const place = PlaceSchema.safeParse(payload);
  const user = author.data?.comment.user;
  if (asked.kind === 'none' || !action.success || !place.success || !user) {
    const error = [action, author, body, place].find(({ success }) => !success)?.error;
    throw unreadable(error?.issues[0]?.path.join('.') ?? '');
  }
  const { comment, issue, repository } = place.data;
  const event: CommentRun = {
    issueNumber: issue.number,
    isPullRequest: Boolean(issue.pull_request),
    comment: { id: comment.id, author: { login: user.login, id: user.id } },
    issue: {
      title: bounded(issue.title),
      body: bounded(issue.body),
      author: issue.user?.login,
      htmlUrl: issue.html_url,
    },
    isPublic: !repository.private,
  };
  return { kind: 'ours', event, asked };
}

/** Why the author is nobody whose command counts. */
function notByAPerson({ comment: { user }, sender }: z.infer<typeof AuthorSchema>): string | undefined {
  if (!user) return 'The comment has no author.';
  if (user.type !== 'User' || /\[bot\]$/i.test(user.login)) return 'The comment was not written by a person.';
  if (sender?.id !== user.id) return 'The sender of the event is not the author of the comment.';
  return undefined;
}

/** `part` names a part of the payload, never its content. */
function unreadable(part: string): SetupError {
  const where = part === '' ? '' : ` (at \`${part}\`)`;
  return new SetupError(
    text`The event payload could not be read${where}. Nothing was sent.`,
    text`Trigger the workflow with \`issue_comment\` and the type \`created\`, and pass the event on unchanged.`,
  );
}
