import { hasJob } from '../job-end.ts';
import { code, counted, sentences, type Text, text } from '../text/sentence.ts';
import type { JobReport } from './job-report.ts';

/** What people should know of how a run came to its result, besides the result itself. */
export function jobNotes(report: JobReport): Text[] {
  const { replaced, isShared, isDuplicate, conflictsWith } = report;
  const { requestState, jobId, prompt } = report;
  const notes: Text[] = [];
  const hasNewJob = jobId !== undefined;
  if (replaced && hasNewJob && jobId !== replaced.jobId)
    notes.push(
      sentences(
        text`The previous job of this thread, ${code(replaced.jobId)}, ${replaced.why}`,
        text`A new job was started.`,
      ),
    );

  if (conflictsWith !== undefined && hasJob(report))
    notes.push(
      sentences(
        text`The pull request had conflicts with ${code(conflictsWith)}.`,
        text`The agent was asked to resolve them first.`,
      ),
    );

  if (isDuplicate)
    notes.push(
      sentences(
        text`Another job of this workflow run has sent the same request, so this one sent nothing.`,
        text`Requests differ by the prompt, the thread, or inputs such as \`paths\`.`,
      ),
    );

  if (isShared && requestState === 'ended')
    notes.push(
      sentences(
        text`The agent was still working on an earlier instruction.`,
        text`So this may be the result of that one.`,
      ),
    );

  if (prompt?.changesCut !== undefined) notes.push(text`Changes were cut: ${prompt.changesCut}`);

  if (prompt?.editedSince)
    notes.push(text`The issue was edited after the comment, so its text was left out.`);

  if (prompt?.leftOut !== undefined) notes.push(prompt.leftOut);
  return notes;
}

/** How many comments became part of the prompt, and how many did not. Empty if there are none. */
export function contextFact({ prompt }: JobReport): Text {
  const { included = 0, leftOut = 0, byBots = 0 } = prompt?.comments ?? {};
  const counts = [
    [included, 'included'],
    [leftOut, 'by other people left out'],
    [byBots, 'by bots left out'],
  ] as const;

  const shown = counts
    .filter(([count]) => count > 0)
    .map(([count, fate]) => `${counted(count, 'comment')} ${fate}`);
  return shown.length === 0 ? [] : text`context: ${shown.join(', ')}`;
}
