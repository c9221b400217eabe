import { expect, test } from 'vitest';
import { isExcluded } from '../../src/context/excluded-files.ts';
import { CHANGE_PARTS, type ChangePart, quoteChanges } from '../../src/context/github-changes.ts';
import { MAX_QUOTE } from '../../src/context/quote.ts';
import type { ChangedFile, Comparison } from '../../src/github/comparison.ts';

const changed = (filename: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  filename,
  status: 'modified',
  patch: '@@ -1 +1,2 @@\n one\n+two',
  ...more,
});
const renamed = (from: string, filename: string, more: Partial<ChangedFile> = {}) =>
  changed(filename, { status: 'renamed', previous_filename: from, ...more });
const commit = (message: string) => ({ id: 'c'.repeat(40), date: '2026-11-02', message });

const comparison = (
  files: ChangedFile[],
  commits = [commit('One')],
  totalCommits = commits.length,
): Comparison => ({ mergeBase: 'b'.repeat(40), files, commits, totalCommits });
const all = (files: ChangedFile[], paths?: string[]) =>
  quoteChanges(comparison(files), { parts: CHANGE_PARTS, paths });

test('commits are listed newest first, and files with their status and lines', () => {
  const files = [
    changed('README.md'),
    changed('new\n"1".ts', { status: 'added', patch: '' }),
    changed('old.ts', { status: 'removed', patch: '' }),
    changed('copy.md', { status: 'copied', previous_filename: 'a.md', patch: '' }),
    renamed('b.md', 'moved.md', { patch: undefined }),
  ];
  const commits = [commit('One'), commit('Two\n\nWith a body.')];

  const text = quoteChanges(comparison(files, commits, 252), { parts: CHANGE_PARTS });

  expect(text).toMatchInlineSnapshot(`
    "Commits, newest first:
    \`\`\`text
    cccccccccccc 2026-11-02
        Two

        With a body.

    cccccccccccc 2026-11-02
        One
    \`\`\`
    (Omitted: 250 of 252 commits.)

    Files (A added, C copied, D deleted, M modified, R renamed):
    \`\`\`text
    M	README.md
    A	"new\\n\\"1\\".ts"
    D	old.ts
    C	a.md	copy.md
    R	b.md	moved.md
    \`\`\`

    Diff:
    \`\`\`text
    diff --git a/README.md b/README.md (modified)
    @@ -1 +1,2 @@
     one
    +two
    diff --git "a/new\\n\\"1\\".ts" "b/new\\n\\"1\\".ts" (added)
    diff --git a/old.ts b/old.ts (removed)
    diff --git a/a.md b/copy.md (copied)
    diff --git a/b.md b/moved.md (renamed)
    \`\`\`"
  `);
});

test('`paths` select files by either name, and do not limit commits', () => {
  const files = [changed('src/a.ts'), changed('lib/b.ts'), renamed('src/c.ts', 'd.ts')];

  const text = all(files, ['src/**']);

  expect(text?.match(/^[MR]\t.*/gm)).toEqual(['M\tsrc/a.ts', 'R\tsrc/c.ts\td.ts']);
  expect(text?.match(/^diff --git/gm)).toHaveLength(2);
  expect(text).toContain('    One');
  expect(text).not.toContain('Omitted');
});

test.each<[lengths: number[], kept: number]>([
  [[MAX_QUOTE - 1], 1],
  [[MAX_QUOTE, 500], 1],
  // A line break stands between two rows.
  [[MAX_QUOTE / 2 - 1, MAX_QUOTE / 2 - 1], 2],
  [[MAX_QUOTE / 2 - 1, MAX_QUOTE / 2], 1],
])('patches of %j characters: %i are shown, and the others are counted', (lengths, kept) => {
  const header = 'diff --git a/x b/x (modified)\n'.length;
  const files = lengths.map((length) => changed('x', { patch: 'x'.repeat(length - header) }));

  const text = quoteChanges(comparison(files), { parts: ['diff'] }) ?? '';

  expect(text.match(/^x+$/gm)).toHaveLength(kept);
  const leftOut = lengths.length - kept;
  expect(text.includes(`(Omitted: ${leftOut} of ${lengths.length} files:`)).toBe(leftOut > 0);
});

interface Selection {
  name: string;
  parts: ChangePart[];
  paths?: string[];
  files: string[];
}

const quoteSelection = ({ parts, paths, files }: Selection) =>
  quoteChanges(comparison(files.map((name) => changed(name))), { parts, paths });

test.each<Selection>([
  { name: 'all files are excluded', parts: ['files'], files: ['yarn.lock'] },
  {
    name: 'commits change no file in `paths`',
    parts: ['commits'],
    paths: ['docs/**'],
    files: ['a.md'],
  },
  {
    name: 'all files in `paths` are excluded',
    parts: ['diff'],
    paths: ['yarn.lock', '.env'],
    files: ['yarn.lock', '.env'],
  },
  {
    name: 'none of 299 files is in `paths`',
    parts: ['files'],
    paths: ['docs/**'],
    files: Array(299).fill('a.md'),
  },
])('nothing has changed if $name', (selection) => {
  expect(quoteSelection(selection)).toBeUndefined();
});

test.each<Selection>([
  {
    name: 'one of two files is not excluded',
    parts: ['commits', 'diff'],
    files: ['yarn.lock', 'a.md'],
  },
  { name: 'commits are quoted without files', parts: ['commits'], files: ['yarn.lock'] },
  {
    name: 'GitHub lists 300 files, which may not be all',
    parts: ['files'],
    paths: ['x'],
    files: Array(300).fill('a.md'),
  },
])('something has changed if $name', (selection) => {
  expect(quoteSelection(selection)).toBeDefined();
});

test('nothing has changed without commits', () => {
  expect(quoteChanges(comparison([], []), { parts: ['commits'] })).toBeUndefined();
});

test('lock files, generated files, and files with secrets are excluded by name', () => {
  const excluded = (
    '.env app/.env.production site/.env/prod .ENV.local a/prod.env tls/server.PEM a/b/id_rsa .aws/credentials ' +
    'prod.secrets.yaml serviceAccountKey.json service_account.json client_secret_1.apps.json ' +
    'a/b/pnpm-lock.yaml a/dist/b/c.js a.min.js b.css.map'
  ).split(' ');
  const ordinary =
    'id_rsa.pub src/key.ts docs/secrets.md lockfile.md clock.ts distance.ts a/map.ts dist a.pem/b.ts';
  // No real path is so long.
  const [long, tooLong] = ['a'.repeat(1_000), 'a'.repeat(1_001)];

  const all = [...ordinary.split(' '), long, ...excluded, tooLong];

  expect(all.filter(isExcluded)).toEqual([...excluded, tooLong]);
});

test('excluded files are left out by either name, and counted', () => {
  const secret = { patch: '@@ -0,0 +1 @@\n+the-secret' };
  const files = [
    changed('app/.env', secret),
    renamed('.npmrc', 'shown.txt', secret),
    renamed('plain.txt', 'a.pem', secret),
    changed('kept.md'),
  ];

  const text = all(files) ?? '';

  expect(text).not.toContain('the-secret');
  expect(text.match(/^[MR]\t.*/gm)).toEqual(['M\tkept.md']);
  expect(text).toContain('(Omitted: 3 of 4 files:');
});
