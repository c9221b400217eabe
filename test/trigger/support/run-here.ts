import { randomUUID } from 'node:crypto';
import { main } from '../../../src/main.ts';
import { files } from '../../../src/runner/files.ts';
import { connections } from '../../../src/runner/network.ts';
import { OUTPUTS } from '../../../src/runner/presentation.ts';
import { Publisher, type RunnerCommands } from '../../../src/runner/publisher.ts';
import { redactingReviver, redactor } from '../../../src/text/redact.ts';
import { connectTo } from '../../github/connect.ts';
import { fullName } from '../../standin/github/records.ts';
import { type Scene, SERVER } from './scene.ts';

export interface RunSetting {
  event: { name: string; payload: unknown };
  inputs: Record<string, string>;
  /** The workflow run; by default a new one. */
  run?: { id: string; attempt: number };
  signal?: AbortSignal;
}

interface Annotation {
  title: string;
  message: string;
}

/** What a run in this process has left. */
export interface Ran {
  failing: boolean;
  outputs: Record<string, string>;
  /** The kinds of the requests that the service accepted. */
  sent: string[];
  summary: string;
  log: string[];
  notices: Annotation[];
  warnings: Annotation[];
  errors: Annotation[];
}

let runs = 0;

/** One run of the whole action in this process: real connections, real Octokit, a runner that takes notes. */
export async function runHere(scene: Scene, setting: RunSetting): Promise<Ran> {
  const { clock, github, repository } = scene;
  const { inputs, event, signal = new AbortController().signal } = setting;
  runs += 1;
  const { id, attempt } = setting.run ?? { id: `${4_000 + runs}`, attempt: 1 };
  const name = fullName(repository);
  const before = scene.taken().length;

  const ran = nothingYet();
  const secrets = [inputs['api-key'] ?? '', inputs['github-token'] ?? ''];
  const publisher = new Publisher(notesOf(ran), redactor(secrets.map((each) => each.trim())));
  const { redact } = publisher;
  const payload = JSON.stringify(event.payload ?? null);
  using network = connections({});

  ran.failing = await main({
    inputs,
    event: { name: event.name, payload: JSON.parse(payload, redactingReviver(redact)) },
    run: {
      id,
      attempt,
      nonce: randomUUID(),
      job: 'docs',
      step: '__self',
      url: `${SERVER}/${name}/actions/runs/${id}`,
      commit: '',
      repository: { id: repository.id, fullName: name },
      serverUrl: SERVER,
    },
    publisher,
    clock,
    signal,
    random: () => 0.5,
    connect: async () => network,
    files,
    folders: { workspace: import.meta.dirname, temp: '' },
    api: (token) => connectTo(github, token, name, { network, redact, clock, signal }),
    programs: { load: () => Promise.reject(new Error('A run here starts no programs.')), env: {} },
    userAgent: 'docs-agent-test',
  });
  ran.sent = scene.taken().slice(before);

  const missing = OUTPUTS.filter((output) => !(output in ran.outputs));
  if (missing.length > 0) throw new Error(`outputs that were not written: ${missing.join(', ')}`);
  return ran;
}

const nothingYet = (): Ran => ({
  failing: false,
  outputs: {},
  sent: [],
  summary: '',
  log: [],
  notices: [],
  warnings: [],
  errors: [],
});

function notesOf(ran: Ran): RunnerCommands {
  const into =
    (list: Annotation[]) =>
    (message: string, { title }: { title: string }) =>
      void list.push({ title, message });
  return {
    info: (line) => void ran.log.push(line),
    startGroup: (name) => void ran.log.push(name),
    endGroup: () => {},
    notice: into(ran.notices),
    warning: into(ran.warnings),
    error: into(ran.errors),
    setOutput(name, value) {
      ran.outputs[name] = value;
    },
    async writeSummary(markdown) {
      ran.summary += markdown;
    },
  };
}
