import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import type { Repository } from '../standin/github/records.ts';
import { openScene, type Scene } from '../trigger/support/scene.ts';

// A workflow in the repository of the documentation reads the changes of other repositories.

const shaOf = (commit: number) => String(commit).repeat(40);

/** Each source has the commits 1 to 5, each of which adds a file. */
async function openSources() {
  const scene = await openScene();
  const sources = ['octo-org/api', 'octo-org/sdk'].map((name) => addSource(scene, name));
  const [api, sdk] = sources as [Repository, Repository];

  return {
    scene,
    api,
    sdk,
    /** A run of the schedule, with the newest commit of a source. `payload`: what the event says. */
    follow(
      source: Repository,
      commit: number,
      inputs: Record<string, string> = {},
      payload: object = {},
    ) {
      source.head = shaOf(commit);
      return scene.pipeline(
        {
          'source-repository': `${source.owner.login}/${source.name}`,
          conversation: 'continue',
          'issue-number': '1',
          context: 'files',
          'diff-base': shaOf(1),
          ...inputs,
        },
        { event: { name: 'schedule', payload } },
      );
    },
    [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose](),
  };
}

function addSource({ github }: Scene, name: string): Repository {
  const repository = github.world.addRepository(name);
  const added = { status: 'added', additions: 1, deletions: 0, patch: '+a' } as const;
  const all = [1, 2, 3, 4, 5];
  for (const base of all)
    for (const head of all) {
      const commits = all.filter((commit) => base < commit && commit <= head);
      github.world.addComparison(repository, {
        base: shaOf(base),
        head: shaOf(head),
        files: commits.map((commit) => ({ ...added, filename: `${name.slice(9)}/${commit}.ts` })),
        commits: commits.map((commit) => {
          return { sha: shaOf(commit), message: 'x', author: 'writer', at: 0 };
        }),
      });
    }
  return repository;
}

const filesOf = (prompt = '') => prompt.match(/(?:api|sdk)\/\d\.ts/g) ?? [];
const lastPrompt = ({ service }: Scene) => service.accepted.at(-1)?.prompt ?? '';

test('sources share one pull request, and each starts where its own last changes ended', async () => {
  await using sources = await openSources();
  const { scene, api, sdk, follow } = sources;

  const ran = [
    await follow(api, 2),
    await follow(sdk, 3),
    await follow(api, 4),
    await follow(sdk, 3),
  ];

  expect(ran.map(({ sent }) => sent)).toEqual([['create'], ['message'], ['message'], []]);
  expect(scene.service.accepted.map(({ prompt }) => filesOf(prompt))).toEqual([
    ['api/2.ts'],
    ['sdk/2.ts', 'sdk/3.ts'],
    ['api/3.ts', 'api/4.ts'],
  ]);
  expect(ran.at(-1)?.outputs.outcome).toBe('skipped');
});

test('a source that was renamed is the same source', async () => {
  await using sources = await openSources();
  const { scene, api, follow } = sources;
  await follow(api, 2);
  scene.github.world.renameRepository(api, 'server');

  await follow(api, 3, { 'source-repository': 'octo-org/api' });

  expect(filesOf(lastPrompt(scene))).toEqual(['api/3.ts']);
  expect(lastPrompt(scene)).toContain('Changes in octo-org/server');
});

test('a source that GitHub does not show is named, and nothing is sent', async () => {
  await using sources = await openSources();
  const { scene, api, follow } = sources;
  scene.github.fault({ ...problem(404), operation: 'repos/get' });

  const ran = await follow(api, 2);

  expect(ran).toMatchObject({ sent: [], outputs: { outcome: 'failed' } });
  expect(ran.errors[0]?.message).toMatch(/source repository `octo-org\/api`/);
  expect(ran.errors[0]?.message).toContain('`contents: read` in `octo-org/api`');
});

test('a dry run shows the request, but not what it quotes of a private source', async () => {
  await using sources = await openSources();
  const { api, follow } = sources;

  const shown = await follow(api, 2, { 'dry-run': 'true' });
  api.visibility = 'private';
  const hidden = await follow(api, 2, { 'dry-run': 'true' });

  expect(shown.log).toContain('api/2.ts');
  expect(hidden.log).not.toContain('api/2.ts');
  expect(hidden.log).toContain('not shown, because not everybody');
});
