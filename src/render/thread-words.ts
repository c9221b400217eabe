import { type GitHubFault, isRefusedForGood } from '../github/port.ts';
import type { ThreadWarning } from '../thread/warning.ts';
import { code, type Text, text } from './text.ts';

/** What the log says of trouble with the thread: what happened, and what to do. */
export function threadWords(warning: ThreadWarning): { title: string; words: Text[] } {
  switch (warning.type) {
    case 'no-record':
      return {
        title: 'No record in the thread',
        words: [
          text`${refused(warning.fault, 'the first comment of this run')} The run goes on, but a run that starts again would not find its job and could be paid for once more.`,
          howToPermit(warning.fault),
        ],
      };
    case 'not-edited':
      return {
        title: 'The progress comment could not be updated',
        words: [text`${refused(warning.fault, 'the edit')} The run goes on.`],
      };
    case 'job-not-recorded':
      return {
        title: 'The job’s id is in no comment',
        words: [
          text`The job runs, but the thread does not say which one it is: a run that starts again would refuse to send.`,
          text`Keep the job’s id from this log; \`--job ID\` goes on with it.`,
        ],
      };
    case 'not-posted':
      return {
        title: 'The result could not be posted',
        words: [
          text`${refused(warning.fault, 'the comment')} The result stands in the job summary and in the outputs, and in the progress comment where that could be edited.`,
          howToPermit(warning.fault),
        ],
      };
    case 'not-removed':
      return {
        title: 'A progress comment is left over',
        words: [
          text`Comment ${code(warning.commentId)} could not be removed (${told(warning.fault)}). Delete it by hand if it is in the way.`,
        ],
      };
    case 'unverified':
      return {
        title: 'A record does not verify',
        words: [
          text`Comments of this thread carry records that do not verify and were not used (${code(warning.commentIds.join(', '))}): the API key was changed, or they were edited. Name the job with \`--job ID\` to go on with one that was begun under the old key.`,
        ],
      };
  }
}

/** What to do so that GitHub takes a comment; nothing where its answer does not say that it never will. */
export function howToPermit(fault: GitHubFault): Text {
  if (!isRefusedForGood(fault)) return [];
  return text`Give the job \`permissions: issues: write\` and \`pull-requests: write\`, and check that the conversation is not locked.`;
}

/** That GitHub did not take something, or gave no answer, so that it is not known. */
export function refused(fault: GitHubFault, what: string): Text {
  return fault.status === 'lost'
    ? text`GitHub gave no answer to ${what} (${code(fault.message)}).`
    : text`GitHub refused ${what} (${code(`${fault.status} ${fault.message}`)}).`;
}

function told({ status, message }: GitHubFault): Text {
  return text`${code(status === 'lost' ? message : `${status} ${message}`)}`;
}
