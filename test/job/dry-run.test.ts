import { expect, test } from 'vitest';
import type { JobRequest } from '../../src/job/conversation.ts';
import { previewOf } from '../../src/job/run.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import { KEY, realClient } from '../service/real-client.ts';
import { createRecorder } from '../trust/recorder.ts';

async function show(request: JobRequest) {
  const recorder = createRecorder();
  // Nobody listens there: a request would fail, and a dry run makes none.
  await using client = realClient('http://127.0.0.1:9', { projectId: 'ok' });
  const preview = await previewOf(request, {
    service: client,
    publisher: new Publisher(recorder.runner, (text) => text),
    promptFor: async () => request.instruction ?? '',
  });
  return { preview, log: recorder.log() };
}

const requested = (more: Partial<JobRequest>): JobRequest => ({
  instruction: 'Do it',
  target: { type: 'new' },
  commandId: '1',
  ...more,
});

test.each<[JobRequest, method: string, path: string, body: string | undefined]>([
  [requested({}), 'POST', '/v2/agent/ok/job', '{"prompt":"Do it"}'],
  [
    requested({ target: { type: 'job', jobId: 'job_1' } }),
    'POST',
    '/v2/agent/ok/job/job_1/message',
    '{"prompt":"Do it"}',
  ],
  [
    requested({ target: { type: 'job', jobId: 'job_1' }, instruction: undefined }),
    'GET',
    '/v2/agent/ok/job/job_1',
    undefined,
  ],
])('a dry run shows the exact request and sends nothing: %j', async (request, method, path, body) => {
  const { preview, log } = await show(request);
  expect(log).toContain(path);
  expect(log).not.toContain(KEY);
  expect([preview.method, preview.url.pathname, preview.body]).toEqual([method, path, body]);
});

test('of a command, the log shows how it was read, and the thread is not read', async () => {
  const { log, preview } = await show(requested({ target: { type: 'continue' }, commandName: '/docs' }));
  expect(log).toContain('/docs: continue the job of this thread, or start one');
  expect(preview.url.pathname).toBe('/v2/agent/ok/job');
});
