import { expect, test } from 'vitest';
import { OUTPUTS, outputs } from '../../src/runner/outputs.ts';

test('every run writes every output, and those that do not apply are empty', () => {
  expect(Object.keys(outputs({}))).toEqual([...OUTPUTS]);
  expect(outputs({ total: '7', ai: undefined })).toMatchObject({ total: '7', ai: '', human: '' });
});
