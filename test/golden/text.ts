import type { WorldEvent } from '../standin/github/records.ts';
import { commandsOfLine } from '../support/commands.ts';

const INDENT = ' '.repeat(4);
const indented = (text: string) => text.replace(/^(?=.)/gm, INDENT);

/** Markdown shows indented lines as they are. Empty without lines. */
export function section(title: string, lines: readonly string[]): string {
  const text = lines.join('\n').trimEnd();
  return text === '' ? '' : `## ${title}\n\n${indented(text)}`;
}

const REPEATED = /^(::group::(?:Prompt for a new job|Follow-up message).*)(?:\n│.*)*/gm;

export function logLines(log: string): string[] {
  const lines = log.replace(REPEATED, '$1 …').split('\n');
  return lines.flatMap((line) => {
    const [command] = commandsOfLine(line);
    if (!command || command.name === 'group') return line;

    const { name, properties, data } = command;
    return [`::${name}:: ${properties.title}`, indented(data)];
  });
}

export function requestLines(
  requests: readonly Record<'method' | 'target' | 'text', string>[],
): string[] {
  return requests
    .flatMap(({ method, target, text }) => {
      const line = `${method} ${target}`;
      if (text === '') return line;

      const { prompt = text } = JSON.parse(text) as { prompt?: string };
      return [line, indented(prompt)];
    })
    .join('\n')
    .replace(/^(GET .*)(\n\1$)+/gm, (all, line) => `${line} (${all.split('\n').length} times)`)
    .split('\n');
}

export function writeLines({ kind, comment: { id }, body = '' }: WorldEvent): string[] {
  return [`@@ ${kind} ${id}`, ...(body === '' ? [] : [indented(body)])];
}

/** The comments that these writes have left, without the beginning that is that of the summary, too. */
export function commentLines(writes: readonly WorldEvent[], summary: string): string[] {
  const written = [...new Set(writes.map(({ comment }) => comment))];
  const left = written.filter((each) => each.issue.comments.includes(each));
  return left
    .filter(({ user }) => user.type === 'Bot')
    .flatMap(({ issue, body }) => {
      return [`@@ in #${issue.number}`, indented(withoutBeginning(body, summary))];
    });
}

function withoutBeginning(body: string, known: string): string {
  const [lines, knownLines] = [body.split('\n'), known.split('\n')];
  const same = lines.findIndex((line, index) => line !== knownLines[index]);
  if (same < 3) return body;

  return [`… (${same} lines, as in the summary)`, ...lines.slice(same)].join('\n');
}

export function normalized(
  whole: string,
  { url, github, folder }: { url: string; github: { url: string }; folder: string },
): string {
  const text = whole
    .replaceAll(url, 'http://service')
    .replaceAll(new URL(url).host, 'service')
    .replaceAll(github.url, 'http://github')
    .replaceAll(folder, '<root>')
    .replaceAll('https://github.com/octo-org/octo-repo/', '<repo>/')
    .replaceAll(HELP, '<help>')
    .replace(/\/visitors-[0-9a-f-]{36}\//g, '/visitors-<nonce>/')
    .replace(RECORD, (_, payload: string) => `<!-- docs-agent-record: ${stateIn(payload)} -->`);

  // Comments have IDs from the counter of the simulated GitHub.
  const named = numbered(numbered(text, /job_[0-9a-f]{18}/g, 'job_'), /\b3000000\d{3}\b/g, 'id-');

  // Carriage returns, invisible characters and spaces that do not break a line are escaped, so that git and editors
  // do not change them, and reviewers see them.
  return named.replace(
    /(?!\n)[\p{Cc}\p{Cf}\u00a0]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}

export const HELP =
  'https://github.com/octo-org/docs-agent/blob/v1/.github/docs/troubleshooting.md';
const RECORD = /<!-- docs-agent-record ([A-Za-z0-9+/=]+)\.[A-Za-z0-9+/=]{44}\.\w+ -->/g;

const stateIn = (payload: string): string =>
  JSON.parse(Buffer.from(payload, 'base64').toString()).state;

function numbered(text: string, pattern: RegExp, prefix: string): string {
  const ids = [...new Set(text.match(pattern))];
  return text.replace(pattern, (id) => `${prefix}${ids.indexOf(id) + 1}`);
}
