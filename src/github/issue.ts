import * as z from 'zod/mini';
import type { GitHubApi } from './api.ts';
import { GitHubFault } from './comments.ts';

const issueSchema = z.object({
  title: z.string(),
  body: z.nullish(z.string()),
  html_url: z.string(),
  user: z.nullish(z.object({ login: z.string() })),
  pull_request: z.nullish(z.object({})),
});

/** Title, body and author of an issue or pull request. Rejects with a GitHubFault. */
export async function issueOf(api: GitHubApi, issue: number) {
  const { data } = await api.call('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: issue });
  const found = issueSchema.safeParse(data);
  if (!found.success) throw new GitHubFault('GitHub’s answer cannot be read', { status: 'lost' });
  const { title, body, html_url: htmlUrl, user, pull_request } = found.data;
  return { title, body: body ?? '', htmlUrl, author: user?.login, isPullRequest: Boolean(pull_request) };
}
