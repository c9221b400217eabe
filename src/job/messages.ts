import { NothingToDo } from '../errors.ts';
import { faultRemedy, faultText } from '../github/faults.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import type { StartedJob } from '../service/schema.ts';
import { code, duration, link, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { Refusal } from '../thread/decide.ts';
import { isTerminal } from './end-detector.ts';
import { type Audience, nextSteps } from './next-steps.ts';
import type { EndReason, JobReport } from './report.ts';
import { WHY_UNUSABLE } from './thread-messages.ts';

interface Message {
  title: string;
  happened: Text;
  next: Text;
}

type Steps = ReturnType<typeof nextSteps>;

const NOT_STARTED = 'No work was started.';

export function jobMessage(report: JobReport, to: Audience = {}): Message {
  const message = endMessage(report, to);
  const { reason } = report;
  if (!('serviceMessage' in reason)) return message;
  return {
    ...message,
    happened: sentences(message.happened, serviceResponse(reason.serviceMessage)),
  };
}

function endMessage(report: JobReport, to: Audience): Message {
  const { reason, request, intent } = report;
  const jobId = code(report.jobId);
  const steps = nextSteps(report.jobId, to);
  const mayHave =
    intent === 'message' ? 'The job may have received it.' : 'It may have started a job.';
  switch (reason.kind) {
    case 'job-ended':
      return jobEnd(report, steps);
    case 'detached':
      return {
        title:
          request === 'created'
            ? 'Job started'
            : request === 'messaged'
              ? 'Message sent'
              : 'Still running',
        happened: text`Job ${jobId} is running. This run does not wait for it.`,
        next: sentences(
          to.unrecorded
            ? text`Save the job ID (output \`job-id\`), because no comment contains it.`
            : [],
          steps.wait,
        ),
      };
    case 'timed-out':
      return timedOut(report, reason, steps);
    case 'stopped':
      return stopped(report, mayHave, steps)[reason.where];
    case 'gone':
      return {
        title: 'Job not found',
        happened: text`The service does not know job ${jobId} (\`404\` or \`410\`, three times in a row).`,
        next: text`Check the job ID, \`project-id\`, and \`job-path\`. If they are correct, the job no longer exists: look for its pull request in the repository.`,
      };
    case 'unreadable':
      return {
        title: 'Could not read the job status',
        happened: text`The status of job ${jobId} could not be read: the service ${reason.what}. The job is not affected.`,
        next: sentences(remedy(reason, 'retrieve'), steps.wait),
      };
    case 'refused':
    case 'not-sent':
    case 'out-of-time':
      return notAccepted(report, reason, steps);
    case 'unclear':
      return {
        title: 'It is unclear whether the request arrived',
        happened: text`The request was sent once, and the service ${reason.what}. ${mayHave} It was not repeated, because you could be charged twice.`,
        next: sentences(steps.check(intent), reason.unexpected ? remedy(reason, 'create') : []),
      };
    case 'no-context':
      return {
        title: 'Could not read the context',
        happened: text`${reason.error.happened} Nothing was sent.`,
        next: reason.error.remedy,
      };
    case 'nothing-to-do': {
      const { happened, remedy: next } = reason.error;
      return { title: NothingToDo.title, happened, next };
    }
    case 'blocked':
      return refusal(reason.refusal, steps);
  }
}

/** By where the signal found the run. */
function stopped({ jobId, intent }: JobReport, mayHave: string, steps: Steps) {
  return {
    'before-sending': {
      title: 'Canceled before anything was sent',
      happened: text`The run was canceled. ${NOT_STARTED}`,
      next: text`To send the request, run again.`,
    },
    sending: {
      title: 'Canceled while sending the request',
      happened: text`The run was canceled before the service responded to the request. ${mayHave}`,
      next: steps.check(intent),
    },
    waiting: {
      title: 'Canceled, but the job continues',
      happened: text`The run was canceled while it waited for job ${code(jobId)}. The job is not affected.`,
      next: steps.wait,
    },
  };
}

function timedOut(
  report: JobReport,
  reason: Extract<EndReason, { kind: 'timed-out' }>,
  { wait }: Steps,
): Message {
  const { title, happened, next } = withoutEnd(
    report,
    'input' in reason ? reason.input : undefined,
  );
  if (!('retryAt' in reason)) return { title, happened, next: sentences(wait, next) };
  const limit = text`The service ${reason.what}. The next attempt would be at ${moment(reason.retryAt)}, after the time limit of this run.`;
  return {
    title,
    happened: sentences(happened, limit),
    next: sentences(wait, remedy(reason, 'retrieve')),
  };
}

/** `input`: what bounds the wait. */
function withoutEnd({ jobId, job, durationMs }: JobReport, input = 'timeout-minutes'): Message {
  const id = code(jobId);
  const waited = duration(durationMs);
  // Only the end of a follow-up has to be confirmed.
  const isUnconfirmed = job !== undefined && isTerminal(job.status);
  if (isUnconfirmed)
    return {
      title: 'Result not confirmed',
      happened: text`The status of job ${id} is ${code(job.status)}, but this run stopped waiting after ${waited}, before it was clear whether this is the result of the follow-up or an earlier one.`,
      next: text`It can take 90 seconds to confirm the result of a follow-up. To allow this time, increase ${code(input)}.`,
    };
  return {
    title: 'Still running',
    happened: text`This run stopped waiting for job ${id} after ${waited}. The job is not affected.`,
    next: text`If jobs often take this long, increase ${code(input)}.`,
  };
}

function notAccepted(
  { intent }: JobReport,
  reason: Extract<EndReason, { kind: 'refused' | 'not-sent' | 'out-of-time' }>,
  steps: Steps,
): Message {
  const { kind, status = 0, what } = reason;
  const isUnknownJob = intent === 'message' && (status === 404 || status === 410);
  const retryAt = kind === 'out-of-time' ? moment(reason.retryAt) : '';
  const late = ` The next attempt would be at ${retryAt}, after the time limit of this run.`;
  const titles = new Map([
    [401, 'The service rejected the API key'],
    [429, `Rate limited${retryAt && ` until ${retryAt}`}`],
    [0, 'Could not reach the service'],
  ]);
  return {
    title: titles.get(status) ?? 'The service rejected the request',
    happened: text`${kind === 'not-sent' ? `All ${reason.tries} attempts failed: the` : 'The'} service ${what}.${retryAt && late} ${NOT_STARTED}`,
    next: isUnknownJob
      ? text`Check the job ID and \`project-id\`. To start a new job instead, ${steps.startNew}.`
      : sentences(remedy(reason, 'create'), retryAt ? text`Or increase \`timeout-minutes\`.` : []),
  };
}

function jobEnd({ jobId, prLink, request, job, outcome }: JobReport, steps: Steps): Message {
  const next = stepsAfter(job?.status, steps);
  switch (outcome) {
    case 'pr-opened': {
      const pr = prLink === '' ? 'a pull request' : link(prLink);
      // After a follow-up it is not known whether the pull request is new.
      const isNew = request === 'created';
      return {
        title: isNew ? 'Pull request opened' : 'The agent finished',
        happened: isNew ? text`The agent opened ${pr}.` : text`The work is in ${pr}.`,
        next: sentences(text`Review it like any other pull request.`, next),
      };
    }
    case 'no-changes':
      return {
        title: 'The agent finished without a pull request',
        happened: text`Job ${code(jobId)} is completed. Either nothing was changed, or the service commits directly, without a pull request.`,
        next: sentences(
          text`If you expected a change, check ${whereCommitted(job)} for new commits, or describe what to change and where.`,
          next,
        ),
      };
    case 'archived':
      return {
        title: 'Job archived',
        happened: text`Job ${code(jobId)} was archived without a pull request.`,
        next,
      };
    default: {
      const pr = prLink === '' ? [] : text` The job has a pull request: ${link(prLink)}.`;
      const where = text`The service does not report the reason, but its dashboard may show it.`;
      return {
        title: 'The agent failed',
        happened: text`Job ${code(jobId)} failed with an error that the agent could not recover from.${pr}`,
        next: sentences(where, next),
      };
    }
  }
}

function stepsAfter(status: string | undefined, steps: Steps): Text {
  if (status === 'archived') return steps.afterArchived;
  return status === 'failed' ? steps.afterFailed : steps.continueJob;
}

function whereCommitted({ repository, ref }: Partial<StartedJob> = {}): Text {
  const branch = ref === undefined ? [] : text`branch ${code(ref)} of `;
  return text`${branch}${repository === undefined ? 'the documentation repository' : code(repository)}`;
}

const SENT_EARLIER = text`An earlier run of this command ended before it was clear whether its request arrived`;
const UNUSABLE = text`The record of this command in the thread cannot be used, because ${WHY_UNUSABLE}`;
const OTHER_JOB = text`An earlier command in this thread may have started a job, so it is unclear which job belongs to the thread`;

/** Why a run sends nothing because of its thread: a sentence without its end, which GitHub's answer may follow. */
const CAUSES: Record<Refusal['because'], Text> = {
  'this-command-unknown': SENT_EARLIER,
  'this-command-silent': SENT_EARLIER,
  'this-command-unusable': UNUSABLE,
  'other-command-silent': OTHER_JOB,
  'other-command-unknown': OTHER_JOB,
  'record-refused': text`GitHub rejected the comment of this run`,
  'record-not-found': text`GitHub does not list the comment of this run in the thread`,
  'thread-unreadable': text`GitHub did not return the comments of the thread`,
};

function refusal({ because, kind, fault, outcome, state }: Refusal, steps: Steps): Message {
  const isRefused = because === 'record-refused';
  const failed = isRefused ? 'Could not comment in the thread' : 'Could not read the thread';
  const unclear =
    state === 'unknown'
      ? 'It is unclear whether this command arrived'
      : 'Blocked by an earlier command';
  const detail = fault ? text` (${faultText(fault)})` : [];
  const check = steps.check(kind === 'message' ? 'message' : 'create');
  const next = outcome === 'failed' ? text`Wait a minute, then run again.` : check;
  const without = text`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
  return {
    title: outcome === 'failed' ? failed : unclear,
    happened: text`${CAUSES[because]}${detail}. Nothing was sent, so that you are not charged twice.`,
    next: sentences(fault ? faultRemedy(fault) : next, isRefused ? without : []),
  };
}
