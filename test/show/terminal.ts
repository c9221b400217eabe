/** What `npm start` shows in the terminal. */

import type { Issue } from '../standin/github/records.ts';
import type { SeenRequest } from '../standin/service/service.ts';
import { bodyHtml, shownIn } from '../support/github-html.ts';
import type { SeenComment } from '../support/github-page.ts';
import { indented } from './step.ts';

/** The comments of a thread as people read them, without what is folded or small. */
export function threadText(comments: readonly SeenComment[]): string {
  const shown = comments.map(({ login, body, reactions }) => {
    const author = [login.replace('[bot]', ' (bot)'), ...reactions].join(' ');
    return `${author}\n${indented(plainText(body))}`;
  });
  return shown.join('\n');
}

/** A pull request with its commits. The result in the thread names its files. */
export function pullText({ number, title, change }: Issue): string {
  const commits = change.commits.map(({ message }) => `Commit: ${message}`);
  return `Pull request #${number}: ${title}\n${indented(commits.join('\n'))}`;
}

/** Folded sections and small print. */
const ASIDE = /<details>.*?<\/details>|<sub>.*?<\/sub>/gs;

/** Without blank lines. */
function plainText(markdown: string): string {
  const html = bodyHtml(markdown).replaceAll(ASIDE, '');
  return shownIn(html).text.trim().replaceAll(/\n\s+/g, '\n');
}

/** The title, the totals, and what changed of a visitor report, which stand above its chart. */
export function reportHead(summary: string): string {
  const [head = ''] = summary.split('```mermaid');
  const plain = head.replaceAll(/^#+ |`|\*\*|<\/?(?:code|wbr)>/gm, '');
  const lines = plain.split('\n').filter((line) => line !== '' && !line.startsWith('| -'));
  const isRow = (line: string) => line.startsWith('|');

  const table = lines.filter(isRow).map((line) => line.split('|').slice(1, -1));
  const [title = '', ...notes] = lines.filter((line) => !isRow(line));
  return [title, columns(table), ...notes].join('\n');
}

/** Each request for work, and how often everything else was asked for. */
export function requestsText(requests: readonly SeenRequest[]): string {
  const works = requests.flatMap((request) => {
    const instruction = instructionOf(request);
    return instruction === undefined ? [] : [[addressOf(request), instruction]];
  });
  const others = requests.filter((request) => instructionOf(request) === undefined);
  const counts = Array.from(Map.groupBy(others, addressOf), ([address, { length }]) => [
    address,
    `${length} ×`,
  ]);
  return columns([...works, ...counts]);
}

const addressOf = ({ method, path }: SeenRequest) =>
  `${method} ${path.replace(method === 'GET' ? /(?<=job_)\w+/ : /(?<=job_.{6})\w+/, '…')}`;

/** And how long the prompt is if context follows. Undefined for a request that is not for work. */
function instructionOf({ text }: SeenRequest): string | undefined {
  const { prompt } = JSON.parse(text || '{}') as { prompt?: string };
  if (prompt === undefined) return undefined;

  const [instruction = '', ...context] = prompt.split('\n');
  return context.length === 0 ? instruction : `${instruction} … (${prompt.length} characters)`;
}

function columns(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.trim()));
  const widthOf = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));

  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widthOf(column))));
  return lines.map((line) => line.join('  ').trimEnd()).join('\n');
}
