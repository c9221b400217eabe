/** Pages that show comments and summaries as GitHub would. They load nothing, images included. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullName, type Issue } from '../standin/github/records.ts';
import type { World } from '../standin/github/world.ts';
import { bodyHtml } from './github-html.ts';

/** What a reader of a thread sees of a comment. */
export interface SeenComment {
  login: string;
  /** Default: `commented`. */
  did?: string;
  /** Markdown. */
  body: string;
  /** As emoji. */
  reactions: readonly string[];
}

const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', rocket: '🚀', confused: '😕' };

export function commentsOn(world: World, issue: Issue): SeenComment[] {
  return world.comments(issue).map((comment) => ({
    login: comment.user.login,
    body: comment.body,
    reactions: world.reactions(comment).map(({ content }) => EMOJI[content] ?? content),
  }));
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Of an issue or pull request. */
const ADDRESS = String.raw`https://github\.com/([\w.-]+/[\w.-]+)/(?:pull|issues)/(\d+)`;

/**
 * As on a page of that repository: GitHub shortens the addresses of issues and pull requests, and shows the titles of those
 * that are alone in a list item.
 */
export function rendered(
  markdown: string,
  repository: string,
  known: readonly Issue[] = [],
): string {
  const alone = new RegExp(`<li>(<a [^>]*>)${ADDRESS}</a></li>`, 'g');
  const titled = bodyHtml(markdown).replaceAll(
    alone,
    (item, open, name: string, number: string) => {
      const issue = known.find(
        (one) => fullName(one.repository) === name && String(one.number) === number,
      );
      if (issue === undefined) return item;

      const words = `${open}${escaped(issue.title)}</a> <span class="number">#${number}</span>`;
      return `<li class="reference">${dot(issue)} ${words}</li>`;
    },
  );

  const address = new RegExp(`>${ADDRESS}</a>`, 'g');
  return titled.replaceAll(address, (_, name: string, number: string) => {
    return `>${name === repository ? '' : name}#${number}</a>`;
  });
}

const stateOf = ({ state, change }: Issue): string => (change.mergedAt === null ? state : 'merged');

/** In place of GitHub's icon, which has the color of the state. */
const dot = (issue: Issue): string =>
  `<span class="dot ${stateOf(issue)}" title="${stateOf(issue)}"></span>`;

/** The title of an issue or pull request, with the badge that shows its state. */
export function titleHtml(issue: Issue): string {
  const state = stateOf(issue);
  const badge = `<span class="state ${state}">${state.charAt(0).toUpperCase()}${state.slice(1)}</span>`;
  return `<h1>${escaped(issue.title)} <span class="number">#${issue.number}</span></h1>\n<p>${badge}</p>`;
}

/** The comments of an issue, one below the other. `known` are the issues whose titles GitHub shows. */
export function threadHtml(
  comments: readonly SeenComment[],
  { repository }: Issue,
  known: readonly Issue[] = [],
): string {
  const boxes = comments.map(({ login, did = 'commented', body, reactions }) => {
    const isBot = login.endsWith('[bot]');
    const name = escaped(login.replace('[bot]', ''));
    const kind = isBot ? ' <i>bot</i>' : '';
    const counters = reactions.map((emoji) => `<span>${escaped(emoji)} 1</span>`).join(' ');

    return [
      `<div class="row"><div class="avatar${isBot ? ' bot' : ''}">${name.charAt(0).toUpperCase()}</div>`,
      `<div class="box"><div class="head"><b>${name}</b>${kind} ${did}</div><div class="body">`,
      rendered(body, fullName(repository), known),
      counters && `<p class="reactions">${counters}</p>`,
      '</div></div></div>',
    ].join('\n');
  });
  return boxes.join('\n');
}

/**
 * A whole page, light or dark as the reader's system is.
 * @param options.scripts the source of the scripts that the page may run, in the words of its policy
 */
export function pageOf(title: string, body: string, { scripts = "'none'" } = {}): string {
  const styles = readFileSync(join(import.meta.dirname, 'github-page.css'), 'utf8');
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
