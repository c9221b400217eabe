import type { Clock } from './clock.ts';
import type { GitHubApi } from './github/api.ts';
import type { Connections } from './runner/connections.ts';
import type { Files } from './runner/files.ts';
import type { Places } from './runner/inside.ts';
import type { Publisher } from './runner/publisher.ts';
import type { Runner } from './runner/runner.ts';

/** The workflow run that this is a part of; empty where the runner does not say. */
export interface WorkflowRun {
  id: string;
  attempt: number;
  /** Random, made at the start: how a run knows its own comments. */
  nonce: string;
  job: string;
  step: string;
  /** Where people look at it. */
  url: string | undefined;
  repository: { id: number; fullName: string };
  serverUrl: string;
}

/** The part of `@actions/exec` that is used: no shell, and the exit code comes back. */
export type Exec = (
  command: string,
  args: string[],
  options: {
    cwd: string;
    env: Record<string, string>;
    silent: boolean;
    ignoreReturnCode: boolean;
    listeners: { stdout: (data: Buffer) => void; stderr: (data: Buffer) => void };
  },
) => Promise<number>;

/** How other programs are started. */
export interface Programs {
  /** `@actions/exec`, loaded only by the runs that need git. */
  load: () => Promise<{ exec: Exec }>;
  /** This process's variables; only those that programs need to start are handed on. */
  env: Readonly<Record<string, string | undefined>>;
}

/** Everything outside of the product, handed in by `index.ts`. */
export interface World {
  /** The text of each input; the ones that were not given are undefined. */
  inputs: Readonly<Record<string, string | undefined>>;
  /** The event's name, and its payload: undefined where there is none that can be read. */
  event: { name: string; payload: unknown };
  run: WorkflowRun;
  runner: Runner;
  clock: Clock;
  signal: AbortSignal;
  random: () => number;
  /** `check` throws a SetupError where the environment names a proxy that cannot be used. */
  connections: Connections & { check(): void };
  files: Files;
  places: Places;
  /** How other programs are started. */
  programs: Programs;
  /** GitHub's API for this repository. Rejects with a SetupError where the run has no repository or token. */
  api: (token: string | undefined) => Promise<GitHubApi>;
  userAgent: string;
}

/** What every part of a run speaks through. */
export interface Voice {
  publisher: Publisher;
  redact: (text: string) => string;
}
