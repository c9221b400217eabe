import type { Environment } from '../environment.ts';
import type { Message } from '../errors.ts';
import type { pullRequest } from '../github/pull-requests.ts';
import { code, counted, type Text, text } from '../text/sentence.ts';

/** Why the output `pr-link` is empty although the service returned a URL. */
export function linkIgnored(url: string): Message {
  return {
    title: 'Pull request URL ignored',
    happened: text`The service returned ${code(url)} as the URL of the pull request. It is not a plain HTTPS URL, so \`pr-link\` is empty.`,
  };
}

/** The pull request's number where the URL shows one, as the usual hosts write it; else ''. */
export function pullRequestNumber(link: string): string {
  const path = /\/(?:pull|pulls|pull-requests|pullrequest|merge_requests)\/(\d{1,15})(?:[/?#]|$)/;
  return path.exec(link)?.[1] ?? '';
}

type RunPlace = Pick<Environment['run'], 'serverUrl' | 'repository'>;

/** Where a pull request is; undefined for a URL that is no pull request on this GitHub server. */
export function locatePullRequest(prLink: string, { serverUrl, repository }: RunPlace) {
  const root = `${serverUrl}/`;
  if (!prLink.toLowerCase().startsWith(root.toLowerCase())) return undefined;

  const path = /^([\w-]{1,100})\/(?!\.{1,2}\/)([\w.-]{1,100})\/pull\/(\d{1,15})(?:[/?#]|$)/;
  const [, owner, repo, number] = path.exec(prLink.slice(root.length)) ?? [];
  if (owner === undefined || repo === undefined) return undefined;
  const isSameRepository = `${owner}/${repo}`.toLowerCase() === repository.fullName.toLowerCase();
  return { id: { owner, repo, number: Number(number) }, isSameRepository };
}

/** Whether a URL is that of the pull request with this number in the run's own repository. */
export function isPullRequest(prLink: string, number: number, run: RunPlace): boolean {
  const location = locatePullRequest(prLink, run);
  return location?.isSameRepository === true && location.id.number === number;
}

export type PullRequest = Awaited<ReturnType<typeof pullRequest>>;

/** What the pull request changes; numbers that GitHub did not return are left out. */
export function describePullRequest(pull: PullRequest, isNew: boolean): Text {
  const { changedFiles, additions, deletions } = pull;
  if (changedFiles === undefined) return [];

  // After a follow-up, GitHub's numbers include what was changed before.
  const subject = isNew ? 'The pull request changes' : 'In total, the pull request now changes';
  const hasLines = additions !== undefined && deletions !== undefined;
  const lines = hasLines ? ` (+${additions} −${deletions})` : '';
  return text`${subject} ${counted(changedFiles, 'file')}${lines}.`;
}
