/** The folders, files and variables with which the GitHub runner starts a step. */

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunTexts } from './promises.ts';

export interface RunnerEvent {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  /** An object becomes JSON, a string is written as it is, `missing`: the path names no file. */
  readonly payload: object | string;
}

export interface RunnerFolders {
  readonly root: string;
  /** `GITHUB_WORKSPACE`. */
  readonly workspace: string;
  /** `RUNNER_TEMP`. */
  readonly temp: string;
}

export interface RunnerStep {
  readonly folders: RunnerFolders;
  readonly env: Record<string, string>;
  /** What stands in the command files by now; a file that is gone counts as empty. */
  read(): Omit<RunTexts, 'stdout' | 'stderr'>;
  /** Removes all folders. */
  remove(): void;
}

export interface RunnerStepOptions {
  readonly inputs: Readonly<Record<string, string>>;
  readonly event?: RunnerEvent;
  readonly state?: Readonly<Record<string, string>>;
  /** Goes over everything else; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Nothing listens there, and it is none of the ports that `fetch` refuses by itself. */
export const nobodysAddress = 'http://127.0.0.1:2';

const commandFiles = ['output', 'state', 'env', 'path', 'step_summary'] as const;
const leftovers = new Set<string>();
// The last resort, for a test that never disposed of its run.
process.once('exit', () => {
  for (const root of leftovers) rmSync(root, { recursive: true, force: true });
});

/** Makes fresh folders and the clean environment of one step. */
export function createRunnerStep(options: RunnerStepOptions): RunnerStep {
  const parent = process.env.DOCS_AGENT_TEST_TEMP ?? tmpdir();
  // Links resolved: on macOS the temp folder is one, and the action judges paths behind links.
  const root = realpathSync(mkdtempSync(join(parent, 'docs-agent-step-')));
  leftovers.add(root);
  const folder = (name: string): string => {
    mkdirSync(join(root, name));
    return join(root, name);
  };
  const folders = { root, workspace: folder('workspace'), temp: folder('temp') };
  const files = Object.fromEntries(commandFiles.map((name) => [name, join(root, `file-${name}`)]));
  for (const file of Object.values(files)) writeFileSync(file, '');
  const event = options.event ?? { name: 'workflow_dispatch', payload: {} };
  const env: Record<string, string | undefined> = {
    ...hostVariables(),
    HOME: folder('home'),
    ...runVariables,
    ...Object.fromEntries(
      Object.entries(files).map(([name, file]) => [`GITHUB_${name.toUpperCase()}`, file]),
    ),
    RUNNER_TEMP: folders.temp,
    GITHUB_WORKSPACE: folders.workspace,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: writeEvent(root, event.payload),
  };
  for (const [name, value] of Object.entries(options.inputs)) env[inputVariable(name)] = value;
  for (const [name, value] of Object.entries(options.state ?? {})) env[`STATE_${name}`] = value;
  Object.assign(env, options.env);
  const read = (name: (typeof commandFiles)[number]): string => {
    try {
      return readFileSync(files[name] ?? '', 'utf8');
    } catch {
      return '';
    }
  };
  return {
    folders,
    env: Object.fromEntries(
      Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    read: () => ({
      output: read('output'),
      state: read('state'),
      env: read('env'),
      path: read('path'),
      summary: read('step_summary'),
    }),
    remove: () => {
      rmSync(root, { recursive: true, force: true });
      leftovers.delete(root);
    },
  };
}

/** The runner's own naming: upper case, spaces become underscores, hyphens stay. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

function writeEvent(root: string, payload: object | string): string {
  const path = join(root, 'event.json');
  if (payload !== 'missing') {
    writeFileSync(path, typeof payload === 'string' ? payload : JSON.stringify(payload));
  }
  return path;
}

/** The little of the machine that a process needs: where programs are, and on Windows where the system is. */
function hostVariables(): Record<string, string | undefined> {
  const { PATH, SystemRoot, windir, ComSpec, PATHEXT } = process.env;
  return process.platform === 'win32' ? { PATH, SystemRoot, windir, ComSpec, PATHEXT } : { PATH };
}

const runVariables: Readonly<Record<string, string>> = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_ACTION: '__self',
  GITHUB_ACTOR: 'octo-person',
  GITHUB_ACTOR_ID: '1001',
  GITHUB_API_URL: nobodysAddress,
  GITHUB_GRAPHQL_URL: `${nobodysAddress}/graphql`,
  GITHUB_JOB: 'docs',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REF_NAME: 'main',
  GITHUB_REF_TYPE: 'branch',
  GITHUB_REPOSITORY: 'octo-org/octo-repo',
  GITHUB_REPOSITORY_ID: '2001',
  GITHUB_REPOSITORY_OWNER: 'octo-org',
  GITHUB_REPOSITORY_OWNER_ID: '3001',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_RUN_ID: '4001',
  GITHUB_RUN_NUMBER: '7',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_SHA: '0'.repeat(40),
  GITHUB_WORKFLOW: 'docs',
  RUNNER_ARCH: 'X64',
  RUNNER_DEBUG: '1',
  RUNNER_ENVIRONMENT: 'github-hosted',
  RUNNER_NAME: 'runner',
  RUNNER_OS: ({ darwin: 'macOS', win32: 'Windows' } as Record<string, string>)[process.platform] ?? 'Linux',
};
