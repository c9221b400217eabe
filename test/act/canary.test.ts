import { cpSync, existsSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeRepository } from '../context/repository.ts';
import { problem } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { startAct } from './act.ts';
import { publish } from './published.ts';

const root = resolve(import.meta.dirname, '../..');
const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
const REPOSITORY = 'example/docs-agent';

/** In place of an action that act would fetch over the network. */
const EMPTY_ACTION = `name: Nothing
description: Does nothing
runs:
  using: composite
  steps:
    - run: "true"
      shell: bash
`;

/** Runs `canary.yml` in a checkout of this repository, against the simulated GitHub. */
async function runCanary(prepare: (github: Awaited<ReturnType<typeof startGitHub>>) => void) {
  await using github = await startGitHub({ serverUrl: 'https://github.com' });
  const { world } = github;
  const { id } = world.addRepository(REPOSITORY);
  world.addToken(TOKEN);
  world.setPermission(REPOSITORY, 'maintainer', 'write');
  prepare(github);

  using ours = publish(`${REPOSITORY}@v1`);
  using checkout = makeRepository();
  checkout.git('remote', 'add', 'origin', `https://github.com/${REPOSITORY}`);
  // No `node_modules`: the scripts of the canary need nothing but Node.js.
  for (const path of ['src', 'test', 'package.json'])
    cpSync(join(root, path), join(checkout.folder, path), { recursive: true });
  cpSync(ours.folder, checkout.folder, { recursive: true });
  checkout.commit('Release');

  using empty = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-canary-'));
  writeFileSync(join(empty.path, 'action.yml'), EMPTY_ACTION);
  const others = ours.others.filter((name) => !name.startsWith('actions/checkout@'));
  await using run = startAct({
    caller: checkout.folder,
    workflow: '.github/workflows/canary.yml',
    event: { name: 'workflow_dispatch', payload: { repository: { private: false } } },
    repositories: {
      [ours.name]: ours.folder,
      ...Object.fromEntries(others.map((name) => [name, empty.path])),
    },
    secrets: { GITHUB_TOKEN: TOKEN },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY_ID: String(id) },
    actor: 'maintainer',
  });
  const result = await run.result;
  const issue = world.issue(REPOSITORY, 1);
  const bodies = issue ? world.comments(issue).map(({ body }) => body) : [];
  return { ...result, issue, bodies };
}

test('the canary tries the action on an issue that it opens and closes, and calls every workflow', async () => {
  expect(existsSync(join(root, 'dist/index.js'))).toBe(true);
  const { exitCode, log, issue, bodies, summaries } = await runCanary(() => {});
  expect(exitCode, log.slice(-5_000)).toBe(0);
  expect(issue).toMatchObject({ title: expect.stringMatching(/^Canary of /), state: 'closed' });

  const replies = bodies.filter((body) => body.startsWith('### '));
  expect(replies.map((body) => body.split('\n')[0])).toEqual([
    expect.stringContaining('Pull request opened'),
    expect.stringContaining('finished'),
    expect.stringContaining('Job status: completed'),
    expect.stringContaining('Job started'),
    expect.stringContaining('Documentation visitors'),
  ]);
  // The job, the report, and the dry runs of all workflows but the one for comments.
  expect(summaries).toHaveLength(4);
});

test('the canary fails if a command gets no reaction, and closes its issue all the same', async () => {
  const { exitCode, log, issue } = await runCanary((github) => {
    const operation = 'reactions/create-for-issue-comment';
    github.fault({ operation, times: Infinity, ...problem(403, 'No reactions today') });
  });
  expect(exitCode).toBe(1);
  expect(log).toMatch(/AssertionError/);
  expect(issue?.state).toBe('closed');
});
