import { openGate } from '../../src/job/send-guard.ts';
import type { JobTask } from '../../src/job/task.ts';

/** What a run without a thread can be asked for. */
export type Work =
  | { kind: 'create'; prompt: string }
  | { kind: 'message'; jobId: string; prompt: string }
  | { kind: 'attach'; jobId: string };

/** The task of a run without a thread. */
export function taskOf(work: Work): JobTask {
  if (work.kind === 'attach') return work;
  const { prompt } = work;
  const named = work.kind === 'message' ? work.jobId : undefined;
  return {
    kind: 'request',
    prompts: { instruction: prompt, forCreate: async () => prompt },
    gate: openGate(named === undefined ? { type: 'create' } : { type: 'message', jobId: named }),
    mayReplace: false,
    named,
  };
}

export const create: Work = { kind: 'create', prompt: 'Do it' };
export const message = (jobId: string): Work => ({ kind: 'message', jobId, prompt: 'And more' });
export const attach = (jobId: string): Work => ({ kind: 'attach', jobId });
