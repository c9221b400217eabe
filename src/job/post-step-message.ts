import type { GitHubApi } from '../github/api.ts';
import { asFault, isGone, threadComments } from '../github/comments.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { withSameRecord } from '../thread/record.ts';
import { howToAttach, howToWait } from './next-steps.ts';

/** What the main step has left for the post step; empty where it did not come so far. */
export interface LeftState {
  finished: string;
  jobId: string;
  /** What the request was that was under way: `create` or `message`. */
  sending: string;
  /** The command word, in comment runs. */
  command: string;
  /** The id of the progress comment. */
  comment: string;
  /** The result as Markdown, once it stood in the outputs. */
  result: string;
}

/** What the post step says of a run that was ended from outside. */
export interface Unsaid {
  /** The end of a sentence that begins with 'the run was'. */
  title: string;
  words: Text[];
  /** Markdown for the progress comment that is better than the words. */
  result?: string;
}

/** What to say of a run that was ended from outside; undefined where it finished, or had not begun anything. */
export function leftToSay(left: LeftState): Unsaid | undefined {
  if (left.finished !== '') return undefined;
  if (left.result !== '') {
    const words = [
      text`The run was ended from outside when its result was known already.`,
      text`The result stands in the step’s outputs, in its log and in the job summary.`,
    ];
    return { title: 'ended while it posted its result', words, result: left.result };
  }
  const words = withoutResult(left);
  return words && { title: 'ended before its result', words };
}

function withoutResult({ jobId, sending, command, comment }: LeftState): Text[] | undefined {
  if (jobId !== '') {
    return [
      text`The run was ended from outside. Job ${code(jobId)} goes on without it.`,
      command === '' ? howToAttach({ jobId }) : howToWait({ jobId }, { command, unrecorded: comment === '' }),
    ];
  }
  if (sending === '')
    return comment === ''
      ? undefined
      : [text`The run was ended from outside before it sent anything.`, anew(command)];
  return [
    text`The run was ended from outside while its request was under way; the request may have arrived.`,
    command === ''
      ? text`Look in the service’s dashboard and among the repository’s pull requests before you run again.`
      : text`Look in the service’s dashboard and among the repository’s pull requests whether it has; if not, ${again(sending, command)}.`,
  ];
}

/** After a create a plain command would be refused. */
function again(sending: string, command: string): Text {
  return sending === 'message'
    ? text`write the comment again`
    : text`comment ${code(`${command} --new …`)} here`;
}

/** The record goes on to say `sending`, so that a plain command, or the same run once more, would be refused. */
function anew(command: string): Text {
  return command === ''
    ? text`To have it done, start a new run of the workflow.`
    : text`To have it done, write the command again with \`--new\`, or with \`--job ID\` to go on with a job.`;
}

/**
 * Puts new words into the progress comment, over its record as it is; undefined: the result stands in a comment of its
 * own, and this one goes. Rejects with a GitHubFault.
 */
export async function leaveWord(
  commentId: number,
  markdown: string | undefined,
  api: GitHubApi,
): Promise<void> {
  // The comment is known by its id; the issue's number is only for lists and new comments.
  const comments = threadComments(api, 0);
  try {
    if (markdown === undefined) return void (await comments.remove(commentId));
    const { data } = await comments.get(commentId);
    const body = withSameRecord(data.body, markdown.trimEnd());
    if (body !== undefined) await comments.update(commentId, body);
  } catch (error) {
    // A comment that is gone shows nobody at work.
    if (!isGone(asFault(error))) throw error;
  }
}
