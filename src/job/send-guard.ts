import type { StartedJob } from '../service/schema.ts';
import type { Attach, Refuse } from '../thread/decide.ts';

/** What a run is to do next: begin a job, message one, follow one that was asked for already, or nothing. */
export type Plan = { type: 'create' } | { type: 'message'; jobId: string } | Attach | Refuse;

/** What is about to be sent; `before` is the job before a message, null where that is not known. */
export type Request =
  | { kind: 'create' }
  | { kind: 'message'; jobId: string; before: { status: string; prLink: string | null } | null };

/**
 * What a run asks before it spends anything, and tells once it has. In a thread that is the record's protocol
 * (design: record.md); elsewhere there is nobody to ask.
 */
export interface Gate {
  /** What to do. Rejects only with the reason of a signal. */
  begin(): Promise<Plan>;
  /** The job that `begin` named has ended for good: what to do instead. */
  jobIsGone(jobId: string): Promise<Plan>;
  /** Right before each POST; false: ask `begin` again, nothing may be sent. */
  sending(request: Request): Promise<boolean>;
  /** The service has taken it; before the first poll. */
  sent(job: StartedJob): Promise<void>;
}

/** The gate of a run without a thread: it does what it was told, and a named job is never replaced. */
export function openGate(plan: { type: 'create' } | { type: 'message'; jobId: string }): Gate {
  return {
    begin: async () => plan,
    jobIsGone: async () => plan,
    sending: async () => true,
    sent: async () => {},
  };
}
