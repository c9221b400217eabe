import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeRepository } from '../support/repository.ts';
import { openGitHub, TOKEN } from '../trigger/support/github.ts';
import { copyTo } from '../workflows/files.ts';
import { publish, runAct } from './act.ts';

const REPOSITORY = 'example/docs-agent';

test('the canary opens an issue, tries the action there, closes it, and calls every workflow', async () => {
  const { github, repository } = await openGitHub({ name: REPOSITORY });
  await using _ = github;
  using ours = publish(`${REPOSITORY}@v1`);
  using checkout = makeRepository();
  checkout.git('remote', 'add', 'origin', `https://github.com/${REPOSITORY}`);
  copyTo(checkout.folder, 'src', 'test', 'package.json');
  cpSync(ours.folder, checkout.folder, { recursive: true });
  checkout.commit('Release');

  const { exitCode, log, summaries } = await runAct({
    caller: checkout.folder,
    workflow: '.github/workflows/canary.yml',
    event: { name: 'workflow_dispatch', payload: { repository: { private: false } } },
    repositories: ours.repositories,
    secrets: { GITHUB_TOKEN: TOKEN },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY_ID: String(repository.id),
      ARTIFACTS: join(checkout.folder, 'artifacts'),
    },
  });

  const [, issue] = repository.issues;
  expect(exitCode, log.slice(-5_000)).toBe(0);
  expect(issue).toMatchObject({ title: expect.stringMatching(/^Canary of /), state: 'closed' });
  const titles = issue?.comments.flatMap(({ body }) => /^### .*/.exec(body) ?? []);
  const expected = /opened.*finished.*Job status: completed.*Job started.* visitors? .*of /;
  expect(titles?.join()).toMatch(expected);
  // The job, the report, and the dry runs of all workflows but the one for comments.
  expect(summaries).toHaveLength(4);
});
