/** The repository in which a job works, as the service names it: by its URL, or by any other text. */
import { code, link, type Text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';

/** Shows a plain HTTPS URL as a link with its path as the label, anything else as code. */
export function repositoryLink(repository: string): Text[number] {
  if (plainLink(repository, false) === undefined) return code(repository);

  const [, path] = /^https:\/\/[^/]+\/(.+)$/.exec(repository) ?? [];
  const isPlain = path === undefined || /^[\w./-]+$/.test(path);
  return link(repository, isPlain ? path : code(path));
}

/** `url`: that of a repository. The service may also name it by its path alone. */
export function isNamedRepository(repository: string, url: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/(?:\.git)?\/?$/, '');
  const path = url.replace(/^https?:\/\/[^/]+\//, '');
  return [url, path].map(plain).includes(plain(repository));
}

/** The pages with the commits of a branch, by the origin of the host. */
const COMMITS_PAGES: Readonly<Record<string, string>> = {
  'https://github.com': '/commits/',
  'https://gitlab.com': '/-/commits/',
};

/** The page with the latest commits of a branch. Undefined unless the host is GitHub or known. */
export function branchUrl(
  repository: string | undefined,
  branch: string | undefined,
  serverUrl: string | undefined,
): string | undefined {
  const url = plainLink(repository, false);
  if (url === undefined || branch === undefined) return undefined;

  const { origin } = new URL(url);
  const page = origin === serverUrl ? COMMITS_PAGES['https://github.com'] : COMMITS_PAGES[origin];
  if (page === undefined || !/^[^?#]+$/.test(url)) return undefined;

  const path = branch.split('/').map(encodeURIComponent).join('/');
  return plainLink(`${url.replace(/(?:\.git)?\/?$/, '')}${page}${path}`, false);
}
