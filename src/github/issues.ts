import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';

export const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';

/** Asks for `body_html`, which makes a response three times as long. */
export const RENDERED = { headers: { accept: 'application/vnd.github.full+json' } };

/** Of the API and of events, which contain no rendering. */
const issueSchema = z.pipe(
  z.object({
    title: z.string(),
    body: z.nullish(z.string()),
    body_html: z.nullish(z.string()),
    html_url: z.string(),
    user: z.nullish(z.object({ login: z.string() })),
    pull_request: z.nullish(z.object({})),
    comments: z.catch(z.int(), 0),
  }),
  z.transform(({ title, body, user, ...issue }) => ({
    title,
    body: body ?? '',
    html: issue.body_html ?? '',
    htmlUrl: issue.html_url,
    author: user?.login,
    isPullRequest: Boolean(issue.pull_request),
    /** Also those of suspended accounts, which GitHub does not list. */
    commentCount: issue.comments,
  })),
);

export type Issue = z.infer<typeof issueSchema>;

/** From that of a pull request, GitHub redirects to `pull`. */
export function issueUrl(
  { serverUrl, repository }: { serverUrl: string; repository: { fullName: string } },
  issue: number,
): string {
  return `${serverUrl}/${repository.fullName}/issues/${issue}`;
}

export async function fetchIssue(api: GitHubApi, issue: number): Promise<Issue> {
  return parseResponse(
    issueSchema,
    await api.call(`GET ${ISSUE}`, { issue_number: issue, ...RENDERED }),
  );
}
