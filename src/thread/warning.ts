import type { GitHubFault } from '../github/comments.ts';

/** What went wrong beside the run's outcome. The words for it are rendered elsewhere. */
export type ThreadWarning =
  /** GitHub takes no record in this thread: a re-run would not find the job. */
  | { type: 'no-record'; fault: GitHubFault }
  /** The progress comment could not be edited. */
  | { type: 'not-edited'; fault: GitHubFault }
  /** The job's id is in no comment: a re-run would refuse instead of attaching to it. */
  | { type: 'job-not-recorded' }
  /** The result is in no comment. */
  | { type: 'not-posted'; fault: GitHubFault }
  /** A comment that the result replaces is still there. */
  | { type: 'not-removed'; commentId: number; fault: GitHubFault }
  /** Lines of ours do not verify (the API key was changed, or a comment was edited) and were not used. */
  | { type: 'unverified'; commentIds: number[] };

export type Warn = (warning: ThreadWarning) => void;
