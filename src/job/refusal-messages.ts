import type { GitHubFault } from '../github/comments.ts';
import { faultRemedy, faultText } from '../github/messages.ts';
import { sentences, type Text, text } from '../text/sentence.ts';
import type { Refuse } from '../thread/decide.ts';
import type { Audience, Words } from './words.ts';

/** Why the thread held the run up, and what people can do. */
export function heldWords({ because, advice, fault }: Refuse, { command }: Audience): Words {
  if (fault !== undefined) return unread(because, fault);
  const [title, happened] = HELD[because];
  // In a pipeline nobody can write a flag: a new run is a new command.
  const next = advice === 'use --new' && command === undefined ? NEW_RUN : ADVICE[advice];
  return { title, happened, next };
}

const NOTHING = 'Nothing was sent by this run, so that nothing is paid for twice.';

const HELD: Record<Refuse['because'], [title: string, happened: Text]> = {
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
  'other-command-silent': [
    'An earlier command is in the way',
    text`An earlier command in this thread was ended while it was starting a job, so it is not known which job this thread has. ${NOTHING}`,
  ],
  'other-command-unknown': [
    'An earlier command is in the way',
    text`An earlier command in this thread may or may not have started a job, so it is not known which job this thread has. ${NOTHING}`,
  ],
  'record-refused': [
    'The thread could not be written to',
    text`GitHub did not take this run’s own comment. ${NOTHING}`,
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

/** GitHub itself was in the way, and said how. */
function unread(because: Refuse['because'], fault: GitHubFault): Words {
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
