import { expect, test } from 'vitest';
import type { Issue } from '../standin/github/records.ts';
import { findSecret } from '../support/secrets.ts';
import { openScene, type Scene } from '../trigger/support/scene.ts';

// Records are signed with the API key, which people replace from time to time.

const CHANGED = 'The API key has changed';

const shaOf = (commit: number) => String(commit).repeat(40);

/** A command, and a push into another thread. Then somebody replaces the key. */
async function openSceneWithNewKey() {
  const scene = await openScene();
  const pushes = scene.github.world.addIssue(scene.repository);
  const said = scene.comment('/docs write it');
  await scene.deliver(said);
  await push(scene, pushes, 2);

  const former = scene.service.key;
  scene.service.key = former.replace('key_', 'key_new_');
  return { ...scene, pushes, said, former, requestsBefore: scene.service.requests.length };
}

/** It adds a file to those that were added before. */
function push(scene: Scene, { number }: Issue, commit: number, more = {}) {
  const { github, repository } = scene;
  for (const base of [1, 2])
    github.world.compare(repository, shaOf(base), shaOf(commit), [`since-${base}.ts`]);

  const event = { name: 'push', payload: { before: shaOf(1) } };
  const inThread = { 'issue-number': `${number}`, conversation: 'continue', context: 'files' };
  return scene.pipeline({ ...inThread, ...more }, { event, commit: shaOf(commit) });
}

test('with the former key, a new key changes nothing, and the former one is nowhere', async () => {
  await using scene = await openSceneWithNewKey();
  const { said, pushes, former, requestsBefore, service, github } = scene;
  const inputs = { 'previous-api-key': ` ${former}\n` };

  const status = await scene.say('/docs --status', { inputs });
  const rerun = await scene.deliver(said, { inputs });
  const followUp = await scene.say('/docs shorten it', { inputs });
  const pushed = await push(scene, pushes, 3, inputs);

  expect(status.summary).toContain('Job status: completed');
  expect(rerun).toMatchObject({ sent: [], outputs: { outcome: 'pr-opened' } });
  expect([followUp.sent, pushed.sent]).toEqual([['message'], ['message']]);
  expect(service.accepted.at(-1)?.prompt).toContain('since-2.ts');
  const written = github.world.events.map(({ body }) => body);
  const requests = service.requests.slice(requestsBefore);
  const everything = JSON.stringify([status, rerun, followUp, pushed, requests, written]);
  expect(everything).not.toContain(CHANGED);
  expect(findSecret(everything, former)).toEqual([]);
});

test('without the former key, each place where a job would have been continued says why it is not', async () => {
  await using scene = await openSceneWithNewKey();
  // A secret that does not exist is empty.
  const inputs = { 'previous-api-key': '' };

  const status = await scene.say('/docs --status', { inputs });
  const followUp = await scene.say('/docs shorten it', { inputs });
  const pushed = await push(scene, scene.pushes, 3, inputs);

  expect(status.summary).toContain(`### ℹ️ No job is known\n\n${CHANGED}`);
  expect([followUp.sent, pushed.sent]).toEqual([['create'], ['create']]);
  expect(scene.ours().at(-1)).toContain(`\n\n${CHANGED}`);
  expect(pushed.log).toContain(CHANGED);
});
