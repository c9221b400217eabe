import { expect, test } from 'vitest';
import { foldedUsage, invalidCommand, unknownOption } from '../../src/trigger/usage.ts';
import { wordsOf } from '../support/words.ts';

test('the usage names the command as it is called in the workflow', () => {
  const { details = '' } = invalidCommand('!agent', ['The instruction is missing.']);

  expect(details).toContain('- `!agent --status`: Shows the status');
  expect(details).not.toContain('/docs');
  expect(foldedUsage('!agent')).toContain(details);
});

test.each([
  ['--fast', 'Unknown option --fast. Nothing was sent.'],
  [
    '—fast',
    'Unknown option —fast. A dash before the first word means an option. To start the instruction with a dash, write /docs -- …. Nothing was sent.',
  ],
  [`--${'x'.repeat(50)}`, `Unknown option --${'x'.repeat(38)}…. Nothing was sent.`],
])('the reply to the unknown option %s says what to do about its dash', (option, words) => {
  expect(wordsOf(unknownOption('/docs', option).happened)).toBe(words);
});
