import { expect, test } from 'vitest';
import { openThread } from '../command/support/thread.ts';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { pathFront } from './fronts.ts';

test('Enterprise Server: every call goes below /api/v3, and the conversation is the same', async () => {
  const serverUrl = 'https://github.example.com';
  await using service = await startService();
  await using thread = await openThread({ basePath: '/api/v3', serverUrl });
  expect(thread.github.url).toMatch(/\/api\/v3$/);
  const env = { GITHUB_SERVER_URL: serverUrl };
  const inputs = { 'project-id': 'instant', 'poll-interval': '1' };
  await using first = await runAction(thread.command('/docs write it', service, { inputs, env }));
  await using second = await runAction(thread.command('/docs --status', service, { inputs, env }));
  expect(first.outputs).toMatchObject({
    outcome: 'pr-opened',
    request: 'created',
    'comment-url': expect.stringMatching(
      /^https:\/\/github\.example\.com\/example\/docs\/issues\/1#issuecomment-\d+$/,
    ),
  });
  expect(second.outputs).toMatchObject({ outcome: 'skipped', 'job-id': first.outputs['job-id'] });
  expect(thread.answers()).toHaveLength(2);
  expect(thread.answers()[0]).toContain(`${serverUrl}/example/docs/actions/runs/`);
  expect(thread.github.violations).toEqual([]);
});

test.each(['/gateway/docs-agent', '/gateway/docs-agent/', '/a%20b/v9'])(
  'a service below the path %s',
  async (path) => {
    await using service = await startService();
    const prefix = path.replace(/\/$/, '');
    await using front = await pathFront(prefix, service.url);
    const base = `http://127.0.0.1:${front.port}${path}`;
    const inputs = {
      'base-url': base,
      'project-id': 'quick',
      'api-key': service.key,
      prompt: 'Write it',
      'poll-interval': '1',
    };
    await using result = await runAction({ inputs });
    expect(result.outputs.outcome).toBe('pr-opened');
    const jobId = result.outputs['job-id'];
    expect(new Set(front.paths)).toEqual(
      new Set([`${prefix}/v2/agent/quick/job`, `${prefix}/v2/agent/quick/job/${jobId}`]),
    );
    // `job-path` stands below it as well.
    await using other = await runAction({
      inputs: { ...inputs, prompt: '', 'job-id': jobId ?? '', 'job-path': '/v2/agent/{projectId}/job/{id}' },
    });
    expect(other.outputs).toMatchObject({ outcome: 'pr-opened', request: 'attached' });
  },
);
