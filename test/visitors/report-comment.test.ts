import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { postReport } from '../../src/visitors/report-comment.ts';
import { connectTo } from '../github/connect.ts';
import { problem } from '../standin/github/faults.ts';
import { openGitHub, REPOSITORY, TOKEN } from '../trigger/support/github.ts';
import { recordedRun } from '../trust/recorder.ts';
import { pageOf, type ReportChange, reportOf } from './support.ts';

/** Opens an issue on a simulated GitHub, and returns a way to post a report in it. */
async function openIssue() {
  const { github, repository, issue } = await openGitHub();
  const { env } = recordedRun({}, ['a-secret']);

  const post = (report: ReportChange = {}, more: Partial<Session> = {}) => {
    const session = {
      ...env,
      inputs: { 'api-key': 'key_one', 'project-id': report.project ?? 'docs' },
      run: { repository },
      openGitHub: () => connectTo(github, TOKEN, REPOSITORY, env),
      ...more,
    };
    return postReport(reportOf(report), issue.number, session as never as Session);
  };
  return { ...github, post, comments: issue.comments };
}

test('a later report replaces the one in the comment, without secrets', async () => {
  await using thread = await openIssue();

  const first = await thread.post({ pages: [pageOf('/one')] });
  const second = await thread.post({ warnings: [['a-secret']] });

  expect(second).toEqual(first);
  expect(thread.comments.map(({ body }) => body)).toEqual([
    expect.stringMatching(
      /^### 📊 (?![\s\S]*\/one)[\s\S]*⚠️ \*\*\*[\s\S]*<\/sub>\n\n<!-- docs-agent-visitors last-week \S{44} -->$/,
    ),
  ]);
});

test('a report updates the comment that the former key signed, and signs it', async () => {
  await using thread = await openIssue();
  const access = (key: string, previous?: string) => ({
    inputs: { 'api-key': key, 'previous-api-key': previous, 'project-id': 'docs' } as never,
  });

  await thread.post({}, access('key_one'));
  await thread.post({}, access('key_two', 'key_one'));
  await thread.post({}, access('key_three', 'key_two'));
  expect(thread.comments).toHaveLength(1);

  await thread.post({}, access('key_four'));
  expect(thread.comments).toHaveLength(2);
});

test('each period, own range, and project has a comment of its own', async () => {
  await using thread = await openIssue();
  const reports: ReportChange[] = [
    {},
    { project: 'guides' },
    { given: 'last-month' },
    { given: { from: '2026-11-09', to: '2026-11-23' } },
    { given: { from: '2026-11-16', to: '2026-11-23' } },
  ];

  for (const report of [...reports, ...reports]) await thread.post(report);

  expect(thread.comments).toHaveLength(reports.length);
});

interface Change {
  /** By a person. */
  edit?: (body: string) => string;
  /** With which GitHub answers every edit by this action. */
  status?: number;
}

test.each<[string, Change, comments: number]>([
  ['has a note below', { edit: (body) => `${body}\r\n\r\nFor the meeting.` }, 1],
  ['quotes the line', { edit: (body) => body.replaceAll(/^/gm, '> ') }, 2],
  ['ends with another line', { edit: (body) => `${body}\n<!-- docs-agent-reply -->` }, 2],
  ['has another signature', { edit: (body) => body.replace(/\S{44} -->$/, 'A= -->') }, 2],
  ['cannot be edited', { status: 403 }, 2],
  ['cannot be edited for now', { status: 502 }, 1],
])('later reports update a comment that %s, or another one', async (_, { edit, status }, count) => {
  await using thread = await openIssue();
  await thread.post();
  const [comment] = thread.comments;
  if (comment && edit) comment.body = edit(comment.body);
  const when = ({ path }: { path: string }) => path.endsWith(`/comments/${comment?.id}`);
  if (status) thread.fault({ when, times: 99, ...problem(status) });

  await thread.post();
  const { problem: shown } = await thread.post();

  expect(thread.comments).toHaveLength(count);
  expect(shown?.title).toBe(status === 502 ? 'Could not post the report' : undefined);
});

test('if GitHub cannot be used, the message says why', async () => {
  await using thread = await openIssue();
  const title = 'The GitHub token is missing';
  const error = new SetupError({ title, happened: ['No token.'] });

  const posted = await thread.post({}, { openGitHub: () => Promise.reject(error) });

  const problem = { title: 'Could not post the report', topic: title, happened: ['No token.'] };
  expect(posted).toEqual({ problem });
});
