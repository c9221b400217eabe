import { expect, test } from 'vitest';
import { userMessageMarkdown } from '../../src/runner/user-message.ts';
import type { Job } from '../../src/service/schema.ts';
import { jobStatus } from '../../src/trigger/status.ts';
import { jobOf } from '../service/answers.ts';

/** Returns the reply about a job, and its Markdown. */
function replyTo(job: Job) {
  const reader = { commandName: '/docs' };
  const { icon, details, ...message } = jobStatus(job, reader);
  return { ...message, body: userMessageMarkdown(message, icon, () => [], details) };
}

test.each([
  ['active', '⏳ Job status: active', 'active'],
  ['completed', '✅ Job status: completed', 'completed'],
  ['failed', '❌ Job status: failed', 'failed'],
  ['archived', 'ℹ️ Job status: archived', 'archived'],
  ['on-hold', '❓ Job status: unknown', undefined],
])(
  'the reply about a job that the service calls %s has the title “%s”',
  (status, title, output) => {
    const { body, values } = replyTo(jobOf(status));

    expect(body).toMatch(`### ${title}\n\n`);
    expect(body).toContain('Job `job_1` has no pull request.\n');
    expect(body.includes('The service reports `on-hold`')).toBe(output === undefined);
    expect(values).toEqual({ 'job-id': 'job_1', status: output });
  },
);

test('what the service says about a job is listed', () => {
  const { body } = replyTo(jobOf('active', { repository: 'a/b', ref: 'main', model: 'm' }));

  expect(body).toContain('<sub>repository `a/b` · branch `main` · model `m`</sub>');
});
