import { continuesChanges } from '../context/parts.ts';
import { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { hiddenSourceOf, type JobRequest } from '../job-request.ts';
import { toLog } from '../text/markdown.ts';
import { sentences, type Text, text } from '../text/sentence.ts';
import { whyPromptHidden } from './progress-log.ts';

/** Shows the request to the service instead of sending it. The step does not fail. */
export async function dryRun(request: JobRequest, session: Session): Promise<false> {
  const service = await session.openService();
  const { target } = request;
  const jobId = target.type === 'job' ? target.jobId : undefined;
  const prompt = await promptOf(request, session);

  const { method, url, body } = service.requestFor({ jobId, prompt });
  const lines = [`${method} ${url.href}`, 'Authorization: Bearer ***'];
  const hidden = hiddenSourceOf(request);
  if (hidden !== undefined) lines.push(`Prompt: ${toLog(whyPromptHidden(hidden))}`);
  else if (body !== undefined) lines.push(body);

  const note = noteOnThread(request, session);
  await session.publisher.dryRun(lines, { 'job-id': jobId ?? '' }, note);
  return false;
}

/** A run that only waits for a job sends none. */
async function promptOf(request: JobRequest, session: Session): Promise<string | undefined> {
  const { instruction, target } = request;
  if (instruction === undefined) return undefined;

  const kind = target.type === 'job' ? 'message' : 'create';
  const prompt = await new PromptReader(request, session).promptFor(kind);
  return prompt.text;
}

/** A run that starts a new job, or names its job, takes nothing from the thread. */
function noteOnThread(request: JobRequest, session: Session): Text {
  if (request.target.type !== 'continue') return [];

  const hasChanges = continuesChanges(request, session);
  const changes = hasChanges ? ', and the changes start where it ended' : '';
  return sentences(
    text`The thread was not read.`,
    text`If it has a job, the instruction is sent to that job instead${changes}.`,
  );
}
