/**
 * The repository in which a job works, as the service names it: by its URL, or by any other text.
 */
import type { Environment } from '../environment.ts';
import { isSameRepository } from '../github/repositories.ts';
import type { StartedJob } from '../service/schema.ts';
import { code, link, type Text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';

/** Shows a plain HTTPS URL as a link with its path as the label, anything else as code. */
export function repositoryLink(repository: string): Text[number] {
  if (plainLink(repository, false) === undefined) return code(repository);

  const [, path] = /^https:\/\/[^/]+\/(.+)$/.exec(repository) ?? [];
  const isPlain = path === undefined || /^[\w./-]+$/.test(path);
  return link(repository, isPlain ? path : code(path));
}

/** Such as `octo-org/docs`. Undefined unless the text names a repository of this GitHub server. */
export function repositoryName(repository: string | undefined, serverUrl: string) {
  const root = `${serverUrl}/`;
  const isUrl = repository?.toLowerCase().startsWith(root.toLowerCase());
  const path = isUrl ? repository?.slice(root.length) : repository;
  return /^([\w-]{1,100}\/(?!\.)[\w.-]{1,100}?)(?:\.git)?\/?$/.exec(path ?? '')?.[1];
}

/** A job without the name of its repository is taken for one in the repository of the run. */
export function isElsewhere(
  repository: string | undefined,
  run: Pick<Environment['run'], 'serverUrl' | 'repository'>,
): repository is string {
  if (repository === undefined) return false;
  return !isSameRepository({ fullName: repositoryName(repository, run.serverUrl) }, run.repository);
}

/** The page with the latest commits of a branch, in a repository of this GitHub server. */
export function branchUrl(
  { repository, ref }: Pick<StartedJob, 'repository' | 'ref'>,
  serverUrl: string | undefined,
): string | undefined {
  if (serverUrl === undefined || ref === undefined) return undefined;

  const name = repositoryName(repository, serverUrl);
  const path = ref.split('/').map(encodeURIComponent).join('/');
  return name && plainLink(`${serverUrl}/${name}/commits/${path}`, false);
}
