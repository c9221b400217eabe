/** Pages that show comments and summaries as GitHub would. They load nothing, images included. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullName, type Issue } from '../standin/github/records.ts';
import type { World } from '../standin/github/world.ts';
import { bodyHtml } from './github-html.ts';

/** What a reader of a thread sees of a comment. */
export interface SeenComment {
  readonly login: string;
  /** Markdown. */
  readonly body: string;
  /** As emoji. */
  readonly reactions: readonly string[];
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

/** As on a page of that repository: GitHub shortens the addresses of issues and pull requests. */
export function rendered(markdown: string, repository: string): string {
  const address = />https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/(?:pull|issues)\/(\d+)<\/a>/g;
  return bodyHtml(markdown).replaceAll(address, (_, name: string, number: string) => {
    return `>${name === repository ? '' : name}#${number}</a>`;
  });
}

/** The comments of an issue, one below the other. */
export function threadHtml(comments: readonly SeenComment[], { repository }: Issue): string {
  const boxes = comments.map(({ login, body, reactions }) => {
    const isBot = login.endsWith('[bot]');
    const name = escaped(login.replace('[bot]', ''));
    const kind = isBot ? ' <i>bot</i>' : '';
    const counters = reactions.map((emoji) => `<span>${escaped(emoji)} 1</span>`).join(' ');

    return [
      `<div class="row"><div class="avatar${isBot ? ' bot' : ''}">${name.charAt(0).toUpperCase()}</div>`,
      `<div class="box"><div class="head"><b>${name}</b>${kind} commented</div><div class="body">`,
      rendered(body, fullName(repository)),
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
