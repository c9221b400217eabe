import * as z from 'zod/mini';
import type { WorkflowEvent } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { text } from '../text/sentence.ts';

export const Id = z.int().check(z.positive());

export const RepositorySchema = z.object({ private: z.boolean() });

/** What an event that starts no command adds to a run. */
export interface EventFacts {
  /** The issue or pull request that the event names. */
  eventIssue: number | undefined;
  /** Whether everybody can read the repository; undefined where the event does not say. */
  isPublic: boolean | undefined;
  isPush: boolean;
}

/** Comment events in which commands do not work. */
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

/** Why GitHub gives the run of this event no secrets; undefined where nothing shows that. */
export function withoutSecrets({ name, payload }: WorkflowEvent): 'fork' | 'dependabot' | undefined {
  if (SenderSchema.safeParse(payload).data?.sender.login === 'dependabot[bot]') return 'dependabot';
  const pull = ForkSchema.safeParse(payload).data?.pull_request;
  // A head without a repository is that of a fork that was deleted. `pull_request_target` gets secrets.
  const isFork = pull !== undefined && pull.head.repo?.id !== pull.base.repo.id;
  return isFork && name !== 'pull_request_target' ? 'fork' : undefined;
}

/**
 * The facts of an event that is no `issue_comment`. What is missing or cannot be read is undefined: a run with a prompt
 * needs no event. Throws a SetupError for comments at places where commands do not work, where no prompt is given.
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
