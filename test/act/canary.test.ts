import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { type StandinGitHub, startGitHub } from '../standin/github/github.ts';
import { makeRepository } from '../support/repository.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { ROOT } from '../workflows/files.ts';
import { publish, runAct } from './act.ts';

const REPOSITORY = 'example/docs-agent';

/** Runs `canary.yml` in a checkout of this repository, against the simulated GitHub. */
async function runCanary({ world, url }: StandinGitHub) {
  const { id } = world.addRepository(REPOSITORY);
  world.addToken(TOKEN);
  world.setPermission(REPOSITORY, 'maintainer', 'write');

  using ours = publish(`${REPOSITORY}@v1`);
  using checkout = makeRepository();
  checkout.git('remote', 'add', 'origin', `https://github.com/${REPOSITORY}`);
  for (const path of ['src', 'test', 'package.json'])
    cpSync(join(ROOT, path), join(checkout.folder, path), { recursive: true });
  cpSync(ours.folder, checkout.folder, { recursive: true });
  checkout.commit('Release');

  const result = await runAct({
    caller: checkout.folder,
    workflow: '.github/workflows/canary.yml',
    event: { name: 'workflow_dispatch', payload: { repository: { private: false } } },
    repositories: ours.repositories,
    secrets: { GITHUB_TOKEN: TOKEN },
    env: {
      GITHUB_API_URL: url,
      GITHUB_REPOSITORY_ID: String(id),
      ARTIFACTS: join(checkout.folder, 'artifacts'),
    },
  });
  return { ...result, issue: world.issue(REPOSITORY, 1) };
}

test('the canary opens an issue, tries the action there, closes it, and calls every workflow', async () => {
  await using github = await startGitHub();

  const { exitCode, log, issue, summaries } = await runCanary(github);

  expect(exitCode, log.slice(-5_000)).toBe(0);
  expect(issue).toMatchObject({ title: expect.stringMatching(/^Canary of /), state: 'closed' });
  const bodies = issue ? github.world.comments(issue).map(({ body }) => body) : [];
  const titles = bodies.flatMap((body) => /^### .*/.exec(body) ?? []);
  const expected = /opened.*finished.*Job status: completed.*Job started.*Documentation visitors/;
  expect(titles.join()).toMatch(expected);
  // The job, the report, and the dry runs of all workflows but the one for comments.
  expect(summaries).toHaveLength(4);
});

test('the canary fails if a command gets no reaction, and closes its issue all the same', async () => {
  await using github = await startGitHub();
  const operation = 'reactions/create-for-issue-comment';
  github.fault({ operation, times: Infinity, ...problem(403, 'No reactions today') });

  const { exitCode, log, issue } = await runCanary(github);

  expect([exitCode, issue?.state]).toEqual([1, 'closed']);
  expect(log).toMatch(/AssertionError/);
});
