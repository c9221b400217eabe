import { expect, test } from 'vitest';
import { explain } from '../../src/github/explain.ts';
import type { GitHubError } from '../../src/github/github-error.ts';
import { htmlPage, respond } from '../faults/faults.ts';
import { problem, secondaryLimit } from '../standin/github/faults.ts';
import { createFakeClock, EPOCH } from '../support/clock.ts';
import { wordsOf } from '../support/words.ts';
import { openRepository } from './connect.ts';

const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const GRANT = 'Grant the job issues: write and pull-requests: write.';
const FIX = 'Fix what GitHub reports.';
const OTHER_SERVER =
  'Another server may have responded, such as a proxy. Check the network and the proxy settings (HTTPS_PROXY, NO_PROXY).';

/** Creates a comment with one attempt, which fails. */
async function errorOf(answer: ReturnType<typeof respond>): Promise<GitHubError> {
  const clock = createFakeClock();
  await using it = await openRepository({ now: clock.wall, clock });
  it.github.fault(answer);
  const parameters = { issue_number: 1, body: 'x' };
  const creating = it.api.call(`POST ${COMMENTS}`, parameters, { maxAttempts: 1 });
  return await creating.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error) => error,
  );
}

const refused = (message: string, status = 403, errors?: unknown) =>
  respond(status, { message, errors, documentation_url: 'https://docs.github.com/rest' });
const unprocessable = (message: string) =>
  refused('Validation Failed', 422, [
    { resource: 'IssueComment', code: 'unprocessable', field: 'data', message },
  ]);

interface Refused {
  answer: ReturnType<typeof respond>;
  shows: string;
  hint: string;
}

// GitHub's words are those of public reports.
test.each<Refused>([
  {
    answer: unprocessable(
      'could not be created. Interactions on this repository have been restricted to prior contributors only.',
    ),
    shows:
      '422 could not be created. Interactions on this repository have been restricted to prior contributors only. Validation Failed',
    hint: FIX,
  },
  {
    answer: refused(
      'Resource protected by organization SAML enforcement. You must grant your token access to this organization.',
    ),
    shows:
      '403 Resource protected by organization SAML enforcement. You must grant your token access to this organization.',
    hint: FIX,
  },
  {
    answer: refused('Repository was archived so is read-only.'),
    shows: '403 Repository was archived so is read-only.',
    hint: FIX,
  },
  {
    answer: refused('Repository access blocked', 451),
    shows: '451 Repository access blocked',
    hint: FIX,
  },
  { answer: refused('Resource not accessible by integration'), shows: '403 Resource', hint: GRANT },
  {
    answer: refused('Resource not accessible by personal access token'),
    shows: '403 Resource',
    hint: 'Give github-token the permissions issues: write and pull-requests: write.',
  },
  {
    answer: refused('Must have push access to view collaborator permission.'),
    shows: '403 Must have push access',
    hint: 'The account of github-token needs write access to this repository.',
  },
  {
    answer: refused('Must have push access to repository'),
    shows: '403 Must have push access',
    hint: GRANT,
  },
  {
    answer: refused('Not Found', 404),
    shows: '404 Not Found',
    hint: `Check that the issue or pull request exists, and was not transferred. ${GRANT}`,
  },
  {
    answer: refused('Unable to create comment because issue is locked.'),
    shows: 'issue is locked',
    hint: 'Unlock the conversation.',
  },
  {
    answer: refused('Repository has been locked for migration.'),
    shows: 'locked for migration',
    hint: FIX,
  },
  {
    answer: respond(403, '<title>Access denied by policy</title>', { 'content-type': 'text/html' }),
    shows: '403 (a web page: Access denied by policy)',
    hint: OTHER_SERVER,
  },
  {
    answer: respond(404, '<html></html>', { 'content-type': 'text/html' }),
    shows: '404 (a web page)',
    hint: OTHER_SERVER,
  },
  {
    answer: refused('Bad credentials', 401),
    shows: '401 Bad credentials',
    hint: 'Check github-token. It may be mistyped, expired, or revoked.',
  },
])('GitHub’s words are shown, and nothing else is blamed: “$shows”', async (row) => {
  const { answer, shows, hint } = row;

  const githubError = await errorOf(answer);

  const { happened, next } = explain(githubError, { what: 'the comment' });
  expect(wordsOf(happened)).toContain(shows);
  expect(wordsOf(happened)).toMatch(/^GitHub rejected the comment \(\d+ /);
  expect(wordsOf(next)).toBe(hint);
});

const details = (errors: unknown, message: unknown = 'Validation Failed') =>
  respond(422, { message, errors });

// Answers in other shapes are read by `http/words.ts`.
test.each([
  [details(['body is too long', 'again']), '422 Validation Failed; body is too long; again'],
  [details([{ message: '', field: 'base' }, null, 7]), '422 Validation Failed'],
  [respond(403, 'Blocked by policy', { 'content-type': 'text/plain' }), '403 Blocked by policy'],
  [respond(502), '502'],
  [htmlPage(502), '502 (a web page: Sign in)'],
  [respond(503, '<html>\n<p>Down</p>', { 'content-type': 'text/html' }), '503 (a web page)'],
])('of an answer in any shape, the words are shown (row %#)', async (answer, shown) => {
  const { status, message } = await errorOf(answer);
  expect(`${status} ${message}`.trim()).toBe(shown);
});

const HOUR_LATER = String(EPOCH / 1_000 + 3_600);
const installation = (headers: Record<string, string>) =>
  problem(
    403,
    'API rate limit exceeded for installation ID 7. If you reach out to GitHub Support for help, please include the request ID 0.',
    headers,
  );

interface Limited {
  name: string;
  answer: ReturnType<typeof respond>;
  happened: string;
  remedy: string;
}

test.each<Limited>([
  {
    name: 'the primary limit',
    answer: installation({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': HOUR_LATER }),
    happened:
      'GitHub limits requests until 2026-11-20 13:00 UTC, so it rejected the comment (403 API rate limit exceeded for installation ID 7.).',
    remedy: 'After 2026-11-20 13:00 UTC, run again.',
  },
  {
    name: 'the secondary limit with a time',
    answer: secondaryLimit(3_600),
    happened:
      'GitHub limits requests until 2026-11-20 13:00 UTC, so it rejected the comment (403 You have exceeded a secondary rate limit.).',
    remedy: 'After 2026-11-20 13:00 UTC, run again.',
  },
  {
    name: 'the secondary limit without a time',
    answer: problem(
      403,
      'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later.',
    ),
    happened:
      'GitHub limits requests, so it rejected the comment (403 You have exceeded a secondary rate limit and have been temporarily blocked from content creation.).',
    remedy: 'Wait a few minutes, then run again.',
  },
  {
    name: 'a comment too soon after another',
    answer: unprocessable('was submitted too quickly'),
    happened:
      'GitHub limits requests, so it rejected the comment (422 was submitted too quickly; Validation Failed).',
    remedy: 'Wait a few minutes, then run again.',
  },
  {
    name: 'a 422 that only has a code',
    answer: details([{ field: 'base', code: 'abuse', message: '' }]),
    happened: 'GitHub limits requests, so it rejected the comment (422 Validation Failed).',
    remedy: 'Wait a few minutes, then run again.',
  },
  {
    name: 'an absurd pause',
    answer: secondaryLimit(99_999_999_999_999),
    happened:
      'GitHub limits requests until 2058-07-29 13:47 UTC, so it rejected the comment (403 You have exceeded a secondary rate limit.).',
    remedy: 'After 2058-07-29 13:47 UTC, run again.',
  },
])('of $name, the time is named if GitHub names it', async ({ answer, happened, remedy }) => {
  const githubError = await errorOf(answer);

  expect(githubError.rateLimited).toBe(true);
  const explained = explain(githubError, { what: 'the comment', again: 'run again' });
  expect(wordsOf(explained.happened)).toBe(happened);
  expect(wordsOf(explained.next)).toBe(remedy);
  expect(explain(githubError, { what: 'the comment' }).next).toEqual([]);
});
