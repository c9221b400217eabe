import type { Message } from '../errors.ts';
import type { Reaction } from '../github/command-comments.ts';
import type { Outcome } from '../inputs/inputs.ts';
import type { Icon } from '../runner/presentation.ts';
import { serviceResponse } from '../service/remedies.ts';
import { type Job, returnedLink } from '../service/schema.ts';
import { sentences } from '../text/sentence.ts';
import type { ThreadRecord } from '../thread/record.ts';
import * as messages from './messages.ts';
import type { Reader } from './next-steps.ts';
import type { Course, EndReason, JobReport, Reason } from './report.ts';

type Kind = EndReason['kind'];

/** What an end of a run means to everybody who hears of it. */
interface End<K extends Kind> {
  outcome: Outcome;
  icon: Icon;
  /** Of the run's record in a thread; undefined: nothing was sent. */
  state?: ThreadRecord['state'];
  /** To the command. Undefined: 👀 stays alone, because the job goes on, or a person stopped the run. */
  reaction?: Reaction;
  message: (report: JobReport<Reason<K>>, reader: Reader) => Message;
}

const ROCKET = { state: 'ended', reaction: 'rocket' } as const;
const NOT_SENT = { outcome: 'failed', icon: 'failed', reaction: 'confused' } as const;
const UNCLEAR = { outcome: 'unknown', icon: 'unclear', reaction: 'confused' } as const;

const ENDS: { readonly [K in Kind]: End<K> } = {
  'pr-opened': {
    ...ROCKET,
    outcome: 'pr-opened',
    icon: 'done',
    message: messages.pullRequestOpened,
  },
  'no-changes': {
    ...ROCKET,
    outcome: 'no-changes',
    icon: 'note',
    message: messages.withoutPullRequest,
  },
  archived: {
    ...ROCKET,
    outcome: 'archived',
    icon: 'note',
    message: messages.archived,
  },
  failed: {
    outcome: 'failed',
    icon: 'failed',
    state: 'ended',
    reaction: 'confused',
    message: messages.failed,
  },

  detached: {
    outcome: 'detached',
    icon: 'running',
    state: 'sent',
    message: messages.detached,
  },
  'timed-out': {
    outcome: 'timed-out',
    icon: 'running',
    state: 'sent',
    message: messages.timedOut,
  },
  'canceled-while-waiting': {
    outcome: 'cancelled',
    icon: 'stopped',
    state: 'sent',
    message: messages.canceled,
  },
  gone: { ...UNCLEAR, state: 'sent', message: messages.gone },
  unreadable: { ...UNCLEAR, state: 'sent', message: messages.unreadable },

  unclear: { ...UNCLEAR, state: 'sending', message: messages.unclear },
  'canceled-while-sending': {
    outcome: 'unknown',
    icon: 'unclear',
    state: 'sending',
    message: messages.canceledWhileSending,
  },
  'canceled-before-sending': {
    outcome: 'cancelled',
    icon: 'stopped',
    message: messages.canceledBeforeSending,
  },
  refused: { ...NOT_SENT, message: messages.refused },
  'not-sent': { ...NOT_SENT, message: messages.givenUp },
  'rate-limited': {
    outcome: 'rate-limited',
    icon: 'limited',
    reaction: 'confused',
    message: messages.givenUp,
  },
  'no-context': { ...NOT_SENT, message: messages.noContext },
  'nothing-to-do': {
    outcome: 'skipped',
    icon: 'note',
    reaction: 'confused',
    message: ({ reason }) => reason.error.trouble,
  },

  'this-command': { ...UNCLEAR, message: messages.mayBeSent },
  'other-command': { ...NOT_SENT, message: messages.blocked },
  'record-refused': { ...NOT_SENT, message: messages.blocked },
  'record-not-found': { ...NOT_SENT, message: messages.blocked },
  'thread-unreadable': { ...NOT_SENT, message: messages.blocked },
};

// The table has the message for each kind of reason, which TypeScript cannot tell from a union.
function endOf(reason: EndReason): End<Kind> {
  return ENDS[reason.kind] as End<Kind>;
}

export function reasonOf(job: Job): EndReason {
  if (job.status === 'failed') return { kind: 'failed' };
  // Also if its URL cannot be used.
  if (returnedLink(job) !== null) return { kind: 'pr-opened' };
  return { kind: job.status === 'archived' ? 'archived' : 'no-changes' };
}

/** Adds what follows from the job, and from the reason why the run ended. */
export function reportOf(
  course: Course & Pick<JobReport, 'instruction' | 'startedAt' | 'durationMs'>,
): JobReport {
  const { outcome, state } = endOf(course.reason);
  return { ...course, outcome, state, prLink: course.job?.prLink ?? '' };
}

export function reactionTo({ reason }: JobReport): Reaction | undefined {
  return endOf(reason).reaction;
}

/** `isFailing`: the step fails. */
export function iconOf({ reason }: JobReport, isFailing: boolean): Icon {
  const { icon } = endOf(reason);
  return isFailing && icon === 'note' ? 'failed' : icon;
}

/** What a run says about its end; untrusted text of the service comes last. */
export function jobMessage(report: JobReport, reader: Reader = {}): Message {
  const { reason } = report;
  const message = endOf(reason).message(report, reader);
  const failure = reason.kind === 'timed-out' ? reason.rateLimit : reason;
  if (failure === undefined || !('serviceMessage' in failure)) return message;

  const happened = sentences(message.happened, serviceResponse(failure.serviceMessage));
  return { ...message, happened };
}
