/** The ends of runs that have a job. */
import type { Reason } from '../job-end.ts';
import { remedy } from '../service/remedies.ts';
import { isTerminal, type Job } from '../service/schema.ts';
import { code, duration, link, sentences, text } from '../text/sentence.ts';
import {
  type EndDefinitions,
  type EndText,
  nextAttempt,
  type ToldReport,
} from './end-definition.ts';
import { type Audience, afterStatus, nextSteps } from './next-steps.ts';

const FINISHED = {
  create: 'Pull request opened',
  message: 'The agent finished the follow-up',
  attach: 'The agent finished',
} as const;

export const JOB_ENDS = {
  'pr-opened': {
    outcome: 'pr-opened',
    state: 'ended',
    title: ({ request }) => FINISHED[request],
    text({ jobId, job, prLink, request }, reader) {
      const pr = prLink === undefined ? 'a pull request' : link(prLink);
      // After a follow-up, it is not known whether the pull request is new.
      const isNew = request === 'create';
      return {
        happened: isNew ? text`The agent opened ${pr}.` : text`The changes are in ${pr}.`,
        next: afterStatus(jobId, job?.status, reader),
      };
    },
  },

  'no-changes': {
    outcome: 'no-changes',
    state: 'ended',
    title: () => 'The agent finished without a pull request',
    text: ({ jobId, job }, reader) => ({
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
    title: () => 'Job archived',
    text: ({ jobId }, reader) => ({
      happened: text`Job ${code(jobId)} was archived without a pull request.`,
      next: afterStatus(jobId, 'archived', reader),
    }),
  },

  failed: {
    outcome: 'failed',
    state: 'ended',
    title: () => 'The agent failed',
    text({ jobId, prLink }, reader) {
      const pr = prLink === undefined ? [] : text`The job has a pull request: ${link(prLink)}.`;
      const why = text`The agent stopped with an error. The service gives no reason, but its dashboard may.`;
      return { happened: sentences(why, pr), next: afterStatus(jobId, 'failed', reader) };
    },
  },

  detached: {
    outcome: 'detached',
    state: 'sent',
    title: ({ request }) => (request === 'create' ? 'Job started' : 'Message sent'),
    text({ jobId }, reader) {
      const { wait } = nextSteps(jobId, reader);
      const save = text`Save the job ID (output \`job-id\`), because no comment contains it.`;
      return {
        happened: text`Job ${code(jobId)} is running. This run does not wait for it.`,
        next: sentences(reader.mustNameJob ? save : [], wait),
      };
    },
  },

  'timed-out': {
    outcome: 'timed-out',
    state: 'sent',
    title: ({ job }) => (isUnconfirmed(job) ? 'Result not confirmed' : 'Still running'),
    text: timedOut,
  },

  'canceled-while-waiting': {
    outcome: 'cancelled',
    state: 'sent',
    title: () => 'Canceled, but the job continues',
    text: ({ jobId }, reader) => ({
      topic: 'Canceled',
      happened: text`The run was canceled while it waited for job ${code(jobId)}. The job is not affected.`,
      next: nextSteps(jobId, reader).wait,
    }),
  },

  gone: {
    outcome: 'unknown',
    state: 'sent',
    title: () => 'Job not found',
    text: ({ jobId }) => ({
      happened: text`The service does not know job ${code(jobId)} (\`404\` or \`410\`, three times in a row).`,
      next: text`Check the job ID, \`project-id\`, and \`job-path\`. If they are correct, the job no longer exists: look for its pull request in the repository.`,
    }),
  },

  unreadable: {
    outcome: 'unknown',
    state: 'sent',
    title: () => 'Could not read the job status',
    text({ jobId, reason }, reader) {
      const { failedRequest } = reason;
      return {
        happened: text`The status of job ${code(jobId)} could not be read. ${failedRequest.happened} The job is not affected.`,
        next: sentences(remedy(failedRequest, 'retrieve'), nextSteps(jobId, reader).wait),
      };
    },
  },
} satisfies Partial<EndDefinitions>;

/** Only the end of a follow-up has to be confirmed, so a run can time out although the job looks finished. */
function isUnconfirmed(job: Job | undefined): job is Job {
  return job !== undefined && isTerminal(job.status);
}

function timedOut(report: ToldReport<Reason<'timed-out'>>, reader: Audience): EndText {
  const { jobId, job, durationMs } = report;
  const { rateLimit } = report.reason;
  const waited = duration(durationMs);
  const { wait } = nextSteps(jobId, reader);
  const limit = rateLimit
    ? text`${rateLimit.failedRequest.happened} ${nextAttempt(rateLimit.retryAt)}`
    : [];

  if (isUnconfirmed(job))
    return {
      happened: sentences(
        text`Job ${code(jobId)} looked finished (${code(job.reportedStatus)}), but this run stopped after ${waited}, before it could tell whether this is the result of your follow-up.`,
        limit,
      ),
      next: text`${wait} It can take 90 seconds to confirm the result of a follow-up. To allow this time, increase \`timeout-minutes\`.`,
    };

  const increase = text`If jobs often take this long, increase \`timeout-minutes\`.`;
  return {
    happened: sentences(
      text`This run stopped waiting for job ${code(jobId)} after ${waited}. The job is not affected.`,
      limit,
    ),
    next: sentences(wait, rateLimit ? remedy(rateLimit.failedRequest, 'retrieve') : increase),
  };
}
