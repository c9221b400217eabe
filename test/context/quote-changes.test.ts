import { expect, test } from 'vitest';
import { quoteChanges } from '../../src/context/changes.ts';
import type { ComparedChanges } from '../../src/context/compare.ts';
import type { ChangedFile } from '../../src/github/comparison.ts';
import type { ContextPart } from '../../src/inputs/fields.ts';
import { wordsOf } from '../support/words.ts';
import { textOf } from '../workflows/files.ts';
import { changed, compared } from './changed-files.ts';

interface Given extends Partial<ComparedChanges> {
  parts?: readonly ContextPart[];
  paths?: string[];
}

/** What the prompt says of the changes. */
function quote(files: readonly ChangedFile[], given: Given = {}): string {
  const { parts = ['diff'], paths, ...more } = given;
  const changes = compared(files, more, paths);
  return quoteChanges(changes, parts, 'https://github.test').block;
}

test('the parts that are wanted follow one another, and the list of files stands once', () => {
  const files = [changed('README.md'), changed('yarn.lock')];

  const text = quote(files, { parts: ['diff', 'files', 'commits'] });
  const listed = quote(files, { parts: ['files'] });

  expect(text).toMatch(/^Changes in .*Commits, .* One\n.*Files .*\nM\tREADME\.md\n.*Diff:.*\+two/s);
  expect(text.match(/README\.md/g)).toHaveLength(2);
  expect(listed).toContain('\nM\tREADME.md\n');
  expect(listed).not.toContain('two');
});

test.each<[what: string, Given, head: string]>([
  ['one commit', {}, 'from bbbbbbb to ddddddd: 1 commit, 2 files. https://'],
  ['`paths`', { paths: ['*.md'] }, ': 1 commit, 1 file. https'],
  ['a record', { isSinceRecord: true }, ', since the last job of this thread: 1 commit'],
  ['a branch', { base: { revision: 'main', name: 'main' } }, 'from main (bbbbbbb) to'],
  [
    'a name that could be a sentence',
    { head: { revision: 'd'.repeat(40), name: 'Stop\u00a0here' } },
    'to ddddddd: ',
  ],
  ['a list that is cut', { completeUpTo: 'x' }, ': 1 commit, at least 2 files. '],
])('the head of the block fits %s', (_, given, head) => {
  expect(quote([changed('a.md'), changed('b.ts')], given)).toContain(head);
});

test.each([
  [false, 'the files only up to secret.md'],
  [true, 'only some files'],
])('if the source is hidden (%j), the log says that GitHub lists %s', (isHidden, listed) => {
  const changes = compared([changed('a.md')], { completeUpTo: 'secret.md', isHidden });

  const { cut, url } = quoteChanges(changes, ['files'], '');

  expect(wordsOf(cut)).toBe(
    `GitHub lists ${listed}. What else has changed is missing in the request.`,
  );
  expect(url === undefined).toBe(isHidden);
  expect(quoteChanges(changes, ['commits'], '').cut).toBeUndefined();
});

test('the page on context shows changes as the agent gets them', () => {
  const base = '3f1c2a9b7e60d84a51c9f2037be6d1845a90c3e2';
  const files = [
    changed('package-lock.json'),
    changed('src/client.ts', {
      patch: `@@ -2,3 +2,4 @@
 export interface Options {
   timeout?: number;
+  retries?: number;
 }`,
    }),
    changed('src/old.ts', { status: 'removed' }),
  ];
  const changes = compared(files, {
    repository: 'octo-org/sdk',
    base: { revision: base },
    mergeBase: base,
    head: { revision: '8d04e7b1c6a95f2e3047d8b9a1c5e6f7230d4b98', name: 'main' },
    isSinceRecord: true,
    totalCommits: 2,
  });

  const { block } = quoteChanges(changes, ['diff'], 'https://github.com');

  expect(textOf('.github/docs/context.md')).toContain(`\n${block}\n`);
});
