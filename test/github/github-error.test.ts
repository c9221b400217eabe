import { expect, test } from 'vitest';
import { explain } from '../../src/github/explain.ts';
import {
  asGitHubError,
  GitHubError,
  ignoreGitHubError,
  isGone,
  isPermanent,
  mayHaveHappened,
} from '../../src/github/github-error.ts';
import { wordsOf } from '../support/words.ts';

test.each<[Partial<GitHubError> & Pick<GitHubError, 'status'>, kind: string]>([
  [{ status: 300 }, 'permanent'],
  [{ status: 400 }, 'permanent'],
  [{ status: 401 }, 'permanent'],
  [{ status: 403 }, 'permanent'],
  [{ status: 403, rateLimited: true }, 'passing, limited'],
  [{ status: 404 }, 'permanent, gone'],
  [{ status: 408 }, 'passing, unclear'],
  [{ status: 409 }, 'permanent'],
  [{ status: 410 }, 'permanent, gone'],
  [{ status: 422 }, 'permanent'],
  [{ status: 422, rateLimited: true }, 'passing, limited'],
  [{ status: 425 }, 'passing'],
  [{ status: 451 }, 'permanent'],
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

interface Explained {
  status: number | 'lost';
  more?: { isTokenExpired?: boolean };
  happened: string;
  next: string;
}

const MOVED =
  'The issue was transferred, or the repository was renamed. Go to the new location. Then comment again.';

// The refusals of GitHub are tested with its own words, in `failed-call.test.ts`.
test.each<Explained>([
  {
    status: 307,
    happened: 'rejected the comment (307 Bad)',
    next: MOVED,
  },
  {
    status: 401,
    more: { isTokenExpired: true },
    happened: 'rejected the comment (401 Bad)',
    next: 'Tokens of GitHub Apps last one hour. A re-run gets a new one.',
  },
  {
    status: 409,
    happened: 'rejected the comment (409 Bad)',
    next: 'Fix what GitHub reports. Then comment again.',
  },
  {
    status: 503,
    happened: 'could not process the comment (503 Bad)',
    next: 'Wait a few minutes, then comment again.',
  },
  {
    status: 'lost',
    happened: 'did not respond to the comment (Bad)',
    next: 'Wait a few minutes, then comment again.',
  },
])('the explanation of $status says what happened and what to do', (row) => {
  const { status, more, happened, next } = row;
  const githubError = new GitHubError('Bad', { status, ...more });

  const explained = explain(githubError, { what: 'the comment', again: 'comment again' });

  expect(wordsOf(explained.happened)).toBe(`GitHub ${happened}.`);
  expect(wordsOf(explained.next)).toBe(next);
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
