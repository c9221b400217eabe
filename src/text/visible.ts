/** Scripts whose letters change their shape beside a joiner. */
const JOINING_SCRIPTS = (
  'Adlm Arab Bali Beng Cakm Deva Gran Gujr Guru Java Khmr Knda Lana Mand Mlym Mong Mymr Newa Nkoo Orya Phag Rohg Sinh ' +
  'Sund Syrc Taml Telu Tibt Tirh'
).split(' ');
const JOINING = `[[\\p{L}\\p{M}]&&[${JOINING_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]]`;

const EMOJI_JOINER = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`;
const LETTER_JOINER = `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`;
const FORMAT_OR_CONTROL = String.raw`[[\p{Cf}\p{Cc}]--[\t\n]]`;
/** Only the first of several shapes a character; the others can hold hidden text. */
const FURTHER_SELECTORS = String.raw`(?<=\p{Variation_Selector})\p{Variation_Selector}`;

/** Compiled at first use, which takes milliseconds. */
let joinerOrInvisible: RegExp | undefined;

/** Without format characters and controls, except for joiners that shape what is seen. */
export function withoutInvisible(text: string): string {
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;

  joinerOrInvisible ??= new RegExp(
    `(${EMOJI_JOINER}|${LETTER_JOINER})|${FORMAT_OR_CONTROL}|${FURTHER_SELECTORS}`,
    'gv',
  );
  return text.toWellFormed().replace(joinerOrInvisible, '$1');
}

/** Without bidirectional controls and tag characters. All others can be part of a diff. */
export function cleanGit(text: string): string {
  return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, '');
}

const FENCED_BLOCK =
  /^ {0,3}(?<fence>`{3,}(?=[^`\n]*$)|~{3,})[\s\S]*?(?:^ {0,3}\k<fence>[`~]*[ \t]*$|(?![\s\S]))/;
/** Within a paragraph. A backslash before the backticks makes them text. */
const CODE_SPAN = /(?<![\\`])(?<ticks>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\k<ticks>(?!`)/;
const HTML_COMMENT = /<!--(?:-?>|[\s\S]*?(?:-->|(?![\s\S])))/;
const CODE_OR_COMMENT = new RegExp(
  [FENCED_BLOCK, CODE_SPAN, HTML_COMMENT].map(({ source }) => source).join('|'),
  'gm',
);

/** The first line keeps its indentation. */
const LEADING_LINES = /^(?:[^\S\n]*\n)+/;

/**
 * Markdown without HTML comments and invisible characters, with LF. Code between backticks and in
 * fenced blocks keeps its comments, because readers see them. No parser: it removes comments in
 * indented code, and keeps all between backticks. Takes linear time: anybody may comment.
 */
export function visibleText(markdown: string): string {
  const withoutComments = markdown
    .replace(/\r\n?/g, '\n')
    .replace(CODE_OR_COMMENT, (part) => (part.startsWith('<!--') ? '' : part));
  return withoutInvisible(withoutComments);
}

/** Of a title or a path. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}

/** Undefined if the first line that is not blank does not start with the command. */
export function textAfter(command: string, body: string): string | undefined {
  const text = visibleText(body).replace(LEADING_LINES, '');
  if (command === '' || !text.startsWith(command)) return undefined;

  const rest = text.slice(command.length);
  return /^\S/.test(rest) ? undefined : rest;
}
