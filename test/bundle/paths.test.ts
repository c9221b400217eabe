import { expect, test } from 'vitest';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { openThread } from '../trigger/support/thread.ts';

test('on Enterprise Server, every call goes to a path below /api/v3, and the run behaves the same', async () => {
  const serverUrl = 'https://github.example.com';
  await using service = await startService();
  await using thread = await openThread({ basePath: '/api/v3', serverUrl });
  expect(thread.github.url).toMatch(/\/api\/v3$/);
  const inputs = { 'project-id': 'instant', 'poll-interval': '1' };
  await using first = await runAction(thread.command('/docs write it', service, { inputs }));
  await using second = await runAction(thread.command('/docs --status', service, { inputs }));
  expect(first.outputs).toMatchObject({
    outcome: 'pr-opened',
    'comment-url': expect.stringMatching(
      /^https:\/\/github\.example\.com\/example\/docs\/issues\/1#issuecomment-\d+$/,
    ),
  });
  expect(second.outputs).toMatchObject({ outcome: 'skipped', 'job-id': first.outputs['job-id'] });
  expect(thread.answers()).toHaveLength(2);
  expect(thread.answers()[0]).toContain(`${serverUrl}/example/docs/actions/runs/`);
});
