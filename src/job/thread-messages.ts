import { faultText, howToPermit, refused } from '../github/messages.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { ThreadWarning } from '../thread/deps.ts';

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
          text`Comment ${code(warning.commentId)} could not be removed (${faultText(warning.fault)}). Delete it by hand if it is in the way.`,
        ],
      };
    case 'other-account':
      return {
        title: 'A record is by another account',
        words: [
          text`Comments of this thread carry records that another account wrote, and they were not used (${code(warning.commentIds.join(', '))}): \`github-token\` was changed, or two workflows answer here. Name the job with \`--job ID\` to go on with one that was begun there.`,
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
