import { setTimeout as sleep } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import { INPUT_NAMES } from './inputs/inputs.ts';
import { main } from './main.ts';
import { files, readPayload } from './runner/files.ts';
import type { Connections } from './runner/network.ts';
import { debug, openPublisher } from './runner/publisher.ts';
import { code, text } from './text/sentence.ts';

/** The runner kills the process 7.5 s after a signal; this run exits earlier. */
const STOP_WITHIN_MS = 4_900;
/** Time limits of one call to GitHub, normally and while the run is being stopped. */
const CALL_MS = 30_000;
const CALL_STOPPED_MS = 1_500;
/** Of a Node timer; a longer one would fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const { env } = process;
/** Read from the environment: `core.getInput` trims prompts and does not distinguish missing from empty inputs. */
const inputs = Object.fromEntries(
  INPUT_NAMES.map((name) => [name, env[`INPUT_${name.toUpperCase()}`]]),
);
const publisher = openPublisher([inputs['api-key'], inputs['github-token']]);

// If the process exits unexpectedly, the step must fail.
process.exitCode = 1;
let finished = false;

const stop = new AbortController();
/** Ends calls to GitHub that were under way when the run was stopped. */
const late = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (stop.signal.aborted) return;
    publisher.info(text`Received ${name}: stopping.`);
    stop.abort(new Error(name));
    setTimeout(() => late.abort(), CALL_STOPPED_MS).unref();
    setTimeout(() => void exitEarly(), STOP_WITHIN_MS).unref();
  });
}

// undici warns that its proxy agent is experimental.
process.removeAllListeners('warning');
process.on('warning', (warning) => debug(publisher.redact(`${warning.name}: ${warning.message}`)));

process.on('beforeExit', () => void reportCrash(new Error('the run ended without a result')));
process.on('uncaughtException', (error) => void reportCrash(error));
process.on('unhandledRejection', (error) => void reportCrash(error));

let network: Promise<Connections> | undefined;

/** Loads undici at first use, because it takes longer to load than everything before. */
async function connect(): Promise<Connections> {
  network ??= import('./runner/network.ts').then(({ connections }) => connections(env));
  return network;
}

/** Ends the step; `isWhole`: the post step has nothing to report. */
async function end(failing: boolean, isWhole = true): Promise<void> {
  finished = true;
  if (isWhole) publisher.state('finished', 'true');
  // A stopped run never succeeds, even if it completed its work.
  process.exitCode = failing || publisher.failed || stop.signal.aborted ? 1 : 0;
  publisher.showOutputs();
  // Open connections must not keep the runner waiting.
  await new Promise((resolve) => process.stdout.write('', resolve));
  process.exit();
}

/** Ends a step that did not stop in time after a signal. */
async function exitEarly(): Promise<void> {
  if (finished) return;
  publisher.outputsAfter('cancelled');
  await end(true, false);
}

async function reportCrash(error: unknown): Promise<void> {
  if (finished) return;
  finished = true;
  publisher.outputsAfter('failed');
  publisher.error(
    'Internal error',
    text`This is a bug in the action: ${code(error instanceof Error ? (error.stack ?? error.message) : String(error))}`,
    text`Check the service’s dashboard for a job before you run again, and report this bug.`,
  );
  await end(true);
}

const ref = env.GITHUB_ACTION_REF ? ` (${env.GITHUB_ACTION_REF})` : '';
publisher.info(text`Docs Agent ${code(manifest.version + ref)}`);

const { GITHUB_REPOSITORY: fullName = '', GITHUB_RUN_ID: runId = '' } = env;
const serverUrl = env.GITHUB_SERVER_URL || 'https://github.com';
try {
  const failing = await main({
    inputs,
    event: {
      name: env.GITHUB_EVENT_NAME ?? '',
      ...readPayload(env.GITHUB_EVENT_PATH, publisher.redact),
    },
    run: {
      id: runId,
      attempt: Number(env.GITHUB_RUN_ATTEMPT) || 1,
      nonce: crypto.randomUUID(),
      job: env.GITHUB_JOB ?? '',
      step: env.GITHUB_ACTION ?? '',
      url: fullName && runId ? `${serverUrl}/${fullName}/actions/runs/${runId}` : undefined,
      repository: { id: Number(env.GITHUB_REPOSITORY_ID) || 0, fullName },
      serverUrl,
      artifact: env.REPORT_ARTIFACT,
    },
    publisher,
    clock: {
      now: () => performance.now(),
      wall: () => Date.now(),
      sleep: (ms, signal) => sleep(Math.min(ms, MAX_TIMER_MS), undefined, signal && { signal }),
    },
    signal: stop.signal,
    random: Math.random,
    connect,
    files,
    folders: { workspace: env.GITHUB_WORKSPACE || process.cwd(), temp: env.RUNNER_TEMP ?? '' },
    programs: { load: () => import('@actions/exec'), env },
    async api(token) {
      const { connectGitHub } = await import('./github/api.ts');
      return connectGitHub(token, fullName, {
        load: () => import('@actions/github'),
        network: await connect(),
        limit: () =>
          stop.signal.aborted
            ? AbortSignal.timeout(CALL_STOPPED_MS)
            : AbortSignal.any([late.signal, AbortSignal.timeout(CALL_MS)]),
        wall: () => Date.now(),
        redact: publisher.redact,
      });
    },
    userAgent: `docs-agent/${manifest.version}`,
  });
  await end(failing);
} catch (error) {
  await reportCrash(error);
}
