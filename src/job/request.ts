import type { QuotedIssue } from '../context/quote.ts';
import type { StartedJob } from '../service/schema.ts';
import type { Target } from '../thread/decide.ts';
import type { Request, Verdict } from '../thread/run.ts';
import type { ThreadPlace } from './conversation.ts';

/** What a job run is to do, whether a comment or a workflow asks for it. */
export interface JobRequest {
  /** Undefined: only wait for the job that the target names. */
  instruction?: string | undefined;
  target: Target;
  /** What identifies the command in the records of a thread. */
  commandId: string;
  /** The name of the slash command, where a comment asked. */
  commandName?: string | undefined;
  /** Where the run reports its progress and its result. */
  place?: ThreadPlace | undefined;
  /** The issue or pull request that `context` is taken from, and what the event says of it. */
  issue?: number | undefined;
  quoted?: QuotedIssue | undefined;
}

/** What a run asks before it spends anything, and reports to once it has. A thread answers by its records. */
export interface SendGuard {
  /** What to do. Rejects only with the reason of a signal. */
  begin(): Promise<Verdict>;
  /** The job that `begin` named has ended for good: what to do instead. */
  jobIsGone(jobId: string): Promise<Verdict>;
  /** Right before each POST; false: ask `begin` again, nothing may be sent. */
  sending(request: Request): Promise<boolean>;
  /** The service has accepted it; before the first poll. */
  sent(job: StartedJob): Promise<void>;
  /** The run sends nothing and waits for a job. */
  follow(jobId: string): Promise<void>;
}

/** The guard of a run without a thread: it does what it was asked for, and a named job is never replaced. */
export function unguarded(target: Target): SendGuard {
  const verdict: Verdict =
    target.type === 'job' ? { type: 'message', jobId: target.jobId, prLink: null } : { type: 'create' };
  return {
    begin: async () => verdict,
    jobIsGone: async () => verdict,
    sending: async () => true,
    sent: async () => {},
    follow: async () => {},
  };
}
