import { expect, test } from 'vitest';
import { redactingReviver, redactor } from '../../src/text/redact.ts';

const SECRET = 'k+y/"|\\9f3b7d21?';
const redact = redactor([SECRET]);

test.each([
  ['in plain text', SECRET],
  ['in a URL', encodeURIComponent(SECRET)],
])('a secret %s is removed, and everything around it stays', (_, form) => {
  expect(redact(`a ${form} b ${form} c`)).toBe('a *** b *** c');
});

test.each<[BufferEncoding, behind: number[]]>([
  ['base64', [4, 4, 4, 4]],
  ['base64url', [3, 4, 2, 3]],
])('in %s, a secret is removed but for the characters that it shares', (encoding, behind) => {
  const encoded = ['', 'a', 'ab', 'abc'].map((before) =>
    Buffer.from(`${before}${SECRET}?`).toString(encoding),
  );

  const shared = encoded.map((text) =>
    redact(text)
      .split('***')
      .map(({ length }) => length),
  );

  expect(shared).toEqual([0, 2, 3, 4].map((length, index) => [length, behind[index]]));
});

test('a secret that JSON escapes is removed when the text is parsed', () => {
  const json = JSON.stringify({ message: `a ${SECRET} b` });

  expect(JSON.parse(json, redactingReviver(redact))).toEqual({ message: 'a *** b' });
});

test('all secrets are removed, and the longest form first', () => {
  const both = redactor(['secret-1', 'secret-1-and-more']);

  expect(both('secret-1-and-more secret-1 secret-2')).toBe('*** *** secret-2');
});

test('a secret of eight characters is removed, and no shorter one', () => {
  const short = redactor(['seven77', 'eight888', '']);

  expect(short('seven77 eight888')).toBe('seven77 ***');
});
