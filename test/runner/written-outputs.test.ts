import { expect, test } from 'vitest';
import { OUTPUTS, outputs } from '../../src/runner/outputs.ts';
import type { Runner } from '../../src/runner/runner.ts';
import { Told } from '../../src/runner/written-outputs.ts';

const silent: Runner = {
  info() {},
  debug() {},
  notice() {},
  warning() {},
  error() {},
  startGroup() {},
  endGroup() {},
  setOutput() {},
  saveState() {},
  async writeSummary() {},
};

function writeAll(told: Told, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) told.runner.setOutput(name, value);
}

test('before anything was written all outputs are missing', () => {
  const told = new Told(silent);
  expect(told.missing('cancelled')).toEqual(outputs({ outcome: 'cancelled' }));
});

test('what was written is not missing', () => {
  const told = new Told(silent);
  writeAll(told, { 'job-id': 'job_1', request: 'created' });
  const { 'job-id': _id, request: _request, ...rest } = outputs({ outcome: 'cancelled' });
  expect(told.missing('cancelled')).toEqual(rest);
});

test('a result stays as it is', () => {
  const told = new Told(silent);
  writeAll(told, outputs({ outcome: 'pr-opened', 'pr-link': 'https://example.com/o/r/pull/7' }));
  expect(told.missing('cancelled')).toEqual({});
});

test('what could not be written is still missing', () => {
  const full = () => {
    throw new Error('ENOSPC');
  };
  const told = new Told({ ...silent, setOutput: full });
  expect(() => told.runner.setOutput('job-id', 'job_1')).toThrow('ENOSPC');
  expect(Object.keys(told.missing('failed'))).toEqual([...OUTPUTS]);
});

test.each<[sending: boolean, jobId: string | undefined, isUnclear: boolean]>([
  [false, undefined, false],
  [true, undefined, true],
  [true, '', true],
  [true, 'job_1', false],
])('sending %j with the job id %j: unclear %j', (sending, jobId, isUnclear) => {
  const told = new Told(silent);
  if (sending) told.runner.saveState('sending', 'create');
  if (jobId !== undefined) told.runner.setOutput('job-id', jobId);
  expect(told).toMatchObject({ isUnclear, hasSent: sending });
});
