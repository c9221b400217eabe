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
  workspace?: string;
  /** What `GITHUB_SHA` holds. */
  commit?: string;
}

export interface Said {
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
  notices: Said[];
  warnings: Said[];
  errors: Said[];
}

let runs = 0;

/** One run of the whole action in this process: real connections, real Octokit, a runner that takes notes. */
export async function runHere(scene: Scene, setting: RunSetting): Promise<Ran> {
  const { clock, github, repository } = scene;
  const name = fullName(repository);
  const { signal = new AbortController().signal } = setting;
  const ran: Ran = {
    failing: false,
    outputs: {},
    sent: [],
    summary: '',
    log: [],
    notices: [],
    warnings: [],
    errors: [],
  };
  using network = connections({});
  const secrets = [setting.inputs['api-key'] ?? '', setting.inputs['github-token'] ?? ''];
  const publisher = new Publisher(notesOf(ran), redactor(secrets.map((each) => each.trim())));
  const { redact } = publisher;
  runs += 1;
  const id = setting.run?.id ?? `${4_000 + runs}`;
  const before = scene.taken().length;
  ran.failing = await main({
    inputs: setting.inputs,
    event: {
      ...setting.event,
      payload: JSON.parse(JSON.stringify(setting.event.payload ?? null), redactingReviver(redact)),
    },
    run: {
      id,
      attempt: setting.run?.attempt ?? 1,
      nonce: randomUUID(),
      job: 'docs',
      step: '__self',
      url: `${SERVER}/${name}/actions/runs/${id}`,
      commit: setting.commit ?? '',
      repository: { id: repository.id, fullName: name },
      serverUrl: SERVER,
    },
    publisher,
    clock,
    signal,
    random: () => 0.5,
    connect: async () => network,
    files,
    folders: { workspace: setting.workspace ?? import.meta.dirname, temp: '' },
    api: (token) =>
      connectTo(github, token, name, {
        network,
        redact,
        clock,
        signal,
      }),
    programs: { load: () => Promise.reject(new Error('A run here starts no programs.')), env: {} },
    userAgent: 'docs-agent-test',
  });
  ran.sent = scene.taken().slice(before);

  const missing = OUTPUTS.filter((name) => !(name in ran.outputs));
  if (missing.length > 0) throw new Error(`outputs that were not written: ${missing.join(', ')}`);
  return ran;
}

function notesOf(ran: Ran): RunnerCommands {
  const into =
    (list: Said[]) =>
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
