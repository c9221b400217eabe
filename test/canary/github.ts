/** The calls to GitHub's API with which the canary prepares and checks what the action does. */

export interface Account {
  readonly login: string;
  readonly id: number;
  readonly type: string;
}

export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly html_url: string;
}

type Env = Readonly<Record<string, string | undefined>>;

export type GitHub = ReturnType<typeof connect>;

/** GitHub's API for the repository of this workflow run. */
export function connect({ GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, ...env }: Env) {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${env.GITHUB_TOKEN}`,
    'content-type': 'application/json',
    'user-agent': 'docs-agent-canary',
  };

  async function call<Body>(
    method: string,
    path: string,
    body?: object,
    accept = headers.accept,
  ): Promise<Body> {
    const url = `${api}/${path}`;
    const response = await fetch(url, {
      method,
      headers: { ...headers, accept },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  }

  const issues = `repos/${repository}/issues`;
  return {
    account: (login: string) =>
      call<{ user: Account }>('GET', `repos/${repository}/collaborators/${login}/permission`),
    openIssue: (title: string, body: string) =>
      call<{ number: number }>('POST', issues, { title, body }),
    closeIssue: (issue: number) =>
      call('PATCH', `${issues}/${issue}`, { state: 'closed', state_reason: 'completed' }),
    issue: (issue: number) => call<{ state: string }>('GET', `${issues}/${issue}`),
    renderedIssue: (issue: number) =>
      call<{ body_html: string }>(
        'GET',
        `${issues}/${issue}`,
        undefined,
        'application/vnd.github.full+json',
      ),
    comment: (issue: number, body: string) =>
      call<Comment>('POST', `${issues}/${issue}/comments`, { body }),
    comments: (issue: number) => call<Comment[]>('GET', `${issues}/${issue}/comments?per_page=100`),
    reactions: (comment: number) =>
      call<{ content: string }[]>('GET', `${issues}/comments/${comment}/reactions?per_page=100`),
  };
}
