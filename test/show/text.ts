/** What `npm start` shows in the terminal. */
import type { SeenRequest } from '../standin/service/api.ts';
import type { ActionOptions, ActionResult } from '../support/action.ts';
import { bodyHtml, shownIn } from '../support/github-html.ts';
import type { SeenComment } from '../support/github-page.ts';

export const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** A run as text: its inputs, its log as the runner gets it, its outputs, and its summary. */
export function runText(title: string, { inputs }: ActionOptions, result: ActionResult): string {
  const { stdout, exitCode, outputs, summary } = result;
  const given = Object.entries(inputs).map(([name, value]) => {
    return `  ${name}: ${/key|token/.test(name) ? '***' : value}`;
  });
  const filled = Object.entries(outputs).filter(([, value]) => value !== '');

  return [
    `━━ ${title}\n\nwith:`,
    ...given,
    `\n${stdout}exit code ${exitCode}\n\noutputs (without empty ones):`,
    ...filled.map(([name, value]) => `  ${name}=${value}`),
    `\njob summary (Markdown):\n${indented(summary)}`,
  ].join('\n');
}

/** The comments of a thread as people read them, without what is folded or small. */
export function threadText(comments: readonly SeenComment[]): string {
  const shown = comments.map(({ login, body, reactions }) => {
    const author = [login.replace('[bot]', ' (bot)'), ...reactions].join(' ');
    return `${author}\n${indented(plainText(body))}`;
  });
  return shown.join('\n');
}

/** Without folded sections, small print, and blank lines. */
function plainText(markdown: string): string {
  const html = bodyHtml(markdown).replaceAll(/<details>.*?<\/details>|<sub>.*?<\/sub>/gs, '');
  return shownIn(html).text.trim().replaceAll(/\n\s+/g, '\n');
}

/** Each request for work, and how often everything else was asked for. */
export function requestsText(requests: readonly SeenRequest[]): string {
  const lines = requests.map(({ method, path, text }) => {
    const { prompt = '' } = JSON.parse(text || '{}') as { prompt?: string };
    return `${method} ${path.replace(/(?<=job_.{6})\w+/, '…')}  ${prompt.split('\n', 1)[0]}`.trim();
  });
  const counts = Map.groupBy(lines, (line) => line);
  return Array.from(counts, ([line, { length }]) =>
    length > 1 ? `${line}  ${length} ×` : line,
  ).join('\n');
}
