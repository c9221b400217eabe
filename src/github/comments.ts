/** What this client needs to know of a comment that it has written. */
export interface PostedComment {
  id: number;
  url: string;
}

/** A call to GitHub that did not succeed; `status` is undefined where no answer came. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly status: number | undefined;
  constructor(status: number | undefined, message: string) {
    super(message);
    this.status = status;
  }
}

/** Comments of one repository's issues and pull requests; no method repeats a write. */
export interface Comments {
  /** Posts a comment of at most 65,536 characters. Throws a GitHubError. */
  create(issue: number, body: string, signal: AbortSignal): Promise<PostedComment>;
}

/** The part of an Octokit client that is used here. */
export interface OctokitRequest {
  request(route: string, parameters: Record<string, unknown>): Promise<{ status: number; data: unknown }>;
}

/** Comments through an Octokit client, which brings no retries: a lost answer must not become two comments. */
export function comments(octokit: OctokitRequest, repository: { owner: string; repo: string }): Comments {
  return {
    async create(issue, body, signal) {
      const { data } = await call(
        octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
          ...repository,
          issue_number: issue,
          body,
          request: { signal },
        }),
      );
      const { id, html_url } = (data ?? {}) as { id?: unknown; html_url?: unknown };
      return { id: typeof id === 'number' ? id : 0, url: typeof html_url === 'string' ? html_url : '' };
    },
  };
}

async function call<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { status, message } = error as { status?: unknown; message?: unknown };
    // Octokit gives 500 of its own where no answer came; its errors carry a response where one did.
    const answered = typeof status === 'number' && (error as { response?: unknown }).response !== undefined;
    throw new GitHubError(answered ? status : undefined, String(message ?? error).slice(0, 300));
  }
}
