import { type JobRequest, unguarded } from '../../src/job/conversation.ts';
import type { LifecycleDeps } from '../../src/job/lifecycle.ts';

/** What a run without a thread can be asked for. */
export type Work =
  | { kind: 'create'; prompt: string }
  | { kind: 'message'; jobId: string; prompt: string }
  | { kind: 'attach'; jobId: string };

/** The request of a run without a thread. */
export function requestOf(work: Work): JobRequest {
  const target =
    work.kind === 'create' ? ({ type: 'new' } as const) : ({ type: 'job', jobId: work.jobId } as const);
  return { instruction: work.kind === 'attach' ? undefined : work.prompt, target, commandId: '1' };
}

/** What a run without a thread and without context works with. */
export function plainly(
  work: Work,
): Pick<LifecycleDeps, 'guard' | 'promptFor' | 'pullRequestEnd' | 'loopback' | 'wait'> {
  const { target, instruction = '' } = requestOf(work);
  return {
    guard: unguarded(target),
    promptFor: async () => instruction,
    pullRequestEnd: async () => undefined,
    loopback: true,
    wait: true,
  };
}

export const create: Work = { kind: 'create', prompt: 'Do it' };
export const message = (jobId: string): Work => ({ kind: 'message', jobId, prompt: 'And more' });
export const attach = (jobId: string): Work => ({ kind: 'attach', jobId });
