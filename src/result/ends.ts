/** How a run can end: one row says what an end means, and what people read of it. */
import type { Notice } from '../errors.ts';
import { rejectionTitle, remedy } from '../service/remedies.ts';
import type { GivenUp } from '../service/send.ts';
import { code, counted, sentences, type Text, text } from '../text/sentence.ts';
import type {
  EndMeaning,
  EndReason,
  JobOutcome,
  JobReport,
  Reason,
  RequestState,
} from './job-end.ts';
import {
  type Audience,
  afterChange,
  afterStatus,
  howToFollow,
  howToGetResult,
  howToStartNew,
  nextAttempt,
  stepsIfUnclear,
} from './next-steps.ts';
import { refusedByThread } from './refusals.ts';
import { jobUnread, timedOut } from './unseen-ends.ts';

/** The ends of some kinds differ by a field of the reason. */
interface End<K extends EndReason['kind']> {
  outcome: JobOutcome | ((reason: Reason<K>) => JobOutcome);
  requestState: RequestState | ((reason: Reason<K>) => RequestState);
  /** A run without a job has an empty ID, which its notice does not contain. */
  notice: (report: JobReport<Reason<K>> & { jobId: string }, reader: Audience) => Notice;
}

const NOT_STARTED = text`No work was started.`;

/** A reason without an end does not compile. */
const ENDS: { readonly [K in EndReason['kind']]: End<K> } = {
  'pr-opened': {
    outcome: 'pr-opened',
    requestState: 'ended',
    // The pull request itself is shown below what happened.
    notice: (report, reader) => ({
      ...whatBecameOfPull(report),
      next: afterStatus(report.jobId, report.job?.status, reader, 'To ask for changes'),
    }),
  },

  finished: {
    outcome: 'no-changes',
    requestState: 'ended',
    notice: ({ jobId, job }, reader) => ({
      title: 'No pull request',
      happened: sentences(
        text`The agent finished without a pull request.`,
        text`It changed nothing, or pushed its changes to a branch.`,
      ),
      next: afterStatus(jobId, job?.status, reader, 'If you expected a change'),
    }),
  },

  archived: {
    outcome: 'archived',
    requestState: 'ended',
    notice: ({ jobId, job }, reader) => ({
      title: 'Job archived',
      happened: text`The job was archived without a pull request.`,
      next: afterStatus(jobId, job?.status, reader),
    }),
  },

  failed: {
    outcome: 'failed',
    requestState: 'ended',
    notice: ({ jobId, job }, reader) => ({
      title: 'The agent stopped with an error',
      happened: sentences(
        job?.reason === undefined
          ? text`The service’s dashboard may say why.`
          : text`The service says: ${code(job.reason)}.`,
        job?.prLink === undefined ? [] : text`What the agent finished is in the pull request:`,
      ),
      next: afterStatus(jobId, job?.status, reader, 'To try again'),
    }),
  },

  detached: {
    outcome: 'detached',
    requestState: 'sent',
    notice: ({ turn, jobId }, reader) => ({
      title: turn === 'create' ? 'Job started' : 'Message sent',
      happened: text`The agent is working. This run does not wait for it.`,
      next: howToFollow(jobId, reader),
    }),
  },

  'timed-out': { outcome: 'timed-out', requestState: 'sent', notice: timedOut },

  unreadable: { outcome: 'unknown', requestState: 'sent', notice: jobUnread },

  canceled: {
    outcome: ({ requestState }) => (requestState === 'sending' ? 'unknown' : 'cancelled'),
    requestState: ({ requestState }) => requestState,
    notice: canceled,
  },

  unclear: {
    outcome: 'unknown',
    requestState: 'sending',
    notice: ({ turn, reason: { failedRequest } }, reader) => {
      const { happened, status = 500 } = failedRequest;
      return {
        title: turn === 'message' ? 'The message may have arrived' : 'A job may have started',
        topic: 'A job may have started',
        happened: text`${happened} To avoid paying twice, nothing was sent again.`,
        steps: stepsIfUnclear(reader, status < 300 ? remedy(failedRequest) : []),
      };
    },
  },

  rejected: { outcome: 'failed', requestState: undefined, notice: rejected },

  'not-sent': {
    outcome: ({ failedRequest: { status } }) => (status === 429 ? 'rate-limited' : 'failed'),
    requestState: undefined,
    notice: ({ outcome, reason }, reader) => ({
      title:
        outcome === 'rate-limited'
          ? rejectionTitle(reason.failedRequest)
          : 'Could not reach the service',
      ...givenUp(reason, reader),
    }),
  },

  refused: {
    outcome: ({ because }) => (because.kind === 'this-request' ? 'unknown' : 'failed'),
    requestState: undefined,
    notice: ({ reason: { because } }, reader) => refusedByThread(because, reader),
  },

  withdrawn: {
    outcome: 'skipped',
    requestState: undefined,
    notice: () => ({
      title: 'Skipped: the comment was deleted',
      happened: text`The comment was deleted before the request was sent. Nothing was sent.`,
      next: text`To send it after all, comment again.`,
    }),
  },

  'not-started': {
    outcome: ({ error }) => error.outcome,
    requestState: undefined,
    notice: ({ outcome, reason: { error } }) => {
      const { notice } = error;
      // What a run skips, it says itself.
      const sent = outcome === 'failed' ? text`Nothing was sent.` : [];
      return { ...notice, happened: sentences(notice.happened, sent) };
    },
  },
};

/** How people see an outcome at a glance. */
const SIGNS: Readonly<Record<JobOutcome, Pick<EndMeaning, 'icon' | 'reaction'>>> = {
  'pr-opened': { icon: 'done', reaction: 'rocket' },
  'no-changes': {},
  archived: {},
  detached: { icon: 'running' },
  'timed-out': { icon: 'running' },
  cancelled: { icon: 'stopped' },
  failed: { icon: 'failed', reaction: 'confused' },
  unknown: { icon: 'unclear', reaction: 'confused' },
  'rate-limited': { icon: 'limited', reaction: 'confused' },
  skipped: { reaction: 'confused' },
};

/** The kind of the reason picks the row, which TypeScript cannot see. */
const rowOf = ({ kind }: EndReason) => ENDS[kind] as End<EndReason['kind']>;

export function endOf(reason: EndReason): EndMeaning {
  const row = rowOf(reason);
  const outcome = typeof row.outcome === 'function' ? row.outcome(reason) : row.outcome;
  const { requestState: state } = row;
  const requestState = typeof state === 'function' ? state(reason) : state;
  return { outcome, requestState, ...SIGNS[outcome] };
}

export function endNotice(report: JobReport, reader: Audience): Notice {
  const { reason, jobId = '' } = report;
  return rowOf(reason).notice({ ...report, jobId }, reader);
}

/** What became of the pull request that a job has ended with, as far as it is known. */
function whatBecameOfPull(report: JobReport): Pick<Notice, 'title' | 'happened'> {
  const { job, pull } = report;
  const { title, commits = [] } = progressOf(report);
  const state = pull?.work?.state ?? 'open';
  return {
    title,
    happened: sentences(
      job?.prLink === undefined ? text`The agent opened a pull request.` : commits,
      state === 'open' ? [] : text`The pull request is ${state}.`,
    ),
  };
}

function progressOf({ turn, job, earlier, pull }: JobReport): { title: string; commits?: Text } {
  if (turn === 'create') return { title: 'Pull request opened' };
  if (turn === 'attach') return { title: 'The agent finished' };

  const isAnother = earlier?.status !== undefined && earlier.prLink !== job?.prLink;
  if (isAnother) return { title: 'Pull request opened' };

  const title = 'The agent finished the follow-up';
  const heads = [earlier?.head, pull?.work?.head];
  if (heads.includes(undefined)) return { title };
  return heads[0] === heads[1]
    ? { title, commits: text`GitHub shows no new commits in the pull request.` }
    : { title: 'Pull request updated' };
}

function canceled({ requestState, jobId }: JobReport & { jobId: string }, reader: Audience) {
  switch (requestState) {
    case undefined:
      return {
        title: 'Canceled before anything was sent',
        happened: text`The run was canceled. ${NOT_STARTED}`,
        next: text`To send the request, run again.`,
      };

    case 'sending':
      return {
        title: 'Canceled while sending the request',
        happened: text`The run was canceled before the service responded. It may have the request.`,
        steps: stepsIfUnclear(reader),
      };

    default:
      return {
        title: 'Canceled, but the job continues',
        happened: text`The run was canceled. The agent goes on.`,
        next: howToGetResult(jobId, reader),
      };
  }
}

function rejected(
  { turn, reason: { failedRequest } }: JobReport<Reason<'rejected'>>,
  reader: Audience,
): Notice {
  const isUnknownJob = turn === 'message' && failedRequest.failure === 'gone';
  const startNew = sentences(
    text`Check the job ID and \`project-id\`.`,
    text`To start a new job instead, ${howToStartNew(reader)}.`,
  );
  return {
    title: rejectionTitle(failedRequest),
    happened: text`${failedRequest.happened} ${NOT_STARTED}`,
    next: isUnknownJob ? startNew : remedy(failedRequest, afterChange(reader)),
  };
}

/** What the run says if all attempts failed, or if there is no time for the next one. */
function givenUp({ failedRequest, tries, retryAt }: GivenUp, reader: Audience) {
  const attempts = text`${counted(tries, 'attempt')} failed.`;
  const later = retryAt === undefined ? [] : nextAttempt(retryAt);
  return {
    happened: sentences(attempts, failedRequest.happened, later, NOT_STARTED),
    next: remedy(failedRequest, afterChange(reader)),
  };
}
