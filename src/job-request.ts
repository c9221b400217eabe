import type { UserMessage } from './errors.ts';
import type { Account } from './github/accounts.ts';
import type { GitHubApi } from './github/api.ts';
import type { CommentedLines } from './github/command-comments.ts';
import type { Issue } from './github/issues.ts';
import type { SourceRepository } from './github/source-repository.ts';
import type { Text } from './text/sentence.ts';
import type { Target } from './thread/decide.ts';

/** What one run is asked for. `trigger/` builds it, and every later step takes from it what it needs. */
export interface JobRequest {
  /** The command that started the run. Undefined in a run that no comment started: its inputs say what to do. */
  command: Command | undefined;
  /** Recognizes the request in the records of a thread. A re-run, or a second delivery of the event, has the same ID. */
  commandId: string;
  /** What the agent is asked to do. Undefined: the run only waits for the job that `target` names. */
  instruction: string | undefined;
  /** Which job gets the instruction. */
  target: Target;
  /** The number of the issue or pull request that `context` is about. */
  issue: number | undefined;
  /** Who wrote the command, or submitted the review that started the run. The permission of this person was checked. */
  author: Account | undefined;
  /** Tells whose comments may become part of the prompt. */
  mayCommand: MayCommand;
  /** Where the run writes. */
  thread: ThreadLocation | NoThread;
  /**
   * The page of the issue or pull request that the run belongs to, for the link in the agent's pull request. It is also known
   * in runs that may not write there, such as a dry run.
   */
  threadUrl: string | undefined;
  /** The repository whose changes go along. Undefined: the run's own. */
  source: ChangesSource | undefined;
}

export interface ChangesSource extends SourceRepository {
  /**
   * Some people can read the logs and the threads of the run, but not this repository. So these show nothing of it but its
   * name.
   */
  isHidden: boolean;
}

/** The name of the repository of which the logs and the threads of the run must show nothing else. */
export function hiddenSourceOf({ source }: Pick<JobRequest, 'source'>): string | undefined {
  return source?.isHidden ? source.fullName : undefined;
}

/** A command as its event describes it. */
export interface Command {
  /** The input `command`, such as `/docs`. */
  name: string;
  /** The issue or pull request as it was when the command was written. Somebody may have edited it since. */
  issueInEvent: Pick<Issue, 'title' | 'body' | 'isPullRequest'>;
  /** The lines of a pull request that the command is a comment on. Undefined for other comments. */
  lines: CommentedLines | undefined;
  /** What the author has written above the command. It is context, and no part of the instruction. */
  above?: string | undefined;
  /** A sentence that says which words of the comment are not sent. */
  leftOut?: Text | undefined;
  /** The comment as it was written. Its URL is undefined unless it is plain (see `plainLink`). */
  comment?: CommandComment;
}

export interface CommandComment {
  url: string | undefined;
  body: string;
}

/** Asks GitHub whether this person may use the command. */
export type MayCommand = (author: Account) => Promise<boolean>;

/** `noComment`: why the run writes no comments. A text ends the sentence 'No comment: …', and a user message is a warning. */
export interface NoThread {
  noComment: Text | UserMessage;
  api?: undefined;
  issue?: undefined;
}

export interface ThreadLocation {
  noComment?: undefined;
  api: GitHubApi;
  /** The number of the issue or pull request. */
  issue: number;
  /** False: if GitHub permanently rejects comments, the run continues without a thread. */
  isRequired: boolean;
}
