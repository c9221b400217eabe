import type { Help } from '../runner/help.ts';
import { type Annotation, messageMarkdown } from '../runner/presentation.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, duration, link, type Text, text } from '../text/sentence.ts';
import { iconOf, jobMessage } from './ends.ts';
import { commentWith, factList, instructionBlock, smallPrint, sourceFacts } from './markdown.ts';
import type { Reader } from './next-steps.ts';
import { jobOutputs } from './outputs.ts';
import { describeContents, linkIgnored } from './pull-request.ts';
import { hasJob, type JobReport } from './report.ts';

/** These outcomes are no problem in themselves, so no section of the documentation explains them. */
const GOOD_OUTCOMES: readonly JobReport['outcome'][] = ['pr-opened', 'archived', 'detached'];

/** The end of a job run for its readers. `isFailing`: the step fails. */
export function presentJob(
  report: JobReport,
  reader: Reader & { isFailing?: boolean; help: Help; runUrl?: string | undefined },
) {
  const { isFailing = false, runUrl, help } = reader;
  const { job, jobId, prLink, durationMs, pull, instruction } = report;
  const annotation = annotationOf(report, reader, isFailing);
  const warning = job?.unusableLink ? linkIgnored(job.unusableLink) : undefined;
  const notes = jobNotes(report, reader.continues);

  const observations = warning ? [`⚠️ ${toMarkdown(warning.happened)}`] : [];
  if (pull) observations.push(toMarkdown(describeContents(pull)));
  const markdownOf = (message: Annotation) =>
    messageMarkdown(message, iconOf(report, isFailing), help, observations.join('\n\n'));

  const took = hasJob(report) ? duration(durationMs) : undefined;
  const facts = factList({
    'Pull request': prLink && link(prLink),
    Job: jobId && code(jobId),
    ...sourceFacts(job),
    Duration: took,
  });
  const details = [facts, ...notes.map(toMarkdown), ...instructionBlock(instruction)];
  const footer = smallPrint(
    [
      jobId === '' ? [] : text`Job ${code(jobId)}`,
      took === undefined ? [] : [took],
      job?.model === undefined ? [] : [code(job.model)],
    ],
    runUrl,
  );

  return {
    outputs: jobOutputs(report),
    notes,
    summary: `${[markdownOf(annotation), ...details].join('\n\n')}\n`,
    annotations: warning ? [{ ...warning, level: 'warning' } as const, annotation] : [annotation],
    /** Leaves room for a record, from which later commands know the job. */
    comment: (furtherNotes: readonly Text[]) => {
      const inThread = { ...reader, unrecorded: false };
      const main = markdownOf(annotationOf(report, inThread, isFailing));
      const paragraphs = [main, ...[...notes, ...furtherNotes].map(toMarkdown)];
      return commentWith(paragraphs, instruction, footer);
    },
  };
}

function annotationOf(report: JobReport, reader: Reader, isFailing: boolean): Annotation {
  const message = jobMessage(report, reader);
  if (!isFailing) return { ...message, level: report.outcome === 'unknown' ? 'warning' : 'notice' };

  const isGood = GOOD_OUTCOMES.includes(report.outcome);
  return isGood
    ? { ...message, level: 'error', topic: 'A result fails the step' }
    : { ...message, level: 'error' };
}

function jobNotes(report: JobReport, continues = false) {
  const { replaced, isShared, state, jobId, request, prompt } = report;
  const notes = prompt ? contextNotes(prompt) : [];

  const hasContinued = continues && hasJob(report);
  if (hasContinued && request === 'message')
    notes.push(text`This run continued the job of this thread.`);

  if (hasContinued && request === 'create' && !replaced)
    notes.push(text`There was no job to continue in this thread, so a new one was started.`);

  if (replaced && jobId !== '' && jobId !== replaced.jobId)
    notes.push(text`${replaced.why} A new job was started.`);

  if (isShared && state === 'ended')
    notes.push(
      text`The agent was still working on an earlier instruction when this one arrived, so this may be the result of that one.`,
    );
  return notes;
}

/** What became part of the request, and what did not. */
function contextNotes({ comments, editedSince }: NonNullable<JobReport['prompt']>): Text[] {
  const { included = 0, leftOut = 0 } = comments ?? {};
  const notes: Text[] = [];
  if (included > 0) notes.push(text`The request included ${counted(included, 'comment')}.`);

  if (leftOut > 0)
    notes.push(
      text`${counted(leftOut, 'comment')} by people who may not use the command, or whose permission was not checked, ${leftOut === 1 ? 'was' : 'were'} left out.`,
    );

  if (editedSince)
    notes.push(text`The issue was edited after the comment, so its text was left out.`);
  return notes;
}
