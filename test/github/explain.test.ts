import { expect, test } from 'vitest';
import { explain } from '../../src/github/explain.ts';
import type { GitHubError } from '../../src/github/github-error.ts';
import { htmlPage, respond } from '../faults/faults.ts';
import { problem, secondaryLimit } from '../standin/github/faults.ts';
import { createFakeClock, EPOCH } from '../support/clock.ts';
import { wordsOf } from '../support/words.ts';
import { openRepository } from './connect.ts';
import { githubError } from './errors.ts';

const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const GRANT = 'Grant the job issues: write and pull-requests: write.';
const FIX = 'Fix what GitHub reports.';
const OTHER_SERVER =
  'Another server may have responded, such as a proxy. Check the proxy settings (HTTPS_PROXY, NO_PROXY).';

/** Creates a comment with one attempt, which fails. */
async function errorOf(answer: ReturnType<typeof respond>): Promise<GitHubError> {
  const clock = createFakeClock();
  await using it = await openRepository({ now: clock.wall, clock });
  it.github.fault(answer);
  const parameters = { issue_number: 1, body: 'x' };
  return await it.api.call(`POST ${COMMENTS}`, parameters, { maxAttempts: 1 }).then(
    () => Promise.reject(new Error('It did not fail.')),
    (error) => error,
  );
}

const unprocessable = (errors: unknown) => respond(422, { message: 'Validation Failed', errors });
const page = (status: number, body: string) =>
  respond(status, body, { 'content-type': 'text/html' });

const RESTRICTED =
  'could not be created. Interactions on this repository have been restricted to prior contributors only.';
const SAML =
  'Resource protected by organization SAML enforcement. You must grant your token access to this organization.';

// GitHub's words are those of public reports.
test.each<[shows: string, answer: ReturnType<typeof respond>, next: string]>([
  [
    `422 ${RESTRICTED} Validation Failed`,
    unprocessable([{ resource: 'IssueComment', code: 'unprocessable', message: RESTRICTED }]),
    FIX,
  ],
  [`403 ${SAML}`, problem(403, SAML), FIX],
  [
    '403 Repository was archived so is read-only.',
    problem(403, 'Repository was archived so is read-only.'),
    FIX,
  ],
  [
    '403 Blocked by policy',
    respond(403, 'Blocked by policy', { 'content-type': 'text/plain' }),
    FIX,
  ],
  ['451 Repository access blocked', problem(451, 'Repository access blocked'), FIX],
  [
    '403 Resource not accessible by integration',
    problem(403, 'Resource not accessible by integration'),
    GRANT,
  ],
  [
    '403 Resource not accessible by personal access token',
    problem(403, 'Resource not accessible by personal access token'),
    'Give github-token the permissions issues: write and pull-requests: write.',
  ],
  [
    '403 Must have push access to view collaborator permission.',
    problem(403, 'Must have push access to view collaborator permission.'),
    'The account of github-token needs write access to this repository.',
  ],
  [
    '403 Must have push access to repository',
    problem(403, 'Must have push access to repository'),
    GRANT,
  ],
  [
    '404 Not Found',
    problem(404, 'Not Found'),
    `Check that the issue or pull request exists, and was not transferred. ${GRANT}`,
  ],
  ['403 The issue is locked.', problem(403, 'The issue is locked.'), 'Unlock the conversation.'],
  [
    '403 Repository has been locked for migration.',
    problem(403, 'Repository has been locked for migration.'),
    FIX,
  ],
  [
    '403 (a web page) Access denied by policy',
    page(403, '<title>Access denied by policy</title>'),
    OTHER_SERVER,
  ],
  ['404 (a web page)', page(404, '<html></html>'), OTHER_SERVER],
  [
    '401 Bad credentials',
    problem(401, 'Bad credentials'),
    'Check github-token. It may be mistyped, expired, or revoked.',
  ],
])('GitHub’s words are shown, and nothing else is blamed: “%s”', async (shows, answer, next) => {
  const explained = explain(await errorOf(answer), { what: 'the comment' });

  expect(wordsOf(explained.happened)).toBe(`GitHub rejected the comment (${shows}).`);
  expect(wordsOf(explained.next)).toBe(next);
});

// Responses in other shapes are tested in `http/words.test.ts`.
test.each([
  [unprocessable(['body is too long']), '422 Validation Failed; body is too long'],
  [respond(502), '502'],
  [htmlPage(502), '502 (a web page) Sign in'],
])('of a response in any shape, the words are shown (row %#)', async (answer, shown) => {
  expect((await errorOf(answer)).message).toBe(shown);
});

const PRIMARY = 'API rate limit exceeded for installation ID 7.';
const SECONDARY = 'You have exceeded a secondary rate limit.';
const noneLeft = {
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': `${EPOCH / 1_000 + 3_600}`,
};

test.each<[what: string, ReturnType<typeof respond>, until: string | undefined]>([
  ['the primary limit', problem(403, PRIMARY, noneLeft), '2026-11-20 13:00 UTC'],
  ['the secondary limit with a time', secondaryLimit(3_600), '2026-11-20 13:00 UTC'],
  ['the secondary limit without a time', problem(403, SECONDARY), undefined],
  [
    'a comment too soon after another',
    unprocessable([{ message: 'was submitted too quickly' }]),
    undefined,
  ],
  ['a 422 that only has a code', unprocessable([{ code: 'abuse', message: '' }]), undefined],
  ['an absurd pause', secondaryLimit(99_999_999_999_999), '2058-07-29 13:47 UTC'],
])('of %s, the time is named if GitHub names it', async (_, answer, until) => {
  const githubError = await errorOf(answer);

  const explained = explain(githubError, { what: 'the comment', again: 'run again' });
  const limited = until === undefined ? 'requests' : `requests until ${until}`;
  expect(wordsOf(explained.happened)).toContain(`GitHub limits ${limited}, so it rejected`);
  const wait = until === undefined ? 'Wait a few minutes, then' : `After ${until},`;
  expect(wordsOf(explained.next)).toBe(`${wait} run again.`);
  expect(explain(githubError, { what: 'the comment' }).next).toEqual([]);
});

const CHECK_NETWORK =
  'If GitHub is up, check the network and the proxy settings (HTTPS_PROXY, NO_PROXY).';
const MOVED = 'The issue was transferred, or the repository was renamed. Go to the new location.';
const EXPIRED = 'Tokens of GitHub Apps last one hour. A re-run gets a new one.';
const WAIT = 'Wait a few minutes, then comment again.';

test.each<[status: number | undefined, happened: string, next: string, isTokenExpired?: boolean]>([
  [307, 'rejected the comment (307 Bad)', `${MOVED} Then comment again.`],
  [401, 'rejected the comment (401 Bad)', EXPIRED, true],
  [409, 'rejected the comment (409 Bad)', `${FIX} Then comment again.`],
  [503, 'could not process the comment (503 Bad)', WAIT],
  [undefined, 'did not respond (ECONNRESET: Bad at api.github.test)', `${CHECK_NETWORK} ${WAIT}`],
])('the explanation of %s says what happened and what to do', (...row) => {
  const [status, happened, next, isTokenExpired = false] = row;
  const error = githubError(status, 'Bad', { isTokenExpired });

  const explained = explain(error, { what: 'the comment', again: 'comment again' });

  expect(wordsOf(explained.happened)).toBe(`GitHub ${happened}.`);
  expect(wordsOf(explained.next)).toBe(next);
});

test('what must be changed first needs no pause', () => {
  const error = githubError(undefined, 'self-signed certificate');

  const { next } = explain(error, { what: 'the comment', again: 'comment again' });

  expect(wordsOf(next)).toMatch(/^The runner does not trust.* Then comment again\.$/);
});
