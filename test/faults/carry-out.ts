/** Carries out a fault on a connection. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer, ConnectionFault, RequestFault } from './faults.ts';

export interface Wire {
  /** What the client's bytes come through and answers go through: the connection itself, or TLS over it. */
  readonly stream: Socket;
  /** The connection. */
  readonly raw: Socket;
}

export interface AnswerOptions {
  /** Whether the connection goes on afterwards. */
  readonly keepAlive: boolean;
}

/** Long enough for what was written to be read before the RST that would throw it away. In ms. */
const readTime = 20;

/** Resolves once all that the fault does by itself is done; stalls are done at once. */
export async function runCommand(fault: RequestFault, wire: Wire, options: AnswerOptions): Promise<void> {
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
      return respondWhole(fault, fault.ending, wire, options);
    case 'respond-early':
      return respondWhole(fault, 'close', wire, options);
    case 'garbage':
      return void stream.end(fault.bytes ?? '\0\x01not HTTP at all\r\n\r\n\xff');
    case 'wrong-length': {
      const { body } = parts(fault);
      const head = headOf(fault, { 'content-length': String(body.length + fault.by), connection: 'close' });
      return void stream.end(Buffer.concat([head, body]));
    }
    case 'large-headers': {
      const line = 'x'.repeat(1_000);
      const large = Array.from({ length: Math.ceil((fault.bytes ?? 1024 * 1024) / 1_011) }, () => line);
      const { body } = parts(fault);
      return void stream.end(Buffer.concat([headOf(fault, lengthOf(body), { 'x-large': large }), body]));
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
  ending: 'close' | 'reset' | undefined,
  wire: Wire,
  { keepAlive }: AnswerOptions,
): Promise<void> {
  const { body } = parts(answer);
  // A connection that is closed by surprise (`ending`) was not announced to be.
  const connection = keepAlive || ending ? {} : { connection: 'close' };
  const whole = Buffer.concat([headOf(answer, { ...lengthOf(body), ...connection }), body]);
  return new Promise((resolve) => {
    // Gone before it was written: the client's own doing, and the end of this exchange.
    wire.stream.once('close', resolve);
    wire.stream.write(whole, () => {
      wire.stream.off('close', resolve);
      if (ending === 'reset') setTimeout(() => reset(wire), readTime);
      else if (ending === 'close' || !keepAlive) wire.stream.end();
      resolve();
    });
  });
}

type BrokenOff = Extract<
  RequestFault,
  { name: `${'stall' | 'truncate' | 'reset'}-in-${'headers' | 'body'}` }
>;

function breakOff(fault: BrokenOff, wire: Wire): void {
  const { body } = parts(fault);
  const head = headOf(fault, lengthOf(body));
  const sent = fault.name.endsWith('-in-headers')
    ? head.subarray(0, head.length / 2)
    : Buffer.concat([head, body.subarray(0, body.length / 2)]);
  wire.stream.write(sent, () => {
    if (fault.name.startsWith('truncate')) wire.stream.end();
    if (fault.name.startsWith('reset')) setTimeout(() => reset(wire), readTime);
  });
}

function drip(fault: Extract<RequestFault, { name: 'drip-body' }>, stream: Socket): void {
  const { bytes = 1, everyMs = 20 } = fault;
  const { body } = parts(fault);
  stream.write(headOf(fault, { ...lengthOf(body), connection: 'close' }));
  let sent = 0;
  const timer = setInterval(() => {
    stream.write(body.subarray(sent, sent + bytes));
    sent += bytes;
    if (sent >= body.length) {
      clearInterval(timer);
      stream.end();
    }
  }, everyMs);
  stream.once('close', () => clearInterval(timer));
}

function pour(fault: Extract<RequestFault, { name: 'endless-body' }>, stream: Socket): void {
  const piece = Buffer.from(fault.piece ?? ' '.repeat(16 * 1024));
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
  stream.write(headOf(fault, { 'transfer-encoding': 'chunked' }));
  const more = (): void => {
    if (stream.destroyed) return;
    // The client may live in the same process: let it have a turn.
    if (stream.write(chunk)) setImmediate(more);
    else stream.once('drain', more);
  };
  more();
}

function parts({ body = '{"error":"a fault on purpose"}' }: Answer): { body: Buffer } {
  return { body: Buffer.from(body) };
}

function lengthOf(body: Buffer): Record<string, string> {
  return { 'content-length': String(body.length) };
}

/** The response's head. What the answer says goes over `framing`, and both over the defaults. */
function headOf(answer: Answer, framing: Record<string, string>, more: Answer['headers'] = {}): Buffer {
  const { status = 200 } = answer;
  const headers: Record<string, string | readonly string[]> = {
    date: new Date().toUTCString(),
    'content-type': 'application/json',
    ...framing,
    ...Object.fromEntries(
      Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    ...more,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  );
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Unknown'}`;
  return Buffer.from(`${[first, ...lines].join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Carries out a fault that needs no request. */
export function refuse(fault: ConnectionFault, raw: Socket): void {
  switch (fault.name) {
    case 'reset-on-accept':
      raw.resetAndDestroy();
      break;
    case 'close-on-accept':
      raw.end();
      break;
    case 'tls-stall':
      raw.resume();
      break;
    // The others answer the client's first bytes.
    case 'tls-reset':
      raw.once('data', () => raw.resetAndDestroy());
      break;
    case 'tls-close':
      raw.once('data', () => raw.end());
      break;
    case 'tls-plain-text':
      raw.once('data', () => raw.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n'));
      break;
  }
}
