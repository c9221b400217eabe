import { expect, test } from 'vitest';
import type { Repository } from '../standin/github/records.ts';
import { openScene } from '../trigger/support/scene.ts';

// Changes of runs with `conversation: continue` start where the last job of the thread ended.

const shaOf = (commit: number) => String(commit).repeat(40);
const COMMITS = [1, 2, 3, 4];
const IN_THREAD = { 'issue-number': '1', conversation: 'continue', context: 'files' };

function addHistory({ comparisons }: Repository, folder: string) {
  const added = { status: 'added', additions: 1, deletions: 0, patch: '' } as const;
  for (const base of COMMITS)
    for (const head of COMMITS) {
      const commits = COMMITS.filter((commit) => base < commit && commit <= head);
      comparisons.push({
        base: shaOf(base),
        head: shaOf(head),
        files: commits.map((commit) => ({ ...added, filename: `${folder}/${commit}.ts` })),
        commits: [],
      });
    }
}

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
  expect(ran[1]?.log).toContain('The jobs of this thread got changes of another repository');
  const files = scene.service.accepted.map(({ prompt }) => prompt.match(/(?:api|sdk)\/\d\.ts/g));
  expect(files).toEqual([['api/2.ts'], ['sdk/2.ts', 'sdk/3.ts'], ['api/3.ts', 'api/4.ts']]);
  expect(unchanged).toMatchObject({ sent: [], outputs: { outcome: 'skipped' } });
});
