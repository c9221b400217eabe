import { expect, test } from 'vitest';
import { REFUSING_PORT } from '../faults/ports.ts';
import { openScene, type Scene } from '../trigger/support/scene.ts';

// Changes of runs with `conversation: continue` start where the last job of the thread ended.

const shaOf = (commit: number) => String(commit).repeat(40);
const EVERY_PUSH = { 'issue-number': '1', conversation: 'continue', context: 'files' };
const NOT_REACHED = { 'base-url': `http://127.0.0.1:${REFUSING_PORT}` };

/** A repository with the commits 1 to 4, each of which adds a file. */
async function openHistory() {
  const scene = await openScene();
  const { world } = scene.github;
  const added = { status: 'added', additions: 1, deletions: 0, patch: '' } as const;
  for (const base of [1, 2, 3, 4])
    for (const head of [1, 2, 3, 4]) {
      const commits = [1, 2, 3, 4].filter((commit) => base < commit && commit <= head);
      world.addComparison(scene.repository, {
        base: shaOf(base),
        head: shaOf(head),
        files: commits.map((commit) => ({ ...added, filename: `src/${commit}.ts` })),
        commits: commits.map((commit) => {
          return { sha: shaOf(commit), message: 'x', author: 'writer', at: 0 };
        }),
      });
    }

  return {
    scene,
    /** `id`: that of the workflow run. */
    push: (
      commit: number,
      inputs: Record<string, string> = {},
      { id = `${commit}`, attempt = 1 } = {},
    ) =>
      scene.pipeline(
        { ...EVERY_PUSH, ...inputs },
        {
          event: { name: 'push', payload: { before: shaOf(commit - 1) } },
          commit: shaOf(commit),
          run: { id, attempt },
        },
      ),
    schedule: (commit: number, inputs: Record<string, string> = {}) =>
      scene.pipeline(
        { ...EVERY_PUSH, ...inputs },
        { event: { name: 'schedule', payload: {} }, commit: shaOf(commit) },
      ),
    [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose](),
  };
}

/** The files in the last request that the service accepted. */
const lastFiles = ({ service }: Scene) =>
  service.accepted.at(-1)?.prompt.match(/src\/\d\.ts/g) ?? [];

test('a push whose request failed goes along with the next one', async () => {
  await using history = await openHistory();
  await history.push(2);
  const failed = await history.push(3, NOT_REACHED);

  const ran = await history.push(4);

  expect(failed.outputs.outcome).toBe('failed');
  expect(ran.sent).toEqual(['message']);
  expect(lastFiles(history.scene)).toEqual(['src/3.ts', 'src/4.ts']);
});

test('parts of a matrix with other `paths` are other requests, and have changes of their own', async () => {
  await using history = await openHistory();
  const odd = { paths: 'src/1.ts, src/3.ts' };
  const even = { paths: 'src/2.ts, src/4.ts' };

  for (const part of [even, odd]) await history.push(2, part, { id: '50' });
  const again = await history.push(2, even, { id: '50', attempt: 2 });
  const first = await history.push(3, odd, { id: '60' });
  await history.push(4, even, { id: '70' });

  expect(again).toMatchObject({ sent: [], outputs: { outcome: 'pr-opened' } });
  expect(first.sent).toEqual(['message']);
  expect(first.log).toContain('The jobs of this thread got changes of another repository');
  expect(history.scene.service.accepted.map(({ prompt }) => prompt.match(/src\/\d\.ts/g))).toEqual([
    ['src/2.ts'],
    ['src/3.ts'],
    ['src/4.ts'],
  ]);
});

test('a job of a workflow run says that another one has sent the same request', async () => {
  await using history = await openHistory();
  await history.push(2, {}, { id: '50' });

  const other = await history.push(2, {}, { id: '50' });
  const again = await history.push(2, {}, { id: '50', attempt: 2 });

  expect([other.sent, again.sent]).toEqual([[], []]);
  expect(other.log).toContain('Another job of this workflow run has sent the same request');
  expect(again.log).not.toContain('Another job');
});

test('if nothing has changed since, two requests show it, and nothing is written', async () => {
  await using history = await openHistory();
  const { github, service, ours } = history.scene;
  await history.push(2);
  const [comments, requests, sent] = [ours(), github.requests.length, service.requests.length];

  const ran = await history.schedule(2);

  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped' } });
  expect(ours()).toEqual(comments);
  expect(service.requests).toHaveLength(sent);
  expect(github.requests.slice(requests).map(({ operation }) => operation)).toEqual([
    'issues/list-comments',
    'repos/compare-commits-with-basehead',
  ]);
});

test('a push that deleted its branch has nothing to do', async () => {
  await using scene = await openScene();
  const payload = { deleted: true, before: shaOf(1), after: shaOf(0) };

  const ran = await scene.pipeline({}, { event: { name: 'push', payload }, commit: '' });

  expect(ran).toMatchObject({ failing: false, sent: [], outputs: { outcome: 'skipped' } });
  expect(ran.log).toContain('The push deleted its branch or tag.');
});

test('a push that is run again follows its job, even if nothing has changed since', async () => {
  await using history = await openHistory();
  await history.push(2);
  await history.push(3, { wait: 'false' });

  const again = await history.push(3, {}, { id: '3', attempt: 2 });

  expect(again).toMatchObject({ sent: [], outputs: { outcome: 'pr-opened' } });
});
