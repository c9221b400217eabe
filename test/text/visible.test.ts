import { describe, expect, test } from 'vitest';
import {
  cleanGit,
  textAfter,
  visibleLine,
  visibleText,
  withoutInvisible,
} from '../../src/text/visible.ts';

test.each([
  ['in a paragraph', 'a <!-- b --> c', 'a  c'],
  ['over paragraphs', 'a <!-- b\n\nc --> d', 'a  d'],
  ['without an end', 'a\n\n<!-- b\n\nc', 'a\n\n'],
  ['the shortest ones', 'a <!--> b <!---> c', 'a  b  c'],
  ['after a backtick without a second one', '` <!-- b -->\n\n<!-- c --> `', '` \n\n `'],
  ['between escaped backticks', '\\`<!-- b -->\\`', '\\`\\`'],
  ['between different numbers of backticks', '`<!-- b -->``', '```'],
  ['behind a fenced block', '```\na\n```\n<!-- b -->c', '```\na\n```\nc'],
  ['in indented code', '    <!-- b -->', '    '],
])('comments are removed: %s', (_, markdown, expected) => {
  expect(visibleText(markdown)).toBe(expected);
});

test.each([
  ['in a code span', '`<!-- a -->` ``b ` <!-- c -->``'],
  ['in a code span over lines', '`a\n<!-- b -->`'],
  ['in a fenced block', '```html\n<!-- a -->\n\n<!-- b -->\n```'],
  ['in a fenced block with another fence', '~~~~\n~~~\n<!-- a -->\n~~~~'],
  ['in a fenced block without an end', '  ```\n\n<!-- a -->'],
  ['what a removal puts together', '<Card> &lt;!-- a --> <!doctype html> [//]: # (b)'],
])('visible text stays: %s', (_, markdown) => {
  expect(visibleText(markdown)).toBe(markdown);
});

test('line breaks become LF', () => {
  expect(visibleText('a\r\nb\rc\n')).toBe('a\nb\nc\n');
});

test.each([
  ['[Bug]: <T extends Foo> & `<!-- code -->`', '[Bug]: <T extends Foo> & `<!-- code -->`'],
  ['  a \n <!-- hidden --> b\u200b ', 'a b'],
])('the title %j is shown as %j', (title, expected) => {
  expect(visibleLine(title)).toBe(expected);
});

test.each([
  ['/docs x', ' x'],
  ['/docs', ''],
  ['\r\n \n/docs\r\nx', '\nx'],
  ['<!-- a -->\n<!--->\n/docs x', ' x'],
  ['/do\u200bcs x', ' x'],
  ['/docsx', undefined],
  [' /docs x', undefined],
  ['a\n/docs x', undefined],
])('after the command, %j contains %j', (body, expected) => {
  expect(textAfter('/docs', body)).toBe(expected);
});

test('an empty command is none', () => {
  expect(textAfter('', 'x')).toBeUndefined();
});

describe('invisible characters', () => {
  test.each([
    ['family', '👩‍👩‍👧‍👦 👩🏽‍🚀 ❤️‍🔥 🏳️‍🌈 1️⃣ ☎︎'],
    ['Persian', 'می‌خواهم خانه‌ها'],
    ['Devanagari, Bengali, Sinhala, Malayalam', 'क्‍ष र्‍य ক্‌ষ ශ්‍රී ന്‍റെ'],
    ['variants of characters', '葛\u{e0100} ≨︀'],
    ['ideographic and no-break space', 'a　b c'],
  ])('those that shape others stay: %s', (_, text) => expect(withoutInvisible(text)).toBe(text));

  test.each([
    ['soft hyphen, zero width, mark', 'a\u00adb\u200bc\ufeffd', 'abcd'],
    ['bidirectional controls', 'a\u202eb\u2066c\u061c', 'abc'],
    ['tag characters', 'a\u{e0041}\u{e0042}\u{e007f}', 'a'],
    ['joiners between Latin letters or at the edges', '\u200da\u200db\u200c می\u200c', 'ab می'],
    ['joiners beside a single emoji', '😀\u200da a\u200d😀 😀\u200c😀', '😀a a😀 😀😀'],
    ['controls', 'a\u0000b\u001b[1mc\u0085d\u000be', 'ab[1mcde'],
    ['half of a surrogate pair', 'a\ud800b', 'a\ufffdb'],
  ])('others are removed: %s', (_, text, expected) => {
    expect(withoutInvisible(text)).toBe(expected);
  });

  test('in context from git, only bidirectional controls and tag characters are removed', () => {
    expect(cleanGit('a\u202eb\u2069c\u200f\u061c\u{e0041}<!-- x -->\u200b\u200d\u00ad\r\n')).toBe(
      'abc<!-- x -->\u200b\u200d\u00ad\r\n',
    );
  });
});
