import { expect, test } from 'vitest';
import { quoteLines } from '../../src/context/quote.ts';
import type { CommentedLines } from '../../src/github/command-comments.ts';
import { fences } from '../text/oracle.ts';
import { corpus } from '../trust/corpus.ts';

const HUNK = '@@ -1,2 +1,3 @@\n # Quickstart\n \n+Install it.';
const at = (more: Partial<CommentedLines> = {}): CommentedLines => ({
  path: 'docs/a.md',
  diff_hunk: HUNK,
  line: 3,
  ...more,
});
/** The text in the fence. */
const quoted = (more: Partial<CommentedLines>) =>
  /`{3,}text\n([\s\S]*)\n```$/.exec(quoteLines(at(more)))?.[1];

test.each<[Partial<CommentedLines>, string]>([
  [{}, 'docs/a.md, line 3'],
  [{ start_line: 1 }, 'docs/a.md, lines 1 to 3'],
  [{ side: 'LEFT' }, 'docs/a.md, line 3, before the change'],
  [{ original_line: 9, original_start_line: 7 }, 'docs/a.md, line 3'],
  [{ line: null, original_line: 9 }, 'docs/a.md, line 9 of an earlier version'],
  [
    { line: null, original_line: 9, original_start_line: 7 },
    'docs/a.md, lines 7 to 9 of an earlier version',
  ],
  [
    { line: null, original_line: 9, side: 'LEFT' },
    'docs/a.md, line 9 of an earlier version, before the change',
  ],
  [
    { start_line: 1, start_side: 'LEFT', side: 'LEFT' },
    'docs/a.md, lines 1 to 3, before the change',
  ],
  [{ start_line: 10, start_side: 'LEFT', side: 'RIGHT' }, 'docs/a.md, line 3'],
  [{ line: null }, 'docs/a.md'],
  [{ path: 'a\n\u200bb.md' }, 'a b.md, line 3'],
])('the place of a comment with %j is shown as %j', (more, place) => {
  expect(quoted(more)).toBe(`${place}\n${HUNK}`);
});

test('a comment on a file has no lines, and no hunk is announced', () => {
  expect(quoteLines(at({ subject_type: 'file', line: null }))).not.toContain('hunk');
  expect(quoted({ subject_type: 'file', line: null })).toBe('docs/a.md');
});

test.each(['.env', 'config/prod.pem', 'package-lock.json'])(
  'lines of %s are not quoted',
  (path) => {
    expect(quoteLines(at({ path }))).toContain(`${path}, line 3\n(Lines of generated files`);
    expect(quoteLines(at({ path }))).not.toContain('Install');
  },
);

test('of a long hunk, the end is quoted', () => {
  const block = quoteLines(at({ diff_hunk: `@@ -1 +1 @@\n${'+🦉'.repeat(5_000)}\n+the end` }));
  expect(block.length).toBeLessThan(4_300);
  expect(block).toContain('\n(Earlier lines were left out.)\n');
  expect(block).toContain('\n+the end\n```');
  expect(block.isWellFormed()).toBe(true);
});

test.each(corpus.map((text) => [text]))(
  '%j stays quoted text, in the path and in the hunk',
  (text) => {
    const block = quoteLines(
      at({ path: text, diff_hunk: `@@ -1 +1 @@\n+${text}\n+\`\`\`\n@everyone` }),
    );
    const [heading = ''] = block.split('\n');
    expect(heading).toMatch(/^The instruction above is a comment .*:$/);
    expect(fences(block)).toHaveLength(1);
    expect(block).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u);
  },
);
