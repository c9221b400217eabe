import { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { ServiceClient } from '../service/client.ts';
import { text } from '../text/sentence.ts';
import type { JobRequest } from './request.ts';

/** Shows the request that a run without a thread would send. Returns false: the step does not fail. */
export async function dryRun(
  request: JobRequest,
  service: ServiceClient,
  session: Session,
): Promise<boolean> {
  const { instruction, target } = request;
  const { publisher } = session;
  const jobId = target.type === 'job' ? target.jobId : undefined;
  const kind = jobId === undefined ? 'create' : 'message';

  const { promptFor } = new PromptReader(request, withoutThread(session));
  const prompt = instruction === undefined ? undefined : await promptFor(kind);
  if (prompt instanceof SetupError) throw prompt;

  const { method, url, body } = service.preview({ jobId, prompt: prompt?.text });
  const lines = [`${method} ${url.href}`, 'Authorization: Bearer ***'];
  if (body !== undefined) lines.push(body);

  const note =
    target.type === 'continue'
      ? text`The thread was not read. If it has a job, the instruction is sent to that job instead.`
      : [];
  await publisher.dryRun(lines, { 'job-id': jobId ?? '' }, note);
  return false;
}

/** A dry run does not read the thread, so what people wrote there is not part of its context. */
function withoutThread(session: Session): Session {
  const { inputs, publisher } = session;
  const { context } = inputs;
  if (typeof context === 'string') return session;

  const remaining = context.filter((part) => part !== 'thread' && part !== 'review');
  if (remaining.length < context.length)
    publisher.info(
      text`\`context\`: \`thread\` and \`review\` left out, because a dry run does not read the thread.`,
    );
  return { ...session, inputs: { ...inputs, context: remaining } };
}
