import { MAX_COMMENT } from '../github/comments.ts';
import type { StartedJob } from '../service/schema.ts';
import { collapsible, shortenedBlock, toMarkdown } from '../text/markdown.ts';
import { code, duration, link, sentences, type Text, text } from '../text/sentence.ts';
import { MAX_RECORD } from '../thread/record.ts';
import type { ShownProgress } from '../thread/thread-run.ts';
import type { JobReport } from './job-report.ts';
import { isNamedRepository, repositoryLink } from './job-repository.ts';
import { afterStatus } from './next-steps.ts';

const MAX_INSTRUCTION = 20_000;

/** Joins paragraphs. The instruction is folded, with a note about its context, and so short that a record fits in. */
export function commentWith(
  paragraphs: readonly string[],
  instruction: string,
  footer: string,
  contextNote = '',
): string {
  const length = [...paragraphs, contextNote, footer].join('\n\n').length;
  const remaining = MAX_COMMENT - MAX_RECORD - length - 200;
  // The fences around the instruction can together be as long as the instruction itself.
  const most = Math.min(MAX_INSTRUCTION, Math.floor(remaining / 2));

  const block = instruction === '' ? '' : shortenedBlock(instruction, most);
  const folded = joined([block, contextNote]);
  const label = block === '' ? 'Context' : 'Instruction';
  const fold = folded === '' ? '' : collapsible(label, folded);
  return joined([...paragraphs, fold, footer]);
}

/** Paragraphs of Markdown, without those that are empty. */
export function joined(paragraphs: readonly string[]): string {
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** Where a job works, and with what, as facts for `smallPrint`. */
export function jobFacts({
  repository,
  ref,
  model,
}: Pick<StartedJob, 'repository' | 'ref' | 'model'>): Text[] {
  return [
    repository === undefined ? [] : text`repository ${repositoryLink(repository)}`,
    ref === undefined ? [] : text`branch ${code(ref)}`,
    model === undefined ? [] : text`model ${code(model)}`,
  ];
}

/** The last line of a comment; empty without facts. */
export function smallPrint(facts: readonly Text[], runUrl?: string): string {
  const run = runUrl ? [link(runUrl, 'workflow run')] : [];
  const shown = [...facts, run].filter(({ length }) => length > 0);
  return shown.length === 0 ? '' : `<sub>${shown.map(toMarkdown).join(' · ')}</sub>`;
}

/** All times are in ms since 1970. */
interface Progress extends ShownProgress {
  /** Empty if it is not shown. */
  instruction: string;
  /** Undefined for a run that does not wait. */
  waitsUntil: number | undefined;
  /** The URL of the repository in which the workflow runs. */
  repository: string;
  runUrl: string | undefined;
  /** The comment with the command. */
  commentUrl: string | undefined;
}

/** The first text is what people get as a mail, so it is short. Edits send no mail. */
export function progressComment(progress: Progress): string {
  const { instruction, job, waitsUntil, runUrl, commentUrl } = progress;
  const facts = [
    commentUrl === undefined ? [] : text`For ${link(commentUrl, 'this comment')}`,
    runUrl === undefined ? [] : [link(runUrl, 'live log')],
    job === undefined ? [] : text`job ${code(job.id)}`,
    waitsUntil === undefined ? [] : text`watched until ${clockTime(waitsUntil)}`,
  ];
  const paragraphs = job === undefined ? [`⏳ On it. ${RESULT_FOLLOWS}`] : working(job, progress);
  return commentWith(paragraphs, instruction, smallPrint(facts));
}

const RESULT_FOLLOWS = 'The result comes as a new comment.';

function working(job: StartedJob, { acceptedAt, now, repository }: Progress): string[] {
  const { repository: jobRepository } = job;
  const isElsewhere = jobRepository !== undefined && !isNamedRepository(jobRepository, repository);
  const where = isElsewhere
    ? text`The pull request opens in ${repositoryLink(jobRepository)}.`
    : [];
  const paragraphs = [text`${runningTime(acceptedAt, now)} ${RESULT_FOLLOWS}`, where];
  return ['### ⏳ The agent is working', ...paragraphs.map(toMarkdown)].filter(Boolean);
}

function runningTime(acceptedAt: number | undefined, now: number): Text {
  if (acceptedAt === undefined) return text`Checked at ${clockTime(now)}.`;

  const minutes = Math.floor((now - acceptedAt) / 60_000);
  if (minutes < 1) return text`Started at ${clockTime(acceptedAt)}.`;
  return text`Running for ${duration(minutes * 60_000)}, checked at ${clockTime(now)}.`;
}

/** Such as `10:15 UTC`. */
const clockTime = (ms: number) => `${new Date(ms).toISOString().slice(11, 16)} UTC`;

/**
 * Tells readers of a pull request which job it is the result of. `from` is the URL of the page where the job was requested.
 * Without `hasCommand`, nobody knows whether the repository has a workflow for commands.
 */
export function announcement(
  { jobId, job }: Pick<JobReport, 'job'> & { jobId: string },
  commandName: string,
  { hasCommand, from }: { hasCommand: boolean; from: string | undefined },
): string {
  const requested = from === undefined ? [] : text`, requested in ${link(from)}`;
  const condition = text`This works if a workflow in this repository runs the action for comments, with the same project and API key.`;
  const next = afterStatus(jobId, job?.status, { commandName }, { purpose: 'To ask for changes' });
  return [
    toMarkdown(text`### 📝 Continue this pull request with ${code(commandName)}`),
    toMarkdown(text`This pull request is the result of job ${code(jobId)}${requested}.`),
    toMarkdown(sentences(next, hasCommand ? [] : condition)),
  ].join('\n\n');
}
