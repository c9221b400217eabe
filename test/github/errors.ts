import { GitHubError, githubFailure } from '../../src/github/github-error.ts';
import type { Exchange, KeylessRequest } from '../../src/http/exchange.ts';

interface CallOptions {
  method?: KeylessRequest['method'];
  headers?: Record<string, string>;
  isTokenExpired?: boolean;
}

/** What a call rejects with after such a response by GitHub. Without a status, its response was lost. */
export function githubError(
  status: number | undefined,
  message = 'No',
  { method = 'GET', headers = {}, isTokenExpired = false }: CallOptions = {},
): GitHubError {
  const result: Exchange =
    status === undefined
      ? { kind: 'network-error', sent: true, code: 'ECONNRESET', message }
      : { kind: 'response', status, headers, body: JSON.stringify({ message }) };
  const request = { method, url: new URL('https://api.github.test/') };
  const failed = githubFailure(result, request, { redact: (text) => text, now: 0 });
  return new GitHubError(failed, isTokenExpired);
}
