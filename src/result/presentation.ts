import { hasJob } from '../job-end.ts';
import type { Command } from '../job-request.ts';
import type { Help } from '../runner/help.ts';
import type { Presentation } from '../runner/publisher.ts';
import { type Annotation, userMessageMarkdown } from '../runner/user-message.ts';
import { STATUSES } from '../service/schema.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, link, roughDuration, sentences, type Text, text } from '../text/sentence.ts';
import { commentFact, documentMarkdown, joined } from './document.ts';
import { endMessage } from './ends.ts';
import { showsInstruction } from './instruction.ts';
import { contextNotes, jobNotes } from './job-notes.ts';
import { jobOutputs } from './job-outputs.ts';
import type { JobReport } from './job-report.ts';
import { isElsewhere, repositoryLink } from './job-repository.ts';
import { type Audience, howToResolve } from './next-steps.ts';
import { linkIgnored, pullRequestItem, workMarkdown } from './pull-request.ts';

/** What a presentation says about the run itself. */
export interface RunFacts {
  isFailing: boolean;
  help: Help;
  /** The command that asked. Undefined in a run that no comment started. */
  command: Pick<Command, 'comment'> | undefined;
  /** The commit that a run without a command was about. Undefined if not everybody here may know it. */
  commit?: string | undefined;
}

export interface JobPresentation extends Presentation {
  /** Each is a line of the log, too. */
  notes: readonly Text[];
  /** The Markdown of the result in the thread. */
  comment: string;
  /** Nobody asked in the thread, and there is nothing to look at, so nobody should get a mail. */
  isQuiet: boolean;
}

/** What a run writes about its end, in all places. */
export function presentJob(report: JobReport, reader: Audience, facts: RunFacts): JobPresentation {
  const { isFailing, help, command } = facts;
  const annotation = annotationOf(report, reader, isFailing);
  const warnings = report.job?.unusableLink ? [linkIgnored(report.job.unusableLink)] : [];
  const notes = jobNotes(report);
  const context = contextNotes(report);

  const details = joined([
    ...warnings.map(({ happened }) => `⚠️ ${toMarkdown(happened)}`),
    ...pullRequestDetails(report, reader),
  ]);
  // A step that fails has a red icon, even if the job ended as it should.
  const icon = isFailing && report.icon === 'note' ? 'failed' : report.icon;
  // In Markdown, the list of the annotation is the item for the pull request.
  const main = userMessageMarkdown({ ...annotation, list: [] }, icon, help, details);

  const isInstructionSeen = showsInstruction(command?.comment, report.instruction);
  const markdown = documentMarkdown({
    paragraphs: [main, ...notes.map(toMarkdown)],
    instruction: isInstructionSeen ? '' : report.instruction,
    context,
    facts: smallFacts(report, reader, command),
  });

  const isQuiet = command === undefined && report.reason.kind === 'no-changes';
  return {
    outputs: jobOutputs(report),
    notes: [...context, ...notes],
    summary: `${markdown}\n`,
    annotations: [
      ...warnings.map((warning) => ({ ...warning, level: 'warning' }) as const),
      annotation,
    ],
    comment: isQuiet ? quietLine(facts, reader, notes) : markdown,
    isQuiet,
  };
}

function quietLine({ commit }: RunFacts, { run }: Audience, notes: readonly Text[]): string {
  const subject = commit === undefined ? '' : text` for ${code(commit.slice(0, 7))}`;
  const place = run?.url === undefined ? '' : text` (${link(run.url, 'run')})`;
  return toMarkdown(sentences(text`No changes needed${subject}${place}.`, ...notes));
}

/** Only the end of a job shows its pull request: before, it may be that of an earlier message. */
function shownLink({ requestState, prLink }: JobReport): string | undefined {
  return requestState === 'ended' ? prLink : undefined;
}

function pullRequestDetails(report: JobReport, reader: Audience): string[] {
  const { job, jobId = '', pull, previewUrl, request } = report;
  const prLink = shownLink(report);
  if (prLink === undefined) return [];

  const item = pullRequestItem(pull?.url ?? prLink);
  if (pull === undefined) return [item];

  const takesMessages = job === undefined || STATUSES[job.status].takesMessages;
  const resolve = takesMessages ? howToResolve(jobId, reader) : [];
  return [item, ...workMarkdown(pull, { previewUrl, isNew: request === 'create', resolve })];
}

function annotationOf(report: JobReport, reader: Audience, isFailing: boolean): Annotation {
  const prLink = shownLink(report);
  const list = prLink === undefined ? [] : [[link(prLink)]];
  const level = isFailing ? 'error' : report.level;
  return { ...endMessage(report, reader), list, level };
}

/** What the small print says: which request this is the end of, how long it took, the run, and the job. */
function smallFacts(report: JobReport, { run }: Audience, command: RunFacts['command']): Text[] {
  return [
    commentFact(command?.comment?.url),
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

  const repository = job?.repository;
  const isNamed = run && isElsewhere(repository, run) && shownLink(report) === undefined;
  const place = isNamed ? text` in ${repositoryLink(repository)}` : [];
  return text`job ${code(jobId)}${place}`;
}
