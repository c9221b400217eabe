import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { requestIdOf } from '../../src/trigger/pipeline.ts';

const REQUEST = { instruction: 'Write it.', thread: 7 };

interface Changed {
  instruction?: string | undefined;
  thread?: number | undefined;
  inputs?: object;
  run?: object;
}

/** Of a run that no comment started, but for what is `changed`. */
function idOf(changed: Changed = {}) {
  const { instruction, thread, inputs, run } = { ...REQUEST, ...changed };
  const session = {
    inputs: { conversation: 'continue', context: ['files'], ...inputs },
    run: { id: '4001', job: 'docs', step: '__self', ...run },
  };
  return requestIdOf(instruction, thread, session as unknown as Session);
}

test('the same request of the same workflow run has the same ID, which names run, job, and step', () => {
  expect(idOf()).toBe(idOf());
  expect(idOf()).toMatch(/^4001\/docs\/__self\/[0-9a-f]{16}$/);
  expect(idOf({ run: { job: 'x'.repeat(300) } }).length).toBeLessThan(150);
});

test.each<Changed>([
  { instruction: 'Shorten it.' },
  { instruction: undefined },
  { thread: 8 },
  { thread: undefined },
  { inputs: { 'job-id': 'job_1' } },
  { inputs: { conversation: 'new' } },
  { inputs: { context: ['diff'] } },
  { inputs: { paths: ['docs/**'] } },
  { inputs: { 'diff-base': 'main' } },
  { inputs: { 'source-repository': 'octo-org/api' } },
  { run: { id: '4002' } },
  { run: { job: 'api' } },
  { run: { step: '__self_2' } },
])('a request with %j has another ID', (changed) => {
  expect(idOf(changed)).not.toBe(idOf());
});
