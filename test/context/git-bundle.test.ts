import { chmodSync, mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startService } from '../standin/service/service.ts';
import type { ActionOptions } from '../support/action.ts';
import { runAction, startAction } from '../support/action.ts';
import { makeRepository } from './repository.ts';

const step = (service: { url: string; key: string }): ActionOptions => ({
  inputs: {
    ...{
      'base-url': service.url,
      'project-id': 'ok',
      'api-key': service.key,
      prompt: 'Update the docs.',
    },
    ...{ context: 'diff, commits, files', 'diff-base': 'v1', comment: 'never' },
  },
});

test.concurrent('if git rejects the checkout, also of a pull request, the error quotes git', async () => {
  await using service = await startService({ pace: 0 });
  const side = (digit: string) => ({ sha: digit.repeat(40) });
  await using result = await runAction({
    ...step(service),
    event: {
      name: 'pull_request',
      payload: { pull_request: { number: 7, base: side('b'), head: side('a') } },
    },
    prepare: ({ workspace }) => void mkdirSync(join(workspace, '.git')),
  });
  expect(result.exitCode).toBe(1);
  for (const word of ['not a git repository', 'Git 2.38', 'actions/checkout', 'Nothing was sent'])
    expect(result.summary.replaceAll('\\', '')).toContain(word);
  expect(service.requests).toEqual([]);
});

test.concurrent('a signal while git hangs ends the run in time', async () => {
  await using service = await startService({ pace: 0 });
  using bin = makeRepository();
  bin.write('git', '#!/bin/sh\necho started > "$(dirname "$0")/started"\nexec sleep 20\n');
  chmodSync(join(bin.folder, 'git'), 0o755);
  const started = Promise.withResolvers<void>();
  const watcher = watch(bin.folder, (_event, name) => name === 'started' && started.resolve());
  const env = { PATH: `${bin.folder}:${process.env.PATH}` };
  await using running = startAction({ ...step(service), env });
  await started.promise;
  watcher.close();
  running.signal('SIGINT');
  const result = await running.result;
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } });
  expect(result.sinceSignalMs).toBeLessThan(5_000);
  expect(service.requests).toEqual([]);
});
