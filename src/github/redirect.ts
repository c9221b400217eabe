import type { Exchange, HttpRequest } from '../http/exchange.ts';

/**
 * Only for a GET: a write at another place is not what was asked for. The request has the token, so
 * it must not leave the API, which has a path of its own on Enterprise Server.
 */
export function redirectTarget(
  { method, url }: Pick<HttpRequest, 'method' | 'url'>,
  { status = 0, headers }: Pick<Exchange, 'status' | 'headers'>,
  apiUrl: string,
): URL | undefined {
  const isRedirectOfGet = method === 'GET' && [301, 302, 307, 308].includes(status);
  const target = isRedirectOfGet && URL.parse(headers?.location ?? '', url.href);
  if (!target) return undefined;

  const api = new URL(apiUrl);
  const isSameServer = target.protocol === api.protocol && target.host === api.host;
  const isBelowApi = target.pathname.startsWith(api.pathname.replace(/\/?$/, '/'));
  const namesUser = target.username !== '' || target.password !== '';
  return isSameServer && isBelowApi && !namesUser ? target : undefined;
}
