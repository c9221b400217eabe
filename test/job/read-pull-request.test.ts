import { expect, test } from 'vitest';
import {
  connectionFor,
  readPullRequest,
  stateOfPullRequest,
} from '../../src/job/read-pull-request.ts';
import type { JobReport } from '../../src/result/job-report.ts';
import { openRepository } from '../github/connect.ts';
import { jobWith, reportOf } from '../result/reports.ts';
import { problem } from '../standin/github/faults.ts';
import { wordsOf } from '../support/words.ts';

const HOST = 'https://github.com';
const prLink = `${HOST}/example/docs/pull/1`;
const opened = reportOf(jobWith({ prLink }));

type Simulated = Awaited<ReturnType<typeof openRepository>>;

interface Setting {
  report?: JobReport;
  given?: (it: Simulated) => unknown;
  withToken?: boolean;
  isStopped?: boolean;
  /** The repository in the event of the run. */
  described?: unknown;
  /** The name of the run's repository now. */
  fullName?: string;
}

/** Reads the pull request of a report, number 1 of `example/docs` unless `given` adds another one. */
async function read(setting: Setting) {
  const { report = opened, given, withToken = true, isStopped = false, described } = setting;
  const { fullName = 'example/docs' } = setting;
  await using it = await openRepository();
  it.world.addIssue(it.repository, { pull: true });
  given?.(it);

  const session = {
    run: { serverUrl: HOST, repository: { id: it.repository.id, fullName } } as never,
    signal: isStopped ? AbortSignal.abort() : new AbortController().signal,
    event: { name: 'push', payload: { repository: described } },
  };
  const reading = await readPullRequest(report, withToken ? it.api : undefined, session);
  const files = reading.pull && (await reading.files);
  const { pull } = reading;
  return { pull, files, why: pull ? '' : wordsOf(reading.whyUnread), requests: it.github.requests };
}

test('the pull request and its files are read with one request each', async () => {
  const { pull, requests } = await read({});

  expect(pull).toMatchObject({ number: 1, url: prLink });
  const operations = requests.map(({ operation }) => operation).toSorted();
  expect(operations).toEqual(['pulls/get', 'pulls/list-files']);
});

const timedOut = { reason: { kind: 'timed-out' }, job: opened.job } as const;

test.each<{ what: string; setting: Setting; why: string; requests?: number }>([
  {
    what: 'the run was stopped',
    setting: { isStopped: true },
    why: 'the run was stopped',
  },
  {
    what: 'the job has not ended',
    setting: { report: reportOf(timedOut) },
    why: 'the outcome is timed-out',
  },
  {
    what: 'there is none',
    setting: { report: reportOf(jobWith({ prLink: undefined })) },
    why: 'the outcome is no-changes',
  },
  {
    what: 'its URL cannot be used',
    setting: { report: reportOf(jobWith({ prLink: undefined, unusableLink: 'javascript:x' })) },
    why: 'the URL of the pull request cannot be used',
  },
  {
    what: 'it is on another server',
    setting: { report: reportOf(jobWith({ prLink: 'https://gitlab.com/o/r/pull/1' })) },
    why: 'the pull request is not on https://github.com',
  },
  {
    what: 'there is no token',
    setting: { withToken: false },
    why: 'the run has no token to read the pull request',
  },
  {
    what: 'GitHub breaks down',
    setting: { given: ({ github }) => github.fault({ operation: 'pulls/get', ...problem(502) }) },
    why: 'GitHub did not return the pull request (502 Scripted 502)',
    requests: 2,
  },
])('if $what, the pull request is not read, and the reading says why', async (row) => {
  const { pull, why, requests } = await read(row.setting);

  expect([pull, why]).toEqual([undefined, row.why]);
  expect(requests).toHaveLength(row.requests ?? 0);
});

test('without the list of its files, the pull request is read', async () => {
  const given = ({ github }: Simulated) =>
    github.fault({ operation: 'pulls/list-files', ...problem(502) });

  const { pull, files } = await read({ given });

  expect([pull?.number, files]).toEqual([1, []]);
});

const elsewhere = reportOf(jobWith({ prLink: `${HOST}/octo-org/secret/pull/1` }));
const PUBLIC = { private: false, visibility: 'public' };
const PRIVATE = { private: true, visibility: 'private' };

test.each<[own: unknown, other: 'public' | 'private', isShown: boolean]>([
  [PUBLIC, 'public', true],
  [PUBLIC, 'private', false],
  [PRIVATE, 'private', true],
  [undefined, 'private', false],
  [undefined, 'public', true],
])('in a repository %j, a pull request of another one that is %s is shown: %j', async (...row) => {
  const [described, visibility, isShown] = row;
  const given = ({ world }: Simulated) => {
    const other = Object.assign(world.addRepository('octo-org/secret'), { visibility });
    world.addIssue(other, { pull: true });
  };

  const { pull, why } = await read({ report: elsewhere, described, given });

  expect(pull !== undefined).toBe(isShown);
  const hidden = 'the pull request is in a private repository, and this one is not private';
  expect(why).toBe(isShown ? '' : hidden);
});

test.each([
  ['private', 'finished'],
  ['public', 'merged'],
])(
  'the end of a pull request in a %s repository is called “%s” in a public one',
  async (...row) => {
    const [visibility, end] = row;
    await using it = await openRepository();
    const other = Object.assign(it.world.addRepository('octo-org/secret'), { visibility });
    it.world.merge(it.world.addIssue(other, { pull: true }));

    const session = {
      run: { serverUrl: HOST, repository: { fullName: 'example/docs' } } as never,
      event: { name: 'push', payload: { repository: PUBLIC } },
      publisher: { warn: () => {} } as never,
    };

    expect(await stateOfPullRequest(`${HOST}/octo-org/secret/pull/1`, it.api, session)).toEqual({
      end,
    });
  },
);

test('a private repository shows its own pull requests, also under an earlier name', async () => {
  const given = ({ repository }: Simulated) => Object.assign(repository, { visibility: 'private' });

  const { pull } = await read({ given, fullName: 'example/docs-renamed' });

  expect(pull?.number).toBe(1);
});

test('a run without a thread opens its own connection, and no token means none', async () => {
  await using it = await openRepository();
  const run = { serverUrl: HOST, repository: { id: 1, fullName: 'example/docs' } };
  const openGitHub = async () => it.api;
  const session = { run, signal: new AbortController().signal, openGitHub } as never;
  const other = reportOf(jobWith({ prLink: 'https://gitlab.com/o/r/pull/1' }));

  expect(await connectionFor(opened, session)).toBe(it.api);
  expect(await connectionFor(other, session)).toBeUndefined();
});
