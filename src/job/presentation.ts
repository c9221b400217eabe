import { type Annotation, ICONS, type Icon } from '../runner/presentation.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, duration, link, type Text, text } from '../text/sentence.ts';
import { commentWith, factList, instructionBlock, smallPrint, sourceFacts } from './markdown.ts';
import { jobMessage } from './messages.ts';
import type { Audience } from './next-steps.ts';
import { describeContents, unusableLink } from './pull-request.ts';
import { type JobReport, jobOutputs } from './report.ts';

const ICON_OF: Partial<Record<JobReport['outcome'], Icon>> = {
  'pr-opened': 'done',
  'timed-out': 'running',
  detached: 'running',
  cancelled: 'stopped',
  unknown: 'unclear',
  failed: 'failed',
};

/** The end of a job run for its readers. `failing`: the step fails. */
export function presentJob(
  report: JobReport,
  reader: Audience & { failing?: boolean; runUrl?: string | undefined },
) {
  const { failing = false, runUrl } = reader;
  const { job, jobId, prLink, durationMs, pull, instruction } = report;
  const { title, happened, next } = jobMessage(report, reader);
  const warnings = job?.prLink && prLink === '' ? [unusableLink(job.prLink)] : [];
  const notes = jobNotes(report, reader.continues);

  const paragraphs = [`### ${ICONS[iconOf(report, failing)]} ${title}`, toMarkdown(happened)];
  for (const warning of warnings) paragraphs.push(`⚠️ ${toMarkdown(warning)}`);
  if (pull) paragraphs.push(toMarkdown(describeContents(pull)));
  paragraphs.push(toMarkdown(next));

  const facts = factList({
    'Pull request': prLink && link(prLink),
    Job: jobId && code(jobId),
    ...sourceFacts(job),
    Duration: duration(durationMs),
  });
  const details = [facts, ...notes.map(toMarkdown), ...instructionBlock(instruction)];
  const footer = smallPrint(
    [
      jobId === '' ? [] : text`Job ${code(jobId)}`,
      [duration(durationMs)],
      job?.model === undefined ? [] : [code(job.model)],
    ],
    runUrl,
  );

  const ignored = { level: 'warning', title: 'Pull request URL ignored' } as const;
  const level = failing ? 'error' : levelOf(report);
  return {
    outputs: jobOutputs(report),
    notes,
    summary: `${[...paragraphs, ...details].join('\n\n')}\n`,
    annotations: [
      ...warnings.map((warning) => ({ ...ignored, paragraphs: [warning] })),
      { level, title, paragraphs: [happened, next] },
    ],
    /** Leaves room for a record. */
    comment: (furtherNotes: readonly Text[]) =>
      commentWith(
        [...paragraphs, ...[...notes, ...furtherNotes].map(toMarkdown)],
        instruction,
        footer,
      ),
  };
}

function iconOf({ outcome, reason }: JobReport, failing: boolean): Icon {
  if (outcome === 'failed' && 'status' in reason && reason.status === 429) return 'limited';
  return ICON_OF[outcome] ?? (failing ? 'failed' : 'note');
}

/** Of a step that does not fail. */
function levelOf({ outcome }: JobReport): Annotation['level'] {
  return outcome === 'unknown' ? 'warning' : 'notice';
}

function jobNotes(report: JobReport, continues = false) {
  const { replaced, shared, reason, jobId, request, reviewComments } = report;
  const notes: Text[] = [];
  if (reviewComments !== undefined) {
    const included = counted(reviewComments, 'review comment');
    notes.push(
      text`The request included ${reviewComments === 0 ? 'no new review comments' : included}.`,
    );
  }

  if (continues && request === 'message')
    notes.push(text`This run continued the job of this thread.`);

  if (continues && request === 'create' && !replaced)
    notes.push(text`There was no job to continue in this thread, so a new one was started.`);

  if (replaced && jobId !== '' && jobId !== replaced.jobId)
    notes.push(
      text`The previous job of this thread, ${code(replaced.jobId)}, ${replaced.why} A new job was started.`,
    );

  if (shared && reason.kind === 'job-ended')
    notes.push(
      text`The agent was still working on an earlier instruction when this one arrived, so this may be the result of that one.`,
    );
  return notes;
}
