import type * as exec from '@actions/exec';
import type { Clock } from './clock.ts';
import type { GitHubApi } from './github/api.ts';
import type { Inputs } from './inputs/inputs.ts';
import type { Files, Folders } from './runner/files.ts';
import type { Connections } from './runner/network.ts';
import type { Publisher } from './runner/publisher.ts';
import type { ServiceClient } from './service/client.ts';
import { code, text } from './text/sentence.ts';

/** What the runner says of this run. If it does not set a variable, its string is empty here, and its number is 0. */
interface WorkflowRun {
  id: string;
  attempt: number;
  /** A random value by which the run recognizes its own comments. */
  nonce: string;
  job: string;
  step: string;
  url: string | undefined;
  /** The commit that started the run. For a pull request, GitHub makes a merge commit. */
  commit: string;
  repository: { id: number; fullName: string };
  serverUrl: string;
}

/** What it takes to run other programs. `@actions/exec` is loaded only by runs that need git. */
interface Programs {
  load: () => Promise<Pick<typeof exec, 'getExecOutput'>>;
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * Everything outside of the action's own logic. `index.ts` passes it in, and tests replace it. What opens a connection rejects
 * with a SetupError if people have to correct something first, such as a missing token or an unusable proxy.
 */
export interface Environment {
  /** The inputs by their names; undefined if they are not given. */
  inputs: Readonly<Record<string, string | undefined>>;
  /** The payload is undefined if it is missing, or if `isBroken` says that it is not readable. */
  event: { name: string; payload: unknown; isBroken?: boolean };
  run: WorkflowRun;
  publisher: Publisher;
  clock: Clock;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
  random: () => number;
  /** Opens the network at its first use. */
  connect: () => Promise<Connections>;
  files: Files;
  folders: Folders;
  programs: Programs;
  openGitHub: () => Promise<GitHubApi>;
  userAgent: string;
}

/** The environment of a run whose inputs are valid. */
export interface Session extends Omit<Environment, 'inputs'> {
  inputs: Inputs;
  /** The time at which waiting for a job ends, in ms of the monotonic clock. */
  deadline: number;
  /** Opens the connection to the service at its first use. */
  openService: () => Promise<ServiceClient>;
}

/**
 * The connection to GitHub is opened once, at its first use. All parts of a run share it, because it learns from the responses
 * what time it is by GitHub's clock, and whether GitHub responds at all.
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
  let service: Promise<ServiceClient> | undefined;

  return {
    ...env,
    inputs,
    // The monotonic clock starts with the process, so the time limit includes the start of the run.
    deadline: inputs['timeout-minutes'] * 60_000,

    openService() {
      service ??= connectService(inputs, env);
      return service;
    },
  };
}

async function connectService(
  inputs: Inputs,
  { connect, publisher, clock, userAgent }: Environment,
): Promise<ServiceClient> {
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
}
