/**
 * Texts of a thread (comment, title, body) without what a reader of the thread cannot see (interface.md, 'The slash
 * command'; trust.md, 'People'). Pure: no I/O, no state.
 */
import { blocks } from './blocks.ts';
import { readInlines } from './inlines.ts';
import { mayJoin, withoutInvisible } from './invisible.ts';
import { readRawHtml } from './raw-html.ts';
import { type Dialect, type Findings, normalLabel, Reading, type Rules } from './reading.ts';
import type { Span, Unit } from './structure.ts';

export { cleanGit } from './invisible.ts';

/** Ordinary texts are stable after one or two rounds; only texts made to unfold round by round need more. */
const ROUNDS = 6;

/**
 * What is sent of a command's words, and what its reply shows: what GitHub shows of them. Gone are
 * - HTML comments, instructions, declarations and CDATA sections, unless GitHub shows them as code. One that is
 *   never closed in a block of HTML takes the rest of the text along, as it does on GitHub; in the middle of a
 *   paragraph it is plain text and stays, as it does on GitHub;
 * - characters that are not seen (see `withoutInvisible`), written as they are or as `&#8203;`;
 * - link and footnote definitions that nothing refers to, and cells beyond a table's columns: nobody ever sees them.
 *
 * Line ends become LF. A blank takes the place of what is removed only where its neighbours would else become markup.
 * Idempotent; linear in the length of the text.
 */
export function clean(text: string): string {
  return stable(text, false);
}

/**
 * The same for texts by others that go along as context, whose cleaned form no reply shows. Gone too is what is seen
 * only by those who look for it: titles of links, alternative texts of images, attributes of HTML tags but the
 * addresses of links and pictures, tags that HTML does not have, words behind a fence's language, and what a
 * parser of CommonMark 0.31 hides although GitHub's shows it: who read the text elsewhere has not seen it.
 */
export function cleanQuoted(text: string): string {
  return stable(text, true);
}

function stable(text: string, strict: boolean): string {
  let before = text.replace(/\r\n?/g, '\n');
  for (let round = 0; round < ROUNDS; round += 1) {
    const after = once(before, strict);
    if (after === before) return after;
    before = after;
  }
  // Made to be opened layer by layer: without these signs no layer is left, and only the words remain.
  before = before.replace(/[<>[\]|&`~]/g, '');
  for (;;) {
    const after = once(before, strict);
    if (after.length >= before.length) return after;
    before = after;
  }
}

/** Markup first: what GitHub reads as a comment depends on the text as it is, unseen characters included. */
function once(text: string, strict: boolean): string {
  if (!/[<&[|`~]/.test(text)) return withoutInvisible(text);
  const dialects: readonly Dialect[] = strict ? ['github', 'commonmark'] : ['github'];
  const spans = dialects.flatMap((dialect) => hidden(text, { strict, dialect }));
  return withoutInvisible(without(text, spans));
}

function hidden(text: string, rules: Rules): Span[] {
  const structure = blocks(text, rules.dialect);
  const [page, notes] = [false, true].map((inFootnote) => {
    const found: Findings = { hidden: [], labels: new Set(), definitions: [], unclosed: undefined };
    for (const unit of structure.units) {
      if (unit.lines.length === 0 || unit.inFootnote !== inFootnote) continue;
      const reading = new Reading(text, unit);
      if (unit.kind === 'html') readRawHtml(reading, 0, reading.text.length, rules, found);
      else if (/[\\`<&[\]]/.test(reading.text)) bothWays(reading, unit.kind, rules, found);
    }
    return found;
  }) as [Findings, Findings];
  // What swallows the rest of the page swallows the footnotes at its end.
  if (page.unclosed) page.hidden.push({ from: page.unclosed.from, to: text.length });
  if (page.unclosed || notes.unclosed) page.hidden.push(...structure.footnotes);
  const definitions = [...page.definitions, ...notes.definitions];
  const labels = new Set([...page.labels, ...notes.labels]);
  const unused = [
    ...unusedOf(definitions, labels),
    ...unusedOf(structure.footnotes, footnoteSigns(labels, definitions)),
  ];
  const all = [...page.hidden, ...notes.hidden, ...unused, ...structure.excess];
  all.push(...structure.infos.map((info) => unseenOf(info, text, rules)));
  return all.filter(({ from, to }) => to > from);
}

/**
 * A bare address swallows backticks and brackets (GFM 'Autolinks'), but not everywhere: not in a link, not with every
 * host. A text with addresses is read both ways: what either hides is hidden, a label is used where both use it.
 */
function bothWays(reading: Reading, kind: Unit['kind'], rules: Rules, found: Findings): void {
  const read = (bareAddresses: boolean): Findings => {
    const one: Findings = { ...found, labels: new Set(), definitions: [] };
    readInlines(reading, { paragraph: kind !== 'inline', bareAddresses, ...rules }, one);
    return one;
  };
  const first = read(true);
  const second = /:\/\/|www\./i.test(reading.text) ? read(false) : first;
  found.unclosed = second.unclosed ?? first.unclosed;
  if (kind === 'shadow') return;
  found.definitions.push(...first.definitions);
  for (const label of first.labels) if (second.labels.has(label)) found.labels.add(label);
}

/** The labels as footnotes see them: where a definition has a sign's own label, or the next one, it is a link. */
function footnoteSigns(labels: Set<string>, definitions: readonly { label: string }[]): Set<string> {
  const defined = new Set(definitions.map(({ label }) => label));
  const pairs = [...labels].map((label) => label.split(']['));
  return new Set(pairs.flatMap((pair) => (pair.some((label) => defined.has(label)) ? [] : pair.slice(0, 1))));
}

/** Definitions that nothing refers to, or that an earlier one of the same label makes void. */
function unusedOf(list: (Span & { label: string })[], labels: Set<string>): Span[] {
  const seen = new Set<string>();
  return list
    .toSorted((a, b) => a.from - b.from)
    .filter(({ label }) => {
      const name = normalLabel(label);
      const used = labels.has(name) && !seen.has(name);
      seen.add(name);
      return !used;
    });
}

/** What of a fence's info string is no language; it is seen as colours at most. */
function unseenOf({ from, to }: Span, text: string, rules: Rules): Span {
  const info = text.slice(from, to);
  const comment = info.indexOf('<!--');
  if (rules.strict) return { from: from + (/^[ \t]*[\w+#.-]{0,30}(?=\s|$)/.exec(info)?.[0].length ?? 0), to };
  return { from: comment < 0 ? to : from + comment, to };
}

function without(text: string, spans: Span[]): string {
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  let kept = '';
  let at = 0;
  for (const { from, to } of merged) {
    kept += text.slice(at, from);
    if (mayJoin(kept.slice(-1), text.charAt(to))) kept += ' ';
    at = to;
  }
  return kept + text.slice(at);
}
