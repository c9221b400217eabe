import type { Help } from '../runner/help.ts';
import { type Outputs, outputs } from '../runner/outputs.ts';
import { type Annotation, userMessageMarkdown } from '../runner/user-message.ts';
import { knownStatus } from '../service/schema.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, duration, link, sentences, type Text, text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import { iconOf, jobMessage } from './ends.ts';
import { commentWith, jobFacts, smallPrint } from './job-comments.ts';
import { hasJob, type JobReport } from './job-report.ts';
import type { Reader } from './next-steps.ts';
import {
  describePullRequest,
  filesMarkdown,
  linkIgnored,
  pullRequestNumber,
} from './pull-request.ts';

/** These outcomes are no problem in themselves, so no section of the documentation explains them. */
const GOOD_OUTCOMES: readonly JobReport['outcome'][] = ['pr-opened', 'archived', 'detached'];

interface Presenting extends Reader {
  /** The step fails. */
  isFailing: boolean;
  help: Help;
  runUrl: string | undefined;
}

export function presentJob(report: JobReport, reader: Presenting) {
  const { isFailing, runUrl, help } = reader;
  const { job, jobId, instruction } = report;
  const annotation = annotationOf(report, reader, isFailing);
  const warning = job?.unusableLink ? linkIgnored(job.unusableLink) : undefined;
  const notes = jobNotes(report);

  const happened = sentences(annotation.happened, changesOf(report));
  const details = [warning ? `⚠️ ${toMarkdown(warning.happened)}` : '', workMarkdown(report)];
  const icon = iconOf(report, isFailing);
  const main = userMessageMarkdown({ ...annotation, happened }, icon, help, joined(details));

  const facts = jobFacts({ ...job, id: jobId, status: undefined });
  const footer = smallPrint([...facts, waitingTime(report)], runUrl);
  const comment = commentWith([main, ...notes.map(toMarkdown)], instruction, footer);

  return {
    outputs: jobOutputs(report),
    notes,
    summary: `${comment}\n`,
    annotations: warning ? [{ ...warning, level: 'warning' } as const, annotation] : [annotation],
    comment,
  };
}

const joined = (paragraphs: readonly string[]) =>
  paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');

function changesOf({ pull, request }: JobReport): Text {
  return pull === undefined ? [] : describePullRequest(pull, request === 'create');
}

/** The files of the pull request, and its preview. */
function workMarkdown({ pull, previewUrl }: JobReport): string {
  const preview =
    previewUrl === undefined
      ? []
      : text`Preview: ${link(previewUrl)}. It can take a few minutes until it is ready.`;
  return joined([pull === undefined ? '' : filesMarkdown(pull), toMarkdown(preview)]);
}

/** Nothing for a run that waited for no job, or for one that had ended before. */
function waitingTime(report: JobReport): Text {
  const { outcome, durationMs } = report;
  const hasWaited = hasJob(report) && outcome !== 'detached' && durationMs >= 1_000;
  return hasWaited ? [duration(durationMs)] : [];
}

function annotationOf(report: JobReport, reader: Reader, isFailing: boolean): Annotation {
  const message = jobMessage(report, reader);
  const isGood = GOOD_OUTCOMES.includes(report.outcome);
  // What went wrong is explained there even if `fail-on` tolerates it.
  const topic = isGood ? undefined : (message.topic ?? message.title);

  if (isFailing) return { ...message, level: 'error', topic: topic ?? 'A result fails the step' };
  return { ...message, level: report.outcome === 'unknown' ? 'warning' : 'notice', topic };
}

function jobNotes(report: JobReport): Text[] {
  const { replaced, hasUnknownJobs, isShared, state, jobId, prompt } = report;
  const notes = prompt ? contextNotes(prompt) : [];
  if (replaced && jobId !== '' && jobId !== replaced.jobId)
    notes.push(
      text`The previous job of this thread, ${code(replaced.jobId)}, ${replaced.why} A new job was started.`,
    );

  if (hasUnknownJobs && jobId !== '')
    notes.push(
      text`Earlier jobs of this thread are not known: the API key or \`project-id\` may have changed. A new job was started.`,
    );

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
      text`Left out: ${counted(leftOut, 'comment')} by people who may not use the command, or whose permission was not checked.`,
    );

  if (editedSince)
    notes.push(text`The issue was edited after the comment, so its text was left out.`);
  return notes;
}

/** The outputs of a job run. Only values whose form was checked are written: later steps use them as they are. */
export function jobOutputs(report: JobReport): Outputs {
  const { title } = jobMessage(report);
  const prLink = currentLink(report);
  return outputs({
    'pr-link': prLink,
    'pr-number': pullRequestNumber(prLink),
    'preview-url': report.previewUrl ?? '',
    'job-id': isSegment(report.jobId) ? report.jobId : '',
    status: knownStatus(report.job?.status ?? report.earlier?.status),
    outcome: report.outcome,
    // About what this run did, so without the pull request of before.
    headline: report.prLink === '' ? title : `${title}: ${report.prLink}`,
  });
}

/** The job's pull request; until an accepted follow-up has ended, that of before. */
function currentLink(report: JobReport): string {
  const { state, job, prLink, earlier } = report;
  if (!hasJob(report)) return '';

  const isFinal = state === 'ended' || job?.unusableLink !== undefined;
  return prLink || (isFinal ? '' : (earlier?.prLink ?? ''));
}
