/** Pages that show threads and summaries as GitHub would. They load nothing, images included. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullName, type Issue } from '../standin/github/records.ts';
import { bodyHtml } from '../support/github-html.ts';

interface SeenComment {
  login: string;
  /** Default: `commented`. */
  did?: string;
  body: string;
  /** As emoji. */
  reactions: readonly string[];
}

const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', rocket: '🚀', confused: '😕' };

export function commentsOn(issue: Issue): SeenComment[] {
  return issue.comments.map(({ user, body, reactions }) => ({
    login: user.login,
    body,
    reactions: reactions.map(({ content }) => EMOJI[content] ?? content),
  }));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const ADDRESS = />https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/(?:pull|issues)\/(\d+)<\/a>(<\/li>)?/g;

/**
 * As on a page of the repository of these issues: GitHub shortens the addresses of issues and pull requests, and shows
 * the titles of those that are alone in a list item.
 */
export function rendered(markdown: string, issues: readonly Issue[] = []): string {
  return bodyHtml(markdown).replaceAll(ADDRESS, (_, name: string, number: string, itemEnd = '') => {
    const here = issues.filter(({ repository }) => fullName(repository) === name);
    const known = here.find((issue) => `${issue.number}` === number);
    if (itemEnd && known) return `>${titleOf(known)}</a>${itemEnd}`;
    return `>${here.length > 0 ? '' : name}#${number}</a>${itemEnd}`;
  });
}

const titleOf = ({ title, number }: Issue): string =>
  `${escaped(title)} <span class="number">#${number}</span>`;

export function threadHtml(comments: readonly SeenComment[], issues: readonly Issue[]): string {
  const boxes = comments.map(({ login, did = 'commented', body, reactions }) => {
    const isBot = login.endsWith('[bot]');
    const name = escaped(login.replace('[bot]', ''));
    const counters = reactions.map((emoji) => `<span>${escaped(emoji)} 1</span>`).join(' ');
    return `<div class="row"><div class="avatar${isBot ? ' bot' : ''}">${name.charAt(0).toUpperCase()}</div>
<div class="box"><div class="head"><b>${name}</b>${isBot ? ' <i>bot</i>' : ''} ${did}</div>
<div class="body">${rendered(body, issues)}${counters && `<p class="reactions">${counters}</p>`}</div></div></div>`;
  });
  return boxes.join('\n');
}

const CHART = /```mermaid\n[^`]*```\n\n.*\n/;

/** What a summary shows, without the chart, which GitHub draws with Mermaid, and its legend. */
export const summaryHtml = (markdown: string): string =>
  `<div class="box"><div class="body">${rendered(markdown.replace(CHART, ''))}</div></div>`;

/**
 * A whole page, light or dark as the reader's system is.
 * @param scripts the source of the scripts that the page may run, in the words of its policy
 */
export function pageOf(title: string, body: string, scripts = "'none'"): string {
  const styles = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src ${scripts}`;

  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(title)}</title>
<style>
${styles}</style>
<body>
${body}
</body>
</html>
`;
}

/** The page that `npm start` writes: the thread, the pull request, and the visitor report. */
export function startPage(issues: readonly Issue[], report: string): string {
  const sections = issues.map((issue) => {
    const { user, body } = issue;
    const opened = { login: user.login, did: 'opened this', body: body ?? '', reactions: [] };
    const comments = threadHtml([opened, ...commentsOn(issue)], issues);
    return `<h1>${titleOf(issue)}</h1>\n${comments}`;
  });

  const content = `<main><p class="note">Written by <code>npm start</code>, with simulated servers. Nothing of it is on GitHub, so links are only text.</p>
${sections.join('\n')}
<h1>Visitor report</h1><p class="note">As in the summary of a workflow run, where GitHub also draws a chart.</p>
${summaryHtml(report)}</main>`;
  return pageOf('Docs Agent on simulated servers', content.replaceAll(/<a href="[^"]*"/g, '<a'));
}
