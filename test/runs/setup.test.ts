import { expect, test } from 'vitest';
import { openScene, type Scene } from '../trigger/support/scene.ts';

// Commands where inputs of the workflow are missing or wrong. What people then read is in `test/golden`.

const operations = ({ github }: Scene) => github.requests.map(({ operation }) => operation);

test.each(['/docs write it', '/docs --help'])(
  'a stranger who comments %j learns nothing about the setup',
  async (body) => {
    await using scene = await openScene();

    const ran = await scene.say(body, { as: 'stranger', inputs: { 'api-key': '', wait: 'x' } });

    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'denied' } });
    const [reply] = scene.ours();
    expect(reply).toContain('### 🔒 Ask a maintainer');
    expect(`${reply}${ran.summary}`).not.toMatch(/api-key|wait/);
  },
);

test('a wrong minimum-permission lets nobody in', async () => {
  await using scene = await openScene();

  const ran = await scene.say('/docs --help', { inputs: { 'minimum-permission': 'read' } });

  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(ran.errors[0]?.message).toContain('`minimum-permission` must be one of `write`');
  expect(operations(scene)).toEqual(['reactions/create-for-issue-comment']);
});

test.each([{ 'dry-run': 'true' }, { comment: 'never' }])(
  'with %j the run names what is wrong, and writes nothing in the thread',
  async (inputs) => {
    await using scene = await openScene();

    const ran = await scene.say('/docs write it', { inputs: { ...inputs, 'api-key': '' } });

    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed', 'comment-url': '' } });
    expect(ran.summary).toContain('`api-key`');
    expect(operations(scene)).toEqual(['repos/get-collaborator-permission-level']);
  },
);
