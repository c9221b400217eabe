import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactor } from '../../src/text/redact.ts';
import { findSecret } from '../support/secrets.ts';

const SECRET = 'k+y/"|\\9f3b7d21?';
const redact = redactor([SECRET]);
const bytes = Buffer.from(SECRET);

test.each([
  ['in plain text', SECRET],
  ['in hex', bytes.toString('hex')],
  ['in HEX', bytes.toString('hex').toUpperCase()],
  ['in JSON', JSON.stringify(SECRET).slice(1, -1)],
  ['in a cell', SECRET.replaceAll('|', '\\|')],
  ['in a URL', encodeURIComponent(SECRET)],
  [
    'in a URL, in lower case',
    encodeURIComponent(SECRET).replace(/%../g, (sign) => sign.toLowerCase()),
  ],
  ['in a form', new URLSearchParams({ '': SECRET }).toString().slice(1)],
])('a secret %s is removed, and everything around it stays', (_, form) => {
  expect(redact(`a ${form} b ${form} c`)).toBe('a *** b *** c');
});

test('a secret in a log line is removed in the form of the log', () => {
  const redactLines = redactor(['line one\nline two']);
  expect(redactLines('a line one⏎line two b')).toBe('a *** b');
});

test.each(['base64', 'base64url'] as const)(
  'a secret is removed in %s, whatever is before and after it',
  (encoding) => {
    for (const before of ['', 'a', 'ab', 'abc']) {
      for (const behind of ['', 'x', 'xy', 'xyz']) {
        const shown = redact(Buffer.from(`${before}${SECRET}${behind}`).toString(encoding));
        expect(shown).toContain('***');
        // What stands before it stays, but for the character that holds bits of both.
        const shift = before.length % 3;
        const whole = Math.floor(before.length / 3) * 4;
        expect(shown.indexOf('***')).toBe(whole + (shift === 0 ? 0 : shift + 1));
        // At most a group of four characters at each end may hold bits of it.
        const left = Buffer.from(shown.replace('***', ''), encoding).toString('latin1');
        expect(left.length).toBeLessThanOrEqual(before.length + behind.length + 5);
      }
    }
  },
);

test('all secrets are removed, and the longest form first', () => {
  const both = redactor(['secret-1', 'secret-1-and-more']);
  expect(both('secret-1-and-more secret-1 secret-2')).toBe('*** *** secret-2');
});

test('a text shorter than eight characters is no secret, and stays', () => {
  expect(redactor(['seven77', ''])('seven77 of them')).toBe('seven77 of them');
  expect(redactor(['eight888'])('eight888 of them')).toBe('*** of them');
});

const secret = fc
  .string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((point) => String.fromCharCode(point)),
    minLength: 8,
  })
  .filter((value) => new Set(value).size > 4);
const forms: readonly (readonly [string, (secret: string) => string])[] = [
  ['plain', (key) => key],
  ['base64', (key) => Buffer.from(key).toString('base64')],
  ['base64, with one byte before it', (key) => Buffer.from(`:${key}`).toString('base64')],
  ['base64, with two bytes around it', (key) => Buffer.from(`::${key}::`).toString('base64')],
  ['base64url', (key) => Buffer.from(`Bearer ${key}`).toString('base64url')],
  ['hex', (key) => Buffer.from(key).toString('hex')],
  ['hex, upper case', (key) => Buffer.from(key).toString('hex').toUpperCase()],
  ['of an address', (key) => encodeURIComponent(key)],
  [
    'of an address, lower case',
    (key) => encodeURIComponent(key).replace(/%../g, (c) => c.toLowerCase()),
  ],
  ['of a form', (key) => new URLSearchParams({ key }).toString()],
  ['JSON', (key) => JSON.stringify({ key })],
];
test.each(forms)('any secret is removed, in the form %s', (_, form) => {
  fc.assert(
    fc.property(secret, fc.string(), (key, around) => {
      const clean = redactor([key])(`${around}|${form(key)}|${around}`);
      expect(findSecret(clean, key)).toEqual([]);
      expect(clean).toContain('***');
    }),
  );
});
