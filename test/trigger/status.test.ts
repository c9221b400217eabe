import { expect, test } from 'vitest';
import type { Job } from '../../src/service/schema.ts';
import { bodyOf, type CommandSession } from '../../src/trigger/replies.ts';
import { jobStatus } from '../../src/trigger/status.ts';
import { HELP } from '../result/reports.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const run = {
  inputs: { command: '/docs' },
  clock: { wall: () => NOW },
} as CommandSession;

const job: Job = { id: 'job_1', status: 'active', prLink: null };
const shown = (about: Partial<Job>, isNamed = false) =>
  jobStatus('job_1', { ...job, ...about }, isNamed, run);

test.each([
  ['active', '⏳ Job status: active', 'active'],
  ['completed', '✅ Job status: completed', 'completed'],
  ['failed', '❌ Job status: failed', 'failed'],
  ['archived', 'ℹ️ Job status: archived', 'archived'],
  ['on-hold', '❓ Job status: unknown', ''],
])('a job that the service calls %s is described', (status, title, known) => {
  const reply = shown({ status });
  expect(bodyOf(reply, HELP).split('\n')[0]).toBe(`### ${title}`);
  expect(reply.values).toEqual({
    'job-id': 'job_1',
    'pr-link': '',
    'pr-number': '',
    status: known,
  });
  expect(bodyOf(reply, HELP)).toContain(`The status of job \`job_1\` is \`${status}\`.`);
});

test('only the known facts of a job are listed', () => {
  expect(bodyOf(shown({}), HELP)).not.toContain('**');
  expect(bodyOf(shown({}), HELP)).toContain('It has no pull request.');
  const body = bodyOf(
    shown({
      ...{ prLink: 'https://code.example.org/a/b/pull/7', createdAt: NOW - 90_000 },
      ...{ repository: 'a/b', ref: 'main', model: 'm' },
    }),
    HELP,
  );
  expect(body).toContain('Its pull request is <https://code.example.org/a/b/pull/7>.');
  expect(body).toMatch(/\*\*Created:\*\* 1 min 30 s ago \(2026-11-20 11:58(:30)? UTC\)/);
  for (const name of ['Repository', 'Branch', 'Model']) expect(body).toContain(`**${name}:**`);
});

test('the pull request of a job that is not the thread’s is not offered for continuing that job', () => {
  expect(bodyOf(shown({}), HELP)).toContain('To continue this job, comment `/docs …`');
  expect(bodyOf(shown({}, true), HELP)).toContain(
    'To continue this job, comment `/docs --job job_1 …`',
  );
  expect(bodyOf(shown({ status: 'archived' }), HELP)).toContain(
    'To start a new job, comment `/docs --new …`',
  );
});

test('an invalid address gets neither a link nor a number', () => {
  const { values } = shown({ unusableLink: 'javascript:alert(1)/pull/7' });
  expect(values).toMatchObject({ 'pr-link': '', 'pr-number': '' });
  expect(shown({ prLink: 'https://code.example.org/a/b/pull/7' }).values).toMatchObject({
    'pr-number': '7',
  });
});
