import * as z from 'zod/mini';
import { type GitHubApi, read } from './api.ts';

export const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';

export const issueSchema = z.pipe(
  z.object({
    title: z.string(),
    body: z.nullish(z.string()),
    html_url: z.string(),
    user: z.nullish(z.object({ login: z.string() })),
    pull_request: z.nullish(z.object({})),
  }),
  z.transform(({ title, body, html_url: htmlUrl, user, pull_request: pull }) => ({
    title,
    body: body ?? '',
    htmlUrl,
    author: user?.login,
    isPullRequest: Boolean(pull),
  })),
);

/** Rejects with a GitHubFault. */
export async function issueOf(api: GitHubApi, issue: number) {
  return read(issueSchema, await api.call(`GET ${ISSUE}`, { issue_number: issue }));
}
