import { expect, test } from 'vitest';
import { foldedUsage, invalidCommand } from '../../src/trigger/usage.ts';

test('the usage names the command as it is called in the workflow', () => {
  const { details = '' } = invalidCommand('!agent', ['The instruction is missing.']);

  expect(details).toContain('- `!agent --status`: Shows the status');
  expect(details).not.toContain('/docs');
  expect(foldedUsage('!agent')).toContain(details);
});
