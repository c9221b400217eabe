/**
 * Texts of a thread (comment, title, body) without what a reader of the thread cannot see. The Markdown parser is
 * loaded only for texts that hold a character that could hide something.
 */
import type { Span } from './hidden.ts';
import { withoutInvisible } from './unicode.ts';

/** Ordinary texts are stable after one or two rounds; only texts made to unfold round by round need more. */
const ROUNDS = 6;

/** Marks a removed part: `withoutInvisible` removes it or replaces it with a space. */
const GAP = '\u200b';

/**
 * The visible text of a comment as GitHub shows it. Gone are HTML comments, declarations, instructions and CDATA
 * sections outside code, definitions of links and footnotes that nothing refers to, cells beyond a table's columns,
 * and characters that are not seen, written as they are or as `&#8203;`. Line ends become LF. A blank takes the place
 * of what is removed only where its neighbours would else become markup. Idempotent.
 */
export function visibleText(text: string): Promise<string> {
  return stable(text, false);
}

/**
 * The same for texts that are quoted as context, whose cleaned form is not shown to users. Also removes HTML comments in
 * code, and what is visible only on request: titles of links, alternative texts of images, attributes of
 * HTML tags but addresses, tags that HTML does not have, words behind a fence's language.
 */
export function quotedText(text: string): Promise<string> {
  return stable(text, true);
}

/**
 * The visible text of a title, on one line. A title is no Markdown but for code between backticks, so that
 * `[Bug]: Crash` is no definition and `<T>` no tag. Idempotent.
 */
export function visibleTitle(title: string): string {
  const withoutComments = title.replace(/`[^`]*`|<!--(?:[\s\S]*?(-->)|[\s\S]*)/g, (found, end) =>
    end ? GAP : found,
  );
  return withoutInvisible(withoutComments).replace(/\s+/g, ' ').trim();
}

async function stable(raw: string, quoted: boolean): Promise<string> {
  const markup = quoted ? /[<&[|]|```|~~~/ : /[<&[|]/;
  let before = raw.replace(/\r\n?/g, '\n').replace(/[ \t]{500,}/g, ' '.repeat(500));
  for (let round = 0; ; round += 1) {
    // Made to unfold: without these signs no further layer can.
    if (round === ROUNDS) before = before.replace(/[<>[\]|&`~]/g, '');
    const text = strict(before);
    const spans = markup.test(text) ? await hiddenIn(text, quoted) : [];
    const after = withoutInvisible(without(text, spans));
    if (after === before) return after;
    before = after;
  }
}

async function hiddenIn(text: string, quoted: boolean): Promise<Span[]> {
  const { hiddenSpans } = await import('./hidden.ts');
  return hiddenSpans(text, paragraphs(text).map(bounded).join(''), quoted);
}

const paragraphs = (text: string) => text.split(/(?<=\n)(?=[ \t]*\n)/);

/** Whether a paragraph has so much markup that parsing would take seconds; ordinary texts never do. */
const isCostly = (paragraph: string) => (paragraph.match(/[\n<&[\]()]/g)?.length ?? 0) > 3000;

/** A paragraph for the parser, with the markup of costly ones replaced by other characters. */
const bounded = (paragraph: string) =>
  isCostly(paragraph) ? paragraph.replace(/[&[\]()]/g, '.') : paragraph;

/**
 * A text with a costly paragraph is treated strictly: comments go everywhere, in code too, and so does all that
 * follows a definition in such a paragraph.
 */
function strict(text: string): string {
  if (!paragraphs(text).some(isCostly)) return text;
  let kept = '';
  for (const paragraph of paragraphs(text.replace(/<!--[\s\S]*?(?:-->|$)/g, GAP))) {
    const definition = isCostly(paragraph) ? paragraph.search(/^[ \t>*+\-\d.)]*\[[^\]\n]+\]:/m) : -1;
    if (definition >= 0) return kept + paragraph.slice(0, definition);
    kept += paragraph;
  }
  return kept;
}

function without(text: string, spans: Span[]): string {
  let kept = '';
  let at = 0;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    if (from > at) kept += text.slice(at, from);
    if (to > at) kept += GAP;
    at = Math.max(at, to);
  }
  return kept + text.slice(at);
}

/**
 * The text after the command name in a comment, as readers see it: hidden text cannot form or hide a command or an
 * option. Undefined if the comment is not a command. The parser runs only for comments that contain the name.
 */
export async function visibleCommand(body: string, command: string): Promise<string | undefined> {
  return withoutInvisible(body).includes(command)
    ? afterCommand(await visibleText(body), command)
    : undefined;
}

/**
 * The text after the command name, if the first non-blank line starts with it, unindented and followed by white space or
 * the end of the text; else undefined.
 */
function afterCommand(text: string, command: string): string | undefined {
  const visible = /\S/.exec(text)?.index;
  if (visible === undefined || command === '') return undefined;
  const start = text.lastIndexOf('\n', visible) + 1;
  const rest = text.slice(start + command.length);
  return text.startsWith(command, start) && !/^\S/.test(rest) ? rest : undefined;
}
