import { describe, expect, test } from 'vitest';
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
  const { id } = world.addRepository('example/docs', {});
  world.addToken(TOKEN, {});
  const issue = world.addIssue('example/docs', {});
  const { env, recorder } = recordedRun({}, ['a-secret']);

  const post = (report: ReportChange = {}, project = 'docs', more: Partial<Session> = {}) => {
    const session = {
      ...env,
      inputs: { 'api-key': 'key_one', 'project-id': project },
      run: { repository: { id } },
      openGitHub: () => connectTo(github, TOKEN, 'example/docs', env),
      ...more,
    };
    return postReport(reportOf(report), issue.number, session as never as Session);
  };
  const bodies = () => world.comments(issue).map(({ body }) => body);
  const written = () =>
    github.requests.map(({ method }) => method).filter((method) => method !== 'GET');
  return { ...github, issue, post, log: recorder.log, bodies, written };
}

test('every week updates the same comment', async () => {
  await using thread = await openIssue();

  const first = await thread.post({ pages: [pageOf('/one')] });
  const second = await thread.post({ warnings: [{ title: 'Odd', happened: ['a-secret'] }] });

  expect(second).toEqual(first);
  // Only the last report remains, without secrets.
  expect(thread.bodies()).toEqual([
    expect.stringMatching(
      /^### 📈 (?![\s\S]*\/one)[\s\S]*⚠️ \*\*\*[\s\S]*<\/sub>\n\n<!-- docs-agent-visitors last-week \S{44} -->$/,
    ),
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

test.each<[string, change: (body: string) => string, isUpdated: boolean]>([
  ['with a note below', (body) => `${body}\r\n\r\nFor the meeting.`, true],
  ['that quotes the line', (body) => body.replaceAll(/^/gm, '> '), false],
  [
    'with another signature',
    (body) => body.replace(/\S{44} -->$/, `${'A'.repeat(43)}= -->`),
    false,
  ],
])('a comment %s is found accordingly', async (_, change, isUpdated) => {
  await using thread = await openIssue();
  await thread.post();
  const [comment] = thread.world.comments(thread.issue);
  const changed = change(comment?.body ?? '');
  thread.world.editComment(comment?.id ?? 0, changed, 'maintainer');

  await thread.post();

  const kept = isUpdated ? [] : [changed];
  expect(thread.bodies()).toEqual([
    ...kept,
    expect.stringMatching(/<sub>.*<\/sub>\n\n<!-- .* -->$/),
  ]);
});

test('if GitHub cannot be used, the message says why', async () => {
  await using thread = await openIssue();
  const title = 'The GitHub token is missing';
  const error = new SetupError({ title, happened: ['No token.'] });

  const { url, problem } = await thread.post({}, 'docs', {
    openGitHub: () => Promise.reject(error),
  });

  expect(url).toBeUndefined();
  expect(problem).toEqual({
    title: 'Could not post the report',
    topic: title,
    happened: ['No token.'],
  });
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

describe('a report has one comment', () => {
  test.each([403, 404])('if edits are refused with %i, in a new one', async (status) => {
    await using thread = await openIssue();
    await thread.post();
    const [first] = thread.world.comments(thread.issue);
    thread.fault({
      operation: 'issues/update-comment',
      when: ({ path }) => path.endsWith(`/${first?.id}`),
      times: 9,
      ...problem(status),
    });

    const second = await thread.post();
    const third = await thread.post();

    expect([second.problem, third.url]).toEqual([undefined, second.url]);
    expect(thread.bodies()).toHaveLength(2);
  });

  test('if an edit fails for now, not in a new one', async () => {
    await using thread = await openIssue();
    await thread.post();
    thread.fault({ operation: 'issues/update-comment', times: 9, ...problem(502) });

    const { url, problem: shown } = await thread.post();

    expect([url, shown?.title]).toEqual([undefined, 'Could not post the report']);
    expect(thread.written()).not.toContain('DELETE');
    expect(thread.bodies()).toHaveLength(1);
  });

  test('in place of an older and a younger one by the same account', async () => {
    await using thread = await openIssue();
    await thread.post();
    const [first] = thread.world.comments(thread.issue);
    const copy = first?.body ?? '';
    thread.world.addComment(thread.issue, copy, { as: first?.user.login ?? '' });
    thread.world.addComment(thread.issue, copy, { as: 'maintainer' });
    const noted = `${copy}\nNot what I expected.`;
    thread.world.addComment(thread.issue, noted, { as: first?.user.login ?? '' });

    await thread.post({ pages: [pageOf('/second')] });

    // The copy by a person is theirs, and so are words of the account's owner.
    expect(thread.bodies()).toEqual([expect.stringContaining('/second'), copy, noted]);
  });
});
