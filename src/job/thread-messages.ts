import type { GitHubFault } from '../github/comments.ts';
import { faultRemedy, faultText, howToPermit, refused } from '../github/messages.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { Refuse } from '../thread/decide.ts';
import type { ThreadWarning } from '../thread/read.ts';
import type { Audience, Message } from './next-steps.ts';

/** Why the thread lets nothing be sent, and what people can do. */
export function refusalMessage({ because, advice, fault }: Refuse, { commandName }: Audience): Message {
  if (fault !== undefined) return unread(because, fault);
  const [title, happened] = REFUSALS[because];
  // In a pipeline nobody can write a flag: a new run is a new command.
  const next = advice === 'use --new' && commandName === undefined ? NEW_RUN : ADVICE[advice];
  return { title, happened, next };
}

const NOTHING = 'Nothing was sent by this run, so that nothing is paid for twice.';

const REFUSALS: Record<Refuse['because'], [title: string, happened: Text]> = {
  'this-command-unknown': [
    'It is not known whether this command arrived',
    text`An earlier run of this command could not tell whether its request reached the service. ${NOTHING}`,
  ],
  'this-command-silent': [
    'It is not known whether this command arrived',
    text`An earlier run of this command was ended while it was sending. ${NOTHING}`,
  ],
  'this-command-unverified': [
    'It is not known whether this command arrived',
    text`This thread has a record of this command that does not verify: the API key was changed, or the comment was edited. ${NOTHING}`,
  ],
  'this-command-other-account': [
    'It is not known whether this command arrived',
    text`This thread has a record of this command by another account: \`github-token\` was changed, or two workflows answer this comment. ${NOTHING}`,
  ],
  'record-refused': [
    'The thread could not be written to',
    text`GitHub did not take this run’s own comment. ${NOTHING}`,
  ],
  'other-command-silent': [
    'An earlier command is in the way',
    text`An earlier command in this thread was ended while it was starting a job, so it is not known which job this thread has. ${NOTHING}`,
  ],
  'other-command-unknown': [
    'An earlier command is in the way',
    text`An earlier command in this thread may or may not have started a job, so it is not known which job this thread has. ${NOTHING}`,
  ],
  'record-not-found': [
    'The thread does not show what was written to it',
    text`GitHub does not show this run’s own comment in the thread, so it could not be checked whether the command is under way already. ${NOTHING}`,
  ],
  'thread-unreadable': [
    'The thread could not be read',
    text`GitHub did not give the comments of this thread, so it could not be checked whether the command is under way already. ${NOTHING}`,
  ],
};

/** GitHub did not give what was needed, and says why. */
function unread(because: Refuse['because'], fault: GitHubFault): Message {
  const said = faultText(fault);
  const unchecked = text`so it could not be checked whether the command is under way already. ${NOTHING}`;
  const words =
    because === 'thread-unreadable'
      ? {
          title: 'The thread could not be read',
          happened: text`GitHub did not give the comments of this thread (${said}), ${unchecked}`,
        }
      : {
          title: 'The thread could not be written to',
          happened: text`GitHub did not take this run’s own comment (${said}), ${unchecked}`,
        };
  const remedy = faultRemedy(fault);
  return { ...words, next: because === 'record-refused' ? sentences(remedy, WITHOUT_THREAD) : remedy };
}

const WITHOUT_THREAD = text`Or set \`comment: never\`: then nothing is written to the thread, and a run that starts again pays again.`;

const NEW_RUN = text`Look in the service’s dashboard and among the pull requests whether a job is there. To start a new job in any case, start a new workflow run instead of this one again.`;

const ADVICE: Record<Refuse['advice'], Text> = {
  'use --new': text`Look in the service’s dashboard and among the pull requests whether a job is there. To start a new job in any case, write the command with \`--new\`.`,
  'look whether it arrived': text`Look in the service’s dashboard or in the pull request whether the message arrived; if not, write the comment again.`,
  'try again': text`Run it again in a minute; nothing is lost.`,
};

/** A warning about the thread: what happened, and what to do. */
export function threadWarning(warning: ThreadWarning): { title: string; paragraphs: Text[] } {
  switch (warning.type) {
    case 'not-edited':
      return {
        title: 'The progress comment could not be updated',
        paragraphs: [text`${refused(warning.fault, 'the edit')} The run goes on.`],
      };
    case 'job-not-recorded':
      return {
        title: 'The job’s id is in no comment',
        paragraphs: [
          text`The job runs, but the thread does not say which one it is: a run that starts again would refuse to send.`,
          text`Keep the job’s id from this log; \`--job ID\` goes on with it.`,
        ],
      };
    case 'not-posted':
      return {
        title: 'The result could not be posted',
        paragraphs: [
          text`${refused(warning.fault, 'the comment')} The result stands in the job summary and in the outputs, and in the progress comment where that could be edited.`,
          howToPermit(warning.fault),
        ],
      };
    case 'not-removed':
      return {
        title: 'A progress comment is left over',
        paragraphs: [
          text`Comment ${code(warning.commentId)} could not be removed (${faultText(warning.fault)}). Delete it by hand if it is in the way.`,
        ],
      };
    case 'unverified':
      return {
        title: 'A record does not verify',
        paragraphs: [
          text`Comments of this thread carry records that do not verify and were not used (${code(warning.commentIds.join(', '))}): the API key was changed, or they were edited. Name the job with \`--job ID\` to go on with one that was begun under the old key.`,
        ],
      };
    case 'other-account':
      return {
        title: 'A record is by another account',
        paragraphs: [
          text`Comments of this thread carry records that another account wrote, and they were not used (${code(warning.commentIds.join(', '))}): \`github-token\` was changed, or two workflows answer here. Name the job with \`--job ID\` to go on with one that was begun there.`,
        ],
      };
  }
}
