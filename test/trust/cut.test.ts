import { expect, test } from 'vitest';
import { TOKEN } from '../trigger/support/github.ts';
import type { Ran } from '../trigger/support/run-here.ts';
import { openScene, type Scene } from '../trigger/support/scene.ts';

const secretsOf = ({ service }: Scene) => [service.key, TOKEN];
/** Secrets without a gap: wherever such a text is cut, it is cut within one of them. */
const secrets = (scene: Scene, length: number) => {
  const both = secretsOf(scene).join('');
  return both.repeat(Math.ceil(length / both.length));
};
const pipeline = (scene: Scene, inputs: Record<string, string>) =>
  scene.pipeline({ 'issue-number': '1', ...inputs });

test.each<[source: string, run: (scene: Scene) => Promise<Ran>]>([
  ['an instruction', (scene) => pipeline(scene, { prompt: secrets(scene, 60_000) })],
  [
    'the request of a dry run',
    (scene) => pipeline(scene, { prompt: secrets(scene, 60_000), 'dry-run': 'true' }),
  ],
  [
    'the path of an input',
    (scene) => pipeline(scene, { prompt: '', 'prompt-file': secrets(scene, 5_000) }),
  ],
  ['a wrong input', (scene) => pipeline(scene, { mode: secrets(scene, 5_000) })],
])('%s that is cut contains no part of a secret', async (_, run) => {
  await using scene = await openScene();

  const ran = await run(scene);

  const written = scene.github.world.events.filter(({ by }) => by === 'github-actions[bot]');
  const shown = JSON.stringify([ran, written.map(({ body }) => body)]);
  const parts = secretsOf(scene).flatMap((secret) =>
    Array.from({ length: secret.length - 7 }, (_, at) => secret.slice(at, at + 8)),
  );
  expect(shown).toContain('***');
  expect(parts.filter((part) => shown.includes(part))).toEqual([]);
});
