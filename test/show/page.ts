import { type Change, fullName, type Issue } from '../standin/github/records.ts';
import {
  escaped,
  pageOf,
  rendered,
  type SeenComment,
  threadHtml,
  titleHtml,
} from '../support/github-page.ts';
import { chartSvg } from './chart.ts';

interface ShownThread {
  readonly issue: Issue;
  readonly comments: readonly SeenComment[];
}

interface Shown extends ShownThread {
  readonly pull: ShownThread;
  /** The address of the preview, which is a page on this machine after the run. */
  readonly preview: { readonly address: string; readonly page: string };
  /** Markdown, with a Mermaid chart. */
  readonly report: string;
}

/** The page that `npm start` writes: the thread, the pull request, and the visitor report as GitHub would show them. */
export function startPage({ issue, comments, pull, preview, report }: Shown): string {
  const content = [
    '<main>',
    note(
      'Written by <code>npm start</code>, with simulated servers. Nothing of it is on GitHub, so links to GitHub are only text.',
    ),
    `<section id="issue">${titleHtml(issue)}`,
    threadOf({ issue, comments }, pull.issue),
    `</section><section id="pull">${titleHtml(pull.issue)}`,
    changeHtml(pull.issue),
    threadOf(pull, issue),
    '</section><h1>Visitor report</h1>',
    note('As in the summary of a workflow run, where GitHub draws the chart with Mermaid.'),
    '<div class="box"><div class="body">',
    reportHtml(report, fullName(issue.repository)),
    '</div></div></main>',
  ];

  const pages = {
    [addressOf(pull.issue)]: '#pull',
    [addressOf(issue)]: '#issue',
    [preview.address]: preview.page,
  };
  return pageOf('Docs Agent on simulated servers', withLinks(content.join('\n'), pages));
}

const note = (html: string) => `<p class="note">${html}</p>`;

/** The description and the comments. */
function threadOf({ issue, comments }: ShownThread, other: Issue): string {
  const { user, body } = issue;
  const opened: SeenComment = {
    login: user.login,
    did: 'opened this',
    body: body ?? '',
    reactions: [],
  };
  return threadHtml([opened, ...comments], issue, [issue, other]);
}

/** What a pull request holds: its commits, and the files that they change. */
function changeHtml({ change, user }: Issue): string {
  const { commits, files } = change;
  const author = escaped(user.login.replace('[bot]', ''));
  const rows = files.map(
    ({ filename, status, additions, deletions }) =>
      `<tr><td><code>${escaped(filename)}</code>${status === 'added' ? ' (new)' : ''}</td>${countCells(additions, deletions)}</tr>`,
  );

  return [
    `<p class="note"><b>${author}</b> wants to merge ${counted(commits.length, 'commit')} into <code>main</code> from <code>changes</code></p>`,
    `<ol>${commits.map(({ message }) => `<li>${escaped(message)}</li>`).join('')}</ol>`,
    `<table><thead><tr><th>${counted(files.length, 'file')} changed</th>${countCells(...sumsOf(change))}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table>`,
  ].join('\n');
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

const countCells = (additions: number, deletions: number) =>
  `<td class="count added">+${additions}</td><td class="count removed">−${deletions}</td>`;

export function sumsOf({ files }: Pick<Change, 'files'>): [additions: number, deletions: number] {
  const sum = (what: 'additions' | 'deletions') =>
    files.reduce((total, file) => total + file[what], 0);
  return [sum('additions'), sum('deletions')];
}

const addressOf = ({ repository, number, pull }: Issue) =>
  `https://github.com/${fullName(repository)}/${pull ? 'pull' : 'issues'}/${number}`;

/** Links to what is on this page or on this machine stay. Of the others, the words stay. */
function withLinks(html: string, pages: Readonly<Record<string, string>>): string {
  return html.replaceAll(/<a href="([^"]*)"/g, (_, address: string) => {
    const isBelow = (start: string) =>
      address.startsWith(start) && !/^\w/.test(address.slice(start.length));
    const [, page] = Object.entries(pages).find(([start]) => isBelow(start)) ?? [];
    return page === undefined ? '<a' : `<a href="${page}"`;
  });
}

const CHART = /```mermaid\n(.*?)\n```/s;

function reportHtml(report: string, repository: string): string {
  const [before = '', source, after = ''] = report.split(CHART);
  if (source === undefined) return rendered(report, repository);

  const chart = chartSvg(source) ?? rendered(`\`\`\`\n${source}\n\`\`\``, repository);
  return [rendered(before, repository), chart, rendered(after, repository)].join('\n');
}

/** What the agent wrote, as the preview of its branch would show it. */
export const previewPage = () =>
  pageOf(
    'Preview',
    `<main>${note('A preview of the documentation, simulated.')}${rendered(PREVIEW, '')}</main>`,
  );

const PREVIEW = `# Python quickstart

Install the SDK:

\`\`\`sh
uv add octo-sdk
\`\`\`

Then connect:

\`\`\`python
from octo_sdk import Client

client = Client()
print(client.status())
\`\`\`
`;
