/** The comments about a job besides its result. */
import { toMarkdown } from '../text/markdown.ts';
import { clockTime, code, duration, link, type Text, text } from '../text/sentence.ts';
import type { ShownProgress } from '../thread/comment.ts';
import { commentFact, documentMarkdown, joined } from './document.ts';
import type { JobReport } from './job-end.ts';
import type { Audience } from './next-steps.ts';

/** All times are in ms since 1970. */
interface Progress extends ShownProgress {
  /** Empty if it is not shown. */
  instruction: string;
  /** Undefined for a run that does not wait. */
  waitsUntil: number | undefined;
  run: NonNullable<Audience['run']>;
  commentUrl: string | undefined;
}

const RESULT_FOLLOWS = 'The result comes as a new comment.';

/** The first text is what people get as a mail, so it is short. Edits send no mail. */
export function progressComment(progress: Progress): string {
  const { instruction, job, waitsUntil, run, commentUrl } = progress;
  const facts = [
    commentFact(commentUrl),
    run.url === undefined ? [] : [link(run.url, 'live log')],
    job === undefined ? [] : text`job ${code(job.id)}`,
    waitsUntil === undefined ? [] : text`watched until ${clockTime(waitsUntil)}`,
  ];
  const paragraphs =
    job === undefined
      ? [`⏳ On it. ${RESULT_FOLLOWS}`]
      : ['### ⏳ The agent is working', `${toMarkdown(runningTime(progress))} ${RESULT_FOLLOWS}`];
  return documentMarkdown(paragraphs, instruction, facts);
}

function runningTime({ acceptedAt, now }: Progress): Text {
  if (acceptedAt === undefined) return text`Checked at ${clockTime(now)}.`;

  const minutes = Math.floor((now - acceptedAt) / 60_000);
  if (minutes < 1) return text`Started at ${clockTime(acceptedAt)}.`;
  return text`Running for ${duration(minutes * 60_000)}, checked at ${clockTime(now)}.`;
}

/**
 * Tells readers of a pull request which job it belongs to. `from` is the URL of the page where the
 * job was requested. Without `hasCommand`, nobody knows whether the repository has a workflow for
 * commands.
 */
export function announcement(
  { jobId, requestState }: JobReport & { jobId: string },
  commandName: string,
  { hasCommand, from }: { hasCommand: boolean; from: string | undefined },
): string {
  const requested = from === undefined ? [] : text`, requested in ${link(from)}`;
  const belongs =
    requestState === 'ended'
      ? text`This pull request is the result of job ${code(jobId)}${requested}.`
      : text`Job ${code(jobId)} works on this pull request${requested}.`;
  const condition = text`This needs a workflow for comments here, with the same project and key.`;

  return joined([
    toMarkdown(text`### 📝 Continue this pull request with ${code(commandName)}`),
    toMarkdown(belongs),
    hasCommand ? '' : toMarkdown(condition),
  ]);
}
