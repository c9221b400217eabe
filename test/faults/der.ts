/** As much of DER (the encoding of X.509 certificates) as test certificates need. Pure. */

function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), length(body.length), body]);
}

function length(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.from([bytes]);
  const hex = bytes.toString(16);
  const digits = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits]);
}

export const sequence = (...contents: readonly Uint8Array[]): Buffer => element(0x30, ...contents);
export const set = (...contents: readonly Uint8Array[]): Buffer => element(0x31, ...contents);
export const octets = (content: Uint8Array): Buffer => element(0x04, content);
export const text = (content: string): Buffer => element(0x0c, Buffer.from(content));
export const yes = element(0x01, Buffer.from([0xff]));

/** A context tag: constructed holds other elements, primitive holds bytes. */
export function tagged(number: number, content: Uint8Array, constructed = true): Buffer {
  return element((constructed ? 0xa0 : 0x80) | number, content);
}

/** A non-negative integer, from its big-endian bytes. */
export function integer(...bytes: readonly number[]): Buffer {
  // A first bit of 1 would make it negative.
  return element(0x02, Buffer.from((bytes[0] ?? 0) & 0x80 ? [0, ...bytes] : bytes));
}

/** Bits; `unused` is how many of the last byte's do not count. */
export function bits(content: Uint8Array, unused = 0): Buffer {
  return element(0x03, Buffer.from([unused]), content);
}

/** An object identifier in dotted form. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return element(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(number: number): number[] {
  const digits = [number & 0x7f];
  for (let left = number >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

/** A moment, exact to the second: two digits of the year before 2050 and four from then on, as X.509 asks. */
export function time(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return date.getUTCFullYear() < 2050
    ? element(0x17, Buffer.from(digits.slice(2)))
    : element(0x18, Buffer.from(digits));
}
