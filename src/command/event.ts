import * as z from 'zod/mini';
import type { QuotedIssue } from '../context/quote.ts';
import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { isOurs } from '../github/hidden-lines.ts';
import { issueSchema } from '../github/issues.ts';
import { DEFAULT_COMMAND } from '../inputs/inputs.ts';
import type { InputEvent } from '../inputs/rules.ts';
import { optionalOrUndefined } from '../text/json.ts';
import { code, text } from '../text/sentence.ts';
import { startsWith } from '../text/visible.ts';

const Id = z.int().check(z.positive());
const Repository = z.object({ private: z.boolean() });

const Identified = z.object({ id: Id });
const Commit = z.string().check(z.regex(/^(?!0+$)[0-9a-f]{40,64}$/));
const Pull = z.object({
  number: Id,
  head: optionalOrUndefined(z.object({ repo: z.nullish(Identified) })),
  base: optionalOrUndefined(z.object({ repo: Identified })),
});
/** An unreadable part counts as missing: a run with a prompt needs no event. */
const Event = z.object({
  issue: optionalOrUndefined(z.object({ number: Id })),
  pull_request: optionalOrUndefined(Pull),
  repository: optionalOrUndefined(Repository),
  sender: optionalOrUndefined(z.object({ login: z.string() })),
  after: optionalOrUndefined(Commit),
  head_commit: optionalOrUndefined(z.object({ id: Commit })),
});

/** What an event other than a comment provides to a run. */
export interface EventFacts extends InputEvent {
  /** GitHub passes no secrets to the run: a fork or Dependabot started it. */
  lacksSecrets: boolean;
}

export function factsOf({ name, payload }: Environment['event']): EventFacts {
  const {
    issue,
    pull_request: pull,
    repository,
    sender,
    ...push
  } = Event.safeParse(payload).data ?? {};
  // A deleted fork is a head without a repository. `pull_request_target` gets secrets.
  const isFork = pull?.head && pull.base && pull.head.repo?.id !== pull.base.repo.id;
  return {
    eventIssue: pull?.number ?? issue?.number,
    isPublic: repository && !repository.private,
    // Of an annotated tag, `after` is the tag's own ID.
    pushedCommit: name === 'push' ? (push.head_commit?.id ?? push.after ?? '') : undefined,
    lacksSecrets:
      sender?.login === 'dependabot[bot]' || (isFork === true && name !== 'pull_request_target'),
  };
}

/** A new comment by a person that is a command. */
export interface CommandEvent {
  body: string;
  commentId: number;
  author: { login: string; id: number };
  issue: number;
  quoted: QuotedIssue;
  isPublic: boolean;
}

const Account = z.object({ login: z.string().check(z.minLength(1), z.maxLength(100)), id: Id });
const Body = z.nullish(z.string());
const WrittenSchema = z.object({
  action: z.string(),
  comment: z.object({ body: Body, user: z.nullish(z.extend(Account, { type: z.string() })) }),
  sender: z.nullish(Account),
});
const CommentSchema = z.extend(WrittenSchema, {
  comment: z.extend(WrittenSchema.shape.comment, { id: Id }),
  issue: z.intersection(issueSchema, z.object({ number: Id })),
  repository: Repository,
});

/** Throws a SetupError for an unreadable payload only if it may hold a command: other comments must not fail runs. */
export function readComment(
  payload: unknown,
  commandName: string | undefined,
): CommandEvent | { skip: string } {
  const written = WrittenSchema.safeParse(payload).data;
  const reason = written && whyIgnored(written);
  if (reason !== undefined) return { skip: reason };
  const { data, error } = CommentSchema.safeParse(payload);
  const readable = z.object({ comment: z.object({ body: Body }) }).safeParse(payload).data?.comment;
  const name = commandName?.trim() || DEFAULT_COMMAND;
  const body = readable?.body ?? '';
  if (readable && !startsWith(body, name))
    return { skip: 'The first line of the comment does not start with the command.' };
  if (!data?.comment.user) {
    const where = ['github.event', ...(error?.issues[0]?.path ?? [])].join('.');
    throw new SetupError(
      text`The event payload could not be read at ${code(where)}. Nothing was sent.`,
      text`Trigger the workflow with \`issue_comment\` and the type \`created\`, and pass the event on unchanged.`,
    );
  }
  return {
    body,
    commentId: data.comment.id,
    author: data.comment.user,
    issue: data.issue.number,
    quoted: data.issue,
    isPublic: !data.repository.private,
  };
}

/** An app that writes with a user's token counts as that user, who authorized it. */
function whyIgnored({
  action,
  comment,
  sender,
}: z.infer<typeof WrittenSchema>): string | undefined {
  const { user, body } = comment;
  if (action !== 'created') return 'Only new comments are processed.';
  if (user?.type !== 'User' || /\[bot\]$/i.test(user.login))
    return 'The comment was not written by a person.';
  if (sender?.id !== user.id) return 'The sender of the event is not the author of the comment.';
  return isOurs(body ?? '') ? 'The comment was written by this action.' : undefined;
}
