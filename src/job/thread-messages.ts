import { faultRemedy, faultText, howToPermit, refused } from '../github/faults.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { Refuse } from '../thread/decide.ts';
import type { ThreadWarning } from '../thread/read.ts';
import { type Audience, type Message, startAnew } from './next-steps.ts';

const NOT_SENT = 'Nothing was sent, so that you are not charged twice.';
const UNCLEAR = 'It is unclear whether this command arrived';
const BLOCKED = 'Blocked by an earlier command';
const UNCHECKED = ', so the run cannot check whether another run is already handling the command';

/** `cause` is a sentence without its end: what GitHub answered may follow, then `effect`. */
const REFUSALS: Record<Refuse['because'], [title: string, cause: Text, effect?: string]> = {
  'this-command-unknown': [
    UNCLEAR,
    text`An earlier run of this command could not determine whether its request reached the service`,
  ],
  'this-command-silent': [UNCLEAR, text`An earlier run of this command ended while sending its request`],
  'this-command-unverified': [
    UNCLEAR,
    text`The record of this command in the thread could not be verified, because the API key was changed or the comment was edited`,
  ],
  'this-command-other-account': [
    UNCLEAR,
    text`Another account wrote the record of this command in the thread, because \`github-token\` was changed or two workflows respond to the comment`,
  ],
  'other-command-silent': [
    BLOCKED,
    text`An earlier command in this thread ended while starting a job, so it is unclear which job belongs to the thread`,
  ],
  'other-command-unknown': [
    BLOCKED,
    text`An earlier command in this thread may have started a job, so it is unclear which job belongs to the thread`,
  ],
  'record-refused': [
    'Could not comment in the thread',
    text`GitHub rejected the comment of this run`,
    UNCHECKED,
  ],
  'record-not-found': [
    'Could not find the comment of this run',
    text`GitHub does not list the comment of this run in the thread`,
    UNCHECKED,
  ],
  'thread-unreadable': [
    'Could not read the thread',
    text`GitHub did not return the comments of the thread`,
    UNCHECKED,
  ],
};

/** Why the run sends nothing because of its thread, and what to do. */
export function refusalMessage({ because, advice, fault, outcome }: Refuse, to: Audience): Message {
  const [title, cause, effect = ''] = REFUSALS[because];
  const detail = fault === undefined ? [] : text` (${faultText(fault)})`;
  const advised = to.commandName === undefined ? WORKFLOW_ADVICE[advice](to) : ADVICE[advice];
  const next = fault === undefined ? advised : faultRemedy(fault);
  return {
    title,
    icon: outcome === 'unknown' ? 'unclear' : 'failed',
    happened: text`${cause}${detail}${effect}. ${NOT_SENT}`,
    next: because === 'record-refused' ? sentences(next, WITHOUT_THREAD) : next,
  };
}

const WITHOUT_THREAD = text`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
const LOOK_FOR_JOB = text`Check the service’s dashboard and the pull requests for a job.`;
const LOOK_FOR_MESSAGE =
  'Check the service’s dashboard or the pull request to see whether the message arrived. If it did not,';

const ADVICE: Record<Refuse['advice'], Text> = {
  'use --new': text`${LOOK_FOR_JOB} To start a new job anyway, comment with \`--new\`.`,
  'look whether it arrived': text`${LOOK_FOR_MESSAGE} comment again.`,
  'try again': text`Wait a minute, then run again.`,
};

/** The same for runs without a comment, where command options are not available. */
const WORKFLOW_ADVICE: Record<Refuse['advice'], (to: Audience) => Text> = {
  'use --new': (to) => text`${LOOK_FOR_JOB} To start a new job anyway, ${startAnew(to)}, not a re-run.`,
  'look whether it arrived': () => text`${LOOK_FOR_MESSAGE} start a new workflow run, not a re-run.`,
  'try again': () => ADVICE['try again'],
};

/** Why a record in the thread was ignored. */
export const UNUSABLE = {
  unverified: text`A record in this thread could not be verified and was ignored. The API key was changed, or the comment was edited.`,
  'other-account': text`A record in this thread is from another account and was ignored. \`github-token\` was changed, or two workflows respond in this thread.`,
} as const;

/** What a run that looks for other runs' commands leaves out. */
export function ignoredComments(unusable: number, isCut: boolean): Text[] {
  return [
    unusable === 0
      ? []
      : text`Records that could not be verified or are from another account: ${unusable}. Their jobs are not collected. The API key or \`github-token\` was changed, or the runs that started the jobs use another token.`,
    isCut
      ? text`The repository has too many comments to read those of 30 days. Jobs are collected only from the 3,000 that changed last.`
      : [],
  ];
}

/** A warning about the thread: what happened, and what to do. */
export function threadWarning(warning: ThreadWarning): { title: string; paragraphs: Text[] } {
  switch (warning.type) {
    case 'not-edited':
      return {
        title: 'Could not update the progress comment',
        paragraphs: [text`${refused(warning.fault, 'the edit')} The run continues.`],
      };
    case 'job-not-recorded':
      return {
        title: 'Could not save the job ID in the thread',
        paragraphs: [
          text`The job is running, but no comment contains its ID, so a re-run sends nothing.`,
          text`Save the job ID from this log. To continue the job, comment with \`--job ID\`.`,
        ],
      };
    case 'not-posted':
      return {
        title: 'Could not post the result',
        paragraphs: [
          text`${refused(warning.fault, 'the comment')} See the job summary or the outputs for the result.`,
          howToPermit(warning.fault),
        ],
      };
    case 'not-removed':
      return {
        title: 'Could not delete the progress comment',
        paragraphs: [
          text`${refused(warning.fault, 'the request')} You can delete comment ${code(warning.commentId)} yourself.`,
        ],
      };
    case 'unverified':
    case 'other-account':
      return {
        title: warning.type === 'unverified' ? 'Unverified record' : 'Record from another account',
        paragraphs: [
          text`${UNUSABLE[warning.type]} Comment IDs: ${code(warning.commentIds.join(', '))}.`,
          text`To continue a job from an ignored record, comment with \`--job ID\`.`,
        ],
      };
  }
}
