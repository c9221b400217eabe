import { JobRun, type JobRunDeps } from '../../src/job/lifecycle.ts';
import type { JobReport } from '../../src/result/report.ts';

/** What a run without a thread can be asked for. */
export type Work =
  | { kind: 'create'; prompt: string }
  | { kind: 'message'; jobId: string; prompt: string }
  | { kind: 'attach'; jobId: string };

export const create: Work = { kind: 'create', prompt: 'Do it' };
export const message = (jobId: string): Work => ({ kind: 'message', jobId, prompt: 'And more' });
export const attach = (jobId: string): Work => ({ kind: 'attach', jobId });

/** What a job run of a test may be given; the clock's time is in ms. */
export interface Given
  extends Pick<JobRunDeps, 'service'>,
    Partial<Pick<JobRunDeps, 'log' | 'deadline' | 'promptFor'>> {
  clock: JobRunDeps['clock'];
  signal?: AbortSignal;
  random?: () => number;
  wait?: boolean;
  intervalSeconds?: number | undefined;
}

const quiet: JobRunDeps['log'] = {
  withoutThread() {},
  sending() {},
  pausing() {},
  started() {},
  seen() {},
  readFailed() {},
  heartbeat: () => 60_000,
};

/** Carries out a run without a thread and without context, for a service on loopback. */
export function carryOut(work: Work, given: Given): Promise<JobReport> {
  const {
    service,
    clock,
    deadline = 1_800_000,
    log = quiet,
    wait = true,
    random = () => 0,
  } = given;
  const { signal = new AbortController().signal } = given;
  const instruction = work.kind === 'attach' ? undefined : work.prompt;
  const target =
    work.kind === 'create'
      ? ({ type: 'new' } as const)
      : ({ type: 'job', jobId: work.jobId } as const);
  return new JobRun({
    request: { instruction, target },
    inputs: {
      wait,
      'poll-interval': given.intervalSeconds,
    },
    clock,
    random,
    signal,
    deadline,
    service,
    promptFor: given.promptFor ?? (async () => ({ text: instruction ?? '' })),
    log,
  }).carryOut();
}
