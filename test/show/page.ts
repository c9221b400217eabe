import { fullName, type Issue } from '../standin/github/records.ts';
import { escaped, pageOf, rendered, type SeenComment, threadHtml } from '../support/github-page.ts';
import { chartSvg } from './chart.ts';

interface Shown {
  readonly issue: Issue;
  readonly comments: readonly SeenComment[];
  /** Markdown, with a Mermaid chart. */
  readonly report: string;
}

/** The page that `npm start` writes: the thread and the visitor report as GitHub would show them. */
export function startPage({ issue, comments, report }: Shown): string {
  const { number, title, body, user } = issue;
  const opened: SeenComment = { login: user.login, body: body ?? '', reactions: [] };

  const content = [
    '<main>',
    note('Written by <code>npm start</code>, with simulated servers: the links lead nowhere.'),
    `<h1>${escaped(title)} <span>#${number}</span></h1>`,
    threadHtml([opened, ...comments], issue),
    '<h1>Visitor report</h1>',
    note('As in the summary of a workflow run, where GitHub draws the chart with Mermaid.'),
    '<div class="box"><div class="body">',
    reportHtml(report, fullName(issue.repository)),
    '</div></div></main>',
  ];

  return pageOf('Docs Agent on simulated servers', content.join('\n'));
}

const note = (html: string) => `<p class="note">${html}</p>`;

const CHART = /```mermaid\n(.*?)\n```/s;

function reportHtml(report: string, repository: string): string {
  const [before = '', source, after = ''] = report.split(CHART);
  if (source === undefined) return rendered(report, repository);

  const chart = chartSvg(source) ?? rendered(`\`\`\`\n${source}\n\`\`\``, repository);
  return [rendered(before, repository), chart, rendered(after, repository)].join('\n');
}
