/** Carries out a fault on a connection. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer, ConnectionFault, Headers, RequestFault } from './faults.ts';

export interface Wire {
  /** The stream of the exchange: the connection itself, or TLS over it. */
  readonly stream: Socket;
  /** The connection. */
  readonly raw: Socket;
}

/** In ms: long enough for the client to read what was written before the RST discards it. */
const readTime = 20;

/**
 * Resolves when the fault has been performed. A stall has been performed at once.
 * @param keepAlive whether the connection goes on after a whole answer
 */
export async function carryOut(fault: RequestFault, wire: Wire, keepAlive: boolean): Promise<void> {
  const { stream } = wire;
  switch (fault.name) {
    case 'reset-after-headers':
    case 'reset-after-request':
      return reset(wire);
    case 'close-without-answer':
      return void stream.end();
    case 'stall-before-headers':
      return;
    case 'respond':
      await fault.waitFor;
      return respondWhole(fault, wire, keepAlive, fault.ending);
    case 'respond-early':
      return respondWhole(fault, wire, keepAlive, 'close');
    case 'garbage':
      return void stream.end(fault.bytes ?? '\0\x01not HTTP at all\r\n\r\n\xff');
    case 'wrong-length': {
      const length = String(bodyOf(fault).length + fault.by);
      return void stream.end(wholeOf(fault, { 'content-length': length, connection: 'close' }));
    }
    case 'large-headers': {
      const lines = Math.ceil((fault.bytes ?? 1024 * 1024) / 1_011);
      return void stream.end(wholeOf(fault, { 'x-large': Array(lines).fill('x'.repeat(1_000)) }));
    }
    case 'drip-body':
      return drip(fault, stream);
    case 'endless-body':
      return pour(fault, stream);
    default:
      return breakOff(fault, wire);
  }
}

/** Sends RST. */
export function reset({ raw, stream }: Wire): void {
  raw.resetAndDestroy();
  stream.destroy();
}

function respondWhole(
  answer: Answer,
  { stream }: Wire,
  keepAlive: boolean,
  ending?: 'close',
): Promise<void> {
  // A connection that is closed by surprise (`ending`) was not announced to be.
  const whole = wholeOf(answer, keepAlive || ending ? {} : { connection: 'close' });
  return new Promise((resolve) => {
    // Gone before it was written: the client's own doing, and the end of this exchange.
    stream.once('close', resolve);
    stream.write(whole, () => {
      stream.off('close', resolve);
      if (ending || !keepAlive) stream.end();
      resolve();
    });
  });
}

/** A client that needs no body, as after 204, would send its next request on the same silent connection. */
const LAST = { connection: 'close' };

function breakOff(fault: Answer & { readonly name: string }, wire: Wire): void {
  const isSilent = fault.name.startsWith('stall');
  const [head, body] = [headOf(fault, isSilent ? LAST : {}), bodyOf(fault)];
  const sent = fault.name.endsWith('-in-headers')
    ? head.subarray(0, head.length / 2)
    : Buffer.concat([head, body.subarray(0, body.length / 2)]);
  wire.stream.write(sent, () => {
    if (fault.name.startsWith('truncate')) wire.stream.end();
    if (fault.name.startsWith('reset')) setTimeout(() => reset(wire), readTime);
  });
}

function drip(fault: Extract<RequestFault, { name: 'drip-body' }>, stream: Socket): void {
  const body = bodyOf(fault);
  stream.write(headOf(fault, LAST));
  let sent = 0;
  const timer = setInterval(() => {
    stream.write(body.subarray(sent, sent + 1));
    sent += 1;
    if (sent < body.length) return;
    clearInterval(timer);
    stream.end();
  }, fault.everyMs ?? 20);
  stream.once('close', () => clearInterval(timer));
}

function pour(fault: Answer, stream: Socket): void {
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  stream.write(headOf(fault, { ...LAST, 'content-length': [], 'transfer-encoding': 'chunked' }));
  const more = (): void => {
    if (stream.destroyed) return;
    // The client may be in the same process, so it gets a turn.
    if (stream.write(chunk)) setImmediate(more);
    else stream.once('drain', more);
  };
  more();
}

const wholeOf = (answer: Answer, framing: Headers) =>
  Buffer.concat([headOf(answer, framing), bodyOf(answer)]);
const bodyOf = ({ body = '{"error":"a fault on purpose"}' }: Answer): Buffer => Buffer.from(body);

/** The response's head with the true length of the body. Headers of the answer override it; `framing` overrides both. */
function headOf(answer: Answer, framing: Headers = {}): Buffer {
  const { status = 200 } = answer;
  const own = Object.entries(answer.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  const headers: Headers = {
    date: new Date().toUTCString(),
    'content-type': 'application/json',
    'content-length': String(bodyOf(answer).length),
    ...Object.fromEntries(own),
    ...framing,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  );
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Unknown'}`;
  return Buffer.from(`${[first, ...lines].join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Carries out a fault that needs no request. */
export function refuse({ name }: ConnectionFault, raw: Socket): void {
  if (name === 'close-on-accept') raw.end();
  else if (name === 'tls-stall') raw.resume();
  // The others answer the client's first bytes.
  else if (name === 'tls-reset') raw.once('data', () => raw.resetAndDestroy());
  else raw.once('data', () => raw.end(name === 'tls-close' ? '' : PLAIN_TEXT));
}

const PLAIN_TEXT = 'HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n';
