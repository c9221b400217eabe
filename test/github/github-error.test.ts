import { expect, test } from 'vitest';
import {
  asGitHubError,
  GitHubError,
  ignoreGitHubError,
  isGone,
  isPermanent,
  mayHaveHappened,
} from '../../src/github/github-error.ts';

test.each<[status: GitHubError['status'], rateLimited: boolean, kind: string]>([
  [300, false, 'permanent'],
  [400, false, 'permanent'],
  [403, false, 'permanent'],
  [403, true, ''],
  [404, false, 'permanent, gone'],
  [408, false, 'unclear'],
  [410, false, 'permanent, gone'],
  [422, false, 'permanent'],
  [425, false, ''],
  [429, true, ''],
  [500, false, 'unclear'],
  ['lost', false, 'unclear'],
  ['not-sent', false, ''],
])('an error with status %s, limited: %s, is “%s”', (status, rateLimited, kind) => {
  const githubError = new GitHubError('no', { status, rateLimited });

  const kinds = [
    isPermanent(githubError) && 'permanent',
    isGone(githubError) && 'gone',
    mayHaveHappened(githubError) && 'unclear',
  ];
  expect(kinds.filter(Boolean).join(', ')).toBe(kind);
});

test('a bug does not count as an error of GitHub, and is thrown again', () => {
  const githubError = new GitHubError('no', { status: 500 });
  const bug = new TypeError('a bug');

  expect(asGitHubError(githubError)).toBe(githubError);
  expect(ignoreGitHubError(githubError)).toBeUndefined();
  expect(() => asGitHubError(bug)).toThrow(bug);
  expect(() => ignoreGitHubError(bug)).toThrow(bug);
});
