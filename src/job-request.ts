import type { Notice } from './errors.ts';
import type { GitHubApi } from './github/api.ts';
import type { EventComment } from './github/event.ts';
import type { Account } from './github/payloads.ts';
import type { SourceRepository } from './github/repositories.ts';
import type { Text } from './text/sentence.ts';
import type { Target } from './thread/decide.ts';

export interface JobRequest {
  /** The comment that contains it. Undefined in a run that no comment started. */
  command: EventComment | undefined;
  /** The same in a re-run, and for a second delivery of the event. */
  requestId: string;
  /** Undefined: the run only waits for the job that `target` names. */
  instruction: string | undefined;
  /** What is written above the command: context, and no part of the instruction. */
  above?: string | undefined;
  target: Target;
  /** The one that `context` is about. */
  issue: number | undefined;
  /** Whose comments may become part of the prompt. */
  mayCommand: (author: Account) => Promise<boolean>;
  thread: ThreadLocation | NoThread;
  /** For the link in the agent's pull request. Runs that may not write there know it, too. */
  threadUrl: string | undefined;
  /**
   * Whose changes are sent; undefined: the run's own. Some people who read the log and the thread
   * cannot read a hidden one, so these show nothing but its name.
   */
  source: (SourceRepository & { isHidden: boolean }) | undefined;
}

/** What people do once they have changed something. A re-run would have the old workflow file. */
export function howToAskAgain({ command }: Pick<JobRequest, 'command'>): string {
  return command === undefined ? 'start a new run' : 'comment again';
}

/** `noComment`: the end of the sentence 'No comment: …', or a warning. */
export interface NoThread {
  noComment: Text | Notice;
  api?: undefined;
  issue?: undefined;
}

export interface ThreadLocation {
  noComment?: undefined;
  api: GitHubApi;
  issue: number;
  /** False: if GitHub rejects comments, a first attempt goes on without a thread. */
  isRequired: boolean;
}
