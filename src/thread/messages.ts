import type { Message } from '../errors.ts';
import { type GitHubFault, howToPermit, refused } from '../github/faults.ts';
import { code, text } from '../text/sentence.ts';

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
