import { faultRemedy, refused } from '../github/faults.ts';
import { plainLink, pullRequestNumber } from '../job/pull-request.ts';
import { openService } from '../job/run.ts';
import { Threads } from '../job/threads.ts';
import { knownStatus } from '../service/schema.ts';
import { isLoopback } from '../text/url.ts';
import { ThreadUnreadable } from '../thread/read.ts';
import { jobOfThread, runsIn } from '../thread/runs.ts';
import { jobStatus, noJob, previewReply, threadUnreadable, unreadableStatus } from './replies.ts';
import type { CommandRun, Reply } from './run.ts';

/** The reply to `--status`, after one request for the named job or the thread's. */
export async function statusReply(named: string | undefined, run: CommandRun): Promise<Reply> {
  const { inputs, env } = run;
  const service = await openService(inputs, env);
  const reply = (title: string, body: string, known: Reply['known'] = {}): Reply => ({
    outcome: 'skipped',
    title,
    body,
    known,
  });
  if (inputs['dry-run']) {
    // A dry run reads no thread.
    const jobId = named ?? 'JOB-OF-THIS-THREAD';
    return reply('Dry run', previewReply(service.preview({ jobId })), { 'job-id': named ?? '' });
  }
  const found = named === undefined ? await jobInThread(run) : { jobId: named, unverified: false };
  env.signal.throwIfAborted();
  if (found === undefined) return reply('Could not read the thread', threadUnreadable(inputs.command));
  const { jobId, unverified } = found;
  if (jobId === '') return reply('No job yet', noJob(inputs.command, unverified));
  const reading = await service.retrieve(jobId, undefined, env.signal);
  env.signal.throwIfAborted();
  if (reading.kind === 'failure')
    return reply('Could not read the job status', unreadableStatus(jobId, reading), { 'job-id': jobId });
  const { job } = reading;
  const prLink = plainLink(job.prLink, isLoopback(inputs['base-url'])) ?? '';
  return reply(
    'Status posted',
    jobStatus({ jobId, job, prLink, named: named !== undefined, now: env.clock.wall() }, inputs.command),
    {
      'job-id': jobId,
      'pr-link': prLink,
      'pr-number': pullRequestNumber(prLink),
      status: knownStatus(job.status),
    },
  );
}

/** The thread's job, '' without one; undefined, with a warning, if the thread cannot be read. */
async function jobInThread({
  event,
  inputs,
  env,
  api,
}: CommandRun): Promise<{ jobId: string; unverified: boolean } | undefined> {
  const { reader } = new Threads(api, inputs, env).open(event.issueNumber);
  try {
    // Without the signal: a stopped run limits each call to GitHub, so this one still completes.
    const { records, unusable } = await reader.read();
    return { jobId: jobOfThread(runsIn(records))?.record.jobId ?? '', unverified: unusable.length > 0 };
  } catch (error) {
    if (!(error instanceof ThreadUnreadable)) throw error;
    env.publisher.warn(
      'Could not read the thread',
      refused(error.fault, 'the request for the comments of the thread'),
      faultRemedy(error.fault),
    );
    return undefined;
  }
}
