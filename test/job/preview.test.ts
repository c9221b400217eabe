import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { requestPreview } from '../../src/job/read-pull-request.ts';
import type { JobReport } from '../../src/result/job-end.ts';
import type { JobPullRequest } from '../../src/result/pull-request.ts';
import type { ServiceClient } from '../../src/service/client.ts';
import { LOCATED, pullWith, reportOf } from '../result/reports.ts';
import { wordsOf } from '../support/words.ts';

/** The branches that the service was asked for, and what the log says. */
async function previewOf(pull: JobPullRequest | undefined, report: JobReport, path = '/preview') {
  const told: string[] = [];
  const service: Partial<ServiceClient> = {
    async createPreview(_, branch) {
      told.push(branch);
      return { kind: 'value', value: 'https://preview.example.com' };
    },
  };
  const session = {
    inputs: { 'preview-path': path || undefined },
    publisher: { info: (line: never) => told.push(wordsOf(line)) },
    signal: new AbortController().signal,
  } as unknown as Session;

  await requestPreview(report, pull, service as ServiceClient, session);
  return told;
}

const failed = reportOf({ reason: { kind: 'failed' } });

test.each<[what: string, JobPullRequest | undefined, JobReport?]>([
  ['of a failed job', pullWith(), failed],
  ['on another server', undefined],
  ['that was not read, or is hidden', LOCATED],
  ['that is closed', pullWith({ state: 'closed' })],
  ['from a fork', pullWith({ ownBranch: undefined })],
])('the log says that there is no preview of a pull request %s', async (_, pull, report) => {
  const told = await previewOf(pull, report ?? reportOf());

  expect(told).toEqual([expect.stringMatching(/^No preview was requested\. .*\.$/)]);
});

test('an open pull request gets a preview of its branch, but only with `preview-path`', async () => {
  const pull = pullWith({ ownBranch: 'docs/a' });

  expect(await previewOf(pull, reportOf())).toEqual(['docs/a']);
  expect(await previewOf(pull, reportOf(), '')).toEqual([]);
});
