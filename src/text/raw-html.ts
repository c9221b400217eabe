/** What of raw HTML a reader does not see: comments and what HTML's own parser takes for one, attributes. */
import { ELEMENTS } from './elements.ts';
import type { Findings, Reading, Rules } from './reading.ts';

/** The attribute that a reader meets as a link or a picture, as they meet the address of Markdown's own. */
const ADDRESS = new Map([
  ['<a', 'href'],
  ['<img', 'src'],
]);

interface Attribute {
  name: string;
  value: string;
  from: number;
  to: number;
}

/** Reads the raw HTML at `from` to `to` of a reading. Linear. Source: HTML standard, 'Tokenization'. */
export function readRawHtml(reading: Reading, from: number, to: number, rules: Rules, found: Findings): void {
  const { text } = reading;
  const raw = text.slice(0, to);
  let at = from;
  if (found.unclosed) {
    const close = found.unclosed.by === undefined ? -1 : raw.indexOf(found.unclosed.by, from);
    if (close < 0) return;
    at = close + 3;
    found.hidden.push({ from: found.unclosed.from, to: reading.at(at - 1) + 1 });
    found.unclosed = undefined;
  }
  for (;;) {
    const start = raw.indexOf('<', at);
    if (start < 0) return;
    const end = afterTag(raw, start, reading, rules, found);
    if (end === undefined) return;
    at = end;
  }
}

/** Where reading goes on behind the sign `<` at `start`; undefined: nothing of this range is left. */
function afterTag(
  raw: string,
  start: number,
  reading: Reading,
  rules: Rules,
  found: Findings,
): number | undefined {
  if (raw.startsWith('<!--', start)) {
    const close = commentEnd(raw, start);
    if (close === undefined) found.unclosed = { from: reading.at(start), by: '-->' };
    else found.hidden.push(reading.span(start, close));
    return close;
  }
  if (/^<(?:[!?]|\/[^A-Za-z])/.test(raw.slice(start, start + 3))) {
    const close = raw.indexOf('>', start);
    found.hidden.push(reading.span(start, close < 0 ? raw.length : close + 1));
    return close < 0 ? undefined : close + 1;
  }
  const name = /^<\/?[A-Za-z][^\s/>]*/.exec(raw.slice(start, start + 200))?.[0];
  if (name === undefined) return start + 1;
  const tag = attributes(raw, start + name.length);
  if (tag.end === undefined && tag.quoted) {
    found.unclosed = { from: reading.at(start), by: undefined };
    return undefined;
  }
  if (tag.end === undefined) {
    found.hidden.push(reading.span(start, raw.length));
    return undefined;
  }
  const close = tag.end - 1;
  const known = name.toLowerCase();
  if (rules.strict && !ELEMENTS.has(known.replace(/^<\/?/, '')))
    found.hidden.push(reading.span(start, tag.end));
  else if (rules.strict || raw.slice(start, close).includes('<!--'))
    hideAttributes(start + name.length, close, address(known, tag.list), reading, found);
  return tag.end;
}

/** The end of the comment at `start`, by the rules of both CommonMark and HTML; undefined where it has none. */
export function commentEnd(text: string, start: number): number | undefined {
  if (text.startsWith('>', start + 4)) return start + 5;
  if (text.startsWith('->', start + 4)) return start + 6;
  const close = text.indexOf('-->', start + 4);
  return close < 0 ? undefined : close + 3;
}

function attributes(
  raw: string,
  from: number,
): { list: Attribute[]; end: number | undefined; quoted: boolean } {
  const list: Attribute[] = [];
  const attribute =
    /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?!["'])([^\s>]*)|(["'])))?)/y;
  attribute.lastIndex = from;
  for (;;) {
    const start = attribute.lastIndex;
    const match = attribute.exec(raw);
    if (match === null) return { list, end: undefined, quoted: false };
    if (match[1] !== undefined) return { list, end: attribute.lastIndex, quoted: false };
    if (match[6] !== undefined) return { list, end: undefined, quoted: true };
    const lead = /^[\s/]*/.exec(match[0])?.[0].length ?? 0;
    const value = match[3] ?? match[4] ?? match[5] ?? '';
    list.push({
      name: (match[2] ?? '').toLowerCase(),
      value,
      from: start + lead,
      to: attribute.lastIndex,
    });
  }
}

/** Of several attributes of a name HTML takes the first. */
function address(tag: string, list: Attribute[]): Attribute | undefined {
  const found = list.find(({ name }) => name === ADDRESS.get(tag));
  return found === undefined || found.value === '' || /\s|<!--/.test(found.value) ? undefined : found;
}

function hideAttributes(
  from: number,
  to: number,
  kept: Attribute | undefined,
  reading: Reading,
  found: Findings,
): void {
  // The blank before it stays.
  if (kept && kept.from - 1 > from) found.hidden.push(reading.span(from, kept.from - 1));
  const rest = kept?.to ?? from;
  if (to > rest) found.hidden.push(reading.span(rest, to));
}
