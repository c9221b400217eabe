import { MAX_COMMENT } from '../github/comments.ts';
import type { StartedJob } from '../service/schema.ts';
import { collapsible, fence, toMarkdown } from '../text/markdown.ts';
import { code, duration, link, moment, sentences, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import { MAX_RECORD } from '../thread/record.ts';
import { afterStatus } from './next-steps.ts';
import type { JobReport } from './report.ts';

const MAX_INSTRUCTION = 20_000;

/** The instruction to be shown folded; empty without one. */
export function instructionBlock(instruction: string, most = MAX_INSTRUCTION): string[] {
  return instruction === '' ? [] : [collapsible('Instruction', fence(instruction, most))];
}

/** Joins a comment's paragraphs, with the instruction truncated so that a record still fits. */
export function commentWith(paragraphs: string[], instruction: string, footer: string): string {
  const length = [...paragraphs, footer].join('\n\n').length;
  const remaining = MAX_COMMENT - MAX_RECORD - length - 200;
  // In its fences the instruction may be three times as long.
  const block = instructionBlock(instruction, Math.min(MAX_INSTRUCTION, Math.floor(remaining / 3)));
  return [...paragraphs, ...block, footer].join('\n\n');
}

export function sourceFacts({ repository, ref, model }: Partial<StartedJob> = {}) {
  return {
    Repository: repository && repositoryLink(repository),
    Branch: ref && branchLink(repository, ref),
    Model: model && code(model),
  };
}

/** A link where the repository is on GitHub. */
export function branchLink(repository = '', ref: string): Text[number] {
  const url = `${repository}/tree/${ref}`;
  const isOnGitHub = repository.startsWith('https://github.com/');
  return isOnGitHub && isPlain(url) ? link(url, ref) : code(ref);
}

export function repositoryLink(url: string): Text[number] {
  const [, name] = /^https:\/\/[^/]+\/(.+)$/.exec(url) ?? [];
  return linkOrCode(url, name);
}

/** A link to a plain HTTPS URL; anything else as code. */
export function linkOrCode(url: string, label?: string): Text[number] {
  return isPlain(url) ? link(url, label) : code(url);
}

const isPlain = (url: string) => plainLink(url, false) !== undefined;

export function factList(facts: Readonly<Record<string, Text[number] | undefined>>): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => (value ? [`- **${name}:** ${toMarkdown([value])}`] : []))
    .join('\n');
}

function factLine(facts: readonly Text[]): string {
  return facts
    .filter((fact) => fact.length > 0)
    .map(toMarkdown)
    .join(' · ');
}

/** The last line of a comment, in small print. */
export function smallPrint(facts: readonly Text[], runUrl: string | undefined): string {
  const run = runUrl ? [link(runUrl, 'workflow run')] : [];
  return `<sub>${factLine([...facts, run])}</sub>`;
}

interface Progress extends Pick<JobReport, 'instruction' | 'startedAt'> {
  job?: StartedJob | undefined;
  runUrl: string | undefined;
  /** How long the run waits, in ms since 1970. */
  waitsUntil?: number | undefined;
}

export function progressComment(progress: Progress): string {
  const { job, startedAt, waitsUntil } = progress;
  const status = job?.status === undefined ? [] : text`: ${code(job.status)}`;
  const age = startedAt - (job?.createdAt ?? startedAt);
  const facts = [
    job === undefined ? text`Preparing` : text`Job ${code(job.id)}${status}`,
    text`started ${moment(startedAt)}`,
    age < 60_000 ? [] : text`job created ${duration(age)} earlier`,
    job?.repository === undefined ? [] : text`repository ${repositoryLink(job.repository)}`,
    job?.ref === undefined ? [] : text`branch ${branchLink(job.repository, job.ref)}`,
    waitsUntil === undefined ? [] : text`this run waits until ${moment(waitsUntil)}`,
  ];

  const paragraphs = ['### ⏳ Working on it', factLine(facts)];
  return commentWith(paragraphs, progress.instruction, smallPrint([], progress.runUrl));
}

interface AnnouncementOptions {
  commandName: string;
  /** A command started the run, so the repository has a workflow for commands. */
  hasCommand: boolean;
  /** Where the job was requested. */
  from: string | undefined;
}

/** The comment in the thread of a pull request that a job has opened. */
export function announcement(
  { jobId, job }: JobReport,
  { commandName, hasCommand, from }: AnnouncementOptions,
): string {
  const requested = from === undefined ? [] : text`, requested in ${link(from)}`;
  const condition = text`This works if a workflow in this repository runs the action for comments, with the same project and API key.`;
  const next = afterStatus(jobId, job?.status, { commandName });
  return [
    toMarkdown(text`### 📝 Continue this pull request with ${code(commandName)}`),
    toMarkdown(text`This pull request is the result of job ${code(jobId)}${requested}.`),
    toMarkdown(sentences(next, hasCommand ? [] : condition)),
  ].join('\n\n');
}
