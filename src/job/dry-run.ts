import { continuesChanges, PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import type { JobRequest } from '../job-request.ts';
import { toLog } from '../text/markdown.ts';
import { sentences, type Text, text } from '../text/sentence.ts';
import { whyPromptHidden } from './progress-log.ts';

/** Shows the request to the service instead of sending it. The step does not fail. */
export async function dryRun(request: JobRequest, session: Session): Promise<false> {
  const { instruction, target } = request;
  const service = await session.openService();
  const jobId = target.type === 'job' ? target.jobId : undefined;
  const kind = jobId === undefined ? 'create' : 'message';
  const prompts = new PromptReader(request, session);
  // A run that only waits for a job sends none.
  const prompt = instruction === undefined ? undefined : await prompts.promptFor(kind);

  const { method, url, body } = service.requestFor({ jobId, prompt: prompt?.text });
  const lines = [`${method} ${url.href}`, 'Authorization: Bearer ***'];
  const whyHidden = whyPromptHidden(request);
  if (whyHidden !== undefined) lines.push(`Prompt: ${toLog(whyHidden)}`);
  else if (body !== undefined) lines.push(body);

  const note = noteOnThread(request, session);
  await session.publisher.dryRun(lines, jobId, note);
  return false;
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
