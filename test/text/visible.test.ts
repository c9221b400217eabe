import { expect, test } from 'vitest';
import {
  cleanGit,
  textAfter,
  visibleLine,
  visibleText,
  withoutInvisible,
} from '../../src/text/visible.ts';

test.each([
  ['over paragraphs', 'a <!-- b\n\nc --> d', 'a  d'],
  ['without an end', 'a\n\n<!-- b\n\nc', 'a\n\n'],
  ['the shortest ones', 'a <!--> b <!---> c', 'a  b  c'],
  ['between backticks of two paragraphs', '` <!-- b -->\n\n<!-- c --> `', '` \n\n `'],
  ['between escaped backticks', '\\`<!-- b -->\\`', '\\`\\`'],
  ['between different numbers of backticks', '`<!-- b -->``', '```'],
  ['in indented code behind a fenced block', '```\na\n```\n    <!-- b -->', '```\na\n```\n    '],
])('comments are removed: %s', (_, markdown, expected) => {
  expect(visibleText(markdown)).toBe(expected);
});

test.each([
  ['in a code span', '`a\n<!-- b -->` ``b ` <!-- c -->``'],
  ['in a fenced block with another fence', '~~~~\n~~~\n<!-- a -->\n~~~~'],
  ['in a fenced block without an end', '  ```\n\n<!-- a -->'],
  ['what looks like a comment', '<Card> &lt;!-- a --> <!doctype html> [//]: # (b)'],
])('visible text stays: %s', (_, markdown) => {
  expect(visibleText(markdown)).toBe(markdown);
});

test('line breaks become LF', () => {
  expect(visibleText('a\r\nb\rc\n')).toBe('a\nb\nc\n');
});

test('a title is shown on one line, with its code', () => {
  expect(visibleLine('  <T> \n <!-- hidden --> b\u200b `<!-- c -->` ')).toBe('<T> b `<!-- c -->`');
});

test.each([
  ['/docs x', ' x'],
  ['/docs', ''],
  ['\r\n \n/docs\r\nx', '\nx'],
  ['<!-- a -->\n<!--->\n/docs x', ' x'],
  ['/do\u200bcs x', ' x'],
  ['/docsx', undefined],
  ['/docs: x', undefined],
  ['/Docs x', undefined],
  ['/docѕ x', undefined],
  [' /docs x', undefined],
  ['> /docs x', undefined],
  ['`/docs x`', undefined],
  ['a\n/docs x', undefined],
  ['<!--\n/docs x\n-->', undefined],
])('after the command, %j contains %j', (body, expected) => {
  expect(textAfter('/docs', body)).toBe(expected);
});

test('an empty command is none', () => {
  expect(textAfter('', 'x')).toBeUndefined();
});

test.each([
  ['family', '👩‍👩‍👧‍👦 👩🏽‍🚀 ❤️‍🔥 🏳️‍🌈 1️⃣ ☎︎'],
  ['Persian', 'می‌خواهم خانه‌ها'],
  ['Devanagari, Bengali, Sinhala, Malayalam', 'क्‍ष र्‍य ক্‌ষ ශ්‍රී ന്‍റെ'],
  ['variants of characters', '葛\u{e0100} ≨︀'],
  ['ideographic and no-break space', 'a　b c'],
])('invisible characters that shape others stay: %s', (_, text) => {
  expect(withoutInvisible(text)).toBe(text);
});

test.each([
  ['soft hyphen, zero width, mark', 'a\u00adb\u200bc\ufeffd', 'abcd'],
  ['bidirectional controls and tags', 'a\u202eb\u2066c\u061c\u{e0041}\u{e007f}', 'abc'],
  ['joiners between Latin letters or at the edges', '\u200da\u200db\u200c می\u200c', 'ab می'],
  ['joiners beside a single emoji', '😀\u200da a\u200d😀 😀\u200c😀', '😀a a😀 😀😀'],
  ['a second variation selector', 'a\ufe0f\ufe0e\u{e0100}', 'a\ufe0f'],
  ['controls', 'a\u0000b\u001b[1mc\u0085d\u000be', 'ab[1mcde'],
  ['half of a surrogate pair', 'a\ud800b', 'a\ufffdb'],
])('other invisible characters are removed: %s', (_, text, expected) => {
  expect(withoutInvisible(text)).toBe(expected);
});

test('from changes, only bidirectional controls and tag characters are removed', () => {
  const kept = 'abc<!-- x -->\u200b\u200d\u00ad\r\n';

  expect(cleanGit(`\u202e\u2069\u200f\u061c\u{e0041}${kept}`)).toBe(kept);
});
