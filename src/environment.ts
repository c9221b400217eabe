import type { ExecOptions } from '@actions/exec';
import type { Clock } from './clock.ts';
import type { GitHubApi } from './github/api.ts';
import type { Files, Folders } from './runner/files.ts';
import type { Connections } from './runner/network.ts';
import type { Publisher } from './runner/publisher.ts';

/** The workflow run; empty values where the runner provides none. */
export interface WorkflowRun {
  id: string;
  attempt: number;
  /** Random, made at the start: how a run recognizes its own comments. */
  nonce: string;
  job: string;
  step: string;
  /** The page of the workflow run. */
  url: string | undefined;
  repository: { id: number; fullName: string };
  serverUrl: string;
}

/** `@actions/exec` as it is used: no shell, and the exit code is returned. */
export type Exec = (command: string, args: string[], options: ExecOptions) => Promise<number>;

/** How other programs are started. */
export interface Programs {
  /** `@actions/exec`, loaded only by the runs that need git. */
  load: () => Promise<{ exec: Exec }>;
  /** This process's variables; only those that programs need to start are passed on. */
  env: Readonly<Record<string, string | undefined>>;
}

/** The event of the run; the payload is undefined if it is missing or unreadable. */
export interface WorkflowEvent {
  name: string;
  payload: unknown;
}

/** Everything outside of the action's own logic, passed in by `index.ts`. */
export interface Environment {
  /** The text of each input; undefined where it was not given. */
  inputs: Readonly<Record<string, string | undefined>>;
  event: WorkflowEvent;
  run: WorkflowRun;
  publisher: Publisher;
  clock: Clock;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
  random: () => number;
  /** Opens the network at first use; rejects with a SetupError where the environment names an unusable proxy. */
  connect: () => Promise<Connections>;
  files: Files;
  folders: Folders;
  programs: Programs;
  /** GitHub's API for this repository. Rejects with a SetupError where the run has no repository or token. */
  api: (token: string | undefined) => Promise<GitHubApi>;
  userAgent: string;
}
