import { expect, test } from 'vitest';
import { openScene } from '../trigger/support/scene.ts';

const shaOf = (commit: number) => String(commit).repeat(40);
const IN_THREAD = { 'issue-number': '1', conversation: 'continue', context: 'files' };

test('sources share one pull request, and each starts where its own last changes ended', async () => {
  await using scene = await openScene();
  const { world } = scene.github;
  const sources = {
    api: world.addRepository('octo-org/api'),
    sdk: world.addRepository('octo-org/sdk'),
  };
  for (const [name, source] of Object.entries(sources))
    for (const base of [1, 2, 3])
      for (const head of [2, 3, 4]) {
        const files = [2, 3, 4].filter((commit) => base < commit && commit <= head);
        const added = files.map((commit) => `${name}/${commit}.ts`);
        world.compare(source, shaOf(base), shaOf(head), added);
      }
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
