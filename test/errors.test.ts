import { expect, test } from 'vitest';
import { InputsError, messageOf, SetupError } from '../src/errors.ts';
import { text } from '../src/text/sentence.ts';

test.each([
  [new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  // Of several addresses each has failed.
  [new AggregateError([new Error('refused'), 'unreachable']), 'refused; unreachable'],
  [new AggregateError([new Error('refused')], 'all failed'), 'all failed'],
  [new TypeError(''), 'TypeError'],
])('the message of %o is %j', (error, message) => {
  expect(messageOf(error)).toBe(message);
});

test('invalid inputs are named together, without their values', () => {
  const problems = [
    { input: 'wait', value: 'maybe', allowed: 'must be `true` or `false`' },
    { input: 'api-key', allowed: 'is required' },
  ];
  const error = new InputsError(problems);
  expect(error).toMatchObject({ name: 'InputsError', problems });
  expect(error.message).toBe('wait: must be `true` or `false`; api-key: is required');
});

test('an error that the user can fix has a cause and a remedy', () => {
  const error = new SetupError(text`It is missing.`, text`Set it.`);
  expect(error).toMatchObject({
    name: 'SetupError',
    happened: ['It is missing.'],
    remedy: ['Set it.'],
  });
});
