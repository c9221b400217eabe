import * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import { isOurs } from '../github/hidden-marker.ts';
import { DEFAULTS } from '../inputs/names.ts';
import { text } from '../text/sentence.ts';
import { Id, RepositorySchema } from './event.ts';
import { type Command, parseCommand } from './parse.ts';

/** A new comment by a person, and its issue or pull request. */
export interface CommentRun {
  issueNumber: number;
  isPullRequest: boolean;
  comment: { id: number; author: { login: string; id: number } };
  /** `author` is undefined for a deleted account. */
  issue: { title: string; body: string; author: string | undefined; htmlUrl: string };
  /** Whether everyone can read the repository. */
  isPublic: boolean;
}

export type CommentRead =
  | { kind: 'skip'; reason: string }
  | { kind: 'command'; event: CommentRun; command: Command };

/**
 * GitHub limits a body to 65,536 characters, which are at most twice as many UTF-16 units. A longer one is not from
 * GitHub, and is cut so that processing time stays bounded.
 */
const MAX_BODY = 131_072;
const bounded = (body: string | null | undefined) => (body ?? '').slice(0, MAX_BODY);

/** The parts of the payload that decide whether the comment is a command. */
const ActionSchema = z.object({ action: z.string() });
const Account = z.object({ login: z.string().check(z.minLength(1), z.maxLength(100)), id: Id });
const AuthorSchema = z.object({
  comment: z.object({ user: z.nullish(z.extend(Account, { type: z.string() })) }),
  sender: z.nullish(Account),
});
const BodySchema = z.object({ comment: z.object({ body: z.nullish(z.string()) }) });

/** The parts of the payload that only a command needs. */
const CommandSchema = z.object({
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
 * Decides whether a comment is a command that a person wrote, from the event's payload and the input `command` alone.
 * Throws a SetupError for an unreadable payload only if the comment may be a command: other comments must not fail runs.
 *
 * A comment that an app wrote with a user's token (`performed_via_github_app`) counts as that user's: the user
 * authorized the app, and their permission is checked like anyone's.
 */
export async function readComment(payload: unknown, commandName: string | undefined): Promise<CommentRead> {
  const action = ActionSchema.safeParse(payload);
  const author = AuthorSchema.safeParse(payload);
  const body = BodySchema.safeParse(payload);
  const skip = (reason: string): CommentRead => ({ kind: 'skip', reason });
  if (action.success && action.data.action !== 'created') return skip('Only new comments are processed.');
  const reason = author.success ? whyNotAPerson(author.data) : undefined;
  if (reason !== undefined) return skip(reason);
  const commentText = bounded(body.data?.comment.body);
  if (isOurs(commentText)) return skip('The comment was written by this action.');
  const command = await parseCommand(commentText, commandName?.trim() || (DEFAULTS.command ?? ''));
  if (command.kind === 'none' && body.success) return skip(command.reason);

  const details = CommandSchema.safeParse(payload);
  const user = author.data?.comment.user;
  if (command.kind === 'none' || !action.success || !details.success || !user) {
    const error = [action, author, body, details].find(({ success }) => !success)?.error;
    throw unreadable(error?.issues[0]?.path.join('.') ?? '');
  }
  const { comment, issue, repository } = details.data;
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
  return { kind: 'command', event, command };
}

/** Why a comment's author cannot use commands; undefined for a person. */
function whyNotAPerson({ comment: { user }, sender }: z.infer<typeof AuthorSchema>): string | undefined {
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
