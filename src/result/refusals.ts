/** What people read if something in the thread has kept a run from sending. */
import type { UserMessage } from '../errors.ts';
import { explain } from '../github/explain.ts';
import { type GitHubError, isPermanent } from '../github/github-error.ts';
import { link, sentences, text } from '../text/sentence.ts';
import type { Refusal } from '../thread/decide.ts';
import { type Audience, againIn, stepsIfUnclear } from './next-steps.ts';

const NOT_PAID_TWICE = text`To avoid paying twice, nothing was sent.`;
const LATER = text`Wait a minute, then run again.`;

export function refusedByThread(because: Refusal, reader: Audience): UserMessage {
  switch (because.kind) {
    case 'this-command':
      return {
        title: 'An earlier run may have sent this',
        happened: sentences(earlierRun(because.claim.url), NOT_PAID_TWICE),
        steps: stepsIfUnclear(reader),
      };

    case 'other-command':
      return {
        title: 'Blocked by an earlier command',
        happened: sentences(
          text`An earlier command in this thread was still being sent`,
          text`at the time limit of this run. ${NOT_PAID_TWICE}`,
        ),
        next: LATER,
      };

    case 'record-rejected':
      return notRecorded(because.githubError, reader);

    case 'thread-unreadable':
      return threadUnread(because.githubError, reader);
  }
}

function earlierRun(url: string | undefined) {
  const comment = url ? text` (${link(url, 'its comment')})` : [];
  return text`An earlier run of this command ended before the service responded${comment}.`;
}

function notRecorded(githubError: GitHubError, reader: Audience): UserMessage {
  const { happened, next } = nothingSent('the comment of this run', githubError, reader);
  // The reusable workflow for commands has no such input.
  const canGoWithout = isPermanent(githubError) && reader.commandName === undefined;
  const without = sentences(
    text`Or set \`comment: never\`:`,
    text`then a re-run starts a new job, even if the first attempt has started one.`,
  );
  return {
    title: 'Could not comment in the thread',
    happened,
    next: canGoWithout ? sentences(next, without) : next,
  };
}

function threadUnread(githubError: GitHubError | undefined, reader: Audience): UserMessage {
  const title = 'Could not read the thread';
  const why = text`GitHub’s list of the comments does not contain the comment of this run.`;
  return githubError === undefined
    ? { title, happened: sentences(why, NOT_PAID_TWICE), next: LATER }
    : { title, ...nothingSent('the request for the comments', githubError, reader) };
}

/** `what` is the call that failed. */
function nothingSent(what: string, githubError: GitHubError, reader: Audience) {
  const { happened, next } = explain(githubError, { what, again: againIn(reader) });
  return { happened: text`${happened} ${NOT_PAID_TWICE}`, next };
}
