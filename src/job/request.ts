import type { ContextRequest } from '../context/prompt.ts';
import type { GitHubApi } from '../github/api.ts';
import type { Target } from '../thread/decide.ts';
import type { Before } from '../thread/record.ts';

export interface ThreadLocation {
  api: GitHubApi;
  issue: number;
  /** False: if GitHub permanently rejects comments, the run continues without a thread. */
  isRequired: boolean;
}

/** What a comment or a workflow asks for. */
export interface JobRequest extends ContextRequest {
  target: Target;
  /** What identifies the command in the records of a thread. */
  commandId: string;
  thread?: ThreadLocation | undefined;
}

/** What is about to be sent. */
export interface Work {
  kind: 'create' | 'message';
  /** The job that gets the message; '' for a new one. */
  jobId: string;
  /** That job before the message; null where that could not be read. */
  before: Before;
}
