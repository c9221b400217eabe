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

interface Described {
  status: number | 'lost';
  more?: { isTokenExpired?: boolean; moved?: GitHubError['moved'] };
  happened: string;
  hint: string;
  remedy: string;
}

const ELSEWHERE = 'https://github.com/octo-org/site/issues/3';

// The refusals of GitHub are tested with its own words, in `failed-response.test.ts`.
test.each<Described>([
  {
    status: 307,
    more: { moved: { to: undefined } },
    happened: 'rejected the comment (307 Bad)',
    hint: 'The issue was transferred, or the repository was renamed. Run again from the new location.',
    remedy:
      'The issue was transferred, or the repository was renamed. Run again from the new location.',
  },
  {
    status: 404,
    more: { moved: { to: ELSEWHERE } },
    happened: 'rejected the comment (404 Bad)',
    hint: `The issue was transferred to ${ELSEWHERE}. Continue there.`,
    remedy: `The issue was transferred to ${ELSEWHERE}. Continue there.`,
  },
  {
    status: 401,
    more: { isTokenExpired: true },
    happened: 'rejected the comment (401 Bad)',
    hint: 'Tokens of GitHub Apps last one hour.',
    remedy: 'Tokens of GitHub Apps last one hour. Re-run: it posts the result.',
  },
  {
    status: 503,
    happened: 'could not process the comment (503 Bad)',
    hint: '',
    remedy: 'Wait a few minutes, then re-run: it posts the result.',
  },
  {
    status: 'lost',
    happened: 'did not respond to the comment (Bad)',
    hint: '',
    remedy: 'Wait a few minutes, then re-run: it posts the result.',
  },
])('the message for $status says what happened and what to do', (row) => {
  const { status, more, happened, hint, remedy } = row;
  const githubError = new GitHubError('Bad', { status, ...more });
  const again = 're-run: it posts the result';

  expect(wordsOf(describeGitHubError(githubError, 'the comment'))).toBe(`GitHub ${happened}.`);
  expect(wordsOf(permissionHint(githubError))).toBe(hint);
  expect(wordsOf(githubRemedy(githubError, { again }))).toBe(remedy);
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
