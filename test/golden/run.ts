/** Runs the action in this process: the real `main` with the simulated service and GitHub. */
import { main } from '../../src/main.ts';
import { files } from '../../src/runner/files.ts';
import { connections } from '../../src/runner/network.ts';
import { helpIn } from '../../src/runner/presentation.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import { redactor } from '../../src/text/redact.ts';
import { connectTo } from '../github/connect.ts';
import type { Said } from '../trigger/support/kinds.ts';
import { Notes } from './notes.ts';
import { type Run, TOKEN } from './scenario.ts';
import { REPOSITORY, type World } from './world.ts';

const SERVER = 'https://github.com';
const ACTION = {
  GITHUB_SERVER_URL: SERVER,
  GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent',
  GITHUB_ACTION_REF: 'v1',
};

export interface Start {
  /** The comment that starts the run, if any. */
  comment: Said | undefined;
  /** Of the workflow run. */
  id: number;
  /** Of the workspace, which is empty, and of temporary files. */
  folder: string;
}

export async function carryOut(run: Run, { comment, id, folder }: Start, world: World) {
  const { github, repository } = world;
  const notes = new Notes();
  const inputs = inputsOf(run, comment !== undefined, world);
  const secrets = [inputs['api-key'] ?? '', inputs['github-token'] ?? ''];
  const publisher = new Publisher(notes, redactor(secrets), helpIn(ACTION));
  const { redact } = publisher;

  // Monotonic time starts with the run, as that of a process does.
  const startedAt = world.clock.now();
  const clock = { ...world.clock, now: () => world.clock.now() - startedAt };
  const { faults = [], cancelAfter = Number.POSITIVE_INFINITY } = run;
  const signal = world.clock.abortAt(startedAt + cancelAfter);
  for (const fault of faults) github.fault(fault);
  using network = connections({});

  const isFailing = await main({
    inputs,
    event: comment?.event ?? run.event ?? { name: 'workflow_dispatch', payload: {} },
    run: {
      id: `${id}`,
      attempt: 1,
      nonce: `${id}`,
      job: 'docs',
      step: '__self',
      url: `${SERVER}/${REPOSITORY}/actions/runs/${id}`,
      commit: 'd'.repeat(40),
      repository: { id: repository.id, fullName: REPOSITORY },
      serverUrl: SERVER,
    },
    publisher,
    clock,
    signal,
    random: () => 0.5,
    connect: async () => network,
    files,
    folders: { workspace: folder, temp: folder },
    programs: { load: () => import('@actions/exec'), env: { PATH: process.env.PATH } },
    api: (token) => connectTo(github, token, REPOSITORY, { network, redact, clock, signal }),
    userAgent: 'docs-agent/1.0.0',
  });
  return { ...notes, isFailing };
}

function inputsOf({ inputs }: Run, isCommand: boolean, world: World): Record<string, string> {
  return {
    'base-url': world.url,
    'api-key': world.key,
    'project-id': 'quick',
    ...(isCommand && { 'github-token': TOKEN }),
    ...inputs,
  };
}
