import { withoutInvisible } from './unicode.ts';

/** Ordinary texts are stable after one or two; only texts made to unfold round by round need more. */
const ROUNDS = 6;

/** Marks a removed part: `withoutInvisible` removes it or replaces it with a space. */
const GAP = '\u200b';

/** More marks of lists and quotes before a line's text than anybody nests; parsing them takes seconds. */
const DEEP_MARKS =
  /^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){50})(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/gm;

/** Blank lines before the first line, which keeps its indentation. */
const LEADING_LINES = /^(?:[^\S\n]*\n)+/;

/**
 * The text of a comment as GitHub renders it, so that nothing hidden reaches the agent: what `hiddenSpans` and
 * `withoutInvisible` find is gone. Line ends become LF. A space replaces it only where its removal would create markup.
 * Idempotent.
 */
export async function visibleText(raw: string, quoted = false): Promise<string> {
  let before = raw
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]{500,}/g, ' '.repeat(500))
    .replace(DEEP_MARKS, '$1');

  for (let round = 0; ; round += 1) {
    // Without these signs, no further layer can unfold.
    if (round === ROUNDS) before = before.replace(/[<>[\]|&`~]/g, '');

    const after = withoutInvisible(await withoutHidden(before, quoted));
    if (after === before) return after;
    before = after;
  }
}

/**
 * The same for context, trimmed. Also gone: HTML comments in code, and what is seen only on request (titles of links,
 * images' alternative texts, HTML's attributes but addresses, tags unknown to it, words behind a fence's language).
 */
export async function quotedText(text: string): Promise<string> {
  return (await visibleText(text, true)).trimEnd().replace(LEADING_LINES, '');
}

/** A title's visible text on one line; it is no Markdown but for code between backticks. Idempotent. */
export function visibleTitle(title: string): string {
  const withoutComments = title.replace(/`[^`]*`|<!--(?:[\s\S]*?(-->)|[\s\S]*)/g, (match, end) =>
    end ? GAP : match,
  );
  return withoutInvisible(withoutComments).replace(/\s+/g, ' ').trim();
}

/** Closed comments above the first line, which GitHub does not show. */
const LEADING_COMMENTS = /^(?:(?:[^\S\n]*\n)* {0,3}<!--(?:-?>|[\s\S]*?-->))+/;

/** Whether the first visible line of a comment begins with that word. Parses no Markdown: anybody may comment. */
export function startsWith(body: string, command: string): boolean {
  const text = body.replace(/\r\n?/g, '\n').replace(LEADING_COMMENTS, '');
  const visible = withoutInvisible(text).replace(LEADING_LINES, '');
  if (command === '' || !visible.startsWith(command)) return false;
  return !/^\S/.test(visible.slice(command.length));
}

/** The visible text after the command name of a body that `startsWith` it. */
export async function visibleCommand(body: string, command: string): Promise<string> {
  const visible = (await visibleText(body)).replace(LEADING_LINES, '');
  return visible.startsWith(command) ? visible.slice(command.length) : '';
}

async function withoutHidden(raw: string, quoted: boolean): Promise<string> {
  const text = paragraphs(raw).some(isCostly) ? withoutCommentsAndDefinitions(raw) : raw;
  const mayHide = quoted ? /[<&[|]|```|~~~/ : /[<&[|]/;
  if (!mayHide.test(text)) return text;

  // Loaded only for texts with a character that could hide something.
  const { hiddenSpans } = await import('./hidden.ts');
  return withGaps(text, hiddenSpans(text, withoutCostlyMarkup(text), quoted));
}

/** The text with a gap in place of each span; spans may overlap. */
function withGaps(text: string, spans: { from: number; to: number }[]): string {
  let visible = '';
  let at = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from > at) visible += text.slice(at, from);
    if (to > at) visible += GAP;
    at = Math.max(at, to);
  }
  return visible + text.slice(at);
}

const paragraphs = (text: string) => text.split(/(?<=\n)(?=[ \t]*\n)/);

/** Whether a paragraph has so much markup that parsing would take seconds; ordinary texts never do. */
const isCostly = (paragraph: string) => (paragraph.match(/[\n<&[\]()]/g)?.length ?? 0) > 3000;

/** A text of the same length whose costly paragraphs have no links and entities. */
function withoutCostlyMarkup(text: string): string {
  const parsed = paragraphs(text).map((paragraph) =>
    isCostly(paragraph) ? paragraph.replace(/[&[\]()]/g, '.') : paragraph,
  );
  return parsed.join('');
}

/** The definition of a link or a footnote, also within lists, quotes, and tasks. */
const DEFINITION = /^[ \t>*+\-\d.)]*(?:\[[ x]\][ \t]+)?\[[^\]\n]+\]:/im;

/**
 * What the parser would not find if links are not parsed: comments also go in code, and everything goes from the first
 * definition in a costly paragraph on.
 */
function withoutCommentsAndDefinitions(raw: string): string {
  const text = raw.replace(/<!--[\s\S]*?(?:-->|$)/g, GAP);
  let at = 0;
  for (const paragraph of paragraphs(text)) {
    const definition = isCostly(paragraph) ? paragraph.search(DEFINITION) : -1;
    if (definition >= 0) return text.slice(0, at + definition);
    at += paragraph.length;
  }
  return text;
}
