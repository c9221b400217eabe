import { expect, test } from 'vitest';
import { foldedUsage, refusal } from '../../src/trigger/usage.ts';
import { wordsOf } from '../support/words.ts';

test('the usage names the command as it is called in the workflow', () => {
  const { footer = '' } = refusal(
    { kind: 'invalid', reason: ['These options cannot be combined.'] },
    '!agent',
  );

  expect(footer).toContain('- `!agent --status`: Shows the status');
  expect(footer).not.toContain('/docs');
  expect(foldedUsage('!agent')).toBe(footer);
});

test('two commands are refused in words that name both lines', () => {
  const lines: [string, string] = ['/docs fix the typo', `/docs ${'x'.repeat(90)}`];

  const { happened, icon } = refusal({ kind: 'several', lines }, '/docs');

  expect(wordsOf(happened)).toBe(
    `The comment has two: /docs fix the typo and /docs ${'x'.repeat(74)}…. Nothing was sent.`,
  );
  expect(icon).toBe('failed');
});
