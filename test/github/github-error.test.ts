import { expect, test } from 'vitest';
import {
  asGitHubError,
  ignoreGitHubError,
  isGone,
  isPermanent,
} from '../../src/github/github-error.ts';
import { githubError } from './errors.ts';

test.each<[status: number | undefined, isPermanent: boolean, isGone: boolean]>([
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

const DATE = 'Thu, 01 Jan 1970 01:00:00 GMT';
const noneLeft = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '7200' };

test.each<
  [status: number, said: string | object, headers: object, failure: string, pauseMs?: number]
>([
  [403, 'No', {}, 'permanent'],
  [403, 'You have exceeded a secondary rate limit', {}, 'transient'],
  [403, 'No', { 'retry-after': '5' }, 'transient', 5_000],
  [403, 'No', noneLeft, 'transient', 7_200_000],
  [403, 'No', { ...noneLeft, date: DATE }, 'transient', 3_600_000],
  [403, 'No', { ...noneLeft, 'x-ratelimit-reset': '1, 2' }, 'transient'],
  [403, 'rate limit', { ...noneLeft, 'x-ratelimit-remaining': '1' }, 'transient'],
  [404, 'No', noneLeft, 'gone'],
  [422, 'was submitted too quickly', {}, 'transient'],
  [422, { message: 'Validation Failed', errors: [{ code: 'abuse' }] }, {}, 'transient'],
  [429, 'No', { 'x-ratelimit-reset': '7200' }, 'transient', 7_200_000],
  [503, 'No', { 'retry-after': '1' }, 'transient', 1_000],
])('a rate limit passes by itself: %i %j with %j', (status, said, headers, failure, pauseMs) => {
  const { failed } = githubError(status, said, { headers: { ...headers } });

  expect(failed).toMatchObject({ failure, retryAfterMs: pauseMs });
});

test('a bug does not count as an error of GitHub, and is thrown again', () => {
  const error = githubError(500);
  const bug = new TypeError('a bug');

  expect(asGitHubError(error)).toBe(error);
  expect(ignoreGitHubError(error)).toBeUndefined();
  for (const check of [asGitHubError, ignoreGitHubError, isGone, isPermanent])
    expect(() => check(bug)).toThrow(bug);
});
