import { grouped, type Label, shortened, type Text } from './sentence.ts';

/** The most characters of an untrusted value. Meaningful ones are far shorter. */
const MAX_VALUE = 2_000;

/**
 * A line for the log that is no command for the runner. The runner obeys `::command::` at the start
 * of a line and `##[command]` anywhere in it, even with marks and variation selectors between the
 * signs.
 */
export function logLine(value: string): string {
  return value
    .replace(/\r\n?|\n|\u2028|\u2029/g, '⏎')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�')
    .replace(/#([\p{M}\p{DI}]*)#([\p{M}\p{DI}]*)\[/gu, '#$1·#$2[')
    .replace(/^([\s\p{M}\p{DI}]*):([\p{M}\p{DI}]*):/u, '$1:$2·:');
}

export function toLog(text: Text): string {
  const plain = text.map((part) => {
    if (typeof part === 'string') return part;
    return 'code' in part ? `\`${shortened(part.code, MAX_VALUE)}\`` : part.link;
  });
  return logLine(plain.join(''));
}

/** In angle brackets, every host links a URL, and `@name` in it is no mention. */
export function toMarkdown(text: Text): string {
  const parts = text.map((part) => {
    if (typeof part === 'string') return part;
    if ('code' in part) return codeSpan(part.code);
    return part.label === undefined ? `<${part.link}>` : `[${labelText(part.label)}](${part.link})`;
  });
  return parts.join('');
}

function labelText(label: Label): string {
  return typeof label === 'string' ? label.replaceAll('_', '\\_') : codeSpan(label.code);
}

/**
 * One line of code. On GitHub, neither a backslash nor an entity prevents a mention, but code does.
 */
export function codeSpan(value: string): string {
  const line = codeLine(value);
  if (line === '') return '`·`';

  const ticks = '`'.repeat(longestRun(/`+/g, line) + 1);
  // A backtick at the edge would join the delimiter. The renderer strips one space on each side.
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return ticks + pad + line + pad + ticks;
}

/** Such a part of a path fits on a phone. */
const MAX_UNBROKEN = 16;
/** Without the percent sign, which belongs to what is after it. */
const PUNCTUATION = '!-$&-/:-@[-`{-~';
const AFTER_PUNCTUATION = new RegExp(`(?<=.[${PUNCTUATION}])(?=[^${PUNCTUATION}])`, 'gu');

/**
 * Code that a narrow page can break after punctuation, and in long words. In this HTML, the
 * renderer still looks for Markdown, bars of tables, and addresses, so punctuation is written as
 * entities, and the parts of an address are apart.
 */
export function breakableCode(value: string): string {
  const line = codeLine(value);
  const mayBeAddress = /[.:]/.test(line);
  const html = (line.length > MAX_UNBROKEN || mayBeAddress ? withBreaks(line) : line)
    .replace(/[!-$&-,.:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('\0', '<wbr>');
  return `<code>${html || '·'}</code>`;
}

function withBreaks(line: string): string {
  return line.replace(AFTER_PUNCTUATION, '\0').replace(/[a-z\d%]{16}(?=[a-z\d%])/gi, '$&\0');
}

/** Empty if the value has no visible character. */
function codeLine(value: string): string {
  const line = withVisibleControls(shortened(value, MAX_VALUE)).replace(/\s+/g, (run) =>
    run.includes('\n') ? ' ⏎ ' : run,
  );
  return line.trim() === '' ? '' : line;
}

/** At most twice as long as the text plus 100 characters. */
export function shortenedBlock(value: string, maxCharacters: number): string {
  const text = withVisibleControls(value);
  const omitted = text.length - maxCharacters;
  const block = codeBlock(text.slice(0, maxCharacters).toWellFormed());
  return omitted > 0 ? `${block}\n\n… and ${grouped(omitted)} more characters` : block;
}

/**
 * Nothing in the text can end the block. Where it has many backticks, the fence is of tildes, so
 * that it stays short.
 */
export function codeBlock(text: string, language = 'text'): string {
  const ticks = longestRun(/`+/g, text);
  const tildes = longestRun(/~+/g, text);
  const useTildes = ticks >= 3 && ticks > tildes;
  const length = Math.max(3, (useTildes ? tildes : ticks) + 1);
  const fence = (useTildes ? '~' : '`').repeat(length);
  return `${fence}${language}\n${text}\n${fence}`;
}

export function collapsible(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Line breaks become LF. Control characters and lone surrogates become a visible sign. */
function withVisibleControls(value: string): string {
  return value
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '�')
    .replace(/[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu, '�');
}

function longestRun(sign: RegExp, text: string): number {
  return (text.match(sign) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}
