import type * as exec from '@actions/exec';
import type { GitHubApi } from './github/api.ts';
import type { Inputs } from './inputs/inputs.ts';
import type { Clock } from './poll.ts';
import type { Files, Folders } from './runner/files.ts';
import type { Connections } from './runner/network.ts';
import type { Publisher } from './runner/publisher.ts';
import type { ServiceClient } from './service/client.ts';
import { code, text } from './text/sentence.ts';

/** Empty values where the runner provides none. */
interface WorkflowRun {
  id: string;
  attempt: number;
  /** How a run recognizes its own comments. */
  nonce: string;
  job: string;
  step: string;
  url: string | undefined;
  /** The commit that started the run; on pull requests a merge commit. */
  commit: string;
  repository: { id: number; fullName: string };
  serverUrl: string;
}

/** `@actions/exec`, loaded only for git, and the environment variables. */
interface Programs {
  load: () => Promise<Pick<typeof exec, 'getExecOutput'>>;
  env: Readonly<Record<string, string | undefined>>;
}

/** Everything outside of the action's own logic, passed in by `index.ts`. */
export interface Environment {
  /** By name; undefined if not given. */
  inputs: Readonly<Record<string, string | undefined>>;
  /** The payload is undefined if it is missing or, with `isBroken`, unreadable. */
  event: { name: string; payload: unknown; isBroken?: boolean };
  run: WorkflowRun;
  publisher: Publisher;
  clock: Clock;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
  random: () => number;
  /** Opens the network at first use; rejects with a SetupError for an unusable proxy. */
  connect: () => Promise<Connections>;
  files: Files;
  folders: Folders;
  programs: Programs;
  /** Rejects with a SetupError where the run has no repository or token. */
  openGitHub: () => Promise<GitHubApi>;
  userAgent: string;
}

/** The environment of a run whose inputs are valid. */
export interface Session extends Omit<Environment, 'inputs'> {
  inputs: Inputs;
  /** When waiting for a job ends, in ms of the monotonic clock. */
  deadline: number;
  /** Rejects with a SetupError where the network cannot be used. */
  openService: () => Promise<ServiceClient>;
}

/**
 * The same environment with one connection to GitHub, opened at first use: only a connection that has had an answer knows
 * GitHub's clock, and whether GitHub answers.
 */
export function withOneConnection(env: Environment): Environment {
  let connection: Promise<GitHubApi> | undefined;

  return {
    ...env,
    openGitHub() {
      connection ??= env.openGitHub();
      return connection;
    },
  };
}

export function openSession(inputs: Inputs, env: Environment): Session {
  const { connect, publisher, clock, userAgent } = env;

  return {
    ...env,
    inputs,
    // The clock starts with the process.
    deadline: inputs['timeout-minutes'] * 60_000,

    async openService() {
      const connections = await connect();
      const { serviceClient } = await import('./service/client.ts');

      const { 'base-url': baseUrl, 'project-id': projectId } = inputs;
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
    },
  };
}
