import * as z from 'zod/mini';
import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { CommentKind } from '../github/command-comments.ts';
import type { InputEvent } from '../inputs/rules.ts';
import { optionalOrUndefined } from '../text/json.ts';
import { type Text, text } from '../text/sentence.ts';

export const Id = z.int().check(z.positive());

export interface CommentEvent {
  kind: CommentKind;
  action: string;
  /** What GitHub calls the parts of a command in this event. */
  parts: Readonly<Record<string, string>>;
}

const INLINE = { comment: 'comment', lines: 'comment', issue: 'pull_request' };
const REVIEW = { comment: 'review', issue: 'pull_request' };
/** The events that may contain a command, by their names. */
export const COMMENT_EVENTS = new Map<string, CommentEvent>([
  ['issue_comment', { kind: 'comment', action: 'created', parts: {} }],
  ['pull_request_review_comment', { kind: 'inline', action: 'created', parts: INLINE }],
  ['pull_request_review', { kind: 'review', action: 'submitted', parts: REVIEW }],
]);

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
  sender: optionalOrUndefined(z.object({ login: z.string() })),
  after: optionalOrUndefined(Commit),
  head_commit: optionalOrUndefined(z.object({ id: Commit })),
});

export interface Author {
  login: string;
  id: number;
}

/** What an event other than a comment provides to a run. */
export interface EventFacts extends InputEvent {
  /** GitHub passes no secrets to the run: a fork or Dependabot started it. */
  lacksSecrets: boolean;
  /** Who submitted the review that started the run. */
  reviewer?: Author | undefined;
}

export function factsOf({ name, payload }: Environment['event']): EventFacts {
  const event: Partial<z.infer<typeof Event>> = Event.safeParse(payload).data ?? {};
  const { issue, pull_request: pull, sender } = event;
  // Of an annotated tag, `after` is the tag's own ID.
  const pushedCommit = event.head_commit?.id ?? event.after ?? '';

  // A deleted fork is a head without a repository. `pull_request_target` gets secrets.
  const isFork = pull?.head && pull.base && pull.head.repo?.id !== pull.base.repo.id;
  const isUntrusted = isFork === true && name !== 'pull_request_target';
  return {
    eventIssue: pull?.number ?? issue?.number,
    pushedCommit: name === 'push' ? pushedCommit : undefined,
    lacksSecrets: isUntrusted || sender?.login === 'dependabot[bot]',
  };
}

/** `problem`: a predicate, such as 'is not readable JSON'. */
export function unreadableEvent(problem: Text): SetupError {
  return new SetupError({
    title: 'Could not read the event',
    happened: text`The event file at \`$GITHUB_EVENT_PATH\` ${problem}. Nothing was sent.`,
    next: text`An earlier step of the job may have changed the file, or the runner’s disk may be full. Run again, without the step that changes it.`,
  });
}
