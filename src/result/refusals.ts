/** What people read if something in the thread has kept a run from sending. */
import type { Notice } from '../errors.ts';
import { commentsRequest, explain } from '../github/explain.ts';
import { type GitHubError, isPermanent } from '../github/github-error.ts';
import { link, sentences, type Text, text } from '../text/sentence.ts';
import type { Refusal } from '../thread/decide.ts';
import { type Audience, afterChange, stepsIfUnclear } from './next-steps.ts';

const NOT_PAID_TWICE = text`To avoid paying twice, nothing was sent.`;
const LATER = text`Wait a minute, then run again.`;
const WITHOUT_COMMENTS = sentences(
  text`Or set \`comment: never\`:`,
  text`then a re-run starts a new job, even if the first attempt has started one.`,
);

export function refusedByThread(because: Refusal, reader: Audience): Notice {
  switch (because.kind) {
    case 'this-request': {
      const { url } = because.claim;
      const comment = url ? text` (${link(url, 'its comment')})` : [];
      const ended = 'An earlier run of this command ended before the service responded';
      return {
        title: 'An earlier run may have sent this',
        happened: text`${ended}${comment}. ${NOT_PAID_TWICE}`,
        steps: stepsIfUnclear(reader),
      };
    }
    case 'other-request':
      return {
        title: 'Blocked by an earlier command',
        happened: sentences(
          text`An earlier command in this thread was still being sent`,
          text`at the time limit of this run. ${NOT_PAID_TWICE}`,
        ),
        next: LATER,
      };

    case 'record-rejected': {
      const { githubError } = because;
      const { happened, next } = explained('the comment of this run', githubError, reader);
      // The reusable workflow for commands has no such input.
      const canGoWithout = isPermanent(githubError) && reader.commandName === undefined;
      const without = canGoWithout ? WITHOUT_COMMENTS : [];
      return { title: 'Could not comment in the thread', happened, next: sentences(next, without) };
    }
    case 'thread-unreadable': {
      const title = 'Could not read the thread';
      const why = text`GitHub’s list of the comments does not contain the comment of this run.`;
      return because.githubError === undefined
        ? { title, happened: sentences(why, NOT_PAID_TWICE), next: LATER }
        : { title, ...explained(commentsRequest(reader.issue), because.githubError, reader) };
    }
  }
}

/** `what` is the call that failed. */
function explained(what: string | Text, githubError: GitHubError, reader: Audience) {
  const { again } = afterChange(reader);
  const { happened, next } = explain(githubError, { what, again });
  return { happened: text`${happened} ${NOT_PAID_TWICE}`, next };
}
