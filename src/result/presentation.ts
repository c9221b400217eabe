import { type Message, topicOf } from '../errors.ts';
import type { Help } from '../runner/help.ts';
import { type Annotation, type Icon, messageMarkdown } from '../runner/presentation.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, duration, link, type Text, text } from '../text/sentence.ts';
import { hasJob } from '../thread/decide.ts';
import { commentWith, factList, instructionBlock, smallPrint, sourceFacts } from './markdown.ts';
import { jobMessage } from './messages.ts';
import type { Audience } from './next-steps.ts';
import { jobOutputs } from './outputs.ts';
import { describeContents, linkIgnored } from './pull-request.ts';
import type { JobReport } from './report.ts';

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
  reader: Audience & { failing?: boolean; help: Help; runUrl?: string | undefined },
) {
  const { failing = false, runUrl, help } = reader;
  const { job, jobId, prLink, durationMs, pull, instruction } = report;
  const message = jobMessage(report, reader);
  const trouble = asTrouble(message);
  const warning = job?.unusableLink ? linkIgnored(job.unusableLink) : undefined;
  const notes = jobNotes(report, reader.continues);

  const observations = warning ? [`⚠️ ${toMarkdown(warning.happened)}`] : [];
  if (pull) observations.push(toMarkdown(describeContents(pull)));
  const icon = iconOf(report, failing);
  const markdownOf = (said: Message) =>
    messageMarkdown(failing ? asTrouble(said) : said, icon, help, observations.join('\n\n'));

  const facts = factList({
    'Pull request': prLink && link(prLink),
    Job: jobId && code(jobId),
    ...sourceFacts(job),
    Duration: hasJob(report) ? duration(durationMs) : undefined,
  });
  const details = [facts, ...notes.map(toMarkdown), ...instructionBlock(instruction)];
  const footer = smallPrint(
    [
      jobId === '' ? [] : text`Job ${code(jobId)}`,
      hasJob(report) ? [duration(durationMs)] : [],
      job?.model === undefined ? [] : [code(job.model)],
    ],
    runUrl,
  );

  const level = failing ? 'error' : levelOf(report);
  const annotation: Annotation = level === 'notice' ? { ...message, level } : { ...trouble, level };
  return {
    outputs: jobOutputs(report),
    notes,
    summary: `${[markdownOf(message), ...details].join('\n\n')}\n`,
    annotations: warning ? [{ ...warning, level: 'warning' } as const, annotation] : [annotation],
    /** Leaves room for a record, from which later commands know the job. */
    comment: (furtherNotes: readonly Text[]) => {
      const main = markdownOf(jobMessage(report, { ...reader, unrecorded: false }));
      return commentWith(
        [main, ...[...notes, ...furtherNotes].map(toMarkdown)],
        instruction,
        footer,
      );
    },
  };
}

function asTrouble(message: Message) {
  return { ...message, topic: topicOf(message) ?? 'A result fails the step' } as const;
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
    // The instruction may be a review comment itself.
    notes.push(
      reviewComments === 0
        ? text`Besides the instruction, the request included no new review comments.`
        : text`The request included ${counted(reviewComments, 'review comment')}.`,
    );
  }

  const hasContinued = continues && hasJob(report);
  if (hasContinued && request === 'message')
    notes.push(text`This run continued the job of this thread.`);

  if (hasContinued && request === 'create' && !replaced)
    notes.push(text`There was no job to continue in this thread, so a new one was started.`);

  if (replaced && jobId !== '' && jobId !== replaced.jobId)
    notes.push(text`${replaced.why} A new job was started.`);

  if (shared && reason.kind === 'job-ended')
    notes.push(
      text`The agent was still working on an earlier instruction when this one arrived, so this may be the result of that one.`,
    );
  return notes;
}
