import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { readPullRequest } from '../../src/job/read-pull-request.ts';
import type { JobReport } from '../../src/result/job-report.ts';
import type { Outputs } from '../../src/runner/outputs.ts';
import { openRepository } from '../github/connect.ts';
import { jobWith, reportOf } from '../result/reports.ts';

const prLink = 'https://github.com/example/docs/pull/1';

/** Reads the pull request of a report, and lists what happens in order. */
async function read(report: JobReport) {
  await using it = await openRepository();
  it.world.addIssue(it.repository, { pull: true });
  const events: string[] = [];
  it.github.before(undefined, ({ operation }) => void events.push(`${operation}`));

  const session = {
    publisher: { outputs: ({ outcome }: Outputs) => events.push(`outputs: ${outcome}`) },
    run: { serverUrl: 'https://github.com', repository: { id: 1, fullName: 'example/docs' } },
    inputs: {},
    signal: new AbortController().signal,
    openGitHub: async () => it.api,
  } as unknown as Session;
  const request = { target: { type: 'new' }, commandId: '1' } as never;
  const { api, pull } = await readPullRequest(report, request, {} as never, session);
  return { events, isRead: pull !== undefined, hasApi: api !== undefined };
}

test('the outputs are written before the requests, which a run that is killed may not survive', async () => {
  const { events, isRead } = await read(reportOf(jobWith({ prLink })));

  expect(events[0]).toBe('outputs: pr-opened');
  expect(events.slice(1).toSorted()).toEqual(['pulls/get', 'pulls/list-files']);
  expect(isRead).toBe(true);
});

test('an end that names no pull request does not read it, but the job can be announced there', async () => {
  const reason = { kind: 'timed-out' } as const;
  const report = reportOf({ reason, ...jobWith({ reportedStatus: 'active', prLink }) });

  expect(await read(report)).toEqual({ events: [], isRead: false, hasApi: true });
});
