import { describe, expect, test } from 'vitest';
import { GitHubFault } from '../../src/github/faults.ts';
import { threadWarning } from '../../src/job/thread-messages.ts';
import { toLog } from '../../src/text/markdown.ts';

const REMEDY = 'issues: write';
const said = (type: 'not-edited' | 'not-posted', fault: GitHubFault): string =>
  threadWarning({ type, fault })
    .paragraphs.filter((words) => words.length > 0)
    .map(toLog)
    .join(' ');

describe.each(['not-edited', 'not-posted'] as const)('%s', (type) => {
  test('no answer: no refusal, and no permission to give', () => {
    const words = said(type, new GitHubFault('no answer in time', { status: 'lost' }));
    expect(words).toMatch(/^GitHub did not respond to the .*\(no answer in time\)\./);
    expect(words).not.toMatch(/rejected|issues: write/);
  });

  test.each<[number, rateLimited: boolean, remedy: boolean]>([
    [403, false, true],
    [404, false, true],
    [410, false, true],
    [422, false, true],
    [401, false, false],
    [403, true, false],
    [429, true, false],
    [502, false, false],
  ])('%i, the rate limit %j: the permission is named %j', (status, rateLimited, remedy) => {
    const words = said(type, new GitHubFault('Some words', { status, rateLimited }));
    expect(words).toContain(`(${status} Some words).`);
    expect(words.includes(REMEDY)).toBe(remedy && type !== 'not-edited');
  });
});

test('a progress comment that is left over says that no answer came', () => {
  const fault = new GitHubFault('no answer in time', { status: 'lost' });
  const words = threadWarning({ type: 'not-removed', commentId: 7, fault }).paragraphs.map(toLog).join(' ');
  expect(words).toContain('did not respond to the request (no answer in time)');
});
