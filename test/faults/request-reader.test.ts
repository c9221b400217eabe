import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RequestReader } from './request-reader.ts';

const post = 'POST /a?b=c HTTP/1.1\r\nHost: x\r\nX-A: 1\r\nx-a: 2\r\nContent-Length: 5\r\n\r\nhello';
const chunked =
  'POST /d HTTP/1.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n';

test('a request is read the same in whatever pieces it comes, up to its own end', () => {
  fc.assert(
    fc.property(fc.constantFrom(post, chunked), fc.array(fc.integer({ min: 1, max: 30 })), (text, sizes) => {
      const whole = Buffer.from(`${text}GET / HTTP/1.1\r\n`);
      const reader = new RequestReader();
      let at = 0;
      let left = '';
      for (const size of [...sizes, whole.length]) {
        if (reader.bodyComplete || at >= whole.length) break;
        left = reader.take(whole.subarray(at, at + size)).toString();
        at += size;
      }
      const next = left + whole.subarray(at).toString();
      expect(next).toBe('GET / HTTP/1.1\r\n');
      expect(reader.body).toBe('hello');
      expect(reader.bytes).toBe(text.length);
    }),
  );
});

test('the head', () => {
  const reader = new RequestReader();
  reader.take(Buffer.from(post));
  expect(reader.head).toMatchObject({ method: 'POST', target: '/a?b=c', keepAlive: true });
  expect({ ...reader.head?.headers }).toEqual({ host: 'x', 'x-a': '1, 2', 'content-length': '5' });
  const other = new RequestReader();
  other.take(Buffer.from(chunked));
  expect(other.head?.keepAlive).toBe(false);
});

test('what did not arrive is not there', () => {
  const reader = new RequestReader();
  reader.take(Buffer.from(post.slice(0, 20)));
  expect([reader.head, reader.bodyComplete]).toEqual([null, false]);
  reader.take(Buffer.from(post.slice(20, -2)));
  expect([reader.body, reader.bodyComplete]).toEqual(['hel', false]);
});

test.each(['\x16\x03\x01 not HTTP\r\n\r\n', 'GET / HTTP/1.1\r\nno colon\r\n\r\n'])('no HTTP: %j', (text) => {
  expect(() => new RequestReader().take(Buffer.from(text))).toThrow(/^Not a /);
});
