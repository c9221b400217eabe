import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  breakableCode,
  codeSpan,
  collapsible,
  logLine,
  shortenedBlock,
  toLog,
  toMarkdown,
} from '../../src/text/markdown.ts';
import { code, link, text } from '../../src/text/sentence.ts';
import { parseCommands } from '../support/commands.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { samples } from '../support/samples.ts';
import { corpus } from '../trust/corpus.ts';
import { expectInert } from '../trust/inert.ts';

const PIECES = (
  '` `` | \\ ~~~ @a #1 <b> <!-- --> ![ [ ]( ) http://x.yz :: ##[ [error] error ] # - |---| &#64; </details> %0A * _ $ ' +
  '\u200b \ufe0f \u0301 \u2028 \u0085'
).split(' ');
const piece = fc.constantFrom(...PIECES, '\n', '\r\n', ' ', '\t', '    ');
/** Markup and commands, whole and in parts, among any characters, lone surrogates too. */
const mixed = fc.array(fc.oneof(piece, piece, fc.string({ unit: 'binary', maxLength: 3 })));
const hostile = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...corpus, '\ud800', '\udc00x') },
  { weight: 3, arbitrary: mixed.map((parts) => parts.join('')) },
);
const runs = { numRuns: samples(300) };

test('a code span stays one code span on one line, whatever it contains', () => {
  const property = fc.property(hostile, (value) => {
    const span = codeSpan(value);

    const { code, visible } = expectInert(`Before ${span} after.`);
    expect(code).toHaveLength(1);
    expect(visible).toMatch(/^Before\s.*\safter\.\s*$/s);
    expect(expectInert(span).code).toHaveLength(1);
    expect(span).not.toMatch(/[\r\n\u2028\u2029]/);
  });

  fc.assert(property, runs);
});

test.each([
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
  ['a\r\n  b', '`a ⏎ b`'],
  ['\u0000\u001b\ud800', '`���`'],
  ['\u202a\u202e\u2066\u2067\u2069\u{e0000}\u{e007f}', '`�������`'],
])('%j becomes the code span %s', (value, expected) => expect(codeSpan(value)).toBe(expected));

test('breakable code stays one piece of code in its cell, whatever it contains', () => {
  const property = fc.property(hostile, hostile, (one, two) => {
    const [first, second] = [breakableCode(one), breakableCode(two)];
    const rendered = expectInert(`| a | b |\n|---|---|\n| ${first} | [${second}](https://o.k) |`, [
      'https://o.k',
    ]);

    expect(rendered.html.match(/<t[dhr]>/g)).toHaveLength(6);
    // It is shown as a code span is, with spaces as HTML joins them.
    const spans = [one, two].map((value) => renderMarkdown(codeSpan(value)).code.join(''));
    expect(rendered.code).toEqual(spans);
  });

  fc.assert(property, runs);
});

test.each([
  ['/guides/custom-layouts', '/guides/<wbr>custom-<wbr>layouts'],
  [`/${'a'.repeat(40)}`, `/${'a'.repeat(16)}<wbr>${'a'.repeat(16)}<wbr>aaaaaaaa`],
  ['a@b.example', 'a&#64;<wbr>b&#46;<wbr>example'],
  ['\u200b\ud800 \n', '\u200b� ⏎ '],
])('%j can be broken as in %s', (value, expected) => {
  expect(breakableCode(value)).toBe(`<code>${expected}</code>`);
});

test('a shortened block stays one block of limited length, whatever it contains, collapsed too', () => {
  const property = fc.property(hostile, fc.constantFrom(1, 9, 20, 5_000), (value, most) => {
    const block = shortenedBlock(value, most);

    const rendered = expectInert(`${collapsible('Title', block)}\n\nafter.`);
    expect(rendered.code).toHaveLength(1);
    expect(rendered.html).toMatch(/<p>after\.<\/p>\s*$/);
    expect(block.isWellFormed()).toBe(true);
    expect(block.length).toBeLessThanOrEqual(2 * most + 100);
  });

  fc.assert(property, { numRuns: samples(600) });
});

test.each([
  ['`a', 2, '```text\n`a\n```'],
  ['x'.repeat(1_237), 3, '```text\nxxx\n```\n\n… and 1,234 more characters'],
  ['```\nb\n```', 99, '~~~text\n```\nb\n```\n~~~'],
  ['```\n~~~', 99, '````text\n```\n~~~\n````'],
])('%j, cut to %i characters, becomes %j', (value, most, expected) => {
  expect(shortenedBlock(value, most)).toBe(expected);
});

test('a line of the log stays one line, and is no command, whatever it contains', () => {
  const property = fc.property(hostile, hostile, (value, rest) => {
    const lines = [logLine(value), toLog(text`${code(value)}${code(rest)}`)];

    expect(lines.flatMap(parseCommands)).toEqual([]);
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
  });

  fc.assert(property, { numRuns: samples(1_000) });
});

test.each([
  ['Grüße, 日本語, 🎉: [x] #1 a::b', 'Grüße, 日本語, 🎉: [x] #1 a::b'],
  [' ::error::x', ' :·:error::x'],
  ['a ##[error]x', 'a #·#[error]x'],
  ['a\r\nb\nc\rd\te', 'a⏎b⏎c⏎d e'],
  ['\u001b[31m', '�[31m'],
])('%j becomes %j in the log', (value, expected) => expect(logLine(value)).toBe(expected));

test('a sentence shows our words as markup and foreign ones as code', () => {
  const sentence = text`The \`job-id\` ${code('a`b')} of ${3} in ${link('https://example.com/x')}.`;

  expect(toLog(sentence)).toBe('The `job-id` `a`b` of 3 in https://example.com/x.');
  const { code: spans, links } = renderMarkdown(toMarkdown(sentence));
  expect({ spans, links }).toEqual({ spans: ['job-id', 'a`b'], links: ['https://example.com/x'] });
});

test('an address is one link and nothing else', () => {
  const address = 'https://a_b.c_d:5/@octo/#6/-+=~_?x=a,%20:@b';

  const { links, visible } = expectInert(toMarkdown(text`with ${link(address)}.`), () => true);

  expect(links).toHaveLength(1);
  expect(visible).toBe(`with ${address}.`);
});

test.each([
  ['__init__', '\\_\\_init\\_\\_'],
  [code('a](https://b.c)`'), '`` a](https://b.c)` ``'],
])('the link with the label %j shows it, and in the log only its address', (label, shown) => {
  const address = 'https://example.com/x';

  const sentence = text`in ${link(address, label)}`;

  expect(toLog(sentence)).toBe(`in ${address}`);
  expect(toMarkdown(sentence)).toBe(`in [${shown}](${address})`);
  const words = typeof label === 'string' ? label : label.code;
  expect(expectInert(toMarkdown(sentence), [address]).visible).toContain(words);
});

test.each([
  [2_000, ''],
  [2_001, '…'],
])('of a foreign part of %i characters, 2,000 are shown', (length, end) => {
  const shown = `\`${'x'.repeat(2_000)}${end}\``;

  expect(toLog(text`a ${code('x'.repeat(length))} b`)).toBe(`a ${shown} b`);
  expect(codeSpan('x'.repeat(length))).toBe(shown);
});
