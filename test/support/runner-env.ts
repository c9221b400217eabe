/** The folders, files and variables with which the GitHub runner starts a step. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './folder.ts';

export interface RunnerStepOptions {
  inputs: Readonly<Record<string, string>>;
  event?: { name: string; payload: object };
  /** Overrides everything else; undefined removes a variable. */
  env?: Readonly<Record<string, string | undefined>>;
}

export function createRunnerStep({ inputs, event, env = {} }: RunnerStepOptions) {
  const { path: root, remove } = makeFolder();
  const folder = (name: string): string => {
    mkdirSync(join(root, name));
    return join(root, name);
  };
  const fileOf = (name: string) => join(root, `file-${name}`);

  for (const name of ['OUTPUT', 'ENV', 'PATH', 'STEP_SUMMARY']) writeFileSync(fileOf(name), '');

  const eventFile = join(root, 'event.json');
  writeFileSync(eventFile, JSON.stringify(event?.payload ?? {}));

  const folders = { workspace: folder('workspace'), temp: folder('temp') };
  // The runner's own naming: upper case, spaces become underscores, hyphens stay.
  const named = Object.entries(inputs).map(([name, value]) => {
    return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value];
  });
  const variables = {
    ...hostVariables(),
    HOME: folder('home'),
    ...runVariables,
    GITHUB_OUTPUT: fileOf('OUTPUT'),
    GITHUB_ENV: fileOf('ENV'),
    GITHUB_PATH: fileOf('PATH'),
    GITHUB_STEP_SUMMARY: fileOf('STEP_SUMMARY'),
    RUNNER_TEMP: folders.temp,
    GITHUB_WORKSPACE: folders.workspace,
    GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
    GITHUB_EVENT_PATH: eventFile,
    ...Object.fromEntries(named),
    ...env,
  };

  const read = (name: string) => readFileSync(fileOf(name), 'utf8');
  return {
    folders,
    env: variables,
    read: () => ({
      output: read('OUTPUT'),
      env: read('ENV'),
      path: read('PATH'),
      summary: read('STEP_SUMMARY'),
    }),
    remove,
  };
}

function hostVariables(): Record<string, string | undefined> {
  const { PATH, SystemRoot, windir, ComSpec, PATHEXT } = process.env;
  return process.platform === 'win32' ? { PATH, SystemRoot, windir, ComSpec, PATHEXT } : { PATH };
}

const runVariables: Readonly<Record<string, string>> = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_ACTION: '__self',
  GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent',
  GITHUB_ACTION_REF: 'v1',
  // Nothing listens on this port, and `fetch` does not block it by itself.
  GITHUB_API_URL: 'http://127.0.0.1:2',
  GITHUB_JOB: 'docs',
  GITHUB_REPOSITORY: 'octo-org/octo-repo',
  GITHUB_REPOSITORY_ID: '2001',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_RUN_ID: '4001',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_SHA: '0'.repeat(40),
  GITHUB_WORKFLOW: 'docs',
  RUNNER_DEBUG: '1',
  RUNNER_ENVIRONMENT: 'github-hosted',
  RUNNER_OS:
    ({ darwin: 'macOS', win32: 'Windows' } as Record<string, string>)[process.platform] ?? 'Linux',
};
