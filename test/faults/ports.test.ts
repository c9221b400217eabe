import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { refusedPort, startFullListener } from './ports.ts';
import { startFaultyServer } from './server.ts';

test('connecting to a refused port fails at once', async () => {
  const socket = connect(await refusedPort(), '127.0.0.1');
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});

test.runIf(process.platform === 'linux')('connecting to a full listener goes on and on', async () => {
  await using full = await startFullListener();
  await using server = await startFaultyServer([{ name: 'stall-before-headers' }]);
  const hanging = connect(full.port, '127.0.0.1');
  let outcome = 'connecting';
  hanging.on('connect', () => {
    outcome = 'connected';
  });
  hanging.on('error', () => {
    outcome = 'failed';
  });
  // Others connect meanwhile, one after the other.
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  }
  expect(outcome).toBe('connecting');
  hanging.destroy();
});
