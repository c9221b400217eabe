import { expect, test } from 'vitest';
import { type JobInputs, readInputs } from '../../src/inputs/inputs.ts';
import { DEFAULTS } from '../../src/inputs/names.ts';
import type { Assignment } from '../../src/job/assignment.ts';
import { dryRun } from '../../src/job/dry-run.ts';
import { Publisher } from '../../src/runner/publisher.ts';
import { KEY, realClient } from '../service/real-client.ts';
import { createFakeClock } from '../support/clock.ts';
import { createRecorder } from '../trust/recorder.ts';

const inputs = readInputs({
  ...DEFAULTS,
  'base-url': 'http://127.0.0.1:9',
  'project-id': 'ok',
  'api-key': KEY,
  prompt: 'Do it',
  'dry-run': 'true',
}) as JobInputs;

async function show(assignment: Assignment) {
  const never = (): never => {
    throw new Error('A dry run of a pipeline asks GitHub for nothing.');
  };
  const recorder = createRecorder();
  // Nobody listens there: a request would fail, and a dry run makes none.
  await using client = realClient('http://127.0.0.1:9', { projectId: 'ok' });
  const report = await dryRun(assignment, {
    inputs,
    forCreate: async (instruction) => instruction,
    service: client,
    clock: createFakeClock(),
    signal: new AbortController().signal,
    random: never,
    publisher: new Publisher(recorder.runner, (text) => text),
    redact: (text) => text,
    runUrl: undefined,
    run: { id: '1', attempt: 1, nonce: 'm' },
    api: never,
    event: { name: 'push', payload: {} },
    git: never,
  });
  return { report, log: recorder.log() };
}

const assigned = (more: Partial<Assignment>): Assignment => ({
  instruction: 'Do it',
  target: { type: 'new' },
  commandId: '1',
  ...more,
});

test.each<[Assignment, method: string, path: string, body: string | undefined]>([
  [assigned({}), 'POST', '/v2/agent/ok/job', '{"prompt":"Do it"}'],
  [
    assigned({ target: { type: 'job', jobId: 'job_1' } }),
    'POST',
    '/v2/agent/ok/job/job_1/message',
    '{"prompt":"Do it"}',
  ],
  [
    assigned({ target: { type: 'job', jobId: 'job_1' }, instruction: undefined }),
    'GET',
    '/v2/agent/ok/job/job_1',
    undefined,
  ],
])('a dry run shows the exact request and sends nothing: %j', async (assignment, method, path, body) => {
  const { report, log } = await show(assignment);
  expect(log).toContain(path);
  expect(log).not.toContain(KEY);
  expect(report).toMatchObject({ outcome: 'skipped', request: '', mustFail: false, prLink: '' });
  const previews = report.because.kind === 'dry-run' ? report.because.previews : [];
  expect(previews.map((one) => [one.method, one.url.pathname, one.body])).toEqual([[method, path, body]]);
});
