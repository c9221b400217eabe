import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as core from '@actions/core';
import { fetch, type RequestInit } from 'undici';
import type { Clock } from './clock.ts';
import { connections } from './connections.ts';
import { SetupError } from './errors.ts';
import { eventIssue, readEvent } from './event.ts';
import { files } from './files.ts';
import { comments, type OctokitRequest } from './github/comments.ts';
import { INPUT_NAMES } from './inputs.ts';
import { main, type World } from './main.ts';
import { Publisher } from './publish.ts';
import { outputs } from './render/outputs.ts';
import { redactor } from './render/redact.ts';
import { code, text } from './render/text.ts';
import type { Runner } from './runner.ts';

/** After a signal the runner gives 7.5 s; this run takes at most so long, in ms. */
const STOP_WITHIN_MS = 4_900;

const { env } = process;

/** As the runner hands inputs to an action; `core.getInput` would trim prompts and hide what is missing. */
const inputs = Object.fromEntries(INPUT_NAMES.map((name) => [name, env[`INPUT_${name.toUpperCase()}`]]));
for (const secret of [inputs['api-key'], inputs['api-key']?.trim(), inputs['github-token']?.trim()]) {
  if (secret?.trim()) core.setSecret(secret);
}

const clock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  sleep: (ms, signal) => sleep(ms, undefined, signal ? { signal } : {}),
};

const runner: Runner = {
  info: core.info,
  debug: core.debug,
  notice: core.notice,
  warning: core.warning,
  error: core.error,
  startGroup: core.startGroup,
  endGroup: core.endGroup,
  setOutput: core.setOutput,
  saveState: core.saveState,
  async writeSummary(markdown) {
    await core.summary.addRaw(markdown).write();
  },
};

const publisher = new Publisher(
  runner,
  redactor([inputs['api-key']?.trim() ?? '', inputs['github-token']?.trim() ?? '']),
);

// A run that does not finish must never end green: red is where it starts from.
process.exitCode = 1;
let finished = false;

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (stop.signal.aborted) return;
    publisher.say(text`Received ${name}: stopping.`);
    stop.abort(new Error(name));
    setTimeout(() => void finish(true), STOP_WITHIN_MS).unref();
  });
}

// undici calls its proxy agent experimental on every start; nobody who reads a log can act on that.
process.removeAllListeners('warning');
process.on('warning', (warning) => core.debug(`${warning.name}: ${warning.message}`));

process.on('beforeExit', () => {
  if (!finished) void broke(new Error('the run came to rest without a result'));
});
process.on('uncaughtException', (error) => void broke(error));
process.on('unhandledRejection', (error) => void broke(error));

const after: World['connections']['after'] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
const network = connections(after);

async function finish(failing: boolean): Promise<void> {
  finished = true;
  process.exitCode = 1;
  try {
    core.saveState('finished', 'true');
    process.exitCode = failing ? 1 : 0;
  } catch {
    // A red run has told its reason; a green one turns red and tells this one.
    if (!failing) publisher.state('finished', 'true');
  }
  network.close();
  // Nothing that is still open may keep a paid runner waiting.
  await new Promise((resolve) => process.stdout.write('', resolve));
  process.exit();
}

/** Something that must not happen did: say so, leave what is known, end red. */
async function broke(error: unknown): Promise<void> {
  if (finished) return;
  finished = true;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  publisher.outputs(outputs({ ...known, outcome: known['job-id'] === '' ? 'failed' : 'unknown' }));
  publisher.error(
    'Docs Agent broke',
    text`This is a defect of the action: ${code(detail)}`,
    text`Look in the service’s dashboard whether a job is there before you run again, and please report this.`,
  );
  await finish(true);
}

/** What later steps can know already, kept for the case that the run breaks. */
const known = { 'job-id': '', request: '' };

const repository = env.GITHUB_REPOSITORY ?? '';
const [owner = '', repo = ''] = repository.split('/');
const runUrl =
  env.GITHUB_SERVER_URL && repository && env.GITHUB_RUN_ID
    ? `${env.GITHUB_SERVER_URL}/${repository}/actions/runs/${env.GITHUB_RUN_ID}`
    : undefined;

async function gitHubComments(token: string | undefined): Promise<ReturnType<typeof comments>> {
  if (!token?.trim() || !owner || !repo) {
    throw new SetupError(
      text`There is no token or no repository to comment with.`,
      text`Leave \`github-token\` at its default, or set \`comment: never\`.`,
    );
  }
  // Loaded only where it is needed: it costs milliseconds at every start.
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token.trim(), {
    request: {
      fetch: (url: string, init: RequestInit) =>
        fetch(url, { ...init, dispatcher: network.shared, redirect: 'error' }),
    },
  });
  return comments(octokit as OctokitRequest, { owner, repo });
}

try {
  const failing = await main({
    inputs,
    event: {
      name: env.GITHUB_EVENT_NAME ?? '',
      issue: eventIssue(readEvent(env.GITHUB_EVENT_PATH, readFileSync)),
    },
    runner: {
      ...runner,
      setOutput(name, value) {
        if (name === 'job-id' || name === 'request') known[name] = value;
        runner.setOutput(name, value);
      },
    },
    clock,
    signal: stop.signal,
    random: Math.random,
    connections: network,
    files,
    places: { workspace: env.GITHUB_WORKSPACE || process.cwd(), temp: env.RUNNER_TEMP ?? '' },
    runUrl,
    comments: gitHubComments,
    userAgent: 'docs-agent-action',
  });
  await finish(failing);
} catch (error) {
  await broke(error);
}
