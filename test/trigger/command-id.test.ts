import { expect, test } from 'vitest';
import { commandIdOfRun } from '../../src/trigger/pipeline.ts';

// What tells requests of runs apart that no comment started.

type Given = Parameters<typeof commandIdOfRun>;

const request: Given[0] = { instruction: 'Write it.', thread: 7 };
const inputs: Given[1]['inputs'] = { conversation: 'continue', context: ['files'] };
const run: Given[1]['run'] = { id: '4001', job: 'docs', step: '__self' };
const id = commandIdOfRun(request, { inputs, run });

test('the same request of the same workflow run has the same ID, which names run, job, and step', () => {
  expect(commandIdOfRun({ ...request }, { inputs: { ...inputs }, run: { ...run } })).toBe(id);
  expect(id).toMatch(/^4001\/docs\/__self\/[0-9a-f]{16}$/);
});

test.each<[string, Partial<Given[0]>, Partial<Given[1]['inputs']>, Partial<Given[1]['run']>]>([
  ['instruction', { instruction: 'Shorten it.' }, {}, {}],
  ['missing instruction', { instruction: undefined }, {}, {}],
  ['thread', { thread: 8 }, {}, {}],
  ['missing thread', { thread: undefined }, {}, {}],
  ['job ID', {}, { 'job-id': 'job_1' }, {}],
  ['conversation', {}, { conversation: 'new' }, {}],
  ['context', {}, { context: ['diff'] }, {}],
  ['context that is a word', {}, { context: 'none' }, {}],
  ['paths', {}, { paths: ['docs/**'] }, {}],
  ['start of the changes', {}, { 'diff-base': 'main' }, {}],
  ['source', {}, { 'source-repository': 'octo-org/api' }, {}],
  ['workflow run', {}, {}, { id: '4002' }],
  ['job', {}, {}, { job: 'api' }],
  ['step', {}, {}, { step: '__self_2' }],
])('a request with another %s has another ID', (_, changed, changedInputs, changedRun) => {
  const other = commandIdOfRun(
    { ...request, ...changed },
    { inputs: { ...inputs, ...changedInputs }, run: { ...run, ...changedRun } },
  );

  expect(other).not.toBe(id);
});
