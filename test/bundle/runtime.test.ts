import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// Without the locked binary everything would silently run on whatever Node the machine has.
test('tests and npm scripts run on the runtime of the action, Node 24', () => {
  expect(process.version).toMatch(/^v24\./);
  expect(execFileSync('node', ['--version'], { encoding: 'utf8' })).toMatch(/^v24\./);
});
