import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { readPullRequest } from '../../src/job/read-pull-request.ts';
import type { JobReport } from '../../src/result/job-end.ts';
import { openRepository } from '../github/connect.ts';
import { jobWith, reportOf } from '../result/reports.ts';
import { problem } from '../standin/github/faults.ts';

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
    run: { serverUrl: HOST, repository: { id: it.repository.id, fullName } },
    signal: isStopped ? AbortSignal.abort() : new AbortController().signal,
    event: { name: 'push', payload: { repository: described } },
    async openGitHub() {
      if (!withToken) throw new SetupError({ title: 'No token', happened: [] });
      return it.api;
    },
  } as Partial<Session> as Session;
  const pull = await readPullRequest(report, session);
  return { pull, requests: it.github.requests };
}

test('the pull request and its files are read with one request each', async () => {
  const { pull, requests } = await read({});

  expect(pull).toMatchObject({ url: prLink, isHere: true, work: { number: 1, files: [] } });
  const operations = requests.map(({ operation }) => operation).toSorted();
  expect(operations).toEqual(['pulls/get', 'pulls/list-files']);
});

const timedOut = { reason: { kind: 'timed-out' }, job: opened.job } as const;
const breaksDown = ({ github }: Simulated) =>
  github.fault({ operation: 'pulls/get', ...problem(502) });

test.each<{ what: string; setting: Setting; requests?: number }>([
  { what: 'the run was stopped', setting: { isStopped: true } },
  { what: 'the job has not ended', setting: { report: reportOf(timedOut) } },
  { what: 'there is no token', setting: { withToken: false } },
  { what: 'GitHub breaks down', setting: { given: breaksDown }, requests: 2 },
])('if $what, only the URL says where the pull request is', async ({ setting, requests = 0 }) => {
  const answer = await read(setting);

  const id = { owner: 'example', repo: 'docs', number: 1 };
  expect(answer.pull).toEqual({ id, url: prLink, isHere: true });
  expect(answer.requests).toHaveLength(requests);
});

test.each([
  ['its URL cannot be used', { prLink: undefined, unusableLink: 'javascript:x' }],
  ['it is on another server', { prLink: 'https://gitlab.com/o/r/pull/1' }],
])('if %s, nothing is known of a pull request', async (_, job) => {
  const { pull, requests } = await read({ report: reportOf(jobWith(job)) });

  expect(pull).toBeUndefined();
  expect(requests).toEqual([]);
});

test('without the list of its files, the pull request is read', async () => {
  const given = ({ github }: Simulated) =>
    github.fault({ operation: 'pulls/list-files', ...problem(502) });

  const { pull } = await read({ given });

  expect(pull?.work).toMatchObject({ number: 1, files: [] });
});

const elsewhere = reportOf(jobWith({ prLink: `${HOST}/octo-org/secret/pull/1` }));
const PUBLIC = { private: false, visibility: 'public' };

test.each<['public' | 'private', isShown: boolean]>([
  ['public', true],
  ['private', false],
])(
  'a public repository shows of a pull request in a %s one what it changes: %j',
  async (...row) => {
    const [visibility, isShown] = row;
    const given = ({ world }: Simulated) => {
      const other = Object.assign(world.addRepository('octo-org/secret'), { visibility });
      world.addIssue(other, { pull: true });
    };

    const { pull } = await read({ report: elsewhere, described: PUBLIC, given });

    expect(pull?.isHere).toBe(false);
    expect(pull?.work !== undefined).toBe(isShown);
  },
);

test('a private repository shows its own pull requests, also under an earlier name', async () => {
  const given = ({ repository }: Simulated) => Object.assign(repository, { visibility: 'private' });

  const { pull } = await read({ given, fullName: 'example/docs-renamed' });

  expect(pull).toMatchObject({ isHere: true, work: { number: 1 } });
});
