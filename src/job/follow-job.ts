import type { Session } from '../environment.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { EndReason } from '../job-end.ts';
import type { ServiceClient } from '../service/client.ts';
import { type Job, type StartedJob, withStatus } from '../service/schema.ts';
import { EndDetector, type FollowedJob } from './end-detector.ts';
import { type Observation, poll } from './poll.ts';
import type { ProgressLog } from './progress-log.ts';

/** For this long after a job was created, a 404 only means that the job is not visible yet. */
const CREATION_LAG_MS = 60_000;

export interface FollowDeps extends Pick<Session, 'clock' | 'random' | 'signal' | 'deadline'> {
  inputs: Pick<Inputs, 'poll-interval' | 'wait'>;
  service: Pick<ServiceClient, 'post' | 'retrieve'>;
  log: Pick<ProgressLog, keyof ProgressLog>;
}

/** `isLast`: this is the last state of the job that the run sees. */
type OnJob = (job: Job, isLast: boolean) => Promise<void>;

/** The job in the answer to a request for work; undefined if the answer does not show the job's status. */
export function jobInAnswer(answer: StartedJob): Job | undefined {
  const { reportedStatus } = answer;
  return reportedStatus === undefined ? undefined : withStatus(answer, reportedStatus);
}

/** Reads a job until its end is recognized, or until polling ends for another reason. */
export async function followJob(
  { kind, jobId, before, answeredAt, answer }: FollowedJob,
  deps: FollowDeps,
  onJob: OnJob,
): Promise<EndReason> {
  const { inputs, service, log, clock, signal } = deps;
  const detector = new EndDetector({ kind, before, answeredAt });

  const observe = async (job: Job): Promise<Observation> => {
    const observation = detector.observe(job, clock.now());
    await onJob(job, observation.kind === 'ended');
    return observation;
  };

  const observeAnswer = async (): Promise<Observation> => {
    if (answer === undefined) return { kind: 'pending', inMs: 0 };

    const job = jobInAnswer(answer);
    // The answer to a message cannot be the end, because it may show how the job ended before. People see it all the same.
    if (job && kind !== 'message') return observe(job);
    if (job) await onJob(job, false);
    return { kind: 'pending' };
  };

  const read = async (limitMs: number) => {
    const reading = await service.retrieve(jobId, limitMs, signal);
    return reading.kind === 'value' ? observe(reading.value) : reading;
  };

  const observed = await observeAnswer();
  if (observed.kind === 'ended') return observed.end;

  const interval = inputs['poll-interval'];
  const schedule = {
    // Comments were written since the answer. Their time is part of the first pause, which starts with the answer.
    answeredAt,
    observed,
    intervalMs: interval === undefined ? undefined : interval * 1_000,
    ignoreGoneUntil: kind === 'create' ? answeredAt + CREATION_LAG_MS : undefined,
  };
  return poll(read, schedule, {
    ...deps,
    heartbeat: () => log.heartbeat(),
    onFailure: (failed, pauseMs) => log.readFailed(failed, pauseMs),
  });
}
