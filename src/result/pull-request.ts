/** Where the pull request of a job is, by what the service says, and what it changes. */
import { createHash } from 'node:crypto';
import type { RunPlace } from '../environment.ts';
import type { Notice } from '../errors.ts';
import type { ChangedFile } from '../github/comparison.ts';
import type { PullRequest, PullRequestId } from '../github/pull-requests.ts';
import { isSameRepository } from '../github/repositories.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, grouped, link, sentences, shortened, text } from '../text/sentence.ts';

/** Where a job's pull request is, and what people may know of it. */
export interface JobPullRequest {
  id: Required<PullRequestId>;
  url: string;
  /** In the repository of the run. */
  isHere: boolean;
  /** What GitHub says of it. Undefined if it was not read, and if not everybody here may know. */
  work?: PullRequestWork | undefined;
}

export interface PullRequestWork extends PullRequest {
  /** The first files that it changes, ordered by path. */
  files: readonly ChangedFile[];
}

const PULL_PATH = /^([\w-]{1,100})\/(?!\.{1,2}\/)([\w.-]{1,100})\/pull\/(\d{1,15})(?:[/?#]|$)/;

/** Finds a pull request of this GitHub server by its URL. Other URLs have no location. */
export function locatePullRequest(
  prLink = '',
  { serverUrl, repository }: RunPlace,
): JobPullRequest | undefined {
  const root = `${serverUrl}/`;
  const isOfServer = prLink.toLowerCase().startsWith(root.toLowerCase());
  const [, owner, repo, number] = PULL_PATH.exec(prLink.slice(root.length)) ?? [];
  if (!isOfServer || owner === undefined || repo === undefined) return undefined;

  const fullName = `${owner}/${repo}`;
  return {
    id: { owner, repo, number: Number(number) },
    url: `${serverUrl}/${fullName}/pull/${number}`,
    isHere: isSameRepository({ fullName }, repository),
  };
}

/** The number in the URL of a pull request, if it is written as the usual hosts do. */
export function pullRequestNumber(prLink: string | undefined): number | undefined {
  const path = /\/(?:pull|pulls|pull-requests|pullrequest|merge_requests)\/(\d{1,15})(?:[/?#]|$)/;
  const [, number] = path.exec(prLink ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Says why the output `pr-link` is empty although the service returned a URL. */
export function linkIgnored(url: string): Notice {
  return {
    title: 'Pull request URL ignored',
    happened: sentences(
      text`The service returned ${code(url)} as the URL of the pull request.`,
      text`It is not a plain HTTPS URL, so \`pr-link\` is empty.`,
    ),
  };
}

/** The result of a job should fit on the screen of a phone. */
export const NAMED_FILES = 5;

/**
 * What the pull request changes, and whether it can be merged, as Markdown. GitHub may not have
 * returned all of it.
 */
export function workMarkdown(url: string, work: PullRequestWork, isNew: boolean): string[] {
  const conflicts = work.hasConflicts
    ? text`⚠️ Conflicts with ${code(work.base)}: resolve them on GitHub, or ask the agent to.`
    : [];
  const numbers = toMarkdown(changeCounts(work, isNew));
  return [numbers, fileList(work, url), toMarkdown(conflicts)];
}

function changeCounts(
  { changedFiles, additions, deletions, files }: PullRequestWork,
  isNew: boolean,
) {
  if (changedFiles === undefined || additions === undefined || deletions === undefined) return [];

  const lines = `+${grouped(additions)} −${grouped(deletions)}`;
  const numbers = text`${counted(changedFiles, 'file')}, ${lines}${files.length > 0 ? ':' : ''}`;
  // After a follow-up, GitHub's numbers include what was changed before the follow-up.
  return isNew ? numbers : text`In total, ${numbers}`;
}

function fileList({ files, changedFiles = 0 }: PullRequestWork, url: string): string {
  const named = files.slice(0, NAMED_FILES);
  const items = named.map(({ filename, status }) => {
    // GitHub's documentation does not describe these anchors.
    const hash = createHash('sha256').update(filename).digest('hex');
    const change = /^(?:added|removed|renamed)$/.test(status) ? status : 'changed';
    const label = code(shortened(filename, 200));
    return text`${link(`${url}/files#diff-${hash}`, label)} ${change}`;
  });

  const others = changedFiles - named.length;
  if (named.length > 0 && others > 0)
    items.push([link(`${url}/files`, `and ${grouped(others)} more`)]);
  return items.map((item) => `- ${toMarkdown(item)}`).join('\n');
}
