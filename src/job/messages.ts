import { remedy, serviceResponse } from '../service/remedies.ts';
import { code, duration, link, moment, sentences, text } from '../text/sentence.ts';
import {
  type Audience,
  howToCheck,
  howToContinue,
  howToStartNew,
  howToWait,
  type Message,
  rejectedRemedy,
} from './next-steps.ts';
import { unusableLink } from './pull-request.ts';
import type { EndReason, JobReport } from './report.ts';
import { refusalMessage } from './thread-messages.ts';

const DETACHED: Record<JobReport['request'], string> = {
  '': 'Still running',
  created: 'Job started',
  messaged: 'Message sent',
  attached: 'Still running',
};

/** The message at the end of a job run. */
export function jobMessage(report: JobReport, audience: Audience = {}): Message {
  const message = endMessage(report, audience);
  return report.linkUnusable ? { ...message, warning: unusableLink(report.job?.prLink ?? '') } : message;
}

function endMessage(report: JobReport, to: Audience): Message {
  const { reason, job, intent } = report;
  const jobId = code(report.jobId);
  const took = duration(report.durationMs);
  switch (reason.kind) {
    case 'job-ended':
      return jobEnd(report, to);
    case 'detached':
      return {
        title: DETACHED[report.request],
        icon: 'running',
        happened: text`Job ${jobId} is running. This run does not wait for it.`,
        next: sentences(
          to.unrecorded ? text`Save the job ID (output \`job-id\`), because no comment contains it.` : [],
          howToWait(report, to),
        ),
      };
    case 'timed-out':
      return {
        title: job === undefined ? 'Could not read the job status in time' : 'Still running',
        icon: 'running',
        happened: sentences(
          job === undefined
            ? text`The status of job ${jobId} could not be read within ${took}. The job is not affected.`
            : text`Job ${jobId} did not finish within ${took}. This run stopped waiting, but the job continues.`,
          reason.retryAfterMs === undefined
            ? []
            : text`The service asked for a pause of ${duration(reason.retryAfterMs)}, which is longer than this run can wait.`,
        ),
        next: sentences(
          howToWait(report, to),
          text`If jobs often take this long, increase \`${reason.input ?? 'timeout-minutes'}\`.`,
        ),
      };
    case 'stopped':
      return stopped(report, reason.where, to);
    case 'gone':
      return intent === 'attach' && job === undefined
        ? {
            title: 'Job not found',
            icon: 'failed',
            happened: text`The service does not know job ${jobId} (\`404\` or \`410\`, three times in a row).`,
            next: text`Check \`job-id\` for a typo, and check that the job belongs to \`project-id\`. If both are correct, check \`job-path\`.`,
          }
        : {
            title: 'The job no longer exists',
            icon: 'unclear',
            happened: text`The service no longer knows job ${jobId} (\`404\` or \`410\`, three times in a row).`,
            next: text`Look for its pull request in the repository. If the job should exist, check \`project-id\` and \`job-path\`.`,
          };
    case 'unreadable':
      return {
        title: 'Could not read the job status',
        icon: 'unclear',
        happened: sentences(
          text`The status of job ${jobId} could not be read: the service ${reason.what}. The job is not affected.`,
          serviceResponse(reason.serviceMessage),
        ),
        next: sentences(remedy(reason, 'retrieve'), howToWait(report, to)),
      };
    case 'refused':
      return {
        title:
          reason.status === 401 ? 'The service rejected the API key' : 'The service rejected the request',
        icon: 'failed',
        happened: sentences(
          text`The service ${reason.what}. ${NOT_STARTED}`,
          serviceResponse(reason.serviceMessage),
        ),
        next: rejectedRemedy(report, reason, to),
      };
    case 'not-sent':
      return {
        ...(reason.status === 429 ? { title: 'Rate limited', icon: 'limited' } : UNREACHABLE),
        happened: sentences(
          text`All ${reason.tries} attempts failed: the service ${reason.what}. ${NOT_STARTED}`,
          serviceResponse(reason.serviceMessage),
        ),
        next: remedy(reason, 'create'),
      };
    case 'out-of-time': {
      const said = serviceResponse(reason.serviceMessage);
      if (reason.status !== 429)
        return {
          ...UNREACHABLE,
          happened: sentences(
            text`The service ${reason.what}, and there is no time left for another attempt. ${NOT_STARTED}`,
            said,
          ),
          next: text`Check \`base-url\` and the network, or increase \`timeout-minutes\`.`,
        };
      const [today] = moment(report.startedAt + report.durationMs).split(' ');
      return {
        title: `Rate limited until ${moment(reason.retryAt).replace(`${today} `, '')}`,
        icon: 'limited',
        happened: sentences(
          text`The service ${reason.what}. It accepts requests again at ${moment(reason.retryAt)}, after the time limit of this run. ${NOT_STARTED}`,
          said,
        ),
        next: text`Run again after that time, or increase \`timeout-minutes\`.`,
      };
    }
    case 'unclear':
      return {
        title: 'It is unclear whether the request arrived',
        icon: 'unclear',
        happened: sentences(
          text`The request was sent once, and the service ${reason.what}. ${mayHave(report)} It was not repeated, because you could be charged twice.`,
          serviceResponse(reason.serviceMessage),
        ),
        next: sentences(howToCheck(report, to), reason.unexpected ? remedy(reason, 'create') : []),
      };
    case 'no-context':
      return {
        title: 'Could not read the context',
        icon: 'failed',
        happened: text`${reason.error.happened} Nothing was sent.`,
        next: reason.error.remedy,
      };
    case 'blocked':
      return refusalMessage(reason.refusal, to);
    case 'dry-run':
      return {
        title: 'Dry run',
        icon: 'note',
        happened: text`The inputs are valid. Nothing was sent.`,
        next: sentences(
          reason.mayContinue
            ? text`A dry run does not read the thread. If the thread has a job, the instruction is sent to that job instead.`
            : [],
          text`To send the request, remove \`dry-run\`.`,
        ),
      };
  }
}

const NOT_STARTED = 'No work was started.';
const UNREACHABLE = { title: 'Could not reach the service', icon: 'failed' } as const;

function mayHave({ intent }: JobReport): string {
  return intent === 'message' ? 'The job may have received it.' : 'It may have started a job.';
}

function jobEnd(report: JobReport, to: Audience): Message {
  const { jobId, prLink, request, job } = report;
  switch (report.outcome) {
    case 'pr-opened': {
      const pr = prLink === '' ? 'a pull request' : link(prLink);
      const isNew = request === 'created';
      return {
        // After a follow-up it is not known whether the pull request is new.
        title: isNew ? 'Pull request opened' : 'The agent finished',
        icon: 'done',
        happened: isNew ? text`The agent opened ${pr}.` : text`The work is in ${pr}.`,
        next: sentences(
          text`Review it like any other pull request.`,
          job?.status === 'archived' ? howToStartNew(to) : howToContinue(report, to),
        ),
      };
    }
    case 'no-changes':
      return {
        title: 'No changes',
        icon: 'note',
        happened: text`The agent finished job ${code(jobId)} without opening a pull request.`,
        next: sentences(
          text`If you expected a change, describe what to change and where.`,
          howToContinue(report, to),
        ),
      };
    case 'archived':
      return {
        title: 'Job archived',
        icon: 'note',
        happened: text`Job ${code(jobId)} was archived without a pull request.`,
        next: howToStartNew(to),
      };
    default:
      return {
        title: 'The agent failed',
        icon: 'failed',
        happened: sentences(
          text`Job ${code(jobId)} failed with an error that the agent could not recover from.`,
          prLink === '' ? [] : text`The job has a pull request: ${link(prLink)}.`,
        ),
        next: sentences(
          text`The service does not report the reason, but its dashboard may show it.`,
          howToContinue(report, to),
        ),
      };
  }
}

function stopped(
  report: JobReport,
  where: Extract<EndReason, { kind: 'stopped' }>['where'],
  to: Audience,
): Message {
  switch (where) {
    case 'before-sending':
      return {
        title: 'Canceled before anything was sent',
        icon: 'stopped',
        happened: text`The run was canceled. ${NOT_STARTED}`,
        next: text`To send the request, run again.`,
      };
    case 'sending':
      return {
        title: 'Canceled while sending the request',
        icon: 'unclear',
        happened: text`The run was canceled before the service responded to the request. ${mayHave(report)}`,
        next: howToCheck(report, to),
      };
    case 'waiting':
      return {
        title: 'Canceled, but the job continues',
        icon: 'stopped',
        happened: text`The run was canceled while it waited for job ${code(report.jobId)}. The job is not affected.`,
        next: howToWait(report, to),
      };
  }
}
