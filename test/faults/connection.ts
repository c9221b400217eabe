/** One connection of the faulty server: its requests one after the other, or its refusal. */

import type { Socket } from 'node:net';
import { carryOut, reset, type Wire } from './carry-out.ts';
import type { OpenExchange } from './exchange.ts';
import { type ConnectionFault, type Fault, isConnectionFault, type RequestFault } from './faults.ts';
import { RequestReader } from './request-reader.ts';

/** What the server knows and a connection asks for. */
export interface Script {
  /** Opens the next exchange. */
  begin(reader: RequestReader): OpenExchange;
  /** What stands in the plan for that exchange, if the plan is a list. */
  planned(index: number): Fault | null;
  /** The fault for a request whose head is there; null: none that fits, the connection is reset. */
  choose(exchange: OpenExchange): RequestFault | null;
  finished(exchange: OpenExchange): void;
}

/** Serves requests until the connection is over. */
export function serve(wire: Wire, script: Script, first: OpenExchange, firstReader: RequestReader): void {
  let exchange = first;
  let reader = firstReader;
  let state: 'reading' | 'answering' | 'over' = 'reading';
  // Of the next request, where it came before the answer to this one.
  let held: Buffer = Buffer.alloc(0);

  async function answer(fault: RequestFault): Promise<void> {
    state = 'answering';
    const next = script.planned(exchange.index + 1);
    // A fault of the connection itself needs a new one.
    const renew = next !== null && isConnectionFault(next);
    const keepAlive = (reader.head?.keepAlive ?? false) && reader.bodyComplete && !renew;
    await carryOut(fault, wire, { keepAlive });
    state = fault.name === 'respond' && !fault.ending && keepAlive ? 'reading' : 'over';
    script.finished(exchange);
    if (state !== 'reading') return;
    reader = new RequestReader();
    const rest = held;
    held = Buffer.alloc(0);
    if (rest.length > 0) take(rest);
  }

  function take(piece: Buffer): void {
    if (state === 'reading' && exchange.bodyComplete) exchange = script.begin(reader);
    try {
      held = Buffer.concat([held, reader.take(piece)]);
    } catch {
      // No HTTP: nothing that a plan could answer.
      state = 'over';
      reset(wire);
      return;
    }
    if (state !== 'reading' || !reader.head) return;
    const fault = script.choose(exchange);
    if (!fault) reset(wire);
    else if (isEarly(fault) || reader.bodyComplete) void answer(fault);
  }

  wire.stream.on('data', (piece: Buffer) => {
    // After an early answer the rest of the request is still read: unread bytes would turn FIN into RST.
    if (!reader.bodyComplete) take(piece);
    else if (state === 'reading') take(piece);
    else if (state === 'answering') held = Buffer.concat([held, piece]);
  });
}

function isEarly(fault: RequestFault): boolean {
  return fault.name === 'reset-after-headers' || fault.name === 'respond-early';
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
