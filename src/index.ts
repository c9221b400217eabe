import manifest from '../package.json' with { type: 'json' };
import { once } from './environment.ts';
import { INPUT_NAMES } from './inputs/inputs.ts';
import { secretsIn } from './inputs/invalid-inputs.ts';
import { main } from './main.ts';
import { StepProcess } from './process.ts';
import { clock } from './runner/clock.ts';
import { files, readPayload } from './runner/files.ts';
import { actionSource } from './runner/notice.ts';
import { openPublisher } from './runner/publisher.ts';
import { code, text } from './text/sentence.ts';

const { env } = process;
const { GITHUB_REPOSITORY: fullName = '', GITHUB_RUN_ID: runId = '' } = env;
const serverUrl = env.GITHUB_SERVER_URL || 'https://github.com';
const { ref } = actionSource(env);
const version = ref ? `${manifest.version} (${ref})` : manifest.version;

// `core.getInput` would trim prompts, and not distinguish missing inputs from empty ones.
const inputs = Object.fromEntries(
  INPUT_NAMES.map((name) => [name, env[`INPUT_${name.toUpperCase()}`]]),
);
const publisher = openPublisher(secretsIn(inputs), env);
const step = new StepProcess(publisher);

/** Loads undici only when it is needed, because that takes longer than the rest of the start. */
const connect = once(async () => {
  const { connections } = await import('./runner/network.ts');
  return connections(env);
});

publisher.info(text`Docs Agent ${code(version)}`);

await step.run(() =>
  main({
    inputs,
    event: {
      name: env.GITHUB_EVENT_NAME ?? '',
      payload: readPayload(env.GITHUB_EVENT_PATH, publisher.redact),
    },
    run: {
      id: runId,
      attempt: Number(env.GITHUB_RUN_ATTEMPT) || 1,
      nonce: crypto.randomUUID(),
      job: env.GITHUB_JOB ?? '',
      step: env.GITHUB_ACTION ?? '',
      url: fullName && runId ? `${serverUrl}/${fullName}/actions/runs/${runId}` : undefined,
      commit: env.GITHUB_SHA ?? '',
      repository: { id: Number(env.GITHUB_REPOSITORY_ID) || 0, fullName },
      serverUrl,
    },
    publisher,
    clock,
    signal: step.signal,
    random: Math.random,
    connect,
    files,
    folders: {
      workspace: env.GITHUB_WORKSPACE || process.cwd(),
      temp: env.RUNNER_TEMP || undefined,
    },
    programs: { load: () => import('@actions/exec'), env },
    async openGitHub() {
      const { connectGitHub } = await import('./github/api.ts');
      return connectGitHub(inputs['github-token'], fullName, {
        load: () => import('@actions/github'),
        network: await connect(),
        limit: (ms) => step.callLimit(ms),
        clock,
        signal: step.signal,
        redact: publisher.redact,
      });
    },
    userAgent: `docs-agent/${manifest.version}`,
  }),
);
