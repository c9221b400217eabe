/** The page that `npm start` writes: the thread, the pull request, and the visitor report as GitHub would show them. */
import { fullName, type Issue } from '../standin/github/records.ts';
import {
  escaped,
  pageOf,
  rendered,
  type SeenComment,
  threadHtml,
  titleHtml,
} from '../support/github-page.ts';

interface Shown {
  /** The issue, and the pull request. */
  threads: readonly { issue: Issue; comments: readonly SeenComment[] }[];
  /** Markdown, with a Mermaid chart. */
  report: string;
}

export function startPage({ threads, report }: Shown): string {
  const issues = threads.map(({ issue }) => issue);
  const repository = issues[0] ? fullName(issues[0].repository) : '';
  const sections = threads.map(({ issue, comments }) => {
    const { user, body, number } = issue;
    const opened = { login: user.login, did: 'opened this', body: body ?? '', reactions: [] };
    const content = threadHtml([opened, ...comments], issue, issues);
    return `<section id="${number}">${titleHtml(issue)}${content}</section>`;
  });

  const content = [
    '<main><p class="note">Written by <code>npm start</code>, with simulated servers. Nothing of it is on GitHub, so links to GitHub are only text.</p>',
    ...sections,
    '<h1>Visitor report</h1><p class="note">As in the summary of a workflow run, where GitHub draws the chart.</p>',
    `<div class="box"><div class="body">${reportHtml(report, repository)}</div></div></main>`,
  ];
  return pageOf('Docs Agent on simulated servers', withLinks(content.join('\n'), issues));
}

/** Links to what is on this page stay. Of the others, the words stay. */
function withLinks(html: string, issues: readonly Issue[]): string {
  return html.replaceAll(/<a href="([^"]*)"/g, (_, address: string) => {
    const [, name, number] =
      /^https:\/\/github\.com\/(.+)\/(?:pull|issues)\/(\d+)\b/.exec(address) ?? [];
    const isHere = issues.some(
      (issue) => fullName(issue.repository) === name && String(issue.number) === number,
    );
    return isHere ? `<a href="#${number}"` : '<a';
  });
}

function reportHtml(report: string, repository: string): string {
  const [before = '', source, after = ''] = report.split(/```mermaid\n(.*?)\n```/s);
  const parts = [
    rendered(before, repository),
    source && chartHtml(source),
    rendered(after, repository),
  ];
  return parts.filter(Boolean).join('\n');
}

/** Without Mermaid, which would be a large dependency. */
function chartHtml(source: string): string {
  const [, title = ''] = /^ *title "(.*)"$/m.exec(source) ?? [];
  const [, labels = '[]'] = /^ *x-axis (\[.*\])$/m.exec(source) ?? [];
  const [, numbers = ''] = /^ *bar \[([\d, ]+)\]$/m.exec(source) ?? [];
  const bars = numbers.split(', ').map(Number);
  const most = Math.max(...bars);

  const rows = (JSON.parse(labels) as string[]).map(
    (label, index) =>
      `<tr><td>${escaped(label)}</td><td><progress max="${most}" value="${bars[index]}"></progress> ${bars[index]}</td></tr>`,
  );
  return `<table><caption>${escaped(title)}</caption>${rows.join('\n')}</table>`;
}
