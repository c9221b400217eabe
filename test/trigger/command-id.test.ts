import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { commandIdOfRun } from '../../src/trigger/pipeline.ts';

interface Request {
  instruction?: string | undefined;
  thread?: number | undefined;
  inputs?: object;
  run?: object;
}

/** What tells requests of runs apart that no comment started. */
function idOf({ instruction, thread, inputs, run }: Request): string {
  const session = {
    inputs: { conversation: 'continue', context: ['files'], ...inputs },
    run: { id: '4001', job: 'docs', step: '__self', ...run },
  };
  return commandIdOfRun(instruction, thread, session as unknown as Session);
}

const REQUEST = { instruction: 'Write it.', thread: 7 };

test('the same request of the same workflow run has the same ID, which names run, job, and step', () => {
  expect(idOf(REQUEST)).toBe(idOf({ ...REQUEST, run: {} }));
  expect(idOf(REQUEST)).toMatch(/^4001\/docs\/__self\/[0-9a-f]{16}$/);
});

test.each<Request>([
  { instruction: 'Shorten it.' },
  { instruction: undefined },
  { thread: 8 },
  { thread: undefined },
  { inputs: { 'job-id': 'job_1' } },
  { inputs: { conversation: 'new' } },
  { inputs: { context: ['diff'] } },
  { inputs: { context: 'none' } },
  { inputs: { paths: ['docs/**'] } },
  { inputs: { 'diff-base': 'main' } },
  { inputs: { 'source-repository': 'octo-org/api' } },
  { run: { id: '4002' } },
  { run: { job: 'api' } },
  { run: { step: '__self_2' } },
])('a request with %j has another ID', (changed) => {
  expect(idOf({ ...REQUEST, ...changed })).not.toBe(idOf(REQUEST));
});
