import { expect, test } from 'vitest';
import { userMessageMarkdown } from '../../src/runner/user-message.ts';
import type { Job } from '../../src/service/schema.ts';
import { jobStatus } from '../../src/trigger/status.ts';

const JOB: Job = { id: 'job_1', status: 'active', prLink: null };

/** Returns the reply about a job, and its Markdown. */
function replyTo(fields: Partial<Job>) {
  const reader = { commandName: '/docs' };
  const { icon, details, ...message } = jobStatus({ ...JOB, ...fields }, reader);
  return { ...message, body: userMessageMarkdown(message, icon, () => [], details) };
}

test.each([
  ['active', '⏳ Job status: active', 'active'],
  ['completed', '✅ Job status: completed', 'completed'],
  ['failed', '❌ Job status: failed', 'failed'],
  ['archived', 'ℹ️ Job status: archived', 'archived'],
  ['on-hold', '❓ Job status: unknown', ''],
])('the reply about a job with the status %s is “%s”', (status, title, output) => {
  const { body, values } = replyTo({ status });

  expect(body).toMatch(`### ${title}\n\nThe status of job \`job_1\` is \`${status}\`. `);
  expect(values).toEqual({ 'job-id': 'job_1', 'pr-link': '', 'pr-number': '', status: output });
});

test('what the service says about a job is listed', () => {
  const { body } = replyTo({ repository: 'a/b', ref: 'main', model: 'm' });

  expect(body).toContain('<sub>repository `a/b` · branch `main` · model `m`</sub>');
});
