import type { ContextRequest, PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import type { ServiceClient } from '../service/client.ts';
import type { Target } from '../thread/decide.ts';

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

/** A run that carries out one request. */
export interface JobSession extends Session {
  request: JobRequest;
  service: ServiceClient;
  /** The instruction with its context, read just before it is sent. */
  promptFor: PromptReader['promptFor'];
}
