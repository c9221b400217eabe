import { setTimeout as sleep } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import type { Clock } from './clock.ts';
import type { WorkflowRun } from './environment.ts';
import type { GitHubApi } from './github/api.ts';
import { INPUT_NAMES } from './inputs/inputs.ts';
import { main } from './main.ts';
import { files, readPayload } from './runner/files.ts';
import type { Connections } from './runner/network.ts';
import { Publisher, runnerCommands } from './runner/publisher.ts';
import { redactor } from './text/redact.ts';
import { code, text } from './text/sentence.ts';

/** The runner kills the process 7.5 s after a signal; this run exits earlier, after so many ms. */
const STOP_WITHIN_MS = 4_900;

/** Time limits of one call to GitHub, normally and while the run is being stopped, in ms. */
const CALL_MS = 30_000;
const CALL_STOPPED_MS = 1_500;

/** The maximum delay of a Node timer in ms; a longer one would fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const { env } = process;

/** Read from the environment: `core.getInput` trims prompts and does not distinguish missing from empty inputs. */
const inputs = Object.fromEntries(INPUT_NAMES.map((name) => [name, env[`INPUT_${name.toUpperCase()}`]]));
for (const secret of new Set([
  inputs['api-key'],
  inputs['api-key']?.trim(),
  inputs['github-token']?.trim(),
])) {
  if (secret?.trim()) runnerCommands.setSecret(secret);
}

const clock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  sleep: (ms, signal) => sleep(Math.min(ms, MAX_TIMER_MS), undefined, signal && { signal }),
};

const publisher = new Publisher(
  runnerCommands,
  redactor([inputs['api-key']?.trim() ?? '', inputs['github-token']?.trim() ?? '']),
);

// If the process exits unexpectedly, the step must fail.
process.exitCode = 1;
let finished = false;

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (stop.signal.aborted) return;
    publisher.info(text`Received ${name}: stopping.`);
    stop.abort(new Error(name));
    setTimeout(() => void exitEarly(), STOP_WITHIN_MS).unref();
  });
}

// undici warns on every start that its proxy agent is experimental, which users cannot change.
process.removeAllListeners('warning');
process.on('warning', (warning) => runnerCommands.debug(`${warning.name}: ${warning.message}`));

process.on('beforeExit', () => {
  if (!finished) void reportCrash(new Error('the run ended without a result'));
});
process.on('uncaughtException', (error) => void reportCrash(error));
process.on('unhandledRejection', (error) => void reportCrash(error));

let network: Promise<Connections> | undefined;

/** Loads undici at first use, because it takes longer to load than everything before. */
const connect = () => {
  network ??= import('./runner/network.ts').then(({ connections }) => connections(env));
  return network;
};

async function finish(failing: boolean): Promise<void> {
  finished = true;
  process.exitCode = 1;
  try {
    runnerCommands.saveState('finished', 'true');
    // A stopped run never succeeds, even if it completed its work.
    process.exitCode = failing || stop.signal.aborted ? 1 : 0;
  } catch {
    // A failing run has already reported its reason. A successful one fails, because the state could not be saved.
    if (!failing) publisher.state('finished', 'true');
  }
  await exit();
}

async function exit(): Promise<never> {
  publisher.showOutputs();
  // Open connections must not keep the runner waiting.
  await new Promise((resolve) => process.stdout.write('', resolve));
  return process.exit();
}

/** The run did not stop in time after a signal: writes the outputs; the post step reports the rest. */
async function exitEarly(): Promise<void> {
  if (finished) return;
  finished = true;
  publisher.outputs(publisher.missingOutputs(publisher.request === 'unclear' ? 'unknown' : 'cancelled'));
  await exit();
}

/** Reports a bug, writes the outputs, and fails the step. */
async function reportCrash(error: unknown): Promise<void> {
  if (finished) return;
  finished = true;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  publisher.outputs(publisher.missingOutputs(publisher.request === 'none' ? 'failed' : 'unknown'));
  publisher.error(
    'Internal error',
    text`This is a bug in the action: ${code(detail)}`,
    text`Check the service’s dashboard for a job before you run again, and report this bug.`,
  );
  await finish(true);
}

const fullName = env.GITHUB_REPOSITORY ?? '';
const serverUrl = env.GITHUB_SERVER_URL || 'https://github.com';
const run: WorkflowRun = {
  id: env.GITHUB_RUN_ID ?? '',
  attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '') || 1,
  nonce: crypto.randomUUID(),
  job: env.GITHUB_JOB ?? '',
  step: env.GITHUB_ACTION ?? '',
  url:
    fullName && env.GITHUB_RUN_ID ? `${serverUrl}/${fullName}/actions/runs/${env.GITHUB_RUN_ID}` : undefined,
  repository: { id: Number(env.GITHUB_REPOSITORY_ID ?? '') || 0, fullName },
  serverUrl,
};

/** The signal for one call to GitHub: a time limit, which is short while the run is being stopped. */
function callLimit(): AbortSignal {
  if (stop.signal.aborted) return AbortSignal.timeout(CALL_STOPPED_MS);
  const late = new AbortController();
  const shorten = () => void setTimeout(() => late.abort(), CALL_STOPPED_MS).unref();
  stop.signal.addEventListener('abort', shorten, { once: true });
  return AbortSignal.any([late.signal, AbortSignal.timeout(CALL_MS)]);
}

async function api(token: string | undefined): Promise<GitHubApi> {
  const { connectGitHub } = await import('./github/api.ts');
  return connectGitHub(token, fullName, {
    load: () => import('@actions/github'),
    network: await connect(),
    limit: callLimit,
    wall: () => clock.wall(),
  });
}

const ref = env.GITHUB_ACTION_REF ? ` (${env.GITHUB_ACTION_REF})` : '';
publisher.info(text`Docs Agent ${code(manifest.version + ref)}`);

try {
  const failing = await main({
    inputs,
    event: {
      name: env.GITHUB_EVENT_NAME ?? '',
      payload: readPayload(env.GITHUB_EVENT_PATH),
    },
    run,
    publisher,
    clock,
    signal: stop.signal,
    random: Math.random,
    connect,
    files,
    folders: { workspace: env.GITHUB_WORKSPACE || process.cwd(), temp: env.RUNNER_TEMP ?? '' },
    programs: { load: () => import('@actions/exec'), env },
    api,
    userAgent: `docs-agent/${manifest.version}`,
  });
  await finish(failing);
} catch (error) {
  await reportCrash(error);
}
