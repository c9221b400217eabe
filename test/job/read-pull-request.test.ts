import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { isRunRepository, readPullRequest } from '../../src/job/read-pull-request.ts';
import type { JobReport } from '../../src/result/job-end.ts';
import { openRepository } from '../github/connect.ts';
import { jobWith, reportOf } from '../result/reports.ts';
import { problem } from '../standin/github/faults.ts';

const HOST = 'https://github.com';
const prLink = `${HOST}/example/docs/pull/2`;

type Simulated = Awaited<ReturnType<typeof openRepository>>;

/** Changes the simulated GitHub, or the session. */
type Given = (it: Simulated, session: { -readonly [K in keyof Session]: Session[K] }) => unknown;

const linked = jobWith({ prLink });

/** Reads the pull request that a job has ended with, by default number 2 of `example/docs`. */
async function read(given: Given = () => {}, report: Partial<JobReport> = linked) {
  await using it = await openRepository();
  it.world.addIssue(it.repository, { pull: true });
  const session = {
    run: { serverUrl: HOST, repository: { id: it.repository.id, fullName: 'example/docs' } },
    signal: new AbortController().signal,
    event: { name: 'push', facts: { visibility: 'public' } },
    openGitHub: async () => it.api,
  } as unknown as Session;
  given(it, session);

  const pull = await readPullRequest(reportOf(report), session);
  return { pull, operations: it.github.requests.map(({ operation }) => operation).toSorted() };
}

const BOTH = ['pulls/get', 'pulls/list-files'];
const breaksDown =
  (operation: 'pulls/get' | 'pulls/list-files') =>
  ({ github }: Simulated) =>
    github.fault({ operation, ...problem(502) });

test.each([
  ['with one request each', () => {}],
  ['without the list of its files', breaksDown('pulls/list-files')],
])('the pull request and its files are read %s', async (_, given) => {
  const { pull, operations } = await read(given);

  expect(pull).toMatchObject({ url: prLink, isHere: true, work: { number: 2, files: [] } });
  expect(operations).toEqual(BOTH);
});

const withoutToken: Given = (_, session) => {
  session.openGitHub = () => Promise.reject(new SetupError({ title: 'No token', happened: [] }));
};
const isStopped: Given = (_, session) => {
  session.signal = AbortSignal.abort();
};
const timedOut: Partial<JobReport> = { ...linked, reason: { kind: 'timed-out' } };

test.each<[what: string, Given, operations?: string[], Partial<JobReport>?]>([
  ['the run was stopped', isStopped],
  ['the job has not ended', () => {}, [], timedOut],
  ['there is no token', withoutToken],
  ['GitHub breaks down', breaksDown('pulls/get'), BOTH],
])('if %s, only the URL says where the pull request is', async (...row) => {
  const [, given, operations = [], report] = row;

  const answer = await read(given, report);

  const id = { owner: 'example', repo: 'docs', number: 2 };
  expect(answer).toEqual({ pull: { id, url: prLink, isHere: true }, operations });
});

test('a private repository shows its own pull requests, also under an earlier name', async () => {
  const given: Given = ({ repository }, session) => {
    Object.assign(repository, { visibility: 'private' });
    session.run.repository.fullName = 'example/docs-renamed';
  };

  const { pull } = await read(given);

  expect(pull).toMatchObject({ isHere: true, work: { number: 2 } });
});

test.each([
  ['another one', 'octo-org/other'],
  ['one that GitHub does not show', 'octo-org/secret'],
])('%s is not the repository of the run', async (_, name) => {
  await using it = await openRepository();
  it.world.addRepository('octo-org/other');
  const session = {
    run: { repository: { id: it.repository.id, fullName: 'example/docs' } },
    openGitHub: async () => it.api,
  } as unknown as Session;

  expect(await isRunRepository(name, session)).toBe(false);
});
