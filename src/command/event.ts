import * as z from 'zod/mini';
import type { WorkflowEvent } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { isOurs } from '../github/comments.ts';
import { DEFAULTS } from '../inputs/names.ts';
import { text } from '../text/sentence.ts';
import { type Command, parseCommand } from './parse.ts';

const Id = z.int().check(z.positive());

const RepositorySchema = z.object({ private: z.boolean() });

/** What other events than comments provide to a run. */
interface EventFacts {
  /** The issue or pull request that the event names. */
  eventIssue: number | undefined;
  /** Whether everyone can read the repository; undefined if the event does not show it. */
  isPublic: boolean | undefined;
  isPush: boolean;
}

/** Comment events that do not support commands. */
const UNSUPPORTED_EVENTS = new Map([
  ['pull_request_review_comment', 'inline review comments'],
  ['pull_request_review', 'reviews'],
  ['discussion_comment', 'discussion comments'],
  ['commit_comment', 'commit comments'],
]);

const Numbered = z.object({ number: Id });
const PullSchema = z.object({ pull_request: Numbered });
const IssueSchema = z.object({ issue: Numbered });
const PublicSchema = z.object({ repository: RepositorySchema });

const Named = z.nullish(z.object({ id: Id }));
const ForkSchema = z.object({
  pull_request: z.object({ head: z.object({ repo: Named }), base: z.object({ repo: z.object({ id: Id }) }) }),
});
const SenderSchema = z.object({ sender: z.object({ login: z.string() }) });

/** Why GitHub passes no secrets to a run of this event; undefined if it does. */
export function withoutSecrets({ name, payload }: WorkflowEvent): 'fork' | 'dependabot' | undefined {
  if (SenderSchema.safeParse(payload).data?.sender.login === 'dependabot[bot]') return 'dependabot';
  const pull = ForkSchema.safeParse(payload).data?.pull_request;
  // A head without a repository is that of a fork that was deleted. `pull_request_target` gets secrets.
  const isFork = pull !== undefined && pull.head.repo?.id !== pull.base.repo.id;
  return isFork && name !== 'pull_request_target' ? 'fork' : undefined;
}

/**
 * The facts of an event other than `issue_comment`. Missing or unreadable parts are undefined: a run with a prompt needs
 * no event. Throws a SetupError for comment events that do not support commands, unless there is a prompt.
 */
export function factsOf(
  { name, payload }: WorkflowEvent,
  inputs: Readonly<Record<string, string | undefined>>,
): EventFacts {
  const unsupported = UNSUPPORTED_EVENTS.get(name);
  const isPromptRun = ['prompt', 'prompt-file', 'job-id'].some(
    (input) => (inputs[input] ?? '').trim() !== '',
  );
  if (unsupported !== undefined && !isPromptRun) {
    throw new SetupError(
      text`Commands are not supported in ${unsupported}. Nothing was sent.`,
      text`Comment in the conversation of the issue or pull request (event \`issue_comment\`). To run a prompt on this event, set \`prompt\`.`,
    );
  }
  const repository = PublicSchema.safeParse(payload).data?.repository;
  return {
    eventIssue:
      PullSchema.safeParse(payload).data?.pull_request.number ??
      IssueSchema.safeParse(payload).data?.issue.number,
    isPublic: repository && !repository.private,
    isPush: name === 'push',
  };
}

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
