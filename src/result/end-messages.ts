import type { UserMessage } from '../errors.ts';
import { githubErrorText, githubRemedy } from '../github/github-error.ts';
import { remedy } from '../service/remedies.ts';
import { isTerminal } from '../service/schema.ts';
import { MAX_TRIES } from '../service/send.ts';
import { code, duration, link, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { RefusalReason } from '../thread/decide.ts';
import type { ThreadRecord } from '../thread/record.ts';
import type { EndReason, JobOutcome, JobReport, Reason, RequestKind } from './job-report.ts';
import { afterStatus, howToFindOut, nextSteps, type Reader } from './next-steps.ts';

type Kind = EndReason['kind'];

/** What an end of a run means, and what the run says about it. */
interface EndDefinition<K extends Kind> {
  outcome: JobOutcome;
  /** Of the run's record in a thread; undefined: nothing was sent. */
  state?: ThreadRecord['state'];
  message: (report: JobReport<Reason<K>>, reader: Reader) => UserMessage;
}

const FINISHED = {
  create: 'Pull request opened',
  message: 'The agent finished the follow-up',
  attach: 'The agent finished',
} as const;

const NOT_STARTED = text`No work was started.`;
const NOT_CHARGED_TWICE = text`Nothing was sent, so that you are not charged twice.`;

const ENDS: { readonly [K in Kind]: EndDefinition<K> } = {
  'pr-opened': {
    outcome: 'pr-opened',
    state: 'ended',
    message({ jobId, job, prLink, request }, reader) {
      const pr = prLink === '' ? 'a pull request' : link(prLink);
      // After a follow-up it is not known whether the pull request is new.
      const isNew = request === 'create';
      return {
        title: FINISHED[request],
        happened: isNew ? text`The agent opened ${pr}.` : text`The changes are in ${pr}.`,
        next: afterStatus(jobId, job?.status, reader),
      };
    },
  },

  'no-changes': {
    outcome: 'no-changes',
    state: 'ended',
    message: ({ jobId, job }, reader) => ({
      title: 'The agent finished without a pull request',
      happened: text`Job ${code(jobId)} is completed. Either nothing was changed, or the service commits directly, without a pull request.`,
      next: sentences(
        text`If you expected a change, check the branch for new commits, or describe what to change and where.`,
        afterStatus(jobId, job?.status, reader),
      ),
    }),
  },

  archived: {
    outcome: 'archived',
    state: 'ended',
    message: ({ jobId }, reader) => ({
      title: 'Job archived',
      happened: text`Job ${code(jobId)} was archived without a pull request.`,
      next: afterStatus(jobId, 'archived', reader),
    }),
  },

  failed: {
    outcome: 'failed',
    state: 'ended',
    message({ jobId, prLink }, reader) {
      const pr = prLink === '' ? [] : text`The job has a pull request: ${link(prLink)}.`;
      const why = text`The agent stopped with an error. The service gives no reason, but its dashboard may.`;
      return {
        title: 'The agent failed',
        happened: sentences(why, pr),
        next: afterStatus(jobId, 'failed', reader),
      };
    },
  },

  detached: {
    outcome: 'detached',
    state: 'sent',
    message({ request, jobId }, reader) {
      const { wait } = nextSteps(jobId, reader);
      const save = text`Save the job ID (output \`job-id\`), because no comment contains it.`;
      return {
        title: request === 'create' ? 'Job started' : 'Message sent',
        happened: text`Job ${code(jobId)} is running. This run does not wait for it.`,
        next: sentences(reader.unrecorded ? save : [], wait),
      };
    },
  },

  'timed-out': { outcome: 'timed-out', state: 'sent', message: timedOut },

  'canceled-while-waiting': {
    outcome: 'cancelled',
    state: 'sent',
    message: ({ jobId }, reader) => ({
      title: 'Canceled, but the job continues',
      topic: 'Canceled',
      happened: text`The run was canceled while it waited for job ${code(jobId)}. The job is not affected.`,
      next: nextSteps(jobId, reader).wait,
    }),
  },

  gone: {
    outcome: 'unknown',
    state: 'sent',
    message: ({ jobId }) => ({
      title: 'Job not found',
      happened: text`The service does not know job ${code(jobId)} (\`404\` or \`410\`, three times in a row).`,
      next: text`Check the job ID, \`project-id\`, and \`job-path\`. If they are correct, the job no longer exists: look for its pull request in the repository.`,
    }),
  },

  unreadable: {
    outcome: 'unknown',
    state: 'sent',
    message: ({ jobId, reason }, reader) => ({
      title: 'Could not read the job status',
      happened: text`The status of job ${code(jobId)} could not be read. ${reason.happened} The job is not affected.`,
      next: sentences(remedy(reason, 'retrieve'), nextSteps(jobId, reader).wait),
    }),
  },

  unclear: {
    outcome: 'unknown',
    state: 'sending',
    message: ({ request, reason }, reader) => ({
      title: 'It is unclear whether the request arrived',
      happened: text`${reason.happened} Therefore, ${mayHaveArrived(request)}. The request was not repeated, so that you are not charged twice.`,
      next: sentences(howToFindOut(reader), reason.unexpected ? remedy(reason, 'create') : []),
    }),
  },

  'canceled-while-sending': {
    outcome: 'unknown',
    state: 'sending',
    message: ({ request }, reader) => ({
      title: 'Canceled while sending the request',
      topic: 'Canceled',
      happened: text`The run was canceled before the service responded to the request, so ${mayHaveArrived(request)}.`,
      next: howToFindOut(reader),
    }),
  },

  'canceled-before-sending': {
    outcome: 'cancelled',
    message: () => ({
      title: 'Canceled before anything was sent',
      topic: 'Canceled',
      happened: text`The run was canceled. ${NOT_STARTED}`,
      next: text`To send the request, run again.`,
    }),
  },

  refused: {
    outcome: 'failed',
    message({ request, reason }, reader) {
      const { status, happened } = reason;
      const isUnknownKey = status === 401;
      const isUnknownJob = request === 'message' && (status === 404 || status === 410);
      const startNew = text`Check the job ID and \`project-id\`. To start a new job instead, ${nextSteps('', reader).startNew}.`;
      return {
        title: isUnknownKey
          ? 'The service rejected the API key'
          : 'The service rejected the request',
        happened: sentences(happened, NOT_STARTED),
        next: isUnknownJob ? startNew : remedy(reason, 'create'),
      };
    },
  },

  'not-sent': {
    outcome: 'failed',
    message: ({ reason }) => notReached('Could not reach the service', reason),
  },
  'rate-limited': {
    outcome: 'rate-limited',
    message: ({ reason }) => notReached('Rate limited', reason),
  },

  'no-context': {
    outcome: 'failed',
    message({ reason }) {
      const { userMessage: trouble } = reason.error;
      return { ...trouble, happened: text`${trouble.happened} Nothing was sent.` };
    },
  },
  'nothing-to-do': { outcome: 'skipped', message: ({ reason }) => reason.error.userMessage },

  'this-command': {
    outcome: 'unknown',
    message: ({ reason }, reader) => ({
      title: 'It is unclear whether this command arrived',
      happened: text`An earlier run of this command ended before it was clear whether its request arrived. ${NOT_CHARGED_TWICE}`,
      next: afterClaim(reason, reader),
    }),
  },

  'other-command': {
    outcome: 'failed',
    message: ({ reason }) => ({
      title: 'Blocked by an earlier command',
      happened: text`When this run reached its time limit, an earlier command in this thread was still being sent. ${NOT_CHARGED_TWICE}`,
      next: afterFault(reason),
    }),
  },

  'record-refused': {
    outcome: 'failed',
    message({ reason }) {
      const withoutComment = text`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
      return {
        title: 'Could not comment in the thread',
        happened: blocked('GitHub rejected the comment of this run', reason),
        next: sentences(afterFault(reason), withoutComment),
      };
    },
  },

  'thread-unreadable': {
    outcome: 'failed',
    message: ({ reason }) => ({
      title: 'Could not read the thread',
      happened: blocked(
        'GitHub did not list the comments of the thread, or left out the comment of this run',
        reason,
      ),
      next: afterFault(reason),
    }),
  },
};

// The table has the message for each kind of reason, which TypeScript cannot tell from a union.
export function endFor(reason: EndReason): EndDefinition<Kind> {
  return ENDS[reason.kind] as EndDefinition<Kind>;
}

function timedOut(report: JobReport<Reason<'timed-out'>>, reader: Reader): UserMessage {
  const { jobId, job, durationMs } = report;
  const { rateLimit } = report.reason;
  const waited = duration(durationMs);
  const { wait } = nextSteps(jobId, reader);
  const limit = rateLimit ? text`${rateLimit.happened} ${nextAttempt(rateLimit.retryAt)}` : [];

  // Only the end of a follow-up has to be confirmed.
  if (job && isTerminal(job.status))
    return {
      title: 'Result not confirmed',
      happened: sentences(
        text`Job ${code(jobId)} looked finished (${code(job.status)}), but this run stopped after ${waited}, before it could tell whether this is the result of your follow-up.`,
        limit,
      ),
      next: text`${wait} It can take 90 seconds to confirm the result of a follow-up. To allow this time, increase \`timeout-minutes\`.`,
    };

  const increase = text`If jobs often take this long, increase \`timeout-minutes\`.`;
  return {
    title: 'Still running',
    happened: sentences(
      text`This run stopped waiting for job ${code(jobId)} after ${waited}. The job is not affected.`,
      limit,
    ),
    next: sentences(wait, rateLimit ? remedy(rateLimit, 'retrieve') : increase),
  };
}

function nextAttempt(retryAt: number): Text {
  return text`The next attempt would be at ${moment(retryAt)}, after the time limit of this run.`;
}

function mayHaveArrived(request: RequestKind): string {
  return request === 'message' ? 'the job may have received it' : 'a job may have started';
}

/** All attempts failed, or there is no time for the next one. */
function notReached(title: string, reason: Reason<'not-sent' | 'rate-limited'>): UserMessage {
  const attempts = reason.tries === MAX_TRIES ? text`All ${MAX_TRIES} attempts failed.` : [];
  return {
    title,
    happened: sentences(attempts, reason.happened, laterAttempt(reason), NOT_STARTED),
    next: remedy(reason, 'create'),
  };
}

function laterAttempt({ tries, retryAt }: Reason<'not-sent' | 'rate-limited'>): Text {
  if (retryAt === undefined) return [];
  if (tries < MAX_TRIES) return nextAttempt(retryAt);
  return text`It asks to wait until ${moment(retryAt)}.`;
}

function blocked(why: string, { githubError }: Reason<RefusalReason>): Text {
  const response = githubError ? text` (${githubErrorText(githubError)})` : [];
  return text`${why}${response}. ${NOT_CHARGED_TWICE}`;
}

function afterClaim({ claim }: Reason<RefusalReason>, reader: Reader): Text {
  const comment = 'the comment of the earlier run';
  const earlier = claim?.url ? link(claim.url, comment) : comment;
  const remove = text`You can also delete ${earlier} and re-run the workflow run.`;
  return sentences(howToFindOut(reader), remove);
}

function afterFault({ githubError }: Reason<RefusalReason>): Text {
  return githubError ? githubRemedy(githubError) : text`Wait a minute, then run again.`;
}
