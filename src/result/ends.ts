/** What people read at the end of a run. */
import type { UserMessage } from '../errors.ts';
import { commentsRequest, explain } from '../github/explain.ts';
import { type GitHubError, isPermanent } from '../github/github-error.ts';
import { rejectionTitle, remedy } from '../service/remedies.ts';
import { documentedStatus, type Job, STATUSES } from '../service/schema.ts';
import type { GivenUp } from '../service/send.ts';
import {
  clockTime,
  code,
  counted,
  duration,
  link,
  moment,
  sentences,
  type Text,
  text,
} from '../text/sentence.ts';
import type { EndReason, JobReport, Reason } from './job-end.ts';
import {
  type Audience,
  afterStatus,
  howToFollow,
  howToGetResult,
  howToStartNew,
  stepsIfUnclear,
} from './next-steps.ts';

/** A run without a job has an empty ID, which its message does not contain. */
type EndMessage<K extends EndReason['kind']> = (
  report: JobReport<Reason<K>> & { jobId: string },
  reader: Audience,
) => UserMessage;

const NOT_STARTED = text`No work was started.`;
const NOT_PAID_TWICE = text`To avoid paying twice, nothing was sent.`;
const WITHOUT_COMMENTS = sentences(
  text`Or set \`comment: never\`:`,
  text`then a re-run starts a new job, even if the first attempt has started one.`,
);
const LATER = text`Wait a minute, then run again.`;

const FINISHED = {
  create: 'Pull request opened',
  message: 'The agent finished the follow-up',
  attach: 'The agent finished',
} as const;

/** A reason without a message does not compile. */
const MESSAGES: { readonly [K in EndReason['kind']]: EndMessage<K> } = {
  // The pull request itself is shown below what happened.
  'pr-opened': ({ jobId, job, request }, reader) => ({
    title: FINISHED[request],
    happened: job?.prLink === undefined ? text`The agent opened a pull request.` : [],
    next: afterStatus(jobId, job?.status, reader, 'To ask for changes'),
  }),

  'no-changes': ({ jobId, job }, reader) => ({
    title: 'No pull request',
    happened: sentences(
      text`The agent finished without a pull request.`,
      text`It changed nothing, or pushed its changes to a branch.`,
    ),
    next: afterStatus(jobId, job?.status, reader, 'If you expected a change'),
  }),

  archived: ({ jobId, job }, reader) => ({
    title: 'Job archived',
    happened: text`The job was archived without a pull request.`,
    next: afterStatus(jobId, job?.status, reader),
  }),

  failed: ({ jobId, job }, reader) => ({
    title: 'The agent stopped with an error',
    happened: sentences(
      job?.reason === undefined
        ? text`The service’s dashboard may say why.`
        : text`The service says: ${code(job.reason)}.`,
      job?.prLink === undefined ? [] : text`What it finished is in the pull request:`,
    ),
    next: afterStatus(jobId, job?.status, reader, 'To try again'),
  }),

  detached: ({ request, jobId }, reader) => ({
    title: request === 'create' ? 'Job started' : 'Message sent',
    happened: text`The agent is working. This run does not wait for it.`,
    next: howToFollow(jobId, reader),
  }),

  'timed-out': ({ jobId, job, durationMs, reason: { rateLimit } }, reader) => {
    const limit = rateLimit
      ? text`${rateLimit.failedRequest.happened} ${nextAttempt(rateLimit.retryAt)}`
      : [];
    const seen = whatWasSeen(job, duration(durationMs));
    const happened = sentences(seen.happened, limit);
    return { ...seen, happened, next: howToGetResult(jobId, reader) };
  },

  'canceled-while-waiting': ({ jobId }, reader) => ({
    title: 'Canceled, but the job continues',
    happened: text`The run was canceled. The agent goes on.`,
    next: howToGetResult(jobId, reader),
  }),

  gone: ({ jobId, reason }) => ({
    title: 'Job not found',
    happened: sentences(
      text`Several times in a row, job ${code(jobId)} was not found.`,
      reason.failedRequest.happened,
    ),
    next: sentences(
      text`Check \`project-id\`, \`job-path\`, and the job ID.`,
      text`If they are right, the job is gone: look for its pull request.`,
    ),
  }),

  unreadable: ({ jobId, reason }, reader) => {
    const { happened, next } = whyUnreadable(reason, reader);
    return {
      title: 'Could not read the job status',
      happened: text`${happened} The agent may still be working.`,
      next: sentences(next, howToGetResult(jobId, reader)),
    };
  },

  unclear: ({ request, reason: { failedRequest } }, reader) => {
    const { happened, status = 500 } = failedRequest;
    return {
      title: request === 'message' ? 'The message may have arrived' : 'A job may have started',
      topic: 'A job may have started',
      happened: text`${happened} To avoid paying twice, nothing was sent again.`,
      steps: stepsIfUnclear(reader, status < 300 ? remedy(failedRequest, 'send') : []),
    };
  },

  'canceled-while-sending': (_, reader) => ({
    title: 'Canceled while sending the request',
    happened: text`The run was canceled before the service responded. It may have the request.`,
    steps: stepsIfUnclear(reader),
  }),

  'canceled-before-sending': () => ({
    title: 'Canceled before anything was sent',
    happened: text`The run was canceled. ${NOT_STARTED}`,
    next: text`To send the request, run again.`,
  }),

  rejected: ({ request, reason: { failedRequest } }, reader) => {
    const isUnknownJob = request === 'message' && failedRequest.failure === 'gone';
    const startNew = sentences(
      text`Check the job ID and \`project-id\`.`,
      text`To start a new job instead, ${howToStartNew(reader)}.`,
    );
    return {
      title: rejectionTitle(failedRequest),
      happened: text`${failedRequest.happened} ${NOT_STARTED}`,
      next: isUnknownJob ? startNew : remedy(failedRequest, 'send', afterChange(reader)),
    };
  },

  'not-sent': ({ reason }, reader) => ({
    title: 'Could not reach the service',
    ...givenUp(reason, reader),
  }),

  'rate-limited': ({ reason }, reader) => ({
    title: rejectionTitle(reason.failedRequest),
    ...givenUp(reason, reader),
  }),

  'no-context': ({ reason: { error } }) => {
    const { userMessage } = error;
    return { ...userMessage, happened: text`${userMessage.happened} Nothing was sent.` };
  },

  'nothing-to-do': ({ reason: { error } }) => error.userMessage,

  withdrawn: () => ({
    title: 'Skipped: the comment was deleted',
    happened: text`The comment was deleted before the request was sent. Nothing was sent.`,
    next: text`To send it after all, comment again.`,
  }),

  'this-command': ({ reason: { claim } }, reader) => {
    const comment = claim.url ? text` (${link(claim.url, 'its comment')})` : [];
    return {
      title: 'An earlier run may have sent this',
      happened: sentences(
        text`An earlier run of this command ended before the service responded${comment}.`,
        NOT_PAID_TWICE,
      ),
      steps: stepsIfUnclear(reader),
    };
  },

  'other-command': () => ({
    title: 'Blocked by an earlier command',
    happened: sentences(
      text`An earlier command in this thread was still being sent at the time limit of this run.`,
      NOT_PAID_TWICE,
    ),
    next: LATER,
  }),

  'record-rejected': ({ reason: { githubError } }, reader) => {
    const { happened, next } = nothingSent('the comment of this run', githubError, reader);
    // The reusable workflow for commands has no such input.
    const canGoWithout = isPermanent(githubError) && reader.commandName === undefined;
    return {
      title: 'Could not comment in the thread',
      happened,
      next: canGoWithout ? sentences(next, WITHOUT_COMMENTS) : next,
    };
  },

  'thread-unreadable': ({ reason: { githubError } }, reader) => {
    const title = 'Could not read the thread';
    const why = text`GitHub’s list of the comments does not contain the comment of this run.`;
    return githubError === undefined
      ? { title, happened: sentences(why, NOT_PAID_TWICE), next: LATER }
      : { title, ...nothingSent(commentsRequest(reader.issue), githubError, reader) };
  },
};

export function endMessage(report: JobReport, reader: Audience): UserMessage {
  const { reason, jobId = '' } = report;
  // The kind of the reason picks the message, which TypeScript cannot see.
  const message = MESSAGES[reason.kind] as EndMessage<EndReason['kind']>;
  return message({ ...report, jobId }, reader);
}

/** Of a job that has not ended in time. */
function whatWasSeen(job: Job | undefined, waited: string): UserMessage {
  const unknown = { title: `No result after ${waited}`, topic: 'Still running' };
  if (job === undefined)
    return { ...unknown, happened: text`The status of the job could not be read.` };

  const { status, reportedStatus, prLink } = job;
  // Only the end of a follow-up has to be confirmed, so the job may look finished.
  if (STATUSES[status].hasEnded)
    return {
      title: 'Result not confirmed',
      happened: sentences(
        text`The job looks finished (${code(reportedStatus)}).`,
        text`At the time limit, it was not clear whether this is the result of your follow-up.`,
      ),
    };

  if (documentedStatus(status) !== undefined)
    return {
      title: `Still running after ${waited}`,
      topic: 'Still running',
      happened: text`The agent goes on, but this run has stopped waiting.`,
    };

  return {
    ...unknown,
    happened: sentences(
      text`The service reports ${code(reportedStatus)}, a status that this action does not know.`,
      prLink === undefined ? [] : text`The job has a pull request: ${link(prLink)}.`,
    ),
  };
}

/** The settings that an accepted request of this run had are right. */
function whyUnreadable({ failedRequest, lastResponse }: Reason<'unreadable'>, { run }: Audience) {
  const { happened, status, isWebPage } = failedRequest;
  const wasReached = lastResponse !== undefined;
  const next = remedy(failedRequest, 'retrieve', { run, wasReached });
  if (!wasReached) return { happened, next };

  const isKeyRejected = (status === 401 || status === 403) && !isWebPage;
  if (!isKeyRejected) {
    const ago = duration(lastResponse.agoMs);
    return { happened: text`For ${ago}, no usable response came. ${happened}`, next };
  }

  const time = clockTime(lastResponse.at);
  return {
    happened: text`The service accepted the key at ${time}, and rejects it now. ${happened}`,
    next: text`The key may have expired or been revoked: replace the secret for \`api-key\`.`,
  };
}

/** What the run says if all attempts failed, or if there is no time for the next one. */
function givenUp(
  { failedRequest, tries, retryAt }: GivenUp,
  reader: Audience,
): Omit<UserMessage, 'title'> {
  const attempts = text`${counted(tries, 'attempt')} failed.`;
  const later = retryAt === undefined ? [] : nextAttempt(retryAt);
  return {
    happened: sentences(attempts, failedRequest.happened, later, NOT_STARTED),
    next: remedy(failedRequest, 'send', afterChange(reader)),
  };
}

/** A re-run would have the old workflow file. */
function afterChange({ run, commandName }: Audience) {
  return { run, again: commandName === undefined ? 'start a new run' : 'comment again' };
}

function nextAttempt(retryAt: number): Text {
  return text`The next attempt can be made at ${moment(retryAt)}.`;
}

/** `what` is the call that failed. */
function nothingSent(what: string | Text, githubError: GitHubError, reader: Audience) {
  const { again } = afterChange(reader);
  const { happened, next } = explain(githubError, { what, again });
  return { happened: text`${happened} ${NOT_PAID_TWICE}`, next };
}
