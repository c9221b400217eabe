import { chmodSync, mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openThread } from '../command/support/thread.ts';
import { startService } from '../standin/service/service.ts';
import { type ActionOptions, runAction, startAction } from '../support/action.ts';
import { makeRepository } from './repository.ts';

/** A checkout with a tag `v1` and one change after it. */
function checkout(folder: string): { before: string } {
  const repository = makeRepository(folder);
  repository.write('README.md', 'one\n');
  const before = repository.commit('First');
  repository.git('tag', 'v1');
  repository.write('README.md', 'one\ntwo\n');
  repository.write('.env', 'PASSWORD=the-hidden-one\n');
  repository.commit('Say two');
  return { before };
}

const step = (service: { url: string; key: string }, inputs: Record<string, string>): ActionOptions => ({
  inputs: {
    'base-url': service.url,
    'project-id': 'ok',
    'api-key': service.key,
    prompt: 'Update the docs; no pull request if they are unaffected.',
    context: 'diff, commits, files',
    'poll-interval': '1',
    ...inputs,
  },
});

test.concurrent('a new job gets the changes, without the secrets; a follow-up does not', async () => {
  await using service = await startService({ pace: 0.3 });
  const prepare: ActionOptions['prepare'] = ({ workspace }) => void checkout(workspace);
  await using first = await runAction({ ...step(service, { 'diff-base': 'v1' }), prepare });
  expect(first.exitCode).toBe(0);
  const jobId = first.outputs['job-id'] ?? '';
  await using second = await runAction({ ...step(service, { 'job-id': jobId }), prepare });
  expect(second.exitCode).toBe(0);
  const [create = '', message = ''] = service.jobs.get(jobId)?.prompts ?? [];
  expect(create).toMatch(
    /^Update the docs; no pull request if they are unaffected\.\n\n---\n\nThe following was quoted/,
  );
  for (const part of ['Say two', 'M\tREADME.md', '\n+two\n', 'Left out of it: 1 of 2 files'])
    expect(create).toContain(part);
  expect(create).not.toContain('the-hidden-one');
  expect(message).toBe('Update the docs; no pull request if they are unaffected.');
});

test.concurrent('a checkout that git does not take, also of a pull request: the error says what git says', async () => {
  await using service = await startService({ pace: 0 });
  const commit = (digit: string) => ({ sha: digit.repeat(40) });
  await using result = await runAction({
    ...step(service, { comment: 'never' }),
    event: {
      name: 'pull_request',
      payload: { pull_request: { number: 7, base: commit('b'), head: commit('a') } },
    },
    prepare: ({ workspace }) => void mkdirSync(join(workspace, '.git')),
  });
  expect(result.exitCode).toBe(1);
  for (const word of ['not a git repository', 'Git 2.38', 'actions/checkout'])
    expect(result.summary.replaceAll('\\', '')).toContain(word);
  expect(service.requests).toEqual([]);
});

test.concurrent('in a thread the reply says what the checkout lacks', async () => {
  await using service = await startService();
  await using place = await openThread();
  await using result = await runAction(
    place.command('/docs update the page', service, {
      inputs: { context: 'issue, diff', 'diff-base': 'v1' },
    }),
  );
  expect(result.outputs.outcome).toBe('failed');
  expect(place.answers()).toEqual([expect.stringContaining('`fetch-depth: 0`')]);
  expect(service.requests).toEqual([]);
});

test.concurrent.each(['false', 'true'])(
  'a signal while git hangs ends the run in time (dry-run: %s)',
  async (dry) => {
    await using service = await startService({ pace: 0 });
    using bin = makeRepository();
    bin.write('git', '#!/bin/sh\necho started > "$(dirname "$0")/started"\nexec sleep 20\n');
    chmodSync(join(bin.folder, 'git'), 0o755);
    const started = Promise.withResolvers<void>();
    const watcher = watch(bin.folder, (_event, name) => name === 'started' && started.resolve());
    await using running = startAction({
      ...step(service, { 'diff-base': 'v1', 'dry-run': dry }),
      env: { PATH: `${bin.folder}:${process.env.PATH}` },
    });
    await started.promise;
    watcher.close();
    running.signal('SIGINT');
    const result = await running.result;
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('cancelled');
    expect(result.sinceSignalMs).toBeLessThan(5_000);
    expect(service.requests).toEqual([]);
  },
);
