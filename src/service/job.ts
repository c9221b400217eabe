/** The states that the specification knows (section 3); any other one is not terminal for us. */
export const JOB_STATES = ['active', 'completed', 'archived', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** An agent job as this client sees it. */
export interface Job {
  id: string;
  /** One of `JOB_STATES`, or a word that the specification does not know. */
  status: string;
  /** The address as the service wrote it, unchecked; null where there is none. */
  prLink: string | null;
  repository?: string;
  ref?: string;
  model?: string;
  createdAt?: string;
}

/** A job as the answer to a request for work names it: its state may be missing there. */
export type StartedJob = Omit<Job, 'status'> & Partial<Pick<Job, 'status'>>;
