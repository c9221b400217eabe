import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { postReport } from '../../src/visitors/report-comment.ts';
import { connectTo } from '../github/connect.ts';
import { problem } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { wordsOf } from '../support/words.ts';
import { recordedRun } from '../trust/recorder.ts';
import { pageOf, type ReportChange, reportOf } from './support.ts';

const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';

/** Opens an issue on a simulated GitHub, and returns a way to post a report in it. */
async function openIssue() {
  const github = await startGitHub();
  const { world } = github;
  const repository = world.addRepository('example/docs');
  world.addToken(TOKEN);
  const issue = world.addIssue(repository);
  const { env, recorder } = recordedRun({}, ['a-secret']);

  const post = (report: ReportChange = {}, project = 'docs', more: Partial<Session> = {}) => {
    const session = {
      ...env,
      inputs: { 'api-key': 'key_one', 'project-id': project },
      run: { repository },
      openGitHub: () => connectTo(github, TOKEN, 'example/docs', env),
      ...more,
    };
    return postReport(reportOf(report), issue.number, session as never as Session);
  };
  const written = () =>
    github.requests.map(({ method }) => method).filter((method) => method !== 'GET');
  return { ...github, issue, post, log: recorder.log, written };
}

test('every week updates the same comment', async () => {
  await using thread = await openIssue();

  const first = await thread.post({ pages: [pageOf('/one')] });
  const second = await thread.post({ warnings: [{ title: 'Odd', happened: ['a-secret'] }] });

  expect(second).toEqual(first);
  // Only the last report remains, without secrets.
  expect(thread.issue.comments).toMatchObject([
    {
      body: expect.stringMatching(
        /^### 📈 (?![\s\S]*\/one)[\s\S]*⚠️ \*\*\*[\s\S]*<\/sub>\n\n<!-- docs-agent-visitors last-week \S{44} -->$/,
      ),
    },
  ]);
  expect(thread.written()).toEqual(['POST', 'PATCH']);
  expect(thread.log()).toBe('');
});

const customRange = (from: string): ReportChange => ({ given: { from, to: '2026-11-23' } });

test.each<[string, ReportChange, project: string]>([
  ['another period', { given: 'last-month' }, 'docs'],
  ['an own range', customRange('2026-11-09'), 'docs'],
  ['another project', {}, 'guides'],
])('a report of %s has a comment of its own, which is updated', async (_, report, project) => {
  await using thread = await openIssue();
  await thread.post(customRange('2026-11-16'));

  await thread.post(report, project);
  await thread.post(report, project);

  expect(thread.written()).toEqual(['POST', 'POST', 'PATCH']);
});

test.each<[string, change: (body: string) => string, written: string]>([
  ['with a note below', (body) => `${body}\r\n\r\nFor the meeting.`, 'PATCH'],
  ['that quotes the line', (body) => body.replaceAll(/^/gm, '> '), 'POST'],
  ['that ends with another line', (body) => `${body}\n<!-- docs-agent-reply -->`, 'POST'],
  ['with another signature', (body) => body.replace(/\S{44} -->$/, 'A= -->'), 'POST'],
])('a comment %s is found accordingly', async (_, change, written) => {
  await using thread = await openIssue();
  await thread.post();
  const [comment] = thread.issue.comments;
  if (comment) comment.body = change(comment.body);

  await thread.post();

  expect(thread.written()).toEqual(['POST', written]);
});

test('if GitHub cannot be used, the message says why', async () => {
  await using thread = await openIssue();
  const title = 'The GitHub token is missing';
  const error = new SetupError({ title, happened: ['No token.'] });

  const posted = await thread.post({}, 'docs', { openGitHub: () => Promise.reject(error) });

  const problem = { title: 'Could not post the report', topic: title, happened: ['No token.'] };
  expect(posted).toEqual({ problem });
});

test('nothing is posted by a run that was stopped while GitHub sent the comments', async () => {
  await using thread = await openIssue();
  const stop = new AbortController();
  thread.before('issues/list-comments', () => stop.abort());

  const posted = await thread.post({}, 'docs', { signal: stop.signal });

  expect([posted, thread.written()]).toEqual([{}, []]);
});

test('nothing is posted where the thread cannot be read to its end', async () => {
  await using thread = await openIssue();
  thread.fault({ ...problem(502), times: 9 });

  const { url, problem: shown } = await thread.post();

  expect([url, thread.written()]).toEqual([undefined, []]);
  expect(wordsOf(shown?.happened)).toContain(
    'GitHub could not process the comment with the visitor report (502',
  );
});

test.each([403, 404])(
  'if GitHub refuses the edit with %i, there is a new comment',
  async (status) => {
    await using thread = await openIssue();
    await thread.post();
    const [first] = thread.issue.comments;
    const when = ({ path }: { path: string }) => path.endsWith(`/${first?.id}`);
    thread.fault({ operation: 'issues/update-comment', when, times: 9, ...problem(status) });

    const second = await thread.post();
    const third = await thread.post();

    expect([second.problem, third.url]).toEqual([undefined, second.url]);
    expect(thread.issue.comments).toHaveLength(2);
  },
);

test('if an edit fails for now, there is no new comment', async () => {
  await using thread = await openIssue();
  await thread.post();
  thread.fault({ operation: 'issues/update-comment', times: 9, ...problem(502) });

  const { problem: shown } = await thread.post();

  expect(shown?.title).toBe('Could not post the report');
  expect(thread.issue.comments).toHaveLength(1);
});

test('an older and a younger comment by the same account become one', async () => {
  await using thread = await openIssue();
  await thread.post();
  const [first] = thread.issue.comments;
  const copy = first?.body ?? '';
  const ours = { as: first?.user.login ?? '' };
  const noted = `${copy}\nNot what I expected.`;
  thread.world.addComment(thread.issue, copy, ours);
  thread.world.addComment(thread.issue, copy, { as: 'maintainer' });
  thread.world.addComment(thread.issue, noted, ours);

  await thread.post({ pages: [pageOf('/second')] });

  // The copy by a person is theirs, and so are words of the account's owner.
  const bodies = thread.issue.comments.map(({ body }) => body);
  expect(bodies).toEqual([expect.stringContaining('/second'), copy, noted]);
});
