import { expect, test } from 'vitest';
import { replyMarkdown } from '../../src/trigger/reply.ts';
import { jobStatus } from '../../src/trigger/status.ts';
import { jobOf } from '../service/answers.ts';

test.each([
  ['active', '⏳ Job status: active', 'active'],
  ['completed', '✅ Job status: completed', 'completed'],
  ['failed', '❌ Job status: failed', 'failed'],
  ['archived', 'ℹ️ Job status: archived', 'archived'],
  ['on-hold', '❓ Job status: unknown', undefined],
])(
  'the reply about a job that the service calls %s has the title “%s”',
  (status, title, output) => {
    const reply = jobStatus(jobOf(status), { commandName: '/docs' });

    const body = replyMarkdown(reply, () => []);
    expect(body).toMatch(`### ${title}\n\n`);
    expect(body).toContain('Job `job_1` has no pull request.\n');
    expect(body.includes('The service reports `on-hold`')).toBe(output === undefined);
    expect(reply.values).toEqual({ 'job-id': 'job_1', status: output });
  },
);

test('what the service says about a job is listed', () => {
  const job = jobOf('active', { repository: 'a/b', ref: 'main', model: 'm' });

  const { details } = jobStatus(job, { commandName: '/docs' });

  expect(details).toBe('<sub>repository `a/b` · branch `main` · model `m`</sub>');
});
