/** Which inline comments people have resolved. Only GraphQL says it. */
import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';

/** `databaseId` has 32 bits, which the IDs of today exceed. */
const QUERY = `query ($owner: String!, $repo: String!, $pull: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pull) {
      reviewThreads(first: 100, after: $after) {
        nodes { isResolved comments(first: 1) { nodes { fullDatabaseId } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

const threadsSchema = z.object({
  nodes: z.array(
    z.object({
      isResolved: z.boolean(),
      comments: z.object({ nodes: z.array(z.object({ fullDatabaseId: z.coerce.number() })) }),
    }),
  ),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) }),
});
const responseSchema = z.object({
  data: z.object({
    repository: z.object({ pullRequest: z.object({ reviewThreads: threadsSchema }) }),
  }),
});

/** The IDs of the first comments of all threads that are resolved. */
export async function fetchResolvedThreads(
  api: GitHubApi,
  pull: number,
): Promise<ReadonlySet<number>> {
  const resolved = new Set<number>();
  let after: string | undefined;

  do {
    const { nodes, pageInfo } = await fetchThreads(api, pull, after);
    for (const { isResolved, comments } of nodes)
      for (const { fullDatabaseId } of comments.nodes) if (isResolved) resolved.add(fullDatabaseId);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
  } while (after !== undefined);
  return resolved;
}

async function fetchThreads(api: GitHubApi, pull: number, after: string | undefined) {
  const { data } = parseResponse(responseSchema, await api.query(QUERY, { pull, after }));
  return data.repository.pullRequest.reviewThreads;
}
