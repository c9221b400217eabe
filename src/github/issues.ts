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
    comments: z.catch(z.int(), 0),
  }),
  z.transform(({ title, body, html_url: htmlUrl, user, pull_request: pull, comments }) => ({
    title,
    body: body ?? '',
    htmlUrl,
    author: user?.login,
    isPullRequest: Boolean(pull),
    /** How many there are; includes those of suspended accounts, which GitHub does not list. */
    commentCount: comments,
  })),
);

/** Rejects with a GitHubFault. */
export async function issueOf(api: GitHubApi, issue: number) {
  return read(issueSchema, await api.call(`GET ${ISSUE}`, { issue_number: issue }));
}
