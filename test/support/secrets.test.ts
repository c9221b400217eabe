import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSecret } from './secrets.ts';

const key = 'mint_canary-5f/7+q=%"é';
const bytes = Buffer.from(key);
const forms = (text: string) => findSecret(text, key).map(({ form }) => form);

describe('a deliberate leak is caught', () => {
  test.each([
    ['plain', `x ${key} y`],
    ['base64', bytes.toString('base64')],
    ['base64', Buffer.from(`Bearer ${key}`).toString('base64')],
    ['base64', Buffer.from(`user:${key}@`).toString('base64')],
    ['base64', Buffer.from(`xx${key}zz`).toString('base64url')],
    ['hex', bytes.toString('hex')],
    ['hex', bytes.toString('hex').toUpperCase()],
    ['hex', (bytes.toString('hex').match(/../g) ?? []).join(' ')],
    ['percent-encoded', `?key=${encodeURIComponent(key)}`],
    ['percent-encoded', new URLSearchParams({ key }).toString()],
    ['percent-encoded', (bytes.toString('hex').match(/../g) ?? []).map((pair) => `%${pair}`).join('')],
    ['json-escaped', JSON.stringify({ key })],
    ['json-escaped', JSON.stringify(JSON.stringify({ key }))],
    ['json-escaped', JSON.stringify({ key }).replaceAll('/', '\\/')],
    ['command-escaped', `::debug::${key.replaceAll('%', '%25')}`],
    ['html', `<code>${key.replaceAll('"', '&quot;')}</code>`],
  ])('%s: %s', (form, text) => {
    expect(forms(text)).toContain(form);
  });

  test('base64 at every place of every text', () => {
    const secret = fc.string({ minLength: 8, unit: 'grapheme' }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 8 }),
        secret,
        fc.uint8Array({ maxLength: 8 }),
        (before, text, after) => {
          const whole = Buffer.concat([before, Buffer.from(text), after]);
          expect(findSecret(whole.toString('base64'), text).map(({ form }) => form)).toContain('base64');
          expect(findSecret(whole.toString('base64url'), text).map(({ form }) => form)).toContain('base64');
        },
      ),
    );
  });
});

test('what does not hold the key is clean', () => {
  expect(forms('')).toEqual([]);
  expect(forms(key.slice(0, -1))).toEqual([]);
  expect(forms(key.replaceAll('canary', '***'))).toEqual([]);
});

test('a secret that is too short to mean anything is refused', () => {
  expect(() => findSecret('text', 'short')).toThrow(RangeError);
});
