import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUDGET } from '../../src/context/budget.ts';
import { quoteCommits } from '../../src/context/quote-commits.ts';

const idOf = (index: number) => index.toString(16).padStart(7, '0').padEnd(40, 'f');
const commitsOf = (messages: readonly string[]) =>
  messages.map((message, index) => ({
    id: idOf(index),
    date: '2026-11-02',
    message,
    firstParent: undefined,
  }));
const quote = (...messages: string[]) => quoteCommits(commitsOf(messages), messages.length);

test('a long message hides no other subject', () => {
  const text = quote('Fix it', `Rewrite it\n\n${'word '.repeat(20_000)}`, 'Add it\n\nBecause.');

  expect(text).toMatch(
    /^0000002 2026-11-02 Add it\n.* Rewrite it\n.* Fix it\n\n0000002:\n {4}Because\./,
  );
  expect(text.length).toBeLessThan(1_500);
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
  ['Update all\n\nThis PR contains the following updates:\n\n| Package | Change |', 'Update all'],
  [
    'Add a client (#12)\n\n<!-- Please describe\nthe change -->\nIt waits.<!-- No -->\n\n<!-- open',
    'Add a client (#12)\n\n0000000:\n    It waits.\n\n    <!-- open',
  ],
  [`${'x'.repeat(121)}\n\nBody.`, `${'x'.repeat(120)}…\n\n0000000:\n    Body.`],
])('of %j, the agent gets %j', (message, text) => {
  expect(quote(message)).toBe(`0000000 2026-11-02 ${text}`);
});

test('branches that were merged into branches come last', () => {
  const text = quote(
    'One',
    "Merge branch 'main' into feature",
    'Merge pull request #2 from a/b\n\nTwo',
  );

  expect(text.match(/2026-11-02 .*/g)).toEqual([
    '2026-11-02 Two (#2)',
    '2026-11-02 One',
    "2026-11-02 Merge branch 'main' into feature",
  ]);
});

test.each([
  'Co-authored-by: A <a@example.com>',
  'Reviewers: a@example.com, b@example.com',
  'Thanks-to: a@example.com',
  'git-svn-id: https://svn.example.com/trunk@12 0123',
  '---------',
])('of a message, %j is dropped', (trailer) => {
  const text = quote(`Subject\n\nBody.\n\n${trailer}\n\nMore.`);

  expect(text).toBe('0000000 2026-11-02 Subject\n\n0000000:\n    Body.\n\n    More.');
});

test.each([
  'BREAKING CHANGE: the option is gone',
  'Note: write to help@example.com for access',
  'deps: core@1.2.0',
  '---',
])('of a message, %j stays', (line) => {
  expect(quote(`Subject\n\nBody.\n\n${line}`)).toContain(`    ${line}`);
});

test('a subject that begins like a trailer is shown', () => {
  expect(quote('deps: core@1.2.0')).toBe('0000000 2026-11-02 deps: core@1.2.0');
});

test('what is not shown is counted', () => {
  const messages = Array.from({ length: 1_000 }, (_, i) => `${i} ${'x'.repeat(100)}`);

  const text = quoteCommits(commitsOf(messages), 1_200);

  const [, missing = ''] = /\(Not shown: ([\d,]+) older commits\.\)/.exec(text) ?? [];
  expect(text.match(/ 2026-11-02 /g)).toHaveLength(1_200 - Number(missing));
  expect(text.length).toBeGreaterThan(39_000);
});

test('of up to 250 commits, every subject is shown, and no address of a trailer', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'ä', ' ', '#', '-', '😀'),
    minLength: 1,
    maxLength: 250,
  });
  const trailer = fc
    .tuple(
      fc.constantFrom('Co-authored-by', 'Signed-off-by', 'reviewed-by', 'Cc', 'Helped-by', 'Foo'),
      fc.constantFrom('A <a@x.example>', '<a@x.example>', 'a@x.example'),
    )
    .map((parts) => parts.join(': '));
  const message = fc
    .tuple(word, fc.array(fc.oneof(word, trailer), { maxLength: 8 }), fc.constantFrom('\n', '\r\n'))
    .map(([subject, lines, newline]) => [`s${subject}`, '', ...lines].join(newline));

  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 250 }), (messages) => {
      const text = quoteCommits(commitsOf(messages), messages.length);

      expect(text).not.toContain('@');
      expect(text.length).toBeLessThanOrEqual(BUDGET.commits);
      const rows = text.split('\n');
      for (const [index, each] of messages.entries()) {
        const start = `${idOf(index).slice(0, 7)} 2026-11-02 `;
        const shown = rows.find((row) => row.startsWith(start))?.slice(start.length) ?? '';
        const subject = each.split(/\r?\n/)[0]?.trim() ?? '';
        expect(subject.startsWith(shown.replace(/…$/, ''))).toBe(true);
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(subject.length, 100));
      }
    }),
    { numRuns: 50 },
  );
});
