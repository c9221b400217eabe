import { expect, test } from 'vitest';
import {
  asGitHubError,
  ignoreGitHubError,
  isGone,
  isPermanent,
} from '../../src/github/github-error.ts';
import { githubError } from './errors.ts';

test.each<[status: number | undefined, isPermanent: boolean, isGone: boolean]>([
  [301, true, false],
  [403, true, false],
  [404, true, true],
  [410, true, true],
  [429, false, false],
  [500, false, false],
  [undefined, false, false],
])('a call with the status %s fails for good: %s, and what it was for is gone: %s', (...row) => {
  const [status, ...expected] = row;
  const error = githubError(status);

  expect([isPermanent(error), isGone(error)]).toEqual(expected);
});

test('a bug does not count as an error of GitHub, and is thrown again', () => {
  const error = githubError(500);
  const bug = new TypeError('a bug');

  expect(asGitHubError(error)).toBe(error);
  expect(ignoreGitHubError(error)).toBeUndefined();
  for (const check of [asGitHubError, ignoreGitHubError, isGone, isPermanent])
    expect(() => check(bug)).toThrow(bug);
});
