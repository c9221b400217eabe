import type { Missing } from '../context/prompt.ts';
import { SetupError } from '../errors.ts';
import type { Publisher } from '../runner/publisher.ts';
import type { RequestPreview, ServiceClient } from '../service/client.ts';
import { text } from '../text/sentence.ts';
import type { JobRequest } from './request.ts';

/**
 * The request that a run would send, also as a group in the log. The thread is not read: a run that goes on with its
 * thread's job is shown as one that creates a job.
 */
export async function previewOf(
  { instruction, target, commandName }: JobRequest,
  deps: {
    service: ServiceClient;
    publisher: Publisher;
    promptFor: (kind: 'create' | 'message') => Promise<string | Missing>;
  },
): Promise<RequestPreview> {
  const { service, publisher } = deps;
  const jobId = target.type === 'job' ? target.jobId : undefined;
  let prompt = instruction;
  if (instruction !== undefined) {
    const composed = await deps.promptFor(jobId === undefined ? 'create' : 'message');
    if (typeof composed !== 'string') {
      throw new SetupError(
        text`${composed.missing} Nothing was sent.`,
        composed.remedy ?? text`Leave that part out of \`context\`.`,
      );
    }
    prompt = composed;
  }
  const preview = service.preview(
    jobId === undefined ? 'create' : instruction === undefined ? { retrieve: jobId } : { message: jobId },
    prompt,
  );
  if (commandName !== undefined) {
    publisher.group(text`The command`, [
      `${commandName}: ${TARGETS[target.type]}`,
      ...(instruction ?? '').split(/\r\n?|\n/),
    ]);
  }
  publisher.group(text`The request that would be sent`, [
    `${preview.method} ${preview.url.href}`,
    'Authorization: Bearer ***',
    ...(preview.body === undefined ? [] : [preview.body]),
  ]);
  return preview;
}

const TARGETS = {
  continue: 'go on with the job of this thread, or start one',
  new: 'start a new job',
  job: 'send a message to the job that is named',
} as const;
