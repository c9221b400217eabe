import { grouped, type Label, shortened, type Text } from './sentence.ts';

/** Of an untrusted value within a sentence, far above any meaningful one. */
const MAX_VALUE = 2_000;

/**
 * For the log. The runner obeys `::command::` at a line's start and `##[command]` anywhere in it,
 * even with marks and variation selectors between the signs.
 */
export function logLine(value: string): string {
  return value
    .replace(/\r\n?|\n|\u2028|\u2029/g, '⏎')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�')
    .replace(/#([\p{M}\p{DI}]*)#([\p{M}\p{DI}]*)\[/gu, '#$1·#$2[')
    .replace(/^([\s\p{M}\p{DI}]*):([\p{M}\p{DI}]*):/u, '$1:$2·:');
}

/** As plain text: code in backticks, only the URL of a link, and bold words as they are. */
export function toLog(text: Text): string {
  const plain = text.map((part) => {
    if (typeof part === 'string') return part;
    if ('bold' in part) return part.bold;
    return 'code' in part ? `\`${shortened(part.code, MAX_VALUE)}\`` : part.link;
  });
  return logLine(plain.join(''));
}

/** On one line. Some hosts would not link a bare URL, and `@name` in it would be a mention. */
export function toMarkdown(text: Text): string {
  const parts = text.map((part) => {
    if (typeof part === 'string') return part;
    if ('bold' in part) return `**${part.bold}**`;
    if ('code' in part) return codeSpan(part.code);
    return part.label === undefined ? `<${part.link}>` : `[${labelOf(part.label)}](${part.link})`;
  });
  return parts.join('');
}

function labelOf(label: Label): string {
  return typeof label === 'string' ? label.replaceAll('_', '\\_') : codeSpan(label.code);
}

/** On one line. On GitHub only code prevents mentions: neither a backslash nor an entity does. */
export function codeSpan(value: string): string {
  const line = withVisibleControls(shortened(value, MAX_VALUE)).replace(/\s+/g, (run) =>
    run.includes('\n') ? ' ⏎ ' : run,
  );
  if (line.trim() === '') return '`·`';

  const ticks = '`'.repeat(longestRun(/`+/g, line) + 1);
  // The renderer strips it. Without it, a backtick would join the delimiter.
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return ticks + pad + line + pad + ticks;
}

/** In a cell, a bar ends even code. Parsers differ about `\\|`, so a space separates the two. */
export function cellSpan(value: string): string {
  return codeSpan(value.replace(/(?<=\\)\|/g, ' |')).replaceAll('|', '\\|');
}

/** Cut, its invisible characters shown; at most twice as long as the text plus 100. */
export function fence(value: string, maxCharacters: number): string {
  const text = withVisibleControls(value);
  const omitted = text.length - maxCharacters;
  const block = codeBlock(text.slice(0, maxCharacters).toWellFormed());
  return omitted > 0 ? `${block}\n\n… and ${grouped(omitted)} more characters` : block;
}

/** Nothing in the text can end the fence. Tildes fence backticks: no text needs fences that are longer than itself. */
export function codeBlock(text: string): string {
  const ticks = longestRun(/`+/g, text);
  const tildes = longestRun(/~+/g, text);
  const useTildes = ticks >= 3 && ticks > tildes;
  const length = Math.max(3, (useTildes ? tildes : ticks) + 1);
  const fence = (useTildes ? '~' : '`').repeat(length);
  return `${fence}text\n${text}\n${fence}`;
}

export function collapsible(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Line breaks become LF, and controls and lone surrogates a visible sign. */
function withVisibleControls(value: string): string {
  return value
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/gu, '�');
}

function longestRun(sign: RegExp, text: string): number {
  return (text.match(sign) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}
