import * as z from 'zod/mini';
import { type GitHubApi, read } from './api.ts';

export const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';

/** With these parameters, GitHub also returns its rendering (`body_html`), which makes a response three times as long. */
export const RENDERED = { headers: { accept: 'application/vnd.github.full+json' } };

export const issueSchema = z.pipe(
  z.object({
    title: z.string(),
    body: z.nullish(z.string()),
    /** Events do not contain it. */
    body_html: z.nullish(z.string()),
    html_url: z.string(),
    user: z.nullish(z.object({ login: z.string() })),
    pull_request: z.nullish(z.object({})),
  }),
  z.transform(({ title, body, user, ...issue }) => ({
    title,
    body: body ?? '',
    html: issue.body_html ?? '',
    htmlUrl: issue.html_url,
    author: user?.login,
    isPullRequest: Boolean(issue.pull_request),
  })),
);

/** An issue with GitHub's rendering. Rejects with a GitHubFault. */
export async function issueOf(api: GitHubApi, issue: number) {
  return read(issueSchema, await api.call(`GET ${ISSUE}`, { issue_number: issue, ...RENDERED }));
}

/** Rejects with a GitHubFault, also for an issue that was transferred. */
export async function isLocked(api: GitHubApi, issue: number): Promise<boolean> {
  const schema = z.object({ locked: z.boolean() });
  return read(schema, await api.call(`GET ${ISSUE}`, { issue_number: issue })).locked;
}
