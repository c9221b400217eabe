import { expect, test } from 'vitest';
import type { JobTask } from '../../src/job/lifecycle.ts';
import { attach, create, message, openService } from './with-service.ts';

test.each<[JobTask, method: string, path: string, body: string | undefined]>([
  [create, 'POST', '/v2/agent/ok/job', '{"prompt":"Do it"}'],
  [message('job_1'), 'POST', '/v2/agent/ok/job/job_1/message', '{"prompt":"And more"}'],
  [attach('job_1'), 'GET', '/v2/agent/ok/job/job_1', undefined],
])('a dry run shows the exact request and sends nothing: %j', async (task, method, path, body) => {
  await using opened = await openService();
  const { report, events } = await opened.run('ok', task, { dryRun: true });
  expect(report).toMatchObject({ outcome: 'skipped', request: '', mustFail: false, prLink: '' });
  const previews = report.because.kind === 'dry-run' ? report.because.previews : [];
  expect(previews.map((one) => [one.method, one.url.href, one.body])).toEqual([
    [method, `${opened.service.url}${path}`, body],
  ]);
  expect(opened.service.requests).toEqual([]);
  expect(events).toEqual([]);
});

test('nor does it after a signal', async () => {
  await using opened = await openService();
  const { report } = await opened.run('ok', create, { dryRun: true, signal: AbortSignal.abort() });
  expect([report.outcome, opened.service.requests.length]).toEqual(['skipped', 0]);
});
