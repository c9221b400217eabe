import { expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { problem } from '../standin/github/faults.ts';
import { type Ran, runHere } from '../trigger/support/run-here.ts';
import { openScene, REPOSITORY, type Scene, SERVER } from '../trigger/support/scene.ts';

/** Secrets without a gap: wherever such a text is cut, it is cut within one of them. */
const secretsOf = ({ service, token }: Scene) => [service.key, token];
const filled = (scene: Scene, length: number) => {
  const both = secretsOf(scene).join('');
  return both.repeat(Math.ceil(length / both.length));
};

const dispatch = { name: 'workflow_dispatch', payload: {} };
const pipeline = (scene: Scene, inputs: Record<string, string>) =>
  runHere(scene, { event: dispatch, inputs: scene.inputs({ 'issue-number': '1', ...inputs }) });
const fromServer = async (scene: Scene, body: object, status = 201) => {
  await using server = await startFaultyServer([respond(status, body)]);
  return await pipeline(scene, { prompt: 'write it', wait: 'false', 'base-url': server.origin });
};

const sources: Readonly<Record<string, (scene: Scene) => Promise<Ran>>> = {
  'an instruction': (scene) => pipeline(scene, { prompt: filled(scene, 60_000) }),
  'the request of a dry run': (scene) =>
    pipeline(scene, { prompt: `Use the key ${filled(scene, 60_000)}`, 'dry-run': 'true' }),
  'an error of the service': (scene) => fromServer(scene, { error: filled(scene, 2_000) }, 422),
  'an unusable URL of a pull request': (scene) =>
    fromServer(scene, {
      id: 'job_1',
      status: 'completed',
      prLink: `ftp://${filled(scene, 5_000)}`,
    }),
  'an error of GitHub': (scene) => {
    const operation = 'issues/update-comment';
    scene.github.fault({ ...problem(403, filled(scene, 2_000)), operation, times: 9 });
    return scene.say('/docs write it');
  },
  'an unknown option': (scene) => scene.say(`/docs --new-${filled(scene, 5_000)}`),
  'the title and the body of an issue': (scene) => {
    const { world } = scene.github;
    const text = filled(scene, 60_000);
    const issue = world.addIssue(scene.repository, { title: text, body: text, user: 'maintainer' });
    return scene.say('/docs write it', { issue });
  },
  'a comment of the thread': (scene) => {
    scene.github.world.addComment(scene.issue, filled(scene, 60_000), { as: 'maintainer' });
    return scene.say('/docs write it', { inputs: { context: 'thread' } });
  },
  'a review comment and its path': (scene) => {
    const { world } = scene.github;
    const issue = world.addIssue(scene.repository, { pull: true, user: 'maintainer' });
    const [text, path] = [filled(scene, 60_000), `${filled(scene, 300)}.md`];
    world.addReviewComment(issue, text, { as: 'maintainer', path, line: 1 });
    return scene.say('/docs write it', { issue, inputs: { context: 'review' } });
  },
  'the path of an input': (scene) => pipeline(scene, { 'prompt-file': filled(scene, 5_000) }),
  'the path of a page': async (scene) => {
    const visitors = [
      { path: `/guide/reference/${filled(scene, 500)}`, human: 1, ai: 1, total: 2 },
    ];
    const body = { totals: { human: 1, ai: 1, total: 2 }, visitors, hasMore: false };
    await using server = await startFaultyServer([respond(200, body)]);
    const inputs = { mode: 'visitors', period: 'all', 'base-url': server.origin };
    return await pipeline(scene, { ...inputs, comment: 'auto' });
  },
};

test.each(Object.keys(sources))('%s that is cut contains no part of a secret', async (source) => {
  await using scene = await openScene({ pullsIn: `${SERVER}/${REPOSITORY}`, firstPull: 2 });
  const ran = await sources[source]?.(scene);
  const written = scene.github.world.events.filter(({ by }) => by === 'github-actions[bot]');
  const shown = JSON.stringify([ran, written.map(({ body }) => body)]);
  expect(shown).toContain('***');
  const parts = secretsOf(scene).flatMap((secret) =>
    Array.from({ length: secret.length - 7 }, (_, at) => secret.slice(at, at + 8)),
  );
  expect(parts.filter((part) => shown.includes(part))).toEqual([]);
});
