import { expect, test } from 'vitest';
import { quoteChanges } from '../../src/context/quote-changes.ts';
import type { ChangedFile } from '../../src/github/comparison.ts';
import { textOf } from '../workflows/files.ts';
import { compared } from './changed-files.ts';

const base = '3f1c2a9b7e60d84a51c9f2037be6d1845a90c3e2';
const head = '8d04e7b1c6a95f2e3047d8b9a1c5e6f7230d4b98';
const PATCH = `@@ -2,3 +2,4 @@
 export interface Options {
   timeout?: number;
+  retries?: number;
 }`;
const FILES: ChangedFile[] = [
  { filename: 'package-lock.json', status: 'modified', changes: 12 },
  { filename: 'src/client.ts', status: 'modified', changes: 1, patch: PATCH },
  { filename: 'src/old.ts', status: 'removed', changes: 30 },
];
const CHANGES = compared(FILES, {
  repository: 'octo-org/sdk',
  base: { revision: base },
  mergeBase: base,
  head: { revision: head, name: 'main' },
  isSinceRecord: true,
  totalCommits: 2,
});

test('the page on context shows changes as the agent gets them', () => {
  const wanted = { parts: ['diff'] } as const;
  const changes = quoteChanges(CHANGES, wanted, 'https://github.com');

  expect(textOf('.github/docs/context.md')).toContain(`\n${changes.block}\n`);
});
