import type { Outcome } from '../inputs/inputs.ts';
import { type Attempt, type PollDeps, poll, type Schedule } from '../poll.ts';
import type { FailedRead, ServiceClient } from '../service/client.ts';
import type { Job } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import type { EndDetector, Observation } from './end-detector.ts';
import type { EndReason } from './report.ts';

export interface WaitDeps extends Pick<PollDeps, 'clock' | 'deadline' | 'signal' | 'random'> {
  service: Pick<ServiceClient, 'retrieve'>;
  /** False: only to the first answer, so that a later step knows the state. */
  wait: boolean;
  saw(job: Job, isEnd: boolean): Promise<void>;
  observer: { readFailed(read: FailedRead, pauseMs?: number): void; heartbeat(): number };
}

/** What the poll needs to know of an observation that is no end. */
export function toAttempt({ inMs, knownEnd }: Extract<Observation, { kind: 'goes-on' }>) {
  return { inMs, atDeadline: knownEnd };
}

/** Polls a job to its end, or to what ends the wait without one; never rejects. */
export async function waitForEnd(
  jobId: string,
  detector: EndDetector,
  schedule: Schedule<Job>,
  { service, wait, saw, observer, ...deps }: WaitDeps,
): Promise<{ job: Job } | { outcome: Outcome; reason: EndReason }> {
  let failed: FailedRead | undefined;
  const attempt = async (limitMs: number): Promise<Attempt<Job | 'goes on'>> => {
    const reading = await service.retrieve(jobId, limitMs, deps.signal);
    if (reading.kind === 'failure') {
      failed = reading;
      return { ...reading, throttled: reading.status === 429 };
    }
    const observation = detector.observe(reading.job, deps.clock.now(), 'get');
    await saw(reading.job, observation.kind === 'ended');
    if (observation.kind === 'ended') return { kind: 'done', value: observation.job };
    if (!wait) return { kind: 'done', value: observation.knownEnd ?? 'goes on' };
    return { kind: 'again', ...toAttempt(observation) };
  };
  const end = await poll(attempt, schedule, {
    ...deps,
    heartbeat: () => observer.heartbeat(),
    failed: (pauseMs) => failed && observer.readFailed(failed, pauseMs),
  });
  switch (end.kind) {
    case 'done':
      return end.value === 'goes on'
        ? { outcome: 'detached', reason: { kind: 'detached' } }
        : { job: end.value };
    case 'timed-out':
      return { outcome: 'timed-out', reason: end };
    case 'stopped':
      return { outcome: 'cancelled', reason: { kind: 'stopped', where: 'waiting' } };
    case 'gone':
      return { outcome: 'unknown', reason: { kind: 'gone' } };
    case 'unreadable':
      return {
        outcome: 'unknown',
        reason: {
          ...(failed ?? { what: text`gave no readable answer`, serviceMessage: '' }),
          kind: 'unreadable',
        },
      };
  }
}
