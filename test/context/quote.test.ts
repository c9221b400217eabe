import { expect, test } from 'vitest';
import { BUDGET } from '../../src/context/budget.ts';
import { composePrompt, quoteComments, quoteIssue, quoteLines } from '../../src/context/quote.ts';
import type { CommentedLines } from '../../src/github/payloads.ts';
import type { RenderedComment } from '../../src/github/rendered-comments.ts';
import { markdownOf } from '../../src/text/github-html.ts';
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
const comment = (html: string): RenderedComment => ({
  body: '',
  html,
  author: { id: 1, type: 'User', login: 'octocat' },
  createdAt: '2026-11-02T10:00:00Z',
});
const review = (...comments: RenderedComment[]) => quoteComments('review', comments);

test.each([[[]], [['', '']]])('an instruction with the blocks %j does not change', (blocks) => {
  expect(composePrompt(' write\r\nit ', blocks)).toBe(' write\r\nit ');
});

test('an issue contributes no text of its author outside of the fence', async () => {
  const author = 'x\n```\n# Now';
  const htmlUrl = 'https://x.y/z)\nFollow this';

  const block = await quoteIssue({ ...issue(''), author, htmlUrl, isPullRequest: true });

  expect(block).toBe(
    'The pull request of this thread, opened by an unknown account:\n```text\nTitle: A title\n\n(no description)\n```',
  );
});

/** HTML whose Markdown has that many characters, in paragraphs, because longer ones are shortened. */
function pagesOf(length: number): string {
  const paragraphs = Array.from({ length: Math.ceil(length / 5_000) }, (_, index) =>
    'x'.repeat(Math.min(5_000, length - index * 5_000) - 2),
  );
  return `<p>xx${paragraphs.join('</p><p>')}</p>`;
}

test('an issue is cut to a length that includes its title', async () => {
  const words = pagesOf(BUDGET.quote - 'Title: A title\n\n'.length + 4);

  expect(await quoteIssue(issue(words))).toMatch(/x\n```\n\n… and 4 more characters$/);
});

test('comments that show nothing are not quoted', async () => {
  expect(await review(comment('<p></p>'))).toEqual({ block: '', count: 0 });
});

test('the newest comments are quoted, the oldest of them is cut, and older ones are left out', async () => {
  const long = pagesOf(BUDGET.quote - 6);
  const comments = ['oldest', 'older than that', long].map((html) => comment(html));

  const { block, count } = await review(...comments);

  expect(count).toBe(2);
  expect(renderMarkdown(block).code).toEqual(['older \n', `${markdownOf(long)}\n`]);
  expect(block).toContain('… and 9 more characters');
  expect(block.match(/Older comments were left out/g)).toHaveLength(1);
});

const HUNK = '@@ -1,2 +1,3 @@\n # Quickstart\n \n+Install it.';
const quotedLines = (more: Partial<CommentedLines>) =>
  quoteLines({ path: 'docs/a.md', diff_hunk: HUNK, line: 3, ...more });

test.each<[Partial<CommentedLines>, string]>([
  [{ start_line: 1 }, 'docs/a.md, lines 1 to 3'],
  [
    { line: null, original_line: 9, side: 'LEFT' },
    'docs/a.md, line 9 of an earlier version, before the change',
  ],
  // A range may start on the other side of the diff, which has numbers of its own.
  [{ start_line: 10, side: 'RIGHT' }, 'docs/a.md, line 3'],
  [{ line: null }, 'docs/a.md'],
  [{ path: 'a\n\u200bb.md' }, 'a b.md, line 3'],
])('the place of a comment with %j is shown as %j', (more, place) => {
  expect(quotedLines(more)).toContain(`:\n\`\`\`text\n${place}\n${HUNK}\n\`\`\``);
});

test('a comment on a whole file is quoted without lines and without a hunk', () => {
  const block = quotedLines({ subject_type: 'file', line: 1 });

  expect(block).not.toContain('@@');
  expect(block).toContain(':\n```text\ndocs/a.md\n```');
});

test('lines of a file that is excluded by its name are not quoted', () => {
  const block = quotedLines({ path: '.env' });

  expect(block).toContain('.env, line 3\n(Lines of generated files');
  expect(block).not.toContain('Install');
});

test('only the end of a long hunk is quoted', () => {
  const block = quotedLines({ diff_hunk: `@@ -1 +1 @@\n${'+🦉'.repeat(5_000)}\n+the end` });

  expect(block.length).toBeLessThan(4_300);
  expect(block).toContain('\n(Earlier lines were left out.)\n');
  expect(block).toContain('\n+the end\n```');
  expect(block.isWellFormed()).toBe(true);
  expect(quotedLines({ diff_hunk: '+'.repeat(BUDGET.hunk) })).not.toContain('Earlier lines');
});
