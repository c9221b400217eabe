import { shortId } from '../github/comparison.ts';
import { hasJob } from '../job-end.ts';
import type { Command } from '../job-request.ts';
import type { Presentation } from '../runner/publisher.ts';
import { type Annotation, type Help, userMessageMarkdown } from '../runner/user-message.ts';
import { outsideCode, readLines } from '../text/lines.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, link, roughDuration, sentences, type Text, text } from '../text/sentence.ts';
import { commentFact, documentMarkdown, joined } from './document.ts';
import { endMessage } from './ends.ts';
import { contextFact, jobNotes } from './job-notes.ts';
import { jobOutputs } from './job-outputs.ts';
import type { JobReport } from './job-report.ts';
import { isElsewhere, repositoryLink } from './job-repository.ts';
import type { Audience } from './next-steps.ts';
import { linkIgnored, workMarkdown } from './pull-request.ts';

/** What a presentation says about the run itself. */
export interface RunFacts {
  isFailing: boolean;
  help: Help;
  /** The command that asked. Undefined in a run that no comment started. */
  command: Pick<Command, 'comment'> | undefined;
  /**
   * The commit that a run without a command was about. Undefined if not everybody here may know it.
   */
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
export function presentJob(
  report: JobReport,
  reader: Audience,
  { isFailing, help, command, commit }: RunFacts,
): JobPresentation {
  const annotation = annotationFor(report, reader, isFailing);
  const { unusableLink } = report.job ?? {};
  const warnings = unusableLink === undefined ? [] : [linkIgnored(unusableLink)];
  const notes = jobNotes(report);
  const context = contextFact(report);

  // A step that fails has a red icon, even if the job ended as it should.
  const icon = isFailing && report.icon === 'note' ? 'failed' : report.icon;
  const details = joined([
    ...warnings.map(({ happened }) => `⚠️ ${toMarkdown(happened)}`),
    ...workDetails(report),
  ]);
  const isSeen = showsInstruction(command?.comment, report.instruction);
  const markdown = documentMarkdown(
    [userMessageMarkdown(annotation, icon, help, details), ...notes.map(toMarkdown)],
    isSeen ? '' : report.instruction,
    [...smallFacts(report, reader, command), context],
  );

  const isQuiet = command === undefined && report.reason.kind === 'no-changes';
  return {
    outputs: jobOutputs(report),
    notes: context.length === 0 ? notes : [...notes, context],
    summary: `${markdown}\n`,
    annotations: [...warnings, annotation],
    comment: isQuiet ? toMarkdown(sentences(noChanges(commit, reader), ...notes)) : markdown,
    isQuiet,
  };
}

function noChanges(commit: string | undefined, { run }: Audience): Text {
  const subject = commit === undefined ? [] : text` for ${code(shortId(commit))}`;
  const page = run?.url === undefined ? [] : text` (${link(run.url, 'run')})`;
  return text`No changes needed${subject}${page}.`;
}

/** Only the end of a job shows its pull request: before, it may be that of an earlier message. */
function shownLink({ requestState, pull, prLink }: JobReport): string | undefined {
  return requestState === 'ended' ? (pull?.url ?? prLink) : undefined;
}

function annotationFor(report: JobReport, reader: Audience, isFailing: boolean): Annotation {
  const url = shownLink(report);
  const list = url === undefined ? [] : [[link(url)]];
  const level = isFailing ? 'error' : report.level;
  return { ...endMessage(report, reader), list, level };
}

function workDetails({ pull, previewUrl, request }: JobReport): string[] {
  if (pull?.work === undefined) return [];
  return workMarkdown(pull.url, pull.work, { previewUrl, isNew: request === 'create' });
}

/** Which request this is the end of, how long it took, the run, and the job. */
function smallFacts(report: JobReport, { run }: Audience, command: RunFacts['command']): Text[] {
  const { outcome, durationMs, jobId, job } = report;
  const hasWaited = hasJob(report) && outcome !== 'detached' && durationMs >= 1_000;
  const repository = job?.repository;
  // The page of a pull request names its repository.
  const isNamed = run && isElsewhere(repository, run) && shownLink(report) === undefined;
  const place = isNamed ? text` in ${repositoryLink(repository)}` : [];

  return [
    commentFact(command?.comment?.url),
    hasWaited ? [roughDuration(durationMs)] : [],
    run?.url === undefined ? [] : [link(run.url, 'run')],
    jobId === undefined ? [] : text`job ${code(jobId)}${place}`,
  ];
}

/**
 * GitHub does not show HTML and entities as they are written, URLs of words that are links, and
 * words that begin a code block.
 */
const MAY_BE_HIDDEN = /<[a-z!?/]|&#?\w+;|\][([:]|^ *(?:```|~~~) *\S+ +\S/im;

/** The comment that asked shows everything that the agent was asked to do, and nothing else. */
export function showsInstruction(comment: Command['comment'], instruction: string): boolean {
  if (comment?.url === undefined) return false;

  // Anything below the instruction was left out of it, such as the mail that a reply by mail
  // contains.
  const body = comment.body.replace(/\r\n?/g, '\n').trimEnd();
  const isCodeCertain = !outsideCode(readLines(body)).includes('`');
  const words = isCodeCertain ? outsideCode(readLines(instruction)) : instruction;
  return body.endsWith(instruction) && !MAY_BE_HIDDEN.test(words);
}
