import { expect, test } from 'vitest';
import { sanitizeDiff, sanitizeLine, withoutInvisible } from '../../src/text/sanitize.ts';

test('a title is shown on one line, as GitHub shows it', () => {
  expect(sanitizeLine('  <T> \n <!-- shown --> b\u200b `c` ')).toBe('<T> <!-- shown --> b `c`');
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

  expect(sanitizeDiff(`\u202e\u2069\u200f\u061c\u{e0041}${kept}`)).toBe(kept);
});
