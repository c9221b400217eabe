import { expect, test } from 'vitest';
import type { Repository } from '../standin/github/records.ts';
import { openScene, type Scene } from '../trigger/support/scene.ts';

// Changes of runs with `conversation: continue` start where the last job of the thread ended.

const shaOf = (commit: number) => String(commit).repeat(40);
const COMMITS = [1, 2, 3, 4];
const IN_THREAD = { 'issue-number': '1', conversation: 'continue', context: 'files' };

/** A repository with the commits 1 to 4, each of which adds a file to a folder. */
function addHistory({ comparisons }: Repository, folder: string) {
  const added = { status: 'added', additions: 1, deletions: 0, patch: '' } as const;
  for (const base of COMMITS)
    for (const head of COMMITS) {
      const commits = COMMITS.filter((commit) => base < commit && commit <= head);
      comparisons.push({
        base: shaOf(base),
        head: shaOf(head),
        files: commits.map((commit) => ({ ...added, filename: `${folder}/${commit}.ts` })),
        commits: commits.map((commit) => {
          return { sha: shaOf(commit), message: 'x', author: 'writer', at: 0 };
        }),
      });
    }
}

/** The files in each request that the service accepted. */
const filesIn = ({ service }: Scene) =>
  service.accepted.map(({ prompt }) => prompt.match(/(?:src|api|sdk)\/\d\.ts/g));

test('parts of a matrix with other `paths` are other requests, and have changes of their own', async () => {
  await using scene = await openScene();
  addHistory(scene.repository, 'src');
  const odd = 'src/1.ts, src/3.ts';
  const even = 'src/2.ts, src/4.ts';
  const push = (commit: number, paths: string, attempt = 1) => {
    const event = { name: 'push', payload: { before: shaOf(commit - 1) } };
    const setting = { event, commit: shaOf(commit), run: { id: `${commit}`, attempt } };
    return scene.pipeline({ ...IN_THREAD, paths }, setting);
  };

  for (const part of [even, odd]) await push(2, part);
  const first = await push(3, odd);
  const again = await push(2, even, 2);
  await push(4, even);

  expect(again).toMatchObject({ sent: [], outputs: { outcome: 'pr-opened' } });
  expect(first.sent).toEqual(['message']);
  expect(first.log).toContain('The jobs of this thread got changes of another repository');
  expect(filesIn(scene)).toEqual([['src/2.ts'], ['src/3.ts'], ['src/4.ts']]);
});

test('sources share one pull request, and each starts where its own last changes ended', async () => {
  await using scene = await openScene();
  const { world } = scene.github;
  const sources = {
    api: world.addRepository('octo-org/api'),
    sdk: world.addRepository('octo-org/sdk'),
  };
  for (const [name, source] of Object.entries(sources)) addHistory(source, name);
  const follow = (name: keyof typeof sources, commit: number) => {
    sources[name].head = shaOf(commit);
    const own = { 'source-repository': `octo-org/${name}`, 'diff-base': shaOf(1) };
    return scene.pipeline({ ...IN_THREAD, ...own }, { event: { name: 'schedule', payload: {} } });
  };

  const ran = [await follow('api', 2), await follow('sdk', 3), await follow('api', 4)];
  const unchanged = await follow('sdk', 3);

  expect(ran.map(({ sent }) => sent)).toEqual([['create'], ['message'], ['message']]);
  expect(filesIn(scene)).toEqual([
    ['api/2.ts'],
    ['sdk/2.ts', 'sdk/3.ts'],
    ['api/3.ts', 'api/4.ts'],
  ]);
  expect(unchanged).toMatchObject({ sent: [], outputs: { outcome: 'skipped' } });
});
