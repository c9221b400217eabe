import { SetupError } from '../errors.ts';
import { ignoreFault } from '../github/faults.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { WorkRequest } from '../thread/run.ts';
import { reviewsSince } from './conversation.ts';
import { RepositoryThreads } from './repository-threads.ts';
import type { JobSession } from './session.ts';

const CREATE: WorkRequest = { kind: 'create' };
const messageTo = (jobId: string): WorkRequest => ({ kind: 'message', jobId, before: null });

const UNREAD = text`The thread could not be read. If it has a job, the instruction is sent to that job instead.`;

/** Shows the request that a run would send. Returns false: the step does not fail. */
export async function dryRun(session: JobSession): Promise<boolean> {
  const { request, service, promptFor, publisher } = session;
  const { instruction } = request;
  const { toSend, reviews, note } = await requestToSend(session);

  const prompt = instruction === undefined ? undefined : await promptFor(toSend.kind, reviews);
  if (prompt instanceof SetupError) throw prompt;

  const jobId = toSend.kind === 'message' ? toSend.jobId : undefined;
  const { method, url, body } = service.preview({ jobId, prompt: prompt?.text });
  const lines = [`${method} ${url.href}`, 'Authorization: Bearer ***'];
  if (body !== undefined) lines.push(body);

  showCommand(session);
  await publisher.dryRun(lines, { 'job-id': jobId ?? '' }, note);
  return false;
}

/** Which request would be sent. Whether an earlier command in the thread delays or prevents it is not checked. */
async function requestToSend(session: JobSession) {
  const { target, thread } = session.request;
  const fallback = target.type === 'job' ? messageTo(target.jobId) : CREATE;
  if (thread === undefined) return { toSend: fallback, reviews: 0, note: [] };

  const { api, issue } = thread;
  const reading = await new RepositoryThreads(api, session).read(issue).catch(ignoreFault);
  const continues = target.type === 'continue';
  const jobId = continues ? reading?.job?.jobId : undefined;

  const toSend = jobId === undefined ? fallback : messageTo(jobId);
  const records = reading?.state.records.map(({ record }) => record) ?? [];
  const reviews = reviewsSince(toSend, records);

  const isUnread = continues && reading === undefined;
  return { toSend, reviews, note: isUnread ? UNREAD : noteOn(jobId) };
}

function noteOn(jobId: string | undefined): Text {
  if (jobId === undefined) return [];
  return text`If job ${code(jobId)} of this thread cannot be continued, a new job is started instead.`;
}

function showCommand({ request, publisher }: JobSession): void {
  const { commandName, instruction = '', target } = request;
  if (commandName === undefined) return;

  const option = target.type === 'job' ? `job ${target.jobId}` : target.type;
  const lines = [`${commandName} (${option})`, ...instruction.split(/\r\n?|\n/)];
  publisher.group(text`Command`, lines);
}
