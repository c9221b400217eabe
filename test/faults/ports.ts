/** Ports at which connecting fails. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * A port that refuses connections. It is below the range of automatically assigned ports, so no other server of the
 * tests can get it.
 */
export const REFUSING_PORT = 1;

// Blocks its own event loop, so that nothing is accepted. It ends by itself in case its parent is killed.
const listener = `
  const server = require('node:net').createServer().listen(0, '127.0.0.1', 1, () => {
    require('node:fs').writeSync(1, server.address().port + '\\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300_000);
    process.exit();
  });
`;

/** A port of 127.0.0.1 at which connecting neither succeeds nor fails, as its queue is full (on Linux). */
export async function startFullListener() {
  const child = spawn(process.execPath, ['-e', listener], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(line);
  const fillers: Socket[] = [];
  // The queue holds two; the third is the first that hangs. More make it sure.
  for (let count = 0; count < 6; count += 1) {
    fillers.push(connect(port, '127.0.0.1').on('error', () => {}));
  }
  await Promise.all(fillers.slice(0, 2).map((filler) => once(filler, 'connect')));
  return {
    port,
    async [Symbol.asyncDispose]() {
      for (const filler of fillers) filler.destroy();
      const gone = once(child, 'close');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
