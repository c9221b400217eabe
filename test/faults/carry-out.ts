import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import type { Answer, Fault, RequestFault } from './faults.ts';

/** Calls back once the client has read what was written, which an RST would discard. */
export function afterReading(callback: () => void): void {
  // A client in the same process reads before the next `setImmediate`, however busy the machine is.
  setTimeout(() => setImmediate(callback), 20);
}

/** Resolves when the fault has been performed. A stall has been performed at once. */
export async function carryOut(fault: RequestFault, response: ServerResponse): Promise<void> {
  if (fault.name === 'respond') await fault.waitFor;
  const { socket } = response;
  if (!socket) return;

  switch (fault.name) {
    case 'respond':
      return void begin(fault, response).end(fault.body);
    case 'slow-body':
      return pour(bytesOf(fault.body ?? ''), begin(fault, response));
    case 'endless-body':
      return pour(blanks(), begin(fault, response));
    case 'truncate-in-body': {
      const body = Buffer.from(fault.body ?? '');
      response.setHeader('content-length', body.length);
      begin(fault, response).write(body.subarray(0, body.length / 2));
    }
  }
  leave(fault, socket);
}

/** Sets the head of the answer, which is sent with the first byte of the body. */
function begin({ status = 200, headers = {} }: Answer, response: ServerResponse): ServerResponse {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return response;
}

const pour = (body: AsyncIterable<Buffer>, response: ServerResponse) =>
  pipeline(body, response).catch(() => {});

// The client may be in the same process, so it gets a turn.
async function* bytesOf(body: string) {
  for (const byte of Buffer.from(body)) yield await turn(Buffer.of(byte));
}

async function* blanks() {
  for (;;) yield await turn(Buffer.alloc(1_024, ' '));
}

/** What the name of the fault begins with: RST, silence or FIN. */
export function leave({ name }: Fault, socket: Socket): void {
  if (name.startsWith('reset')) afterReading(() => socket.resetAndDestroy());
  else if (!name.startsWith('stall')) socket.end();
}
