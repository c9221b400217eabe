import { randomUUID } from 'node:crypto';
import type { GitHubConnection } from '../../../src/github/api.ts';
import { secretsIn } from '../../../src/inputs/invalid-inputs.ts';
import { main, type Start } from '../../../src/main.ts';
import { type Clock, timeLimit } from '../../../src/runner/clock.ts';
import { files } from '../../../src/runner/files.ts';
import { connections } from '../../../src/runner/network.ts';
import { helpIn } from '../../../src/runner/notice.ts';
import { OUTPUTS, Publisher } from '../../../src/runner/publisher.ts';
import { redactingReviver, redactor } from '../../../src/text/redact.ts';
import { connectTo } from '../../github/connect.ts';
import type { StandinGitHub } from '../../standin/github/github.ts';
import { fullName, type Repository } from '../../standin/github/records.ts';
import type { StandinService } from '../../standin/service/service.ts';
import { parseCommands } from '../../support/commands.ts';
import { createRecorder } from '../../trust/recorder.ts';

const ACTION = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent',
  GITHUB_ACTION_REF: 'v1',
};

interface Place {
  github: StandinGitHub;
  service: StandinService;
  repository: Repository;
  clock: Clock;
  serverUrl: string;
  /** Ends calls to GitHub; by default in real time. */
  limit?: GitHubConnection['limit'];
}

export interface RunSetting {
  event: Start['event'];
  inputs: Readonly<Record<string, string>>;
  run?: { id: string; attempt: number };
  commit?: string;
  signal?: AbortSignal | undefined;
  folder?: string;
  /** For a test that looks at what was written before the end. */
  recorder?: ReturnType<typeof createRecorder>;
}

export type Ran = Awaited<ReturnType<typeof runHere>>;

let runs = 0;

export async function runHere(place: Place, setting: RunSetting) {
  const { github, service, repository, serverUrl } = place;
  const { limit = timeLimit } = place;
  const { event, inputs, signal = new AbortController().signal, folder = '' } = setting;
  runs += 1;
  const { run = { id: `${4_000 + runs}`, attempt: 1 }, commit = 'd'.repeat(40) } = setting;
  const name = fullName(repository);
  const accepted = service.accepted.length;

  const { recorder = createRecorder() } = setting;
  const redact = redactor(secretsIn(inputs));
  const payload = JSON.stringify(event.payload ?? null);
  // Monotonic time starts with the run, as that of a process does, and no two readings are the same.
  const startedAt = place.clock.now();
  let readings = 0;
  const now = () => {
    readings += 1;
    return place.clock.now() - startedAt + readings / 100;
  };
  const clock = { ...place.clock, now };
  using network = connections({});
  const connection = { network, redact, clock, signal, limit };

  const failing = await main({
    inputs,
    event: { ...event, payload: JSON.parse(payload, redactingReviver(redact)) },
    run: {
      ...run,
      nonce: randomUUID(),
      job: 'docs',
      step: '__self',
      url: `${serverUrl}/${name}/actions/runs/${run.id}`,
      commit,
      repository: { id: repository.id, fullName: name },
      serverUrl,
    },
    publisher: new Publisher(recorder.runner, redact, helpIn(ACTION)),
    clock,
    signal,
    random: () => 0.5,
    connect: async () => network,
    files,
    folders: { workspace: folder, temp: folder },
    openGitHub: () => connectTo(github, inputs['github-token'], name, connection),
    programs: { load: () => import('@actions/exec'), env: { PATH: process.env.PATH } },
    userAgent: 'docs-agent-test',
  });

  const { outputs } = recorder;
  const missing = OUTPUTS.filter((output) => !(output in outputs));
  if (missing.length > 0) throw new Error(`outputs that were not written: ${missing.join(', ')}`);

  const log = recorder.log();
  const annotations = (level: string) =>
    parseCommands(log)
      .filter((command) => command.name === level)
      .map(({ properties, data }) => ({ title: properties.title, message: data }));
  return {
    failing,
    sent: service.accepted.slice(accepted).map(({ kind }) => kind),
    outputs,
    summary: recorder.summary(),
    log,
    notices: annotations('notice'),
    warnings: annotations('warning'),
    errors: annotations('error'),
  };
}
