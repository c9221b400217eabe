import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { commandIdOfRun } from '../../src/trigger/pipeline.ts';

/** Of a run that no comment started: of its instruction, its thread, and what else is `changed`. */
function idOf(
  instruction?: string,
  thread?: number,
  changed: { inputs?: object; run?: object } = {},
) {
  const session = {
    inputs: { conversation: 'continue', context: ['files'], ...changed.inputs },
    run: { id: '4001', job: 'docs', step: '__self', ...changed.run },
  };
  return commandIdOfRun(instruction, thread, session as unknown as Session);
}

const ID = idOf('Write it.', 7);

test('the same request of the same workflow run has the same ID, which names run, job, and step', () => {
  expect(idOf('Write it.', 7)).toBe(ID);
  expect(ID).toMatch(/^4001\/docs\/__self\/[0-9a-f]{16}$/);
  expect(idOf('Write it.', 7, { run: { job: 'x'.repeat(300) } }).length).toBeLessThan(150);
});

test.each([
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
  expect(idOf('Write it.', 7, changed)).not.toBe(ID);
});

test('a request with another instruction, or in another thread, has another ID', () => {
  const others = [
    idOf('Shorten it.', 7),
    idOf(undefined, 7),
    idOf('Write it.', 8),
    idOf('Write it.'),
  ];

  expect(new Set([ID, ...others]).size).toBe(5);
});
