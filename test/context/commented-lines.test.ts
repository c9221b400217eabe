import { expect, test } from 'vitest';
import { quoteLines } from '../../src/context/quote.ts';
import type { CommentedLines } from '../../src/github/command-comments.ts';

const HUNK = '@@ -1,2 +1,3 @@\n # Quickstart\n \n+Install it.';
const quote = (more: Partial<CommentedLines>) =>
  quoteLines({ path: 'docs/a.md', diff_hunk: HUNK, line: 3, ...more });

test.each<[Partial<CommentedLines>, string]>([
  [{ start_line: 1 }, 'docs/a.md, lines 1 to 3'],
  [{ original_line: 9, original_start_line: 7 }, 'docs/a.md, line 3'],
  [
    { line: null, original_line: 9, original_start_line: 7, side: 'LEFT' },
    'docs/a.md, line 9 of an earlier version, before the change',
  ],
  [
    { line: null, original_line: 9, original_start_line: 7 },
    'docs/a.md, lines 7 to 9 of an earlier version',
  ],
  [
    { start_line: 1, start_side: 'LEFT', side: 'LEFT' },
    'docs/a.md, lines 1 to 3, before the change',
  ],
  [{ start_line: 10, start_side: 'LEFT', side: 'RIGHT' }, 'docs/a.md, line 3'],
  [{ line: null }, 'docs/a.md'],
  [{ path: 'a\n\u200bb.md' }, 'a b.md, line 3'],
])('the place of a comment with %j is shown as %j', (more, place) => {
  expect(quote(more)).toContain(`:\n\`\`\`text\n${place}\n${HUNK}\n\`\`\``);
});

test('a comment on a whole file is quoted without lines and without a hunk', () => {
  const block = quote({ subject_type: 'file', line: null });

  expect(block).not.toContain('@@');
  expect(block).toContain(':\n```text\ndocs/a.md\n```');
});

test('lines of a file that is excluded by its name are not quoted', () => {
  const block = quote({ path: '.env' });

  expect(block).toContain('.env, line 3\n(Lines of generated files');
  expect(block).not.toContain('Install');
});

test('only the end of a long hunk is quoted', () => {
  const block = quote({ diff_hunk: `@@ -1 +1 @@\n${'+🦉'.repeat(5_000)}\n+the end` });

  expect(block.length).toBeLessThan(4_300);
  expect(block).toContain('\n(Earlier lines were left out.)\n');
  expect(block).toContain('\n+the end\n```');
  expect(block.isWellFormed()).toBe(true);
});
