import { expect, test } from 'vitest';
import { requestPreview } from '../../src/job/read-pull-request.ts';
import type { JobReport } from '../../src/result/job-end.ts';
import type { JobPullRequest } from '../../src/result/pull-request.ts';
import type { ServiceClient } from '../../src/service/client.ts';
import { LOCATED, pullWith, reportOf } from '../result/reports.ts';
import { wordsOf } from '../support/words.ts';

/** The branches that the service was asked for, and what the log says. */
async function previewOf(
  pull: JobPullRequest | undefined,
  outcome: JobReport['outcome'] = 'pr-opened',
  path: string | undefined = '/preview',
) {
  const branches: string[] = [];
  const log: string[] = [];
  const service: Partial<ServiceClient> = {
    async createPreview(_: string, branch: string) {
      branches.push(branch);
      return { kind: 'value', value: 'https://preview.example.com' } as const;
    },
  };
  const publisher = { info: (line: never) => log.push(wordsOf(line)) };
  const signal = new AbortController().signal;
  const session = { inputs: { 'preview-path': path || undefined }, publisher, signal } as never;

  await requestPreview({ ...reportOf(), outcome }, pull, service as ServiceClient, session);
  return { branches, log };
}

test.each<[what: string, JobPullRequest | undefined, outcome?: JobReport['outcome']]>([
  ['of a failed job', pullWith(), 'failed'],
  ['on another server', undefined],
  ['that was not read, or is hidden', LOCATED],
  ['that is closed', pullWith({ state: 'closed' })],
  ['from a fork', pullWith({ ownBranch: undefined })],
])('the log says that there is no preview of a pull request %s', async (_, ...ended) => {
  const { branches, log } = await previewOf(...ended);

  expect(branches).toEqual([]);
  expect(log).toEqual([expect.stringMatching(/^No preview was requested\. .*\.$/)]);
});

test('an open pull request gets a preview of its branch', async () => {
  const pull = pullWith({ ownBranch: 'docs/a' });

  expect(await previewOf(pull)).toEqual({ branches: ['docs/a'], log: [] });
});

test('without `preview-path`, there is no preview, and no word about it', async () => {
  expect(await previewOf(pullWith(), 'pr-opened', '')).toEqual({ branches: [], log: [] });
});
