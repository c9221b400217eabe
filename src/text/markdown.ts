import type { Text } from './sentence.ts';

/** Most characters of one foreign value within a sentence; far more than any that means something. */
const MAX_VALUE = 2_000;

/**
 * One line of a log out of foreign text. The runner reads `::command::` at the start of a line and
 * `##[command]` anywhere in it, on stdout and stderr alike; line breaks, terminal control and bidirectional
 * controls become visible signs. Marks and variation selectors stay, but hide no command: the runner's
 * comparison of texts may not see them.
 */
export function logLine(value: string): string {
  return value
    .replace(/\r\n?|\n|\u2028|\u2029/g, '⏎')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�')
    .replace(/#([\p{M}\p{DI}]*)#([\p{M}\p{DI}]*)\[/gu, '#$1·#$2[')
    .replace(/^([\s\p{M}\p{DI}]*):([\p{M}\p{DI}]*):/u, '$1:$2·:');
}

/** A sentence for the log, which is plain text: without our code spans. */
export function toLog(text: Text): string {
  return logLine(
    text
      .map((part) =>
        typeof part === 'string' ? part.replaceAll('`', '') : 'code' in part ? bounded(part.code) : part.link,
      )
      .join(''),
  );
}

/** A sentence as Markdown, on one line. */
export const toMarkdown = (text: Text): string => withSpans(text, codeSpan);

/** A sentence as Markdown for a cell of a table. */
export const toCell = (text: Text): string => withSpans(text, cellSpan);

function withSpans(text: Text, span: (value: string) => string): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      // Bare, an address is only a link if its host looks like one, and `@name` in it a mention if not.
      return 'code' in part ? span(part.code) : `<${part.link}>`;
    })
    .join('');
}

/**
 * Foreign text as a Markdown code span: the only thing that stops mentions, references and markup on
 * GitHub; a backslash or an entity does not stop `@name`. One line, whatever the text holds.
 */
export function codeSpan(value: string): string {
  const line = visible(bounded(value)).replace(/\s+/g, (run) => (run.includes('\n') ? ' ⏎ ' : run));
  if (line.trim() === '') return '`·`';
  const ticks = '`'.repeat(longestRun(/`+/g, line) + 1);
  // The spaces inside are taken away by the renderer; without them a leading or trailing tick would join.
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return ticks + pad + line + pad + ticks;
}

/**
 * A code span in a cell of a table, where a bar would end the cell even inside code. Whether `\\|` ends it
 * depends on the parser: a blank keeps a backslash of the text away from the bar.
 */
export function cellSpan(value: string): string {
  return codeSpan(value.replace(/(?<=\\)\|/g, ' |')).replaceAll('|', '\\|');
}

/**
 * Foreign text as a fenced block: literal, line breaks kept, what nobody can see as a visible sign, cut at its end. With
 * the fences the block is at most twice as long as the cut text, and 100 characters more.
 */
export function fence(value: string, maxCharacters = Number.POSITIVE_INFINITY): string {
  const text = visible(value);
  const left = text.length - maxCharacters;
  if (left <= 0) return codeBlock(text);
  const kept = text.slice(0, maxCharacters).toWellFormed();
  return `${codeBlock(kept)}\n\n… and ${left.toLocaleString('en')} more characters`;
}

/**
 * A fenced block of a text as it is. The fence is longer than every run of its sign inside: nothing can end it. A text
 * with fences of backticks gets one of tildes, so that no text needs two fences that are longer than itself.
 */
export function codeBlock(text: string): string {
  const [ticks, tildes] = [longestRun(/`+/g, text), longestRun(/~+/g, text)];
  const [sign, longest] = ticks >= 3 && ticks > tildes ? ['~', tildes] : ['`', ticks];
  const fence = sign.repeat(Math.max(3, longest + 1));
  return `${fence}text\n${text}\n${fence}`;
}

/** Markdown that is shown once its title is clicked. */
export function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

function bounded(value: string): string {
  return value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE).toWellFormed()}…` : value;
}

/** Line breaks as LF; controls and lone surrogates, which nobody can see, as a visible sign. */
function visible(value: string): string {
  return value
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/gu, '�');
}

function longestRun(sign: RegExp, text: string): number {
  return (text.match(sign) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}
