import type { Target } from './decide.ts';
import type { ThreadRun } from './thread-run.ts';

/** A silent one has no record. */
export interface RunThread extends Omit<Pick<ThreadRun, keyof ThreadRun>, 'record'> {
  readonly record: ThreadRun['record'] | undefined;
}

/** The thread of a run without one. Whoever opens it says in the log why there is none. */
export function silentThread(target: Target): RunThread {
  const nothing = async () => undefined;

  return {
    record: undefined,
    begin: async () =>
      target.type === 'job'
        ? { type: 'message', jobId: target.jobId, prLink: undefined }
        : { type: 'create' },
    follow: nothing,
    attach: async () => 0,
    sent: nothing,
    show: nothing,
    factsFor: () => ({ reviewsSince: undefined, issue: undefined }),
    post: nothing,
    clean: nothing,
  };
}
