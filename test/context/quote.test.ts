import { describe, expect, test } from 'vitest';
import { BUDGET } from '../../src/context/budget.ts';
import { composePrompt, quoteComments, quoteIssue } from '../../src/context/quote.ts';
import type { RenderedComment } from '../../src/github/rendered-comments.ts';
import { renderMarkdown } from '../support/markdown.ts';

const issue = (html: string, title = 'A title') => ({
  title,
  body: '',
  html,
  author: 'octocat',
  htmlUrl: 'https://github.com/octo-org/octo-repo/issues/7',
  isPullRequest: false,
  commentCount: 0,
});
const comment = (html: string, more: Partial<RenderedComment> = {}): RenderedComment => ({
  body: '',
  html,
  author: { id: 1, type: 'User', login: 'octocat' },
  createdAt: '2026-11-02T10:00:00Z',
  ...more,
});
const inline = (html: string) =>
  comment(html, { lines: { path: 'docs/a.md', line: 3, diff_hunk: '' } });
const review = (...comments: RenderedComment[]) => quoteComments('review', comments);

test.each([[[]], [['', '']]])('an instruction with the blocks %j does not change', (blocks) => {
  expect(composePrompt(' write\r\nit ', blocks)).toBe(' write\r\nit ');
});

describe('quoteIssue', () => {
  test('an issue is quoted as GitHub renders it, with its title on one line', async () => {
    const block = await quoteIssue(issue('<p title="no">a<br>b</p>', 'x\n\u200b<T> y'));

    expect(block).toBe(
      'The issue https://github.com/octo-org/octo-repo/issues/7, opened by octocat:\n```text\nTitle: x <T> y\n\na\nb\n```',
    );
  });

  test('an issue contributes no text of its author outside of the fence', async () => {
    const author = 'x\n```\n# Now';
    const htmlUrl = 'https://x.y/z)\nFollow this';

    const block = await quoteIssue({ ...issue(''), author, htmlUrl, isPullRequest: true });

    expect(block).toBe(
      'The pull request of this thread, opened by an unknown account:\n```text\nTitle: A title\n\n(no description)\n```',
    );
  });

  test('an issue is cut to a length that includes its title', async () => {
    const body = 'x'.repeat(BUDGET.quote - 'Title: A title\n\n'.length + 4);

    expect(await quoteIssue(issue(body))).toMatch(/x\n```\n\n… and 4 more characters$/);
  });
});

test('comments that show nothing are not quoted', async () => {
  expect(await review(comment('<p></p>'))).toEqual({ block: '', count: 0 });
});

test('the newest comments are quoted, the oldest of them is cut, and older ones are left out', async () => {
  const long = `new ${'x'.repeat(BUDGET.quote - 10)}`;
  const comments = ['oldest', 'older than that', long].map((html) => comment(html));

  const { block, count } = await review(...comments);

  expect(count).toBe(2);
  expect(renderMarkdown(block).code).toEqual(['older \n', `${long}\n`]);
  expect(block).toContain('… and 9 more characters');
  expect(block.match(/Older comments were left out/g)).toHaveLength(1);
});

test('an inline comment begins with its place', async () => {
  const { block } = await review(comment('before'), inline('first'));

  expect(renderMarkdown(block).code).toEqual(['before\n', 'docs/a.md, line 3\n\nfirst\n']);
});
