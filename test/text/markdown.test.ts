import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellSpan,
  codeSpan,
  collapsible,
  fence,
  logLine,
  toLog,
  toMarkdown,
} from '../../src/text/markdown.ts';
import { code, link, text } from '../../src/text/sentence.ts';
import { plainLink } from '../../src/text/url.ts';
import { parseCommands } from '../support/commands.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { samples } from '../support/samples.ts';
import { corpus } from '../trust/corpus.ts';
import { expectInert } from '../trust/inert.ts';

const piece = fc.constantFrom(
  ...'` `` | \\ ~~~ @a #1 <b> <!-- --> ![ [ ]( ) http://x.yz :: ##[ [error] error warning ] #'.split(
    ' ',
  ),
  ...'- |---| &#64; </details> %0A * _ $'.split(' '),
  '\n',
  '\r\n',
  ' ',
  '\t',
  '    ',
  '\u200b',
  '\ufe0f',
  '\u0301',
  '\u2028',
  '\u0085',
);
/** Markup and commands, whole and in parts, among any characters, lone surrogates too. */
const mixed = fc.array(fc.oneof(piece, piece, fc.string({ unit: 'binary', maxLength: 3 })));
const hostile = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...corpus, '\ud800', '\udc00x') },
  { weight: 3, arbitrary: mixed.map((parts) => parts.join('')) },
);
const runs = { numRuns: samples(300) };
const squeezed = (value: string): string => value.replaceAll(/\s+/g, ' ').trim();

describe('a code span stays one code span, whatever it contains', () => {
  test('in a sentence, at the start of a line, and alone', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const span = codeSpan(value);
        const rendered = expectInert(`Before ${span} after.`);
        expect(rendered.code).toHaveLength(1);
        expect(squeezed(rendered.visible)).toMatch(/^Before .* after\.$/s);
        expect(expectInert(span).code).toHaveLength(1);
        expect(span).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
      runs,
    );
  });

  test.each([
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['', '`·`'],
    [' \t ', '`·`'],
    ['a\r\n  b', '`a ⏎ b`'],
    ['a\u0000\u001b\u202eb\ud800', '`a���b�`'],
  ])('%j becomes %s', (value, expected) => {
    expect(codeSpan(value)).toBe(expected);
  });
});

test('a backslash before a bar is kept apart from the one that escapes it', () => {
  expect(cellSpan('a\\|b|c')).toBe('`a\\ \\|b\\|c`');
});

test('a table cell stays one cell, whatever it contains', () => {
  fc.assert(
    fc.property(hostile, hostile, (one, two) => {
      const rendered = expectInert(`| a | b |\n|---|---|\n| ${cellSpan(one)} | ${cellSpan(two)} |`);
      // Parsers disagree about a backslash before the one that escapes the bar.
      expect(cellSpan(one)).not.toMatch(/\\\\\||(?<!\\)\|/);
      expect(rendered.code).toHaveLength(2);
      expect(rendered.html.match(/<t[dh]>/g)).toHaveLength(4);
      expect(rendered.html.match(/<tr>/g)).toHaveLength(2);
    }),
    runs,
  );
});

describe('a fence, whatever it contains,', () => {
  test('stays one block of limited length, cut or not, and the text after it is ours', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 20 }), (value, most) => {
        for (const block of [fence(value), fence(value, most)]) {
          const rendered = expectInert(`Before\n\n${block}\n\nafter.`);
          expect(rendered.code).toHaveLength(1);
          expect(rendered.html).toMatch(/<p>after\.<\/p>\s*$/);
          expect(block.isWellFormed()).toBe(true);
        }
        expect(fence(value, most).length).toBeLessThanOrEqual(2 * most + 100);
      }),
      runs,
    );
  });

  test.each([
    ['abc', undefined, '```text\nabc\n```'],
    ['abc', 3, '```text\nabc\n```'],
    [
      'x'.repeat(12_345),
      10,
      `\`\`\`text\n${'x'.repeat(10)}\n\`\`\`\n\n… and 12,335 more characters`,
    ],
    ['a `b`', 9, '```text\na `b`\n```'],
    ['```\nb\n```', 99, '~~~text\n```\nb\n```\n~~~'],
    ['```\n~~~', 99, '````text\n```\n~~~\n````'],
  ])('%j is cut to at most %j characters', (value, most, expected) => {
    expect(fence(value, most)).toBe(expected);
  });
});

test('collapsed content is separate Markdown below a title', () => {
  const { elements, code } = renderMarkdown(collapsible('Title', fence('`<x>`')));
  expect(elements).toEqual(['<details>', '<summary>', '</summary>', '</details>']);
  expect(code).toEqual(['`<x>`\n']);
});

describe('a line of the log, whatever it contains,', () => {
  test('stays one line and is no command', () => {
    fc.assert(
      fc.property(hostile, hostile, (value, rest) => {
        for (const line of [logLine(value), toLog(text`${code(value)}${code(rest)}`)]) {
          expect(parseCommands(line)).toEqual([]);
          expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: samples(1_000) },
    );
  });

  test.each([
    ['plain: text [x] #1 a::b', 'plain: text [x] #1 a::b'],
    [' ::error::x', ' :·:error::x'],
    ['a ##[error]x', 'a #·#[error]x'],
    ['a\r\nb\nc\rd', 'a⏎b⏎c⏎d'],
    ['a\tb', 'a b'],
    ['\u001b[31m', '�[31m'],
    ['Grüße, 日本語, 🎉', 'Grüße, 日本語, 🎉'],
  ])('%j becomes %j in the log', (value, expected) => {
    expect(logLine(value)).toBe(expected);
  });
});

describe('sentences', () => {
  test('show our words as markup and foreign ones as code', () => {
    const sentence = text`The \`job-id\` ${code('a`b')} of ${3} in ${link('https://example.com/x')}.`;
    expect(toLog(sentence)).toBe('The `job-id` `a`b` of 3 in https://example.com/x.');
    expect(renderMarkdown(toMarkdown(sentence))).toMatchObject({
      code: ['job-id', 'a`b'],
      links: ['https://example.com/x'],
    });
  });

  test.each([
    'https://a_b.c_d/@octo',
    'https://a.b/octo-org/octo-repo/pull/1#issue-2?x=a,%20:@b',
    'https://1.2.3.4:5/#6/-+=~_',
  ])('show the address %s as one link and nothing else', (address) => {
    expect(plainLink(address, false)).toBe(address);
    const shown = {
      mentions: [],
      references: [],
      links: [expect.any(String)],
      visible: `with ${address}.`,
    };
    expect(renderMarkdown(toMarkdown(text`with ${link(address)}.`))).toMatchObject(shown);
  });

  test.each([
    ['octo-org/sdk', 'octo-org/sdk'],
    ['docs/a_b', 'docs/a\\_b'],
    ['__init__', '\\_\\_init\\_\\_'],
    ['@octo-org', '`@octo-org`'],
    ['a](https://b.c)', '`a](https://b.c)`'],
    ['', '`·`'],
  ])('show %j instead of an address, and only the address in the log', (label, expected) => {
    const sentence = text`in ${link('https://example.com/x', label)}`;
    expect(toLog(sentence)).toBe('in https://example.com/x');
    expect(toMarkdown(sentence)).toBe(`in [${expected}](https://example.com/x)`);
    const { links, mentions, visible } = renderMarkdown(toMarkdown(sentence));
    expect({ links, mentions }).toEqual({ links: ['https://example.com/x'], mentions: [] });
    expect(visible).toContain(label);
  });

  test('a foreign part of 2,000 characters is whole, and of a longer one the start is shown', () => {
    for (const [length, end] of [
      [2_000, ''],
      [2_001, '…'],
    ] as const) {
      const shown = 'x'.repeat(2_000) + end;
      expect(toLog(text`a ${code('x'.repeat(length))} b`)).toBe(`a \`${shown}\` b`);
      expect(codeSpan('x'.repeat(length))).toBe(`\`${shown}\``);
    }
  });
});
