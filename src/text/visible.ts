import { withoutComments } from './html-comments.ts';

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

/** The first line with words keeps its indentation. */
const LEADING_LINES = /^(?:[^\S\n]*\n)+/;

/**
 * What readers see of Markdown, with LF as line breaks: HTML comments are removed, except in code, and
 * invisible characters are.
 */
export function visibleText(markdown: string): string {
  return withoutInvisible(withoutComments(markdown.replace(/\r\n?/g, '\n')));
}

/** A title or a path on one line. GitHub shows both as they are, with HTML comments. */
export function visibleLine(text: string): string {
  return withoutInvisible(text).replace(/\s+/g, ' ').trim();
}

/** Undefined if the first line that is not blank does not start with the command. */
export function textAfter(command: string, body: string): string | undefined {
  const text = visibleText(body).replace(LEADING_LINES, '');
  if (command === '' || !text.startsWith(command)) return undefined;

  const rest = text.slice(command.length);
  return /^\S/.test(rest) ? undefined : rest;
}
