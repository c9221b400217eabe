import { hasJob } from '../job-end.ts';
import type { Help } from '../runner/help.ts';
import type { Presentation } from '../runner/publisher.ts';
import { type Annotation, userMessageMarkdown } from '../runner/user-message.ts';
import { toMarkdown } from '../text/markdown.ts';
import { duration, link, sentences, type Text, text } from '../text/sentence.ts';
import { endMessage, iconOf } from './ends.ts';
import { commentWith, jobFacts, smallPrint } from './job-comments.ts';
import { jobNotes } from './job-notes.ts';
import { jobOutputs } from './job-outputs.ts';
import type { JobReport } from './job-report.ts';
import type { Audience } from './next-steps.ts';
import { describePullRequest, filesMarkdown, linkIgnored } from './pull-request.ts';

/** Titles with these outcomes explain themselves, so no section of the troubleshooting page is about them. */
const UNEXPLAINED_OUTCOMES: readonly JobReport['outcome'][] = ['pr-opened', 'archived', 'detached'];

/** What a presentation says about the run itself. */
export interface RunFacts {
  /** Whether the step fails. */
  isFailing: boolean;
  help: Help;
  runUrl: string | undefined;
}

interface JobPresentation extends Presentation {
  /** Each is a line of the log, too. */
  notes: readonly Text[];
  /** The Markdown of the result in the thread. */
  comment: string;
}

/** What a run writes about its end, in all places. */
export function presentJob(
  report: JobReport,
  reader: Audience,
  { isFailing, runUrl, help }: RunFacts,
): JobPresentation {
  const { job, jobId, instruction } = report;
  const annotation = annotationOf(report, reader, isFailing);
  const warning = job?.unusableLink ? linkIgnored(job.unusableLink) : undefined;
  const notes = jobNotes(report);

  const happened = sentences(annotation.happened, changesOf(report));
  const details = [warning ? `⚠️ ${toMarkdown(warning.happened)}` : '', workMarkdown(report)];
  const icon = iconOf(report, isFailing);
  const main = userMessageMarkdown({ ...annotation, happened }, icon, help, joined(details));

  const facts = jobFacts({ ...job, id: jobId, reportedStatus: undefined });
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

/** How long the run waited; nothing if it waited for no job, or if the job had ended before the run started. */
function waitingTime(report: JobReport): Text {
  const { outcome, durationMs } = report;
  const hasWaited = hasJob(report) && outcome !== 'detached' && durationMs >= 1_000;
  return hasWaited ? [duration(durationMs)] : [];
}

function annotationOf(report: JobReport, reader: Audience, isFailing: boolean): Annotation {
  const message = endMessage(report, reader);
  const isUnexplained = UNEXPLAINED_OUTCOMES.includes(report.outcome);
  // Even if `fail-on` tolerates the outcome, people can read on the page what went wrong.
  const topic = isUnexplained ? undefined : (message.topic ?? message.title);

  if (isFailing) return { ...message, level: 'error', topic: topic ?? 'A result fails the step' };
  return { ...message, level: report.outcome === 'unknown' ? 'warning' : 'notice', topic };
}
