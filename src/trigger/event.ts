import * as z from 'zod/mini';
import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { Account } from '../github/accounts.ts';
import type { CommentKind } from '../github/command-comments.ts';
import type { InputEvent } from '../inputs/rules.ts';
import { optionalOrUndefined } from '../text/json.ts';
import { type Text, text } from '../text/sentence.ts';

export const Id = z.int().check(z.positive());

/** An event that may contain a command. */
export interface CommentEventShape {
  kind: CommentKind;
  /** The activity type of the event for a new comment. */
  action: string;
  /** The fields of the payload that contain the parts of a command, if GitHub names them differently. */
  parts: Readonly<Record<string, string>>;
}

const INLINE = { comment: 'comment', lines: 'comment', issue: 'pull_request' };
const REVIEW = { comment: 'review', issue: 'pull_request' };

/** The events that may contain a command, by their names. */
export const COMMENT_EVENTS = new Map<string, CommentEventShape>([
  ['issue_comment', { kind: 'comment', action: 'created', parts: {} }],
  ['pull_request_review_comment', { kind: 'inline', action: 'created', parts: INLINE }],
  ['pull_request_review', { kind: 'review', action: 'submitted', parts: REVIEW }],
]);

const Identified = z.object({ id: Id });
const Forkable = z.object({ fork: z.boolean() });
const Commit = z.string().check(z.regex(/^(?!0+$)[0-9a-f]{40,64}$/));
const Pull = z.object({
  number: Id,
  head: optionalOrUndefined(z.object({ repo: z.nullish(Identified) })),
  base: optionalOrUndefined(z.object({ repo: Identified })),
});
/** The events that say themselves which commits they are about. */
const OWN_CHANGES =
  /^(?:push|pull_request(?:_.+)?|release|merge_group|workflow_run|check_run|check_suite|status)$/;
/** A part that is not readable counts as missing, because a run with a prompt needs no event. */
const Event = z.object({
  issue: optionalOrUndefined(z.object({ number: Id })),
  pull_request: optionalOrUndefined(Pull),
  sender: optionalOrUndefined(z.object({ login: z.string() })),
  after: optionalOrUndefined(Commit),
  head_commit: optionalOrUndefined(z.object({ id: Commit })),
  repository: optionalOrUndefined(Forkable),
});

/** GitHub passes no secrets to a run that a fork or Dependabot started, and a fork of the repository may have none. */
export type WithoutSecrets = 'untrusted' | 'fork';

/** What an event says about its run, apart from a command. */
export interface EventFacts extends InputEvent {
  /** Why the run may lack its key although the setup is right. */
  withoutSecrets: WithoutSecrets | undefined;
  /** The person whose review started the run. */
  reviewer: Account | undefined;
}

export function factsOf({ name, payload }: Environment['event'], reviewer?: Account): EventFacts {
  const event: Partial<z.infer<typeof Event>> = Event.safeParse(payload).data ?? {};
  const { issue, pull_request: pull, sender } = event;
  // For an annotated tag, `after` is the ID of the tag instead of its commit.
  const pushedCommit = event.head_commit?.id ?? event.after;

  // The head of a deleted fork has no repository. `pull_request_target` gets secrets.
  const isFromFork = pull?.head && pull.base && pull.head.repo?.id !== pull.base.repo.id;
  const isUntrusted = isFromFork === true && name !== 'pull_request_target';
  const isInFork = event.repository?.fork === true;
  return {
    eventIssue: pull?.number ?? issue?.number,
    pushedCommit: name === 'push' ? pushedCommit : undefined,
    hasOwnChanges: OWN_CHANGES.test(name),
    withoutSecrets: withoutSecrets(isUntrusted || sender?.login === 'dependabot[bot]', isInFork),
    reviewer,
  };
}

function withoutSecrets(isUntrusted: boolean, isInFork: boolean): WithoutSecrets | undefined {
  if (isUntrusted) return 'untrusted';
  return isInFork ? 'fork' : undefined;
}

/** `whatIsWrong` is the end of a sentence about the event file, such as 'is not readable JSON'. */
export function unreadableEvent(whatIsWrong: Text): SetupError {
  return new SetupError({
    title: 'Could not read the event',
    happened: text`The event file at \`$GITHUB_EVENT_PATH\` ${whatIsWrong}. Nothing was sent.`,
    next: text`An earlier step of the job may have changed the file, or the runner’s disk may be full. Run again, without the step that changes it.`,
  });
}
