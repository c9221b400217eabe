import { setTimeout as sleep } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import type { Clock } from './clock.ts';
import type { WorkflowRun } from './environment.ts';
import type { GitHubApi } from './github/api.ts';
import { INPUT_NAMES } from './inputs/names.ts';
import { main } from './main.ts';
import { files, readPayload } from './runner/files.ts';
import type { Connections } from './runner/network.ts';
import { Publisher, runnerCommands } from './runner/publisher.ts';
import { redactor } from './text/redact.ts';
import { code, text } from './text/sentence.ts';

/** After a signal the runner gives 7.5 s; this run takes at most so long, in ms. */
const STOP_WITHIN_MS = 4_900;

/** How long one call to GitHub may take, and how long once the run is being stopped, in ms. */
const CALL_MS = 30_000;
const CALL_STOPPED_MS = 1_500;

/** The longest time in ms that one of Node's timers holds; a longer one would go off at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const { env } = process;

/** As the runner hands inputs to an action; `core.getInput` would trim prompts and hide what is missing. */
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

// A run that does not finish must never succeed.
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

// undici calls its proxy agent experimental on every start; nobody who reads a log can act on that.
process.removeAllListeners('warning');
process.on('warning', (warning) => runnerCommands.debug(`${warning.name}: ${warning.message}`));

process.on('beforeExit', () => {
  if (!finished) void reportCrash(new Error('the run ended without a result'));
});
process.on('uncaughtException', (error) => void reportCrash(error));
process.on('unhandledRejection', (error) => void reportCrash(error));

let network: Promise<Connections> | undefined;

/** undici is loaded at first use: it takes longer than everything before. */
const connect = () => {
  network ??= import('./runner/network.ts').then(({ connections }) => connections(env));
  return network;
};

async function finish(failing: boolean): Promise<void> {
  finished = true;
  process.exitCode = 1;
  try {
    runnerCommands.saveState('finished', 'true');
    // A run that was stopped is no success, whatever it still brought to its end.
    process.exitCode = failing || stop.signal.aborted ? 1 : 0;
  } catch {
    // A failing run has given its reason; a successful one fails for this one.
    if (!failing) publisher.state('finished', 'true');
  }
  await exit();
}

async function exit(): Promise<never> {
  publisher.showOutputs();
  // Nothing that is still open may keep a paid runner waiting.
  await new Promise((resolve) => process.stdout.write('', resolve));
  return process.exit();
}

/** The run has not ended within the time that a signal leaves: outputs are written, the post step says the rest. */
async function exitEarly(): Promise<void> {
  if (finished) return;
  finished = true;
  publisher.outputs(publisher.missingOutputs(publisher.request === 'unclear' ? 'unknown' : 'cancelled'));
  await exit();
}

/** A defect: say so, write the outputs, fail. */
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

/** A signal for one call to GitHub: a time limit, and little time once the run is being stopped. */
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
