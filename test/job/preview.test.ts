import { expect, test } from 'vitest';
import { requestPreview } from '../../src/job/preview.ts';
import type { PullRequestReading } from '../../src/job/read-pull-request.ts';
import type { JobReport } from '../../src/result/job-report.ts';
import { pullWith } from '../result/reports.ts';
import { wordsOf } from '../support/words.ts';

type Pull = Parameters<typeof pullWith>[0];

const read = (change: Pull = {}): PullRequestReading => ({
  pull: pullWith(change),
  files: Promise.resolve([]),
});
const unread: PullRequestReading = { pull: undefined, whyUnread: ['the moon is full'] };

/** The branches that the service was asked for, and what the log says. */
async function previewOf(
  reading: PullRequestReading,
  outcome: JobReport['outcome'],
  path?: string,
) {
  const branches: string[] = [];
  const log: string[] = [];
  const service = {
    async createPreview(_: string, branch: string) {
      branches.push(branch);
      return { kind: 'value', value: 'https://preview.example.com' } as const;
    },
  };
  const publisher = { info: (line: never) => log.push(wordsOf(line)) };
  const signal = new AbortController().signal;
  const session = { inputs: { 'preview-path': path }, publisher, signal } as never;

  await requestPreview({ outcome }, reading, service, session);
  return { branches, log };
}

test.each<[what: string, PullRequestReading, outcome: JobReport['outcome'], why: string]>([
  ['an end without one', unread, 'no-changes', 'the outcome is no-changes'],
  ['a failed job', read(), 'failed', 'the outcome is failed'],
  ['one that was not read', unread, 'pr-opened', 'the moon is full'],
  ['a closed one', read({ state: 'closed' }), 'pr-opened', 'the pull request is closed'],
  ['a merged one', read({ state: 'merged' }), 'pr-opened', 'the pull request is merged'],
  [
    'one from a fork',
    read({ headRepository: 'x/r' }),
    'pr-opened',
    'the branch of the pull request is in another repository',
  ],
  [
    'one from a deleted fork',
    read({ headRepository: undefined }),
    'pr-opened',
    'the branch of the pull request is in another repository',
  ],
])('the log says why there is no preview of %s', async (_, reading, outcome, why) => {
  const { branches, log } = await previewOf(reading, outcome, '/preview');

  expect(branches).toEqual([]);
  expect(log).toEqual([`No preview was requested, because ${why}.`]);
});

test('an open pull request gets a preview of its branch, whatever the case of its repository', async () => {
  const reading = read({ headBranch: 'docs/a', headRepository: 'O/R' });

  expect(await previewOf(reading, 'pr-opened', '/preview')).toEqual({
    branches: ['docs/a'],
    log: [],
  });
});

test('without `preview-path`, there is no preview, and no word about it', async () => {
  expect(await previewOf(read(), 'pr-opened')).toEqual({ branches: [], log: [] });
});
