/** Job runs without a runner. */

import { JobRun, type JobRunDeps } from '../../src/job/carry-out.ts';
import type { JobReport } from '../../src/result/report.ts';

/** What a run can be asked for. */
export type Work =
  | { kind: 'create'; prompt: string }
  | { kind: 'message'; jobId: string; prompt: string }
  | { kind: 'attach'; jobId: string };

export const create: Work = { kind: 'create', prompt: 'Do it' };
export const message = (jobId: string): Work => ({ kind: 'message', jobId, prompt: 'And more' });
export const attach = (jobId: string): Work => ({ kind: 'attach', jobId });

export const quiet: JobRunDeps['log'] = {
  withoutThread() {},
  sending() {},
  pausing() {},
  started() {},
  seen() {},
  readFailed() {},
  heartbeat: () => 60_000,
};

/** The job run of the action. Unless told otherwise it waits half an hour, without a thread and without context. */
export function jobRunOf(
  deps: Pick<JobRunDeps, 'request' | 'service' | 'clock'> & Partial<JobRunDeps>,
): JobRun {
  return new JobRun({
    inputs: { wait: true, 'poll-interval': undefined },
    random: () => 0,
    signal: new AbortController().signal,
    deadline: 1_800_000,
    promptFor: async () => ({ text: deps.request.instruction ?? '', editedSince: false }),
    log: quiet,
    ...deps,
  });
}

/** What a job run of a test may be given; the clock's time is in ms. */
export interface Given
  extends Pick<JobRunDeps, 'service' | 'clock'>,
    Partial<Pick<JobRunDeps, 'log' | 'deadline' | 'promptFor' | 'random' | 'signal'>> {
  wait?: boolean;
  intervalSeconds?: number | undefined;
}

/** Carries out a run without a thread. */
export function carryOut(
  work: Work,
  { wait = true, intervalSeconds, ...deps }: Given,
): Promise<JobReport> {
  const instruction = work.kind === 'attach' ? undefined : work.prompt;
  const target =
    work.kind === 'create'
      ? ({ type: 'new' } as const)
      : ({ type: 'job', jobId: work.jobId } as const);
  const inputs = { wait, 'poll-interval': intervalSeconds };

  const request = { commandName: undefined, instruction, target };
  return jobRunOf({ ...deps, request, inputs }).carryOut();
}
