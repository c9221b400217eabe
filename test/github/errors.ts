import { GitHubError, githubFailure } from '../../src/github/github-error.ts';
import type { Exchange, KeylessRequest } from '../../src/http/exchange.ts';

interface CallOptions {
  method?: KeylessRequest['method'];
  headers?: Record<string, string>;
}

/**
 * What a call rejects with, at the time 0, after a response by GitHub with this body, or this message in JSON.
 * Without a status, the response was lost.
 */
export function githubError(
  status: number | undefined,
  said: string | object = 'No',
  { method = 'GET', headers = {} }: CallOptions = {},
): GitHubError {
  const body = JSON.stringify(typeof said === 'string' ? { message: said } : said);
  const result: Exchange =
    status === undefined
      ? { kind: 'network-error', sent: true, code: 'ECONNRESET', message: String(said) }
      : { kind: 'response', status, headers, body };
  const request = { method, url: new URL('https://api.github.test/') };
  const failed = githubFailure(result, request, { redact: (text) => text, now: 0 });
  return new GitHubError(failed);
}
