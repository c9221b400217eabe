import { expect, test } from 'vitest';
import { explain } from '../../src/github/explain.ts';
import { GitHubError } from '../../src/github/github-error.ts';
import type { Text } from '../../src/text/sentence.ts';
import { wordsOf } from '../support/words.ts';
import { githubError } from './errors.ts';

/** What people read after the comment has failed. */
function read(error: unknown, more: { again?: string; grant?: Text } = {}) {
  const { happened, next } = explain(error, { what: 'the comment', ...more });
  return { happened: wordsOf(happened), next: wordsOf(next) };
}

const GRANT = 'Grant the job issues: write and pull-requests: write.';
const FIX = 'Fix what GitHub reports.';
const RESTRICTED =
  'could not be created. Interactions on this repository have been restricted to prior contributors only.';
const SAML =
  'Resource protected by organization SAML enforcement. You must grant your token access to this organization.';

// GitHub's words are those of public reports.
test.each<[status: number, said: string, next: string]>([
  [403, SAML, FIX],
  [403, 'Resource not accessible by integration', GRANT],
  [
    403,
    'Resource not accessible by personal access token',
    'Give github-token the permissions issues: write and pull-requests: write.',
  ],
  [
    403,
    'Must have push access to view collaborator permission.',
    'The account of github-token needs write access to this repository.',
  ],
  [403, 'Must have push access to repository', GRANT],
  [
    404,
    'Not Found',
    `Check that the issue or pull request exists, and was not transferred. ${GRANT}`,
  ],
  [403, 'The issue is locked.', 'Unlock the conversation.'],
  [403, 'Repository has been locked for migration.', FIX],
  [401, 'Bad credentials', 'Check github-token. It may be mistyped, expired, or revoked.'],
  [
    307,
    'Moved',
    'The issue was transferred, or the repository was renamed. Go to the new location.',
  ],
])('after %i, GitHub’s words are shown, and nothing else is blamed: “%s”', (status, said, next) => {
  const happened = `GitHub rejected the comment (${status} ${said}).`;

  expect(read(githubError(status, said))).toEqual({ happened, next });
});

test('the words of GitHub are shown without its codes', () => {
  const errors = [{ resource: 'IssueComment', code: 'unprocessable', message: RESTRICTED }];
  const error = githubError(422, { message: 'Validation Failed', errors });

  const said = `422 ${RESTRICTED} Validation Failed`;
  expect(read(error).happened).toBe(`GitHub rejected the comment (${said}).`);
});

test('a web page is blamed on another server', () => {
  const { failed } = githubError(403);
  const error = new GitHubError({ ...failed, line: '403 (a web page) Access denied' });

  const { happened, next } = read(error);

  expect(happened).toContain('(403 (a web page) Access denied)');
  expect(next).toMatch(/^Another server may have responded.*Check the proxy settings/);
});

test.each<[headers: Record<string, string>, until: string, wait: string]>([
  [{ 'retry-after': '3600' }, ' until 1970-01-01 01:00 UTC', 'After 1970-01-01 01:00 UTC,'],
  [{ 'retry-after': '3601' }, ' until 1970-01-01 01:01 UTC', 'After 1970-01-01 01:01 UTC,'],
  [{}, '', 'Wait a few minutes, then'],
])('of a rate limit with %j, the time is named if GitHub names it', (headers, until, wait) => {
  const error = githubError(403, 'You have exceeded a rate limit.', { headers });

  const { happened, next } = read(error, { again: 'run again' });

  const limited = `GitHub limits requests${until}, so it rejected the comment (403 You`;
  expect(happened).toContain(limited);
  expect(next).toBe(`${wait} run again.`);
  expect(read(error).next).toBe('');
});

const WAIT = 'Wait a few minutes, then comment again.';
const EXPIRED = 'Tokens of GitHub Apps last one hour. A re-run gets a new one.';
const TRUST = /^The runner does not trust .* Then comment again\.$/;

test.each<[status: number | undefined, said: string, happened: string, next: string | RegExp]>([
  [409, 'Bad', 'rejected the comment (409 Bad)', `${FIX} Then comment again.`],
  [500, 'Bad', 'could not process the comment (500 Bad)', WAIT],
  [undefined, 'Bad', 'did not respond (ECONNRESET: Bad at', /^If GitHub is up, check.* Wait a few/],
  [undefined, 'self-signed certificate', 'did not respond (ECONNRESET: self-signed', TRUST],
])('after %s “%s”, people read when it can be repeated', (status, said, happened, next) => {
  const shown = read(githubError(status, said), { again: 'comment again' });

  expect(shown.happened).toContain(`GitHub ${happened}`);
  expect(shown.next).toMatch(next);
});

test('a token that has expired is replaced by a re-run', () => {
  const error = githubError(401, 'Bad credentials', { isTokenExpired: true });

  expect(read(error, { again: 'run again' }).next).toBe(EXPIRED);
});

test('the caller says what grants a permission, and may have nothing to repeat', () => {
  expect(read(githubError(404), { grant: ['Ask the owner.'] }).next).toBe('Ask the owner.');
});
