import { expect, test } from 'vitest';
import {
  asGitHubError,
  describeGitHubError,
  GitHubError,
  githubRemedy,
  ignoreGitHubError,
  isGone,
  isPermanent,
  mayHaveHappened,
  permissionHint,
} from '../../src/github/github-error.ts';
import { wordsOf } from '../support/words.ts';

test.each<[Partial<GitHubError> & Pick<GitHubError, 'status'>, kind: string]>([
  [{ status: 300 }, 'permanent'],
  [{ status: 400 }, 'passing'],
  [{ status: 401 }, 'permanent'],
  [{ status: 403 }, 'permanent'],
  [{ status: 403, rateLimited: true }, 'passing, limited'],
  [{ status: 404 }, 'permanent, gone'],
  [{ status: 408 }, 'passing, unclear'],
  [{ status: 410 }, 'permanent, gone'],
  [{ status: 422 }, 'permanent'],
  [{ status: 429 }, 'passing, limited'],
  [{ status: 500 }, 'passing, unclear'],
  [{ status: 'lost' }, 'passing, unclear'],
])('an error with %j is %s', (fields, kind) => {
  const githubError = new GitHubError('no', fields);

  const words = [isPermanent(githubError) ? 'permanent' : 'passing'];
  if (isGone(githubError)) words.push('gone');
  if (mayHaveHappened(githubError)) words.push('unclear');
  if (githubError.rateLimited) words.push('limited');
  expect(words.join(', ')).toBe(kind);
});

test.each<[number | 'lost', permit: RegExp, remedy: RegExp]>([
  [301, /^The issue was transferred/, /^The issue was transferred/],
  [401, /^Check github-token\..*revoked\.$/, /^Check github-token\./],
  [410, /^Grant the job issues: write/, /^Check issue-number/],
  [503, /^$/, /^Wait a few minutes/],
  ['lost', /^$/, /^Wait a few minutes/],
])('the message for %s says what happened and what to change', (status, permit, remedy) => {
  const githubError = new GitHubError('Bad', { status });

  const happened =
    status === 'lost'
      ? 'did not respond to the comment (Bad)'
      : `rejected the comment (${status} Bad)`;
  expect(wordsOf(describeGitHubError(githubError, 'the comment'))).toBe(`GitHub ${happened}.`);
  expect(wordsOf(permissionHint(githubError))).toMatch(permit);
  expect(wordsOf(githubRemedy(githubError))).toMatch(remedy);
});

test('a bug does not count as an error of GitHub, and is thrown again', () => {
  const githubError = new GitHubError('no', { status: 500 });
  const bug = new TypeError('a bug');

  expect([asGitHubError(githubError), ignoreGitHubError(githubError)]).toEqual([
    githubError,
    undefined,
  ]);
  expect(() => asGitHubError(bug)).toThrow(bug);
  expect(() => ignoreGitHubError(bug)).toThrow(bug);
});
