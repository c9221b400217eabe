import type { Clock } from '../clock.ts';
import type { GitPart } from '../context/git.ts';
import type { Start } from '../context/git-start.ts';
import type { QuotedIssue } from '../context/quote.ts';
import type { GitHubApi } from '../github/api.ts';
import type { Publisher } from '../runner/publisher.ts';
import type { ServiceClient } from '../service/client.ts';
import type { Target } from '../thread/decide.ts';
import type { Place } from './conversation.ts';

/** What a job run is asked for, whoever asks. */
export interface Assignment {
  /** Undefined: only wait for the job that the target names. */
  instruction: string | undefined;
  target: Target;
  /** What stands for the command in records (design: record.md, What it holds). */
  commandId: string;
  /** The thread that it is talked about in. */
  place?: Place | undefined;
  /** The command word, where a comment asked. */
  word?: string | undefined;
  /** The issue or pull request that `context` is taken from. */
  issue?: number | undefined;
  quoted?: QuotedIssue | undefined;
}

/** What a job run works with. */
export interface JobRunDeps {
  service: ServiceClient;
  clock: Clock;
  signal: AbortSignal;
  random: () => number;
  publisher: Publisher;
  redact: (text: string) => string;
  runUrl: string | undefined;
  run: { id: string; attempt: number; nonce: string };
  /** Rejects with a SetupError where the run has no repository or token. */
  api: () => Promise<GitHubApi>;
  event: { name: string; payload: unknown };
  /** What git says of the changes since `start`; see `gitBlocks`. */
  git: (parts: readonly GitPart[], start: Start) => Promise<string[]>;
}
