/** The ends of runs without a job: nothing was sent, the request failed, or it is not known whether it arrived. */
import { describeGitHubError, githubRemedy, isPermanent } from '../github/github-error.ts';
import type { Reason, RequestKind } from '../job-end.ts';
import { rejectionTitle, remedy } from '../service/remedies.ts';
import { type GivenUp, MAX_TRIES } from '../service/send.ts';
import { link, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { RefusalReason } from '../thread/decide.ts';
import { type EndDefinitions, type EndText, nextAttempt } from './end-definition.ts';
import { type Audience, howToFindOut, howToStartNew } from './next-steps.ts';

const NOT_STARTED = text`No work was started.`;
const NOT_CHARGED_TWICE = text`Nothing was sent, so that you are not charged twice.`;

export const REQUEST_ENDS = {
  unclear: {
    outcome: 'unknown',
    state: 'sending',
    title: () => 'It is unclear whether the request arrived',
    text({ request, reason }, reader) {
      const { failedRequest } = reason;
      const check = failedRequest.unexpected ? remedy(failedRequest, 'send') : [];
      return {
        happened: text`${failedRequest.happened} Therefore, ${mayHaveArrived(request)}. The request was not repeated, so that you are not charged twice.`,
        next: sentences(howToFindOut(reader), check),
      };
    },
  },

  'canceled-while-sending': {
    outcome: 'unknown',
    state: 'sending',
    title: () => 'Canceled while sending the request',
    text: ({ request }, reader) => ({
      topic: 'Canceled',
      happened: text`The run was canceled before the service responded to the request, so ${mayHaveArrived(request)}.`,
      next: howToFindOut(reader),
    }),
  },

  'canceled-before-sending': {
    outcome: 'cancelled',
    title: () => 'Canceled before anything was sent',
    text: () => ({
      topic: 'Canceled',
      happened: text`The run was canceled. ${NOT_STARTED}`,
      next: text`To send the request, run again.`,
    }),
  },

  refused: {
    outcome: 'failed',
    title: ({ reason }) => rejectionTitle(reason.failedRequest),
    text({ request, reason }, reader) {
      const { failedRequest } = reason;
      const { status, happened } = failedRequest;
      const isUnknownJob = request === 'message' && (status === 404 || status === 410);
      const startNew = text`Check the job ID and \`project-id\`. To start a new job instead, ${howToStartNew(reader)}.`;
      return {
        happened: sentences(happened, NOT_STARTED),
        next: isUnknownJob ? startNew : remedy(failedRequest, 'send'),
      };
    },
  },

  'not-sent': {
    outcome: 'failed',
    title: () => 'Could not reach the service',
    text: ({ reason }) => givenUp(reason),
  },
  'rate-limited': {
    outcome: 'rate-limited',
    title: () => 'Rate limited',
    text: ({ reason }) => givenUp(reason),
  },

  'no-context': {
    outcome: 'failed',
    title: ({ reason }) => reason.error.userMessage.title,
    text({ reason }) {
      const { userMessage } = reason.error;
      return { ...userMessage, happened: text`${userMessage.happened} Nothing was sent.` };
    },
  },
  'nothing-to-do': {
    outcome: 'skipped',
    title: ({ reason }) => reason.error.userMessage.title,
    text: ({ reason }) => reason.error.userMessage,
  },

  'this-command': {
    outcome: 'unknown',
    title: () => 'It is unclear whether this command arrived',
    text: ({ reason }, reader) => ({
      happened: text`An earlier run of this command ended before it was clear whether its request arrived. ${NOT_CHARGED_TWICE}`,
      next: afterClaim(reason, reader),
    }),
  },

  'other-command': {
    outcome: 'failed',
    title: () => 'Blocked by an earlier command',
    text: ({ reason }) => ({
      happened: text`When this run reached its time limit, an earlier command in this thread was still being sent. ${NOT_CHARGED_TWICE}`,
      next: afterRefusal(reason),
    }),
  },

  'record-refused': {
    outcome: 'failed',
    title: () => 'Could not comment in the thread',
    text({ reason }) {
      const { githubError } = reason;
      const isRefused = githubError && isPermanent(githubError) && !githubError.moved;
      const withoutComment = text`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
      return {
        happened: nothingSent('the comment of this run', reason),
        next: isRefused ? sentences(afterRefusal(reason), withoutComment) : afterRefusal(reason),
      };
    },
  },

  'thread-unreadable': {
    outcome: 'failed',
    title: () => 'Could not read the thread',
    text: ({ reason }) => ({
      happened: nothingSent('the request for the comments of the thread', reason),
      next: afterRefusal(reason),
    }),
  },
} satisfies Partial<EndDefinitions>;

function mayHaveArrived(request: RequestKind): string {
  return request === 'message' ? 'the job may have received it' : 'a job may have started';
}

/** What the run says if all attempts failed, or if there is no time for the next one. */
function givenUp({ failedRequest, tries, retryAt }: GivenUp): EndText {
  const attempts = tries === MAX_TRIES ? text`All ${MAX_TRIES} attempts failed.` : [];
  const later = laterAttempt(tries, retryAt);
  return {
    happened: sentences(attempts, failedRequest.happened, later, NOT_STARTED),
    next: remedy(failedRequest, 'send'),
  };
}

function laterAttempt(tries: number, retryAt: number | undefined): Text {
  if (retryAt === undefined) return [];
  if (tries < MAX_TRIES) return nextAttempt(retryAt);
  return text`It asks to wait until ${moment(retryAt)}.`;
}

/** `what` is the call that failed. Without an error, the lists of GitHub are older than the run. */
function nothingSent(what: string, { githubError }: Reason<RefusalReason>): Text {
  const why = githubError
    ? describeGitHubError(githubError, what)
    : text`GitHub’s list of the comments does not contain the comment of this run.`;
  return sentences(why, NOT_CHARGED_TWICE);
}

function afterClaim({ claim }: Reason<RefusalReason>, reader: Audience): Text {
  const comment = 'the comment of the earlier run';
  const earlier = claim?.url ? link(claim.url, comment) : comment;
  const remove = text`You can also delete ${earlier} and re-run the workflow run.`;
  return sentences(howToFindOut(reader), remove);
}

function afterRefusal({ githubError }: Reason<RefusalReason>): Text {
  return githubError ? githubRemedy(githubError) : text`Wait a minute, then run again.`;
}
