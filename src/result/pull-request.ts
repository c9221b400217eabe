import { createHash } from 'node:crypto';
import type { Environment } from '../environment.ts';
import type { UserMessage } from '../errors.ts';
import type { ChangedFile } from '../github/comparison.ts';
import type { PullRequest } from '../github/pull-requests.ts';
import { isSameRepository } from '../github/repositories.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, grouped, link, shortened, text } from '../text/sentence.ts';

/** Says why the output `pr-link` is empty although the service returned a URL. */
export function linkIgnored(url: string): UserMessage {
  return {
    title: 'Pull request URL ignored',
    happened: text`The service returned ${code(url)} as the URL of the pull request. It is not a plain HTTPS URL, so \`pr-link\` is empty.`,
  };
}

/** The number in the URL of a pull request, if it is written as the usual hosts do. */
export function pullRequestNumber(prLink: string | undefined): string | undefined {
  const path = /\/(?:pull|pulls|pull-requests|pullrequest|merge_requests)\/(\d{1,15})(?:[/?#]|$)/;
  return path.exec(prLink ?? '')?.[1];
}

type RunPlace = Pick<Environment['run'], 'serverUrl' | 'repository'>;

/** Where a pull request of this GitHub server is, and the URL of its page. Other URLs have no location. */
export function locatePullRequest(prLink: string | undefined, { serverUrl, repository }: RunPlace) {
  const root = `${serverUrl}/`;
  if (!prLink?.toLowerCase().startsWith(root.toLowerCase())) return undefined;

  const path = /^([\w-]{1,100})\/(?!\.{1,2}\/)([\w.-]{1,100})\/pull\/(\d{1,15})(?:[/?#]|$)/;
  const [, owner, repo, number] = path.exec(prLink.slice(root.length)) ?? [];
  if (owner === undefined || repo === undefined) return undefined;
  const isHere = isSameRepository({ fullName: `${owner}/${repo}` }, repository);
  const url = `${root}${owner}/${repo}/pull/${number}`;
  return { id: { owner, repo, number: Number(number) }, url, isHere };
}

export function isPullRequest(prLink: string | undefined, number: number, run: RunPlace): boolean {
  const location = locatePullRequest(prLink, run);
  return location?.isHere === true && location.id.number === number;
}

/** A job's pull request, as far as GitHub returned it. */
export interface JobPullRequest extends PullRequest {
  /** The URL of its page. */
  url: string;
  /** The first files that it changes, ordered by path. */
  files: readonly ChangedFile[];
}

/** The same repository may have had another name when the service learned it. Only GitHub's answer shows that. */
export function isOfRunRepository(
  { repository, repositoryId }: Pick<PullRequest, 'repository' | 'repositoryId'>,
  run: Pick<RunPlace, 'repository'>,
): boolean {
  return isSameRepository({ id: repositoryId, fullName: repository }, run.repository);
}

/** By GitHub's answer, or without one by the URL. */
export function isInRunRepository(
  { prLink, pull }: { prLink: string | undefined; pull?: PullRequest | undefined },
  run: RunPlace,
): boolean {
  const isNamedSo = locatePullRequest(prLink, run)?.isHere ?? false;
  return isNamedSo || (pull !== undefined && isOfRunRepository(pull, run));
}

/** The result of a job should fit on the screen of a phone. */
export const NAMED_FILES = 5;
/** Usual paths are far shorter. */
const MAX_FILE_LABEL = 200;

/** What became of a file, by GitHub's word for it. Any other word means that the file was changed. */
const FILE_CHANGES: Readonly<Record<string, string>> = {
  added: 'added',
  copied: 'added',
  removed: 'removed',
  renamed: 'renamed',
};

/**
 * The pull request as a list of one item. GitHub shows its title and state in place of a URL that is the only content of an
 * item, and mails show the URL.
 */
export function pullRequestItem(prLink: string, run: RunPlace | undefined): string {
  const url = (run && locatePullRequest(prLink, run)?.url) ?? prLink;
  // In angle brackets, a URL is also linked on hosts that do not link bare ones, and with signs that would end or format it.
  const isPlain = /^https:\/\/[\w.:/-]*\w$/.test(url);
  return isPlain ? `- ${url}` : `- ${toMarkdown([link(url)])}`;
}

/** What the pull request changes, and whether it can be merged, as Markdown. GitHub may not have returned all of it. */
export function workMarkdown(
  pull: JobPullRequest,
  previewUrl: string | undefined,
  isNew: boolean,
): string[] {
  const checks = link(`${pull.url}/checks`, 'checks');
  const preview =
    previewUrl === undefined
      ? []
      : text`**${link(previewUrl, 'Open the preview')}** (ready in a few minutes; if its build fails, the ${checks} say so)`;
  const conflicts = pull.hasConflicts
    ? text`⚠️ The pull request has conflicts with ${code(pull.base)}.`
    : [];

  return [
    toMarkdown(preview),
    toMarkdown(countsOf(pull, isNew)),
    filesMarkdown(pull),
    toMarkdown(conflicts),
  ];
}

/** How many files and lines a pull request changes, without numbers that GitHub did not return. */
function countsOf({ changedFiles, additions, deletions, files }: JobPullRequest, isNew: boolean) {
  if (changedFiles === undefined) return [];

  const hasLines = additions !== undefined && deletions !== undefined;
  const lines = hasLines ? `, +${grouped(additions)} −${grouped(deletions)}` : '';
  const counts = text`${counted(changedFiles, 'file')}${lines}${files.length > 0 ? ':' : ''}`;
  // After a follow-up, GitHub's numbers include what was changed before the follow-up.
  return isNew ? counts : text`In total, ${counts}`;
}

/** A list of the first files that a pull request changes. */
function filesMarkdown({ url, files, changedFiles = 0 }: JobPullRequest): string {
  const named = files.slice(0, NAMED_FILES);
  const items = named.map(({ filename, status }) => {
    const change = FILE_CHANGES[status] ?? 'changed';
    return text`${link(placeOf(filename, url), code(shortened(filename, MAX_FILE_LABEL)))} ${change}`;
  });

  const others = changedFiles - named.length;
  if (named.length > 0 && others > 0)
    items.push(text`${link(`${url}/files`, `and ${grouped(others)} more`)}`);
  return items.map((item) => `- ${toMarkdown(item)}`).join('\n');
}

/** The URL where GitHub shows the changes of a file. GitHub's documentation does not describe these anchors. */
function placeOf(path: string, pullRequestUrl: string): string {
  const hash = createHash('sha256').update(path).digest('hex');
  return `${pullRequestUrl}/files#diff-${hash}`;
}
