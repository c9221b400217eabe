import { chmodSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startService } from '../standin/service/service.ts';
import { startAction } from '../support/action.ts';
import { makeRepository } from './repository.ts';

test('a signal while git hangs ends the run in time', async () => {
  await using service = await startService({ pace: 0 });
  using bin = makeRepository();
  bin.write('git', '#!/bin/sh\necho started > "$(dirname "$0")/started"\nexec sleep 20\n');
  chmodSync(join(bin.folder, 'git'), 0o755);
  const started = Promise.withResolvers<void>();
  const watcher = watch(bin.folder, (_event, name) => name === 'started' && started.resolve());
  const env = { PATH: `${bin.folder}:${process.env.PATH}` };
  const inputs = {
    'base-url': service.url,
    'project-id': 'ok',
    'api-key': service.key,
    prompt: 'Update the docs.',
    context: 'diff',
    'diff-base': 'v1',
  };
  await using running = startAction({ inputs, env });
  await started.promise;
  watcher.close();
  running.signal('SIGINT');
  const result = await running.result;
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } });
  expect(result.sinceSignalMs).toBeLessThan(5_000);
  expect(service.requests).toEqual([]);
});
