/**
 * The URL to which GitHub redirects a GET, because a repository was renamed or an issue transferred.
 * Undefined for any other one: the request has the token, so it must not leave the API. On
 * Enterprise Server, the API has a path of its own at the origin of GitHub's pages.
 */
export function redirectWithinApi(
  location: string,
  requestUrl: URL,
  apiUrl: string,
): URL | undefined {
  const target = URL.parse(location, requestUrl.href);
  if (target === null) return undefined;

  const api = new URL(apiUrl);
  const isSameServer = target.protocol === api.protocol && target.host === api.host;
  const isBelowApi = target.pathname.startsWith(api.pathname.replace(/\/?$/, '/'));
  const namesUser = target.username !== '' || target.password !== '';
  return isSameServer && isBelowApi && !namesUser ? target : undefined;
}
