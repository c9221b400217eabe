import { expect, test } from 'vitest';
import { explain, githubRemedies } from '../../src/github/explain.ts';
import { GitHubError } from '../../src/github/github-error.ts';
import { NETWORK_REMEDIES } from '../../src/http/remedy.ts';
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

const NEARER = 'Set diff-base to a nearer commit.';
const EXISTING = 'Name a branch, tag, or commit that the repository has.';
const SLOW = 'Server Error: Sorry, this diff is taking too long to generate.';

// GitHub's words are those of public reports.
const REJECTED: [status: number, said: string, next: string][] = [
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
  [403, 'Repository was archived so is read-only.', FIX],
  [
    404,
    'Not Found',
    `Check that the issue or pull request exists, and was not transferred. ${GRANT}`,
  ],
  [404, 'No common ancestor between aaaaaaa and bbbbbbb.', FIX],
  [404, 'octo-user is not a user', FIX],
  [422, 'No commit found for SHA: v9', EXISTING],
  [404, 'Ref not found', EXISTING],
  [404, 'Branch not found', EXISTING],
  [422, SLOW, NEARER],
  [406, 'Sorry, the diff exceeded the maximum number of lines (20000)', NEARER],
  [403, 'The issue is locked.', 'Unlock the conversation.'],
  [403, 'Repository has been locked for migration.', FIX],
  [401, 'Bad credentials', 'Check github-token. It may be mistyped, expired, or revoked.'],
  [
    307,
    'Moved',
    'The issue was transferred, or the repository was renamed. Go to the new location.',
  ],
];

test.each(REJECTED)('after %i, only what GitHub says is blamed: “%s”', (status, said, next) => {
  const happened = `GitHub rejected the comment (${status} ${said}).`;

  expect(read(githubError(status, said))).toEqual({ happened, next });
});

test('each remedy has an example, and none is hidden by those above it', () => {
  const rows = githubRemedies(['Grant.']).slice(NETWORK_REMEDIES.length);
  const page = { ...githubError(403).failed, isWebPage: true };
  const failures = REJECTED.map(([status, said]) => githubError(status, said).failed);

  const found = [...failures, githubError(undefined).failed, page].map((failed) =>
    rows.findIndex(([applies]) => applies(failed)),
  );

  expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual([...rows.keys()]);
});

test('the words of GitHub are shown without its codes', () => {
  const errors = [{ resource: 'IssueComment', code: 'unprocessable', message: RESTRICTED }];
  const error = githubError(422, { message: 'Validation Failed', errors });

  expect(read(error).happened).toBe(`GitHub rejected the comment (422 ${RESTRICTED}).`);
});

test('a 422 that has only codes shows them', () => {
  const errors = [{ resource: 'Issue', field: 'title', code: 'missing_field' }];
  const error = githubError(422, { message: 'Validation Failed', errors });

  const said = '422 Validation Failed; missing_field';
  expect(read(error)).toEqual({ happened: `GitHub rejected the comment (${said}).`, next: FIX });
});

test('a web page is blamed on another server', () => {
  const { failed } = githubError(403);
  const error = new GitHubError({ ...failed, isWebPage: true, words: 'Access denied' });

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
  // GitHub has used both statuses for it.
  [500, SLOW, `could not process the comment (500 ${SLOW}`, `${NEARER} Then comment again.`],
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
  for (const bare of ['Not Found', {}])
    expect(read(githubError(404, bare), { grant: ['Ask the owner.'] }).next).toBe('Ask the owner.');
});
