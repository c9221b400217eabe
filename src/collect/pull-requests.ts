import { ignoreFault } from '../github/faults.ts';
import { pullRequest } from '../github/pull-requests.ts';
import { locatePullRequest } from '../result/pull-request.ts';
import { collapsible, toMarkdown } from '../text/markdown.ts';
import { counted, duration, link, text } from '../text/sentence.ts';
import type { CollectSession } from './commands.ts';
import type { JobReader } from './reader.ts';

const MAX_REQUESTS = 50;

/** `age`: in ms. `missing`: how many were not read. */
export interface PullRequests {
  pulls: { url: string; state: 'open' | 'merged' | 'closed'; age: number }[];
  missing: number;
}

/** The pull requests with these URLs, the oldest first; of many, only the last ones in the list. */
export async function readPullRequests(
  urls: readonly string[],
  { api, run }: CollectSession,
  reader: Pick<JobReader, 'isLate'>,
): Promise<PullRequests> {
  const ids = new Map(
    urls.flatMap((url) => {
      const { id } = locatePullRequest(url, run) ?? {};
      return id ? [[`${run.serverUrl}/${id.owner}/${id.repo}/pull/${id.number}`, id]] : [];
    }),
  );

  const pulls: PullRequests['pulls'] = [];
  for (const [url, id] of [...ids].slice(-MAX_REQUESTS)) {
    if (reader.isLate) break;
    const pull = await pullRequest(api, id).catch(ignoreFault);
    if (pull === undefined) continue;

    pulls.push({ url, state: pull.state, age: api.now() - (pull.createdAt ?? api.now()) });
  }
  pulls.sort((a, b) => b.age - a.age);
  return { pulls, missing: ids.size - pulls.length };
}

/** The sentence and the table (Markdown; '' without rows) of a summary. */
export function presentPullRequests({ pulls, missing }: PullRequests) {
  const number = (state: string) => pulls.filter((pull) => pull.state === state).length;
  const [merged, closed, open] = [number('merged'), number('closed'), number('open')];
  const notRead = ` ${missing} more could not be read, or exceed the limit of ${MAX_REQUESTS}.`;

  const rows = pulls.map(({ url, state, age }) => {
    const forHowLong = state === 'open' ? ` for ${duration(age)}` : '';
    return `| ${toMarkdown([link(url)])} | ${state}${forHowLong} |`;
  });
  const table = ['| Pull request | State |', '| --- | --- |', ...rows].join('\n');
  return {
    outputs: { 'open-pull-requests': `${open}`, 'merged-pull-requests': `${merged}` },
    sentence: text`Pull requests of the last 30 days: ${merged} merged, ${closed} closed, ${open} open.${missing > 0 ? notRead : ''}`,
    table: rows.length > 0 ? collapsible(counted(rows.length, 'pull request'), table) : '',
  };
}
