import { expect, test } from 'vitest';
import { fetchResolvedThreads } from '../../src/github/resolved-threads.ts';
import { startGitHub } from '../standin/github/github.ts';
import { apiWith, connectTo, openRepository } from './connect.ts';

test('resolved threads are those of all pages, by the IDs of their first comments', async () => {
  await using it = await openRepository();
  const { world, api, github } = it;
  const pull = world.addIssue(it.repository, { pull: true });
  const first = Array.from({ length: 101 }, (_, index) =>
    world.addReviewComment(pull, 'Wrong', { as: 'writer', isResolved: index % 100 === 0 }),
  );
  // GitHub's IDs have left 32 bits.
  const { id } = world.addReviewComment(pull, 'Late', { as: 'writer', id: 5e9, isResolved: true });

  const resolved = await fetchResolvedThreads(api, pull.number);

  expect([...resolved]).toEqual([first[0]?.id, first[100]?.id, id]);
  expect(github.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /graphql',
    'POST /graphql',
  ]);
});

test('Enterprise Server has GraphQL beside the REST API', async () => {
  await using github = await startGitHub({ basePath: '/api/v3' });
  const api = await connectTo(github, 'token', 'o/r');

  await fetchResolvedThreads(api, 7).catch(() => {});

  expect(github.requests.map(({ path }) => path)).toEqual(['/outside-of-the-api/api/graphql']);
});

test.each([
  ['an error in place of data', { errors: [{ message: 'Resource not accessible' }] }],
  ['no such field, on an older Enterprise Server', { data: null, errors: [{ message: 'x' }] }],
  ['a pull request that the token cannot read', { data: { repository: null } }],
])('%s rejects as an error of GitHub', async (_, data) => {
  await expect(fetchResolvedThreads(apiWith(data), 7)).rejects.toThrow(
    expect.objectContaining({ name: 'GitHubError' }),
  );
});
