import type { Message } from '../errors.ts';
import { faultText, type GitHubFault, howToPermit, refused } from '../github/faults.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { Obstacle, Refusal } from './decide.ts';

export const notEdited = (fault: GitHubFault): Message => ({
  title: 'Could not update the progress comment',
  happened: text`${refused(fault, 'the edit')} The run continues.`,
});

/** The job's ID is in no comment: a re-run would refuse instead of attaching to it. */
export const JOB_NOT_RECORDED: Message = {
  title: 'Could not save the job ID in the thread',
  happened: text`The job is running, but no comment contains its ID, so a re-run sends nothing.`,
  next: text`Save the job ID from this log. To continue the job, comment with \`--job ID\`.`,
};

export const notPosted = (fault: GitHubFault): Message => ({
  title: 'Could not post the result',
  happened: text`${refused(fault, 'the comment')} See the job summary or the outputs for the result.`,
  next: howToPermit(fault),
});

export const notRemoved = (commentId: number, fault: GitHubFault): Message => ({
  title: 'Could not delete the progress comment',
  happened: text`${refused(fault, 'the request')} You can delete comment ${code(commentId)} yourself.`,
  topic: 'Could not update the progress comment',
});

export const BLOCKED_TITLES = {
  'this-command': 'It is unclear whether this command arrived',
  'other-command': 'Blocked by an earlier command',
  'record-refused': 'Could not comment in the thread',
  'record-not-found': 'Could not read the thread',
  'thread-unreadable': 'Could not read the thread',
} as const satisfies Record<Obstacle, string>;

export function whyBlocked({ kind, fault }: { kind: Obstacle } & Pick<Refusal, 'fault'>): Text {
  const response = fault ? text` (${faultText(fault)})` : [];

  const reasons: Record<Obstacle, Text> = {
    'this-command': text`An earlier run of this command ended before it was clear whether its request arrived.`,
    'other-command': text`The request of an earlier command in this thread was still under way when the time limit of this run was reached.`,
    'record-refused': text`GitHub rejected the comment of this run${response}.`,
    'record-not-found': text`GitHub does not list the comment of this run in the thread${response}.`,
    'thread-unreadable': text`GitHub did not return the comments of the thread${response}.`,
  };
  return reasons[kind];
}
