import { expect, test } from 'vitest';
import { BUDGET } from '../../src/context/budget.ts';
import { quoteCommits } from '../../src/context/quote-commits.ts';
import { commit } from './changed-files.ts';

const idOf = (index: number) => index.toString(16).padStart(7, '0').padEnd(40, 'f');
const quote = (messages: readonly string[], total = messages.length) => {
  const commits = messages.map((message, index) => commit(message, idOf(index)));
  return quoteCommits(commits, total);
};

test('a long message hides no other subject', () => {
  const text = quote(['Fix it', `Rewrite it\n\n${'word '.repeat(20_000)}`, 'Add it\n\nBecause.']);

  expect(text).toMatch(
    /^0000002 2026-11-02 Add it\n.* Rewrite it\n.* Fix it\n\n0000002:\n {4}Because\./,
  );
  expect(text.length).toBeLessThan(1_500);
});

test('all subjects of 250 commits are shown, and as many bodies as have room', () => {
  const text = quote(Array(250).fill(`${'s'.repeat(500)}\n\n${'x'.repeat(1_000)}`));

  expect(text.match(/^.{7} 2026-11-02 s{120}…$/gm)).toHaveLength(250);
  expect(text.length).toBeLessThanOrEqual(BUDGET.commits);
  expect(text.length).toBeGreaterThan(BUDGET.commits - 1_100);
});

test.each<[message: string, text: string]>([
  [
    'Merge pull request #9712 from someone/fix-retry\n\nRetry after a timeout',
    'Retry after a timeout (#9712)',
  ],
  [
    'Bump left-pad from 1.0 to 1.1\n\nBumps [left-pad](https://example.com) from 1.0 to 1.1.\n- notes',
    'Bump left-pad from 1.0 to 1.1',
  ],
  [
    'Bump the actions group with 6 updates (#88)\n\nBumps the actions group with 6 updates:\n\n| Package | From | To |\n| x | 1 | 2 |',
    'Bump the actions group with 6 updates (#88)',
  ],
  ['Bump python\n\nBumps python from 3.8-slim to 3.9-slim.\n\n---\nmore', 'Bump python'],
  ['Bump all (#9)\n\n* Bump a\n\nBumps [a](https://x.y) from 1 to 2.\n\n* Bump b', 'Bump all (#9)'],
  [
    '[pre-commit.ci] pre-commit autoupdate\n\nupdates:\n- [github.com/x/y: v1 → v2](https://github.com/x/y/compare/v1...v2)',
    '[pre-commit.ci] pre-commit autoupdate',
  ],
  ['Raise it\n\nBumps the limit to 10.', 'Raise it\n\n0000000:\n    Bumps the limit to 10.'],
  ['Rename it\n\nupdates:\n- the guide', 'Rename it\n\n0000000:\n    updates:\n    - the guide'],
  ['Update all\n\nThis PR contains the following updates:\n\n| Package | Change |', 'Update all'],
  [
    'Add a client (#12)\n\n<!-- Please describe\nthe change -->\nIt waits.<!-- No -->\n\n<!-- open',
    'Add a client (#12)\n\n0000000:\n    It waits.\n\n    <!-- open',
  ],
  [
    `${'x'.repeat(121)}\r\n\r\nBody.\r\nMore.`,
    `${'x'.repeat(120)}…\n\n0000000:\n    Body.\n    More.`,
  ],
])('of %j, the agent gets %j', (message, text) => {
  expect(quote([message])).toBe(`0000000 2026-11-02 ${text}`);
});

test('branches that were merged into branches come last', () => {
  const text = quote([
    'One',
    "Merge branch 'main' into it",
    'Merge pull request #2 from a/b\n\nTwo',
  ]);

  expect(text.match(/(?<=2026-11-02 ).*/g)).toEqual([
    'Two (#2)',
    'One',
    "Merge branch 'main' into it",
  ]);
});

const DROPPED = [
  'Co-authored-by: A <a@example.com>',
  'Reported by: a@example.com',
  'Reviewers: a@example.com, b@example.com',
  'git-svn-id: https://svn.example.com/trunk@12 0123',
  'Change-Id: I0123',
  '---------',
  '(cherry picked from commit 0123456789abcdef0123456789abcdef01234567)',
  'for more information, see https://pre-commit.ci',
];
const KEPT = [
  'BREAKING CHANGE: the option is gone',
  'Note: write to help@example.com for access',
  '---',
];

test('of a message, lines for tools and about people are dropped, and all others stay', () => {
  const text = quote([['Subject', ...DROPPED, ...KEPT].join('\n\n')]);

  expect(
    text
      .split('\n    ')
      .slice(1)
      .map((line) => line.trim()),
  ).toEqual(KEPT);
});

test('what is not shown is counted', () => {
  const messages = Array.from({ length: 1_000 }, (_, i) => `${i} ${'x'.repeat(100)}`);

  const text = quote(messages, 1_200);

  const [, missing = ''] = /\nand ([\d,]+) older commits$/.exec(text) ?? [];
  expect(text.match(/ 2026-11-02 /g)).toHaveLength(1_200 - Number(missing));
  expect(text.length).toBeGreaterThan(39_000);
});
