import type * as exec from '@actions/exec';
import type { GitHubApi } from './github/api.ts';
import type { RunEvent } from './github/event.ts';
import type { Inputs } from './inputs/inputs.ts';
import type { RawInputs } from './inputs/invalid-inputs.ts';
import type { Clock } from './runner/clock.ts';
import type { Files } from './runner/files.ts';
import type { Connections, Env } from './runner/network.ts';
import type { Publisher } from './runner/publisher.ts';
import type { ServiceClient } from './service/client.ts';
import { code, text } from './text/sentence.ts';

/** What pages about a run, and its repository, are made of. */
export interface RunPlace {
  url?: string | undefined;
  serverUrl: string;
  repository: { id: number; fullName: string };
}

/** What opens a connection rejects with a SetupError if people have to correct something first. */
export interface Environment {
  inputs: RawInputs;
  event: RunEvent;
  /** What the runner does not set is empty, or 0. */
  run: RunPlace & {
    id: string;
    attempt: number;
    /** Random, so that the run recognizes its own comments. */
    nonce: string;
    job: string;
    step: string;
    /** For a pull request, GitHub's merge commit. */
    commit: string;
  };
  publisher: Publisher;
  clock: Clock;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
  random: () => number;
  connect: () => Promise<Connections>;
  files: Files;
  /** Absolute paths. */
  folders: { workspace: string; temp: string | undefined };
  programs: {
    /** Only runs that need git load it. */
    load: () => Promise<Pick<typeof exec, 'getExecOutput'>>;
    env: Env;
  };
  openGitHub: () => Promise<GitHubApi>;
  userAgent: string;
}

export interface Session extends Omit<Environment, 'inputs'> {
  inputs: Inputs;
  /** In ms of the monotonic clock. */
  deadline: number;
  openService: () => Promise<ServiceClient>;
}

/** Opens something at its first use, and only then. */
export function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;

  return () => {
    opened ??= open();
    return opened;
  };
}

export function openSession(inputs: Inputs, env: Environment): Session {
  const { publisher, clock, userAgent } = env;
  const { 'base-url': baseUrl, 'project-id': projectId } = inputs;
  const openService = async () => {
    const connections = await env.connect();
    const { serviceClient } = await import('./service/client.ts');

    publisher.info(text`Project ${code(projectId)} at ${code(baseUrl.href)}`);
    return serviceClient({
      baseUrl,
      projectId,
      apiKey: inputs['api-key'],
      jobPath: inputs['job-path'],
      redact: publisher.redact,
      connections,
      clock,
      userAgent,
    });
  };

  return {
    ...env,
    inputs,
    // The monotonic clock starts with the process, so the time limit includes the start of the run.
    deadline: inputs['timeout-minutes'] * 60_000,
    openService: once(openService),
  };
}
