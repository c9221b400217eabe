import type { Topic, Trouble } from '../errors.ts';
import { faultText, howToPermit, refused } from '../github/faults.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { Refusal } from './decide.ts';
import type { ThreadWarning } from './read.ts';

const WHY_UNUSABLE = text`the API key or \`github-token\` was changed, the comment was edited, or two workflows respond in the thread`;

/** A warning about the thread. */
export function threadWarning(warning: ThreadWarning): Trouble {
  switch (warning.type) {
    case 'not-edited':
      return {
        title: 'Could not update the progress comment',
        happened: text`${refused(warning.fault, 'the edit')} The run continues.`,
      };

    case 'job-not-recorded':
      return {
        title: 'Could not save the job ID in the thread',
        happened: text`The job is running, but no comment contains its ID, so a re-run sends nothing.`,
        next: text`Save the job ID from this log. To continue the job, comment with \`--job ID\`.`,
      };

    case 'not-posted':
      return {
        title: 'Could not post the result',
        happened: text`${refused(warning.fault, 'the comment')} See the job summary or the outputs for the result.`,
        next: howToPermit(warning.fault),
      };

    case 'not-removed':
      return {
        title: 'Could not delete the progress comment',
        happened: text`${refused(warning.fault, 'the request')} You can delete comment ${code(warning.commentId)} yourself.`,
        topic: 'Could not update the progress comment',
      };
  }
}

export function blockedTitle({ because, outcome, state }: Refusal): Topic {
  if (because === 'record-refused') return 'Could not comment in the thread';
  if (outcome === 'failed') return 'Could not read the thread';
  if (state !== 'unknown') return 'Blocked by an earlier command';
  return 'It is unclear whether this command arrived';
}

/** Why a run sends nothing because of its thread. */
export function whyBlocked({ because, fault }: Refusal): Text {
  const response = fault ? text` (${faultText(fault)})` : [];

  switch (because) {
    case 'this-command-unknown':
    case 'this-command-silent':
      return text`An earlier run of this command ended before it was clear whether its request arrived.`;
    case 'this-command-unusable':
      return text`The record of this command in the thread cannot be used, because ${WHY_UNUSABLE}.`;
    case 'other-command-silent':
    case 'other-command-unknown':
      return text`An earlier command in this thread may have started a job, so it is unclear which job belongs to the thread.`;
    case 'record-refused':
      return text`GitHub rejected the comment of this run${response}.`;
    case 'record-not-found':
      return text`GitHub does not list the comment of this run in the thread${response}.`;
    case 'thread-unreadable':
      return text`GitHub did not return the comments of the thread${response}.`;
  }
}
