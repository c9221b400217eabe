import { hasJob } from '../job-end.ts';
import type { Command } from '../job-request.ts';
import type { Help } from '../runner/help.ts';
import type { Presentation } from '../runner/publisher.ts';
import { type Annotation, userMessageMarkdown } from '../runner/user-message.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, link, roughDuration, sentences, type Text, text } from '../text/sentence.ts';
import { endMessage } from './ends.ts';
import { showsInstruction } from './instruction.ts';
import { commentWith, joined, smallPrint } from './job-comments.ts';
import { contextNotes, jobNotes } from './job-notes.ts';
import { jobOutputs } from './job-outputs.ts';
import type { JobReport } from './job-report.ts';
import { isNamedRepository, repositoryLink } from './job-repository.ts';
import type { Audience } from './next-steps.ts';
import { linkIgnored, pullRequestItem, workMarkdown } from './pull-request.ts';

/** What a presentation says about the run itself. */
export interface RunFacts {
  isFailing: boolean;
  help: Help;
  /** The command that asked. Undefined in a run that no comment started. */
  command: Pick<Command, 'comment'> | undefined;
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
  { isFailing, help, command }: RunFacts,
): JobPresentation {
  const { job, request, pull, previewUrl } = report;
  const prLink = shownLink(report);
  const annotation = annotationOf(report, reader, isFailing);
  const warning = job?.unusableLink ? linkIgnored(job.unusableLink) : undefined;
  const notes = jobNotes(report);
  const aboutContext = contextNotes(report);

  const details = joined([
    prLink === undefined ? '' : pullRequestItem(prLink, reader.run),
    warning ? `⚠️ ${toMarkdown(warning.happened)}` : '',
    ...(pull === undefined ? [] : workMarkdown(pull, previewUrl, request === 'create')),
  ]);
  // A step that fails has a red icon, even if the job ended as it should.
  const icon = isFailing && report.icon === 'note' ? 'failed' : report.icon;
  // In Markdown, the list of the annotation is the item for the pull request.
  const main = userMessageMarkdown({ ...annotation, list: [] }, icon, help, details);

  const isInstructionSeen = showsInstruction(command?.comment, report.instruction);
  const comment = commentWith(
    [main, ...notes.map(toMarkdown)],
    isInstructionSeen ? '' : report.instruction,
    smallPrint(factsOf(report, reader, command)),
    toMarkdown(sentences(...aboutContext)),
  );

  return {
    outputs: jobOutputs(report),
    notes: [...aboutContext, ...notes],
    summary: `${comment}\n`,
    annotations: warning ? [{ ...warning, level: 'warning' } as const, annotation] : [annotation],
    comment,
  };
}

/** Only the end of a job shows its pull request: before, it may be that of an earlier message. */
function shownLink({ requestState, prLink }: JobReport): string | undefined {
  return requestState === 'ended' ? prLink : undefined;
}

function annotationOf(report: JobReport, reader: Audience, isFailing: boolean): Annotation {
  const prLink = shownLink(report);
  const list = prLink === undefined ? [] : [[link(prLink)]];
  const message = { ...endMessage(report, reader), list };
  // Even if `fail-on` tolerates the outcome, people can read on the page what went wrong.
  const topic = report.hasHelp ? (message.topic ?? message.title) : undefined;

  if (isFailing) return { ...message, level: 'error', topic: topic ?? 'A result fails the step' };
  return { ...message, level: report.level, topic };
}

/** What the small print says: which request this is the end of, how long it took, the run, and the job. */
function factsOf(report: JobReport, { run }: Audience, command: RunFacts['command']): Text[] {
  const { url: commentUrl } = command?.comment ?? {};
  return [
    commentUrl === undefined ? [] : text`For ${link(commentUrl, 'this comment')}`,
    waitingTime(report),
    run?.url === undefined ? [] : [link(run.url, 'run')],
    jobFact(report, run),
  ];
}

/** A run that did not wait, or whose job had ended before it started, does not say how long it took. */
function waitingTime(report: JobReport): Text {
  const { outcome, durationMs } = report;
  const hasWaited = hasJob(report) && outcome !== 'detached' && durationMs >= 1_000;
  return hasWaited ? [roughDuration(durationMs)] : [];
}

/** The job, and its repository if neither the page nor a pull request says it. */
function jobFact(report: JobReport, run: Audience['run']): Text {
  const { jobId, job } = report;
  if (jobId === undefined) return [];

  const { repository } = job ?? {};
  const isElsewhere =
    repository !== undefined && run && !isNamedRepository(repository, repositoryUrl(run));
  const isNamed = isElsewhere && shownLink(report) === undefined;
  const place = isNamed ? text` in ${repositoryLink(repository)}` : [];
  return text`job ${code(jobId)}${place}`;
}

const repositoryUrl = ({ serverUrl, repository }: NonNullable<Audience['run']>) =>
  `${serverUrl}/${repository.fullName}`;
