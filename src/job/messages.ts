import { remedy, serviceSaid } from '../service/remedies.ts';
import { code, duration, link, moment, sentences, type Text, text } from '../text/sentence.ts';
import {
  type Audience,
  howToGoOn,
  howToStartAnew,
  howToWait,
  lookFirst,
  type Message,
  refusedRemedy,
} from './next-steps.ts';
import { type LinkFault, linkFault } from './pull-request.ts';
import type { EndReason, JobReport } from './report.ts';
import { refusalMessage } from './thread-messages.ts';

/** A run that does not wait, by what it did. */
const DETACHED: Record<JobReport['request'], string> = {
  '': 'Still at work',
  created: 'Job started',
  messaged: 'Message sent',
  attached: 'Still at work',
};

/** The message of a job run's end; the same in comment, summary and log. */
export function jobMessage(report: JobReport, audience: Audience = {}): Message {
  const message = endMessage(report, audience);
  return report.linkUnusable ? { ...message, warning: unusableLink(report) } : message;
}

function endMessage(report: JobReport, to: Audience): Message {
  const { reason } = report;
  switch (reason.kind) {
    case 'job-ended':
      return jobEnd(report, to);
    case 'detached':
      return {
        title: DETACHED[report.request],
        happened: text`Job ${code(report.jobId)} runs; this step does not wait for it.`,
        next: sentences(
          to.unrecorded ? text`Keep the job’s id (output \`job-id\`): no comment holds it.` : [],
          howToWait(report, to),
        ),
      };
    case 'timed-out':
      return {
        title: report.job === undefined ? 'The job’s state was not read in time' : 'Still running',
        happened: sentences(
          report.job === undefined
            ? text`The state of job ${code(report.jobId)} could not be read within ${duration(report.durationMs)}; this run stopped asking, and that does not touch the job.`
            : text`Job ${code(report.jobId)} has not ended after ${duration(report.durationMs)}; this run stopped waiting, the job goes on.`,
          reason.retryAfterMs === undefined
            ? []
            : text`The service asked not to be called for ${duration(reason.retryAfterMs)}, longer than this run may wait.`,
        ),
        next: sentences(
          howToWait(report, to),
          text`Give \`timeout-minutes\` a higher value if jobs often take this long.`,
        ),
      };
    case 'stopped':
      return stopped(report, reason.where, to);
    case 'gone':
      // Nobody but the `job-id` says that this job was ever there.
      if (report.intent === 'attach' && report.job === undefined) {
        return {
          title: 'No such job',
          happened: text`The service does not know job ${code(report.jobId)} (404 or 410, three times in a row).`,
          next: text`Check \`job-id\` for a slip, and that \`project-id\` is the job’s project; if both are right, check \`job-path\`.`,
        };
      }
      return {
        title: 'The job is gone',
        happened: text`The service no longer knows job ${code(report.jobId)} (404 or 410, three times in a row).`,
        next: text`Look for its pull request in the repository, and check \`project-id\` and \`job-path\` if you expected the job to be there.`,
      };
    case 'unreadable':
      return {
        title: 'The job’s state cannot be read',
        happened: sentences(
          text`The service ${reason.what} when asked about job ${code(report.jobId)}; there was no use in asking again.`,
          serviceSaid(reason.serviceMessage),
        ),
        next: sentences(remedy(reason, 'retrieve'), howToWait(report, to)),
      };
    case 'refused':
      return {
        title:
          reason.status === 401
            ? 'The service did not accept the API key'
            : 'The service refused the request',
        happened: sentences(
          text`The service ${reason.what}; nothing was started.`,
          serviceSaid(reason.serviceMessage),
        ),
        next: refusedRemedy(report, reason, to),
      };
    case 'not-sent':
      return {
        title: 'The request was not taken',
        happened: sentences(
          text`The service ${reason.what}, ${reason.tries} times in all; nothing was started.`,
          serviceSaid(reason.serviceMessage),
        ),
        next: remedy(reason, 'create'),
      };
    case 'out-of-time':
      return {
        title: 'Not now',
        happened: sentences(
          reason.turnedAway
            ? text`The service ${reason.what} and may be asked again at ${moment(reason.retryAt)}, after this run’s time is over; nothing was started.`
            : text`The service ${reason.what}, and this run’s time is over before another try; nothing was started.`,
          serviceSaid(reason.serviceMessage),
        ),
        next: reason.turnedAway
          ? text`Run again after that time, or give \`timeout-minutes\` a higher value.`
          : text`Check \`base-url\` and the network, or give \`timeout-minutes\` a higher value.`,
      };
    case 'unclear':
      return {
        title: 'It is not known whether the request arrived',
        happened: sentences(
          text`The request was sent once, and the service ${reason.what}. It may have ${arrived(report)}; it was not sent again, because that could be paid for twice.`,
          serviceSaid(reason.serviceMessage),
        ),
        next: sentences(lookFirst(report, to), reason.unexpected ? remedy(reason, 'create') : []),
      };
    case 'no-context':
      return {
        title: 'The context could not be gathered',
        happened: text`${reason.missing} Nothing was sent.`,
        next: reason.remedy ?? text`Run it again, or leave that part out of \`context\`.`,
      };
    case 'blocked':
      return refusalMessage(reason.refusal, to);
    case 'dry-run':
      return {
        title: 'Dry run',
        happened: text`Everything was checked and nothing was sent.`,
        next: sentences(
          reason.mayContinue
            ? text`If this thread has a job, the instruction is sent to that job instead: a dry run does not read the thread.`
            : [],
          text`Remove \`dry-run\` to send it.`,
        ),
      };
  }
}

function jobEnd(report: JobReport, to: Audience): Message {
  const pr: Text = report.prLink === '' ? text`a pull request` : text`${link(report.prLink)}`;
  switch (report.outcome) {
    case 'pr-opened':
      return {
        title: report.request === 'created' ? 'Pull request opened' : 'Pull request ready',
        happened:
          report.request === 'created'
            ? text`The agent opened ${pr}.`
            : text`The agent has finished; the work is in ${pr}.`,
        next: sentences(
          text`Review it like any other pull request.`,
          report.job?.status === 'archived' ? howToStartAnew(to) : howToGoOn(report, to),
        ),
      };
    case 'no-changes':
      return {
        title: 'No changes',
        happened: text`The agent finished job ${code(report.jobId)} without changing a file.`,
        next: sentences(
          text`If you expected a change, say more precisely what and where.`,
          howToGoOn(report, to),
        ),
      };
    case 'archived':
      return {
        title: 'Archived',
        happened: text`Job ${code(report.jobId)} was archived without a pull request.`,
        next: howToStartAnew(to),
      };
    default:
      return {
        title: 'The agent failed',
        happened: sentences(
          text`Job ${code(report.jobId)} ended with the status \`failed\`: an error that the agent could not recover from.`,
          report.prLink === '' ? [] : text`There is a pull request all the same: ${pr}.`,
        ),
        next: sentences(text`The service gives no reason here; its dashboard may.`, howToGoOn(report, to)),
      };
  }
}

function stopped(
  report: JobReport,
  where: Extract<EndReason, { kind: 'stopped' }>['where'],
  to: Audience,
): Message {
  if (where === 'before-sending') {
    return {
      title: 'Cancelled before anything was sent',
      happened: text`The run was stopped; nothing was started.`,
      next: text`Run again when you want it done.`,
    };
  }
  if (where === 'sending') {
    return {
      title: 'Cancelled while the request was under way',
      happened: text`The run was stopped before the service had answered. The request may have ${arrived(report)}.`,
      next: lookFirst(report, to),
    };
  }
  return {
    title: 'Cancelled, the job goes on',
    happened: text`The run was stopped while it waited. Job ${code(report.jobId)} goes on without it.`,
    next: howToWait(report, to),
  };
}

function arrived({ intent }: Pick<JobReport, 'intent'>): string {
  return intent === 'message' ? 'reached the job' : 'started a job';
}

function unusableLink(report: JobReport): Text {
  const address = report.job?.prLink ?? '';
  const fault = FAULTS[linkFault(address, false) ?? 'no https address'];
  return text`The service gave ${code(address)} as the address of the pull request. ${fault}, so \`pr-link\` stays empty.`;
}

const FAULTS: Record<LinkFault, string> = {
  'no https address': 'That is no plain https address',
  characters: 'It holds characters that a shell or a page could read as more than an address',
  length: 'It is too long to be handed on',
};
