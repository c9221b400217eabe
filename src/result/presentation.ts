import {
  addressValue,
  lineValue,
  numberValue,
  segmentValue,
  wordValue,
} from '../runner/output-values.ts';
import type { FinalNotice, Outputs } from '../runner/publisher.ts';
import { documentedStatus } from '../service/schema.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, duration, link, sentences, type Text, text } from '../text/sentence.ts';
import { commentFact, documentMarkdown, joined } from './document.ts';
import { endNotice } from './ends.ts';
import type { JobReport } from './job-end.ts';
import { hasJob } from './job-end.ts';
import { type Audience, howToKeepJobs } from './next-steps.ts';
import { linkIgnored, pullRequestNumber, workMarkdown } from './pull-request.ts';

/** Who reads a presentation, and what it says about the run itself. */
export interface Reader extends Audience {
  isFailing: boolean;
  /** The comment that asked. */
  commentUrl: string | undefined;
}

export interface JobPresentation extends FinalNotice {
  /** Each is a line of the log, too. */
  notes: readonly Text[];
  /**
   * The comment, if it is not this message: nobody asked in the thread, and there is nothing to
   * look at, so nobody should get a mail.
   */
  quietComment: string | undefined;
}

/** What a run writes about its end, in all places. */
export function presentJob(report: JobReport, reader: Reader): JobPresentation {
  const { outcome, icon, requestState, instruction, turn, reason, job, pull } = report;
  const { isFailing, commandName, run } = reader;
  const usualLevel = outcome === 'unknown' ? 'warning' : 'notice';
  // Before the end of a job, its pull request may be that of an earlier message.
  const url = requestState === 'ended' ? job?.prLink : undefined;
  const warnings = job?.unusableLink === undefined ? [] : [linkIgnored(job.unusableLink)];
  const work = pull?.work ? workMarkdown(pull.url, pull.work, turn === 'create') : [];
  const notes = jobNotes(report, reader);
  const context = contextFact(report);
  const facts = [...smallFacts(report, reader), context];

  const isQuiet = commandName === undefined && reason.kind === 'finished';
  const noChanges = text`No changes needed${run?.url ? text` (${link(run.url, 'run')})` : []}.`;
  return {
    ...endNotice(report, reader),
    level: isFailing ? 'error' : usualLevel,
    icon,
    list: url === undefined ? [] : [[link(url)]],
    details: joined([...warnings.map(({ happened }) => `⚠️ ${toMarkdown(happened)}`), ...work]),
    footer: documentMarkdown(notes.map(toMarkdown), instruction, facts),
    values: jobOutputs(report),
    warnings,
    notes: context.length === 0 ? notes : [...notes, context],
    quietComment: isQuiet ? toMarkdown(sentences(noChanges, ...notes)) : undefined,
  };
}

/** What people should know of how a run came to its result, besides the result itself. */
function jobNotes(report: JobReport, { commandName }: Reader): Text[] {
  const { replaced, keyHasChanged, isShared, isDuplicate, requestState, jobId, prompt } = report;
  const notes = [
    replaced && jobId !== undefined
      ? sentences(
          text`The previous job of this thread, ${code(replaced.jobId)}, ${replaced.why}`,
          text`A new job was started.`,
        )
      : [],
    keyHasChanged && jobId !== undefined ? howToKeepJobs(commandName) : [],
    isDuplicate
      ? sentences(
          text`Another job of this workflow run has sent the same request,`,
          text`so this one sent nothing.`,
          text`Requests differ by the prompt, the thread, or inputs such as \`paths\`.`,
        )
      : [],
    isShared && requestState === 'ended'
      ? sentences(
          text`The agent was still working on an earlier instruction.`,
          text`So this may be the result of that one.`,
        )
      : [],
    prompt?.changesCut === undefined ? [] : text`Changes were cut: ${prompt.changesCut}`,
    prompt?.editedSince
      ? text`The title or description was edited after the event, so both were left out.`
      : [],
  ];
  return notes.filter(({ length }) => length > 0);
}

function contextFact({ prompt }: JobReport): Text {
  const { included = 0, leftOut = 0, byBots = 0, resolvedThreads = 0 } = prompt?.comments ?? {};
  const counts = [
    [included, 'comment', 'included'],
    [leftOut, 'comment', 'by other people left out'],
    [byBots, 'comment', 'by bots left out'],
    [resolvedThreads, 'resolved thread', 'left out'],
  ] as const;

  const shown = counts
    .filter(([count]) => count > 0)
    .map(([count, noun, fate]) => `${counted(count, noun)} ${fate}`);
  return shown.length === 0 ? [] : text`context: ${shown.join(', ')}`;
}

function smallFacts(report: JobReport, { run, commentUrl }: Reader): Text[] {
  const { outcome, durationMs, jobId } = report;
  const hasWaited = hasJob(report) && outcome !== 'detached' && durationMs >= 1_000;
  return [
    commentFact(commentUrl),
    hasWaited ? [duration(durationMs)] : [],
    run?.url === undefined ? [] : [link(run.url, 'run')],
    jobId === undefined ? [] : text`job ${code(jobId)}`,
  ];
}

export function jobOutputs(report: JobReport): Outputs {
  const { jobId, job, earlier, outcome } = report;
  const prLink = currentLink(report);
  // No title depends on who reads it.
  const { title } = endNotice(report, {});

  return {
    'pr-link': addressValue(prLink),
    'pr-number': numberValue(pullRequestNumber(prLink)),
    'job-id': segmentValue(jobId),
    status: wordValue(documentedStatus(job?.status ?? earlier?.status)),
    outcome: wordValue(outcome),
    headline: lineValue(job?.prLink === undefined ? title : `${title}: ${job.prLink}`),
  };
}

/**
 * The job's pull request. Until an accepted follow-up has ended, it is the one from before the
 * follow-up.
 */
function currentLink(report: JobReport): string | undefined {
  const { requestState, job, earlier } = report;
  if (!hasJob(report)) return undefined;

  const isFinal = requestState === 'ended' || job?.unusableLink !== undefined;
  return job?.prLink ?? (isFinal ? undefined : earlier?.prLink);
}
