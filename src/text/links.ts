/** Parts of Markdown's links: CommonMark 'Links', 'Link reference definitions'. Everything here is linear. */
import type { Dialect } from './reading.ts';

export interface LinkTail {
  /** Offset behind the closing parenthesis, or behind the definition. */
  end: number;
  /** Where the address ends and the title, with the white space before it, begins and ends. */
  title: { from: number; to: number } | undefined;
  address: { from: number; to: number };
}

/** Behind `](`: an address, a title, `)`. `at` is the offset of the parenthesis. */
export function linkTail(text: string, at: number, dialect: Dialect): LinkTail | undefined {
  let from = afterSpace(text, at + 1);
  if (text[from] === ')') return { end: from + 1, title: undefined, address: { from, to: from } };
  const to = afterAddress(text, from, dialect);
  if (to === undefined) return undefined;
  const address = { from, to };
  from = afterSpace(text, to);
  if (text[from] === ')') return { end: from + 1, title: undefined, address };
  const end = from === to ? undefined : afterTitle(text, from);
  if (end === undefined) return undefined;
  const close = afterSpace(text, end);
  return text[close] === ')' ? { end: close + 1, title: { from: to, to: end }, address } : undefined;
}

/** A link reference definition at `at`, whose line ends behind it. */
export function definition(
  text: string,
  at: number,
  dialect: Dialect,
): (LinkTail & { label: string }) | undefined {
  if (text[at] !== '[') return undefined;
  const labelEnd = afterLabel(text, at);
  if (labelEnd === undefined || text[labelEnd] !== ':') return undefined;
  const label = text.slice(at + 1, labelEnd - 1);
  const from = afterSpace(text, labelEnd + 1);
  const to = afterAddress(text, from, dialect);
  if (to === undefined || to === from || label.trim() === '') return undefined;
  const titleFrom = afterSpace(text, to);
  const titleEnd = titleFrom === to ? undefined : afterTitle(text, titleFrom);
  const address = { from, to };
  if (titleEnd !== undefined && lineEnds(text, titleEnd))
    return { label, address, title: { from: to, to: titleEnd }, end: titleEnd };
  return lineEnds(text, to) ? { label, address, title: undefined, end: to } : undefined;
}

/** The offset behind the label whose bracket opens at `at`, if it is one. */
export function afterLabel(text: string, at: number): number | undefined {
  for (let end = at + 1; end < text.length && end < at + 1001; end += 1) {
    const sign = text[end];
    if (sign === '\\') end += 1;
    else if (sign === '[') return undefined;
    else if (sign === ']') return end + 1;
  }
  return undefined;
}

function afterAddress(text: string, at: number, dialect: Dialect): number | undefined {
  if (text[at] === '<') {
    const end = /<(?:[^<>\\\n]|\\[^\n])*>/y;
    end.lastIndex = at;
    return end.test(text) ? end.lastIndex : undefined;
  }
  let depth = 0;
  let end = at;
  for (; end < text.length; end += 1) {
    const sign = text.charAt(end);
    if (sign <= ' ' || sign === '\u007f') break;
    if (sign === '\\' && /[!-/:-@[-`{-~]/.test(text.charAt(end + 1))) end += 1;
    else if (sign === '(' && ++depth > 32) return undefined;
    else if (sign === ')' && --depth < 0) return end;
  }
  // GitHub's parser does not mind a parenthesis that stays open.
  return depth === 0 || dialect === 'github' ? Math.min(end, text.length) : undefined;
}

function afterTitle(text: string, at: number): number | undefined {
  const sign = text[at];
  if (sign !== '"' && sign !== "'" && sign !== '(') return undefined;
  const close = sign === '(' ? ')' : sign;
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === close) return end + 1;
    else if (text[end] === '(' && sign === '(') return undefined;
  }
  return undefined;
}

/** White space with one line end at most. */
function afterSpace(text: string, at: number): number {
  const space = /[ \t]*(?:\n[ \t]*)?/y;
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

function lineEnds(text: string, at: number): boolean {
  const rest = /[ \t]*(?:\n|$)/y;
  rest.lastIndex = at;
  return rest.test(text);
}
