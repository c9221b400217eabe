import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangeRange } from '../../src/context/change-range.ts';
import { exclusionOf } from '../../src/context/excluded-files.ts';
import { CHANGE_PARTS, type ChangePart } from '../../src/context/parts.ts';
import { MAX_QUOTE } from '../../src/context/quote.ts';
import { quoteChanges } from '../../src/context/quote-changes.ts';
import { whyWithoutLines } from '../../src/context/quote-diff.ts';
import type { ChangedFile, ComparedCommit } from '../../src/github/comparison.ts';
import { isSelected } from '../../src/inputs/globs.ts';

const changed = (filename: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  filename,
  status: 'modified',
  patch: '@@ -1 +1,2 @@\n one\n+two',
  changes: 1,
  ...more,
});
const noLines = { patch: undefined, changes: 0 };
const renamed = (from: string, filename: string, more: Partial<ChangedFile> = {}) =>
  changed(filename, { status: 'renamed', previous_filename: from, ...more });
const commit = (message: string, digit = 'c'): ComparedCommit => ({
  id: digit.repeat(40),
  date: '2026-11-02',
  message,
  firstParent: undefined,
});

interface Given {
  parts?: readonly ChangePart[];
  paths?: string[];
  commits?: ComparedCommit[];
  totalCommits?: number;
  completeUpTo?: string;
  range?: Partial<ChangeRange>;
}

/** What the prompt says of the changes. */
function quote(files: readonly ChangedFile[], given: Given = {}): string | undefined {
  const { parts = ['diff'], paths, commits = [commit('One')], completeUpTo } = given;
  const { totalCommits = commits.length } = given;
  const range: ChangeRange = {
    repository: 'octo-org/docs',
    base: { revision: 'b'.repeat(40) },
    head: { revision: 'd'.repeat(40) },
    startIn: 'event',
    pull: undefined,
    ...given.range,
  };
  const comparison = {
    mergeBase: 'b'.repeat(40),
    files: [...files],
    commits,
    totalCommits,
    completeUpTo,
  };
  return quoteChanges({ range, comparison }, { parts, paths }, 'https://github.test')?.block;
}

test('the block says what was asked for, then shows commits, files, and lines', () => {
  const files = [
    changed('README.md'),
    changed('copy.md', { status: 'copied', previous_filename: 'a.md', ...noLines }),
    changed('logo.png', noLines),
    renamed('b.md', 'moved.md', noLines),
    changed('new\n"1".ts', { status: 'added' }),
    changed('old.ts', { status: 'removed' }),
    changed('src/big.json', { patch: undefined, changes: 12_400 }),
    changed('yarn.lock'),
  ];
  const commits = [
    commit('One', 'a'),
    commit('Two\n\nWith a body.\n\nSigned-off-by: A <a@example.com>', 'b'),
  ];
  const range = {
    base: { revision: 'b'.repeat(40), name: 'v1.0.0' },
    head: { revision: 'd'.repeat(40), name: 'v1.1.0' },
  };

  const text = quote(files, { parts: CHANGE_PARTS, commits, totalCommits: 252, range });

  expect(text).toMatchInlineSnapshot(`
    "Changes in octo-org/docs from v1.0.0 (bbbbbbb) to v1.1.0 (ddddddd): 252 commits, 8 files. https://github.test/octo-org/docs/compare/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb...dddddddddddddddddddddddddddddddddddddddd

    Commits, newest first:
    \`\`\`text
    bbbbbbb 2026-11-02 Two
    aaaaaaa 2026-11-02 One
    (Not listed by GitHub: 250 older commits.)

    bbbbbbb:
        With a body.
    \`\`\`

    Files (A added, C copied, D deleted, M modified, R renamed):
    \`\`\`text
    M	README.md
    C	a.md	copy.md
    M	logo.png
    R	b.md	moved.md
    A	"new\\n\\"1\\".ts"
    D	old.ts
    M	src/big.json
    \`\`\`

    Diff:
    \`\`\`text
    diff --git a/README.md b/README.md (modified)
    @@ -1 +1,2 @@
     one
    +two
    copied: a.md → copy.md (copied only)
    modified: logo.png (binary)
    renamed: b.md → moved.md (renamed only)
    diff --git "a/new\\n\\"1\\".ts" "b/new\\n\\"1\\".ts" (added)
    @@ -1 +1,2 @@
     one
    +two
    removed: old.ts
    modified: src/big.json (12,400 changed lines, too many for GitHub)
    \`\`\`

    (Not sent: 1 lock or generated file.)"
  `);
});

test.each<[what: string, Given, head: string]>([
  ['one commit', {}, 'from bbbbbbb to ddddddd: 1 commit, 1 file. '],
  ['`paths`', { paths: ['*.md'] }, ': 1 commit, 1 file (1 in `paths`). '],
  ['a record', { range: { startIn: 'record' } }, ', since the last job of this thread: 1 commit'],
  ['a branch', { range: { base: { revision: 'main', name: 'main' } } }, 'from main (bbbbbbb) to'],
  [
    'a tag that another branch has left',
    { range: { base: { revision: 'e'.repeat(40), name: 'v1' } } },
    'from v1 (merge base bbbbbbb) to',
  ],
  [
    'a name that could be a sentence',
    { range: { head: { revision: 'd'.repeat(40), name: 'Stop\u00a0here' } } },
    'to ddddddd: ',
  ],
  ['a list that is cut', { completeUpTo: 'x' }, ': 1 commit, at least 1 file. '],
])('the head of the block fits %s', (_, given, head) => {
  expect(quote([changed('a.md')], given)).toContain(head);
});

/** A patch of that many characters, whose lines end with their numbers. */
const sized = (size: number) =>
  Array.from({ length: Math.ceil(size / 50) }, (_, i) => `+${String(i).padStart(48, 'x')}`)
    .join('\n')
    .slice(0, size);
const files = (...sizes: [path: string, size: number][]) =>
  sizes.map(([path, size]) => changed(path, { patch: sized(size) }));
/** The lines of a file that are shown. */
const linesOf = (text: string, path: string) => {
  const [, after = ''] = text.split(`b/${path} (modified)\n`);
  return after.split(/\n(?:diff --git|~~~|```)/)[0] ?? '';
};

test('a file that is too long for all of the room shows lines', () => {
  const text = quote(files(['src/api.ts', 41_000])) ?? '';

  expect(linesOf(text, 'src/api.ts').length).toBeGreaterThan(39_000);
  expect(text).toMatch(/\n\(… \d+ more lines\)\n```/);
});

test('sources get their lines before snapshots, which get what is left', () => {
  const text = quote(files(['a/__snapshots__/x.snap', 39_500], ['src/api.ts', 4_999])) ?? '';

  expect(linesOf(text, 'src/api.ts')).toHaveLength(4_999);
  expect(linesOf(text, 'a/__snapshots__/x.snap').length).toBeGreaterThan(30_000);
});

test('files of one kind share the room', () => {
  const names = ['src/part-1.ts', 'src/part-2.ts', 'src/part-3.ts', 'src/part-4.ts'];
  const text = quote(files(...names.map((name) => [name, 15_000] as [string, number]))) ?? '';

  for (const name of names) expect(linesOf(text, name).length).toBeGreaterThan(9_000);
  expect(text).not.toMatch(/generated|secrets/);
});

test('thirty sources beside two hundred tests get nearly all of the room', () => {
  const sources = Array.from({ length: 30 }, (_, i): [string, number] => [`src/${i}.ts`, 3_000]);
  const tests = Array.from({ length: 200 }, (_, i): [string, number] => [`test/${i}.ts`, 3_000]);
  const text = quote(files(...sources, ...tests)) ?? '';

  const shown = sources.reduce((sum, [path]) => sum + linesOf(text, path).length, 0);
  expect(shown).toBeGreaterThan(30_000);
  expect(text).toContain('(No room for the lines of 200 files: test/0.ts, test/1.ts, ');
});

test('a folder that was moved does not hide the lines of other files, and its files are named', () => {
  const nameOf = (folder: string, i: number) => `a/${folder}/${'x'.repeat(70)}-${i}.md`;
  const moved = Array.from({ length: 200 }, (_, i) =>
    renamed(nameOf('old', i), nameOf('new', i), noLines),
  );
  const edited = Array.from({ length: 10 }, (_, i): [string, number] => [`z/${i}.ts`, 3_000]);
  const text = quote([...moved, ...files(...edited)]) ?? '';

  for (const [path] of edited) expect(linesOf(text, path).length).toBeGreaterThan(450);
  for (let i = 0; i < 200; i += 1) expect(text).toContain(nameOf('new', i));
  expect(text).toMatch(/\n\(No room for \d+ more renamed files: a\/new/);
});

test('a line that is longer than a share leaves its share to the others', () => {
  const long = changed('a.svg', { patch: `@@ -1 +1 @@\n+${'x'.repeat(100_000)}` });
  const text = quote([long, ...files(['b.ts', 60_000])]) ?? '';

  expect(linesOf(text, 'a.svg')).toBe('@@ -1 +1 @@\n(… 1 more line)');
  expect(linesOf(text, 'b.ts').length).toBeGreaterThan(38_000);
});

test.each<[ChangedFile, line: string]>([
  [renamed('a.md', 'b.md', noLines), 'renamed: a.md → b.md (renamed only)'],
  [renamed('a.md', 'b.md'), 'diff --git a/a.md b/b.md (renamed)'],
  [changed('x.png', noLines), 'modified: x.png (binary)'],
  [changed('x.bin', noLines), 'modified: x.bin (no lines: binary, empty, or mode only)'],
  [
    changed('x.sql', { patch: undefined, changes: 1 }),
    'modified: x.sql (1 changed line, too many for GitHub)',
  ],
  [changed('x.ts', { status: 'removed' }), 'removed: x.ts\n```'],
])('a file without lines says why: %j', (file, line) => {
  expect(quote([file])).toContain(line);
});

test('notes count what is not sent, each for its own reason', () => {
  const secret = { patch: '@@ -0,0 +1 @@\n+the-secret' };
  const text =
    quote([
      changed('app/.env', secret),
      renamed('.npmrc', 'shown.txt', secret),
      changed('package-lock.json', secret),
      changed(`${'a'.repeat(1_001)}`, secret),
      changed('kept.md'),
    ]) ?? '';

  expect(text).toContain('(Not sent: 1 lock or generated file.)');
  expect(text).toContain('(Not sent: 2 files whose names suggest secrets.)');
  expect(text).toContain('(Not sent: 1 file whose path is too long.)');
  expect(text).not.toContain('the-secret');
  expect(text.match(/^diff --git/gm)).toHaveLength(1);
});

test('`paths` select files by either name, and do not limit commits', () => {
  const all = [changed('src/a.ts'), changed('lib/b.ts'), renamed('src/c.ts', 'd.ts')];

  const text = quote(all, { parts: CHANGE_PARTS, paths: ['src/**'] }) ?? '';

  expect(text.match(/^[MR]\t.*/gm)).toEqual(['M\tsrc/a.ts', 'R\tsrc/c.ts\td.ts']);
  expect(text.match(/^diff --git/gm)).toHaveLength(2);
  expect(text).toContain(' One');
  expect(text).not.toContain('Not sent');
});

test('if there is no room for all names of files, those of sources come first', () => {
  const long = (folder: string, count: number) =>
    Array.from({ length: count }, (_, i) => changed(`${folder}/${'x'.repeat(400)}${i}`));
  const text = quote([...long('a/tests', 90), ...long('z', 50)], { parts: ['files'] }) ?? '';

  expect(text.match(/^M\tz/gm)).toHaveLength(50);
  expect(text).toMatch(/\n\(No room for the names of \d+ more files\.\)\n```/);
});

interface Selection {
  name: string;
  parts: ChangePart[];
  paths?: string[];
  files: string[];
  completeUpTo?: string;
}
const quoteSelection = ({ files: names, ...given }: Selection) =>
  quote(
    names.map((name) => changed(name)),
    given,
  );

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
    name: 'the list of files is not complete',
    parts: ['files'],
    paths: ['x'],
    files: ['a.md'],
    completeUpTo: 'a.md',
  },
])('something has changed if $name', (selection) => {
  expect(quoteSelection(selection)).toBeDefined();
});

test('nothing has changed without commits', () => {
  expect(quote([], { parts: ['commits'], commits: [] })).toBeUndefined();
});

test('lock files, generated files, and files with secrets are excluded by name', () => {
  const excluded = (
    '.env app/.env.production site/.env/prod .ENV.local a/prod.env tls/server.PEM a/b/id_rsa .aws/credentials ' +
    'prod.secrets.yaml serviceAccountKey.json service_account.json client_secret_1.apps.json ' +
    'a/b/pnpm-lock.yaml a/dist/b/c.js a.min.js b.css.map .env.example.local .aws/.env.example'
  ).split(' ');
  const ordinary =
    'id_rsa.pub src/key.ts docs/secrets.md lockfile.md clock.ts distance.ts a/map.ts dist a.pem/b.ts ' +
    '.env.example a/.env.sample .env.template .env.dist .env.local.example .env-example example.env .dev.vars.example';
  // No real path is so long.
  const [long, tooLong] = ['a'.repeat(1_000), 'a'.repeat(1_001)];

  const all = [...ordinary.split(' '), long, ...excluded, tooLong];

  expect(all.filter(exclusionOf)).toEqual([...excluded, tooLong]);
});

const anyPath = fc
  .tuple(
    fc.constantFrom('src', 'docs', 'test', 'a/__snapshots__', 'node_modules', '.changeset', 'z'),
    fc.string({
      unit: fc.constantFrom('a', 'b', '/', '-', '.', 'ü', ' '),
      minLength: 1,
      maxLength: 40,
    }),
    fc.constantFrom('.ts', '.md', '.snap', '.lock', '.env', '.pem', '.env.example'),
  )
  .map((parts) => parts.join('/').replace(/\/+/g, '/'));
const anyPatch = fc.oneof(
  fc.constant(undefined),
  fc
    .tuple(fc.nat(200_000), fc.integer({ min: 1, max: 3_000 }))
    .map(([size, width]) =>
      Array.from({ length: Math.ceil(size / width) }, (_, i) => `+${'x'.repeat(width)}$${i}`).join(
        '\n',
      ),
    ),
);
const anyFile: fc.Arbitrary<ChangedFile> = fc.record({
  filename: anyPath,
  previous_filename: fc.option(anyPath, { nil: undefined, freq: 10 }),
  status: fc.constantFrom('added', 'modified', 'removed', 'renamed', 'copied', 'changed'),
  patch: anyPatch,
  changes: fc.nat(30_000),
});
const anyPaths = fc.constantFrom<(string[] | undefined)[]>(
  undefined,
  ['src/**'],
  ['!test/**'],
  ['**/*.md', 'src/**'],
);

test('of any comparison, every selected file is named, or counted for its true reason, and no line is cut', () => {
  const anyFiles = fc.uniqueArray(anyFile, {
    selector: ({ filename }) => filename,
    minLength: 1,
    maxLength: 300,
  });

  fc.assert(
    fc.property(anyFiles, anyPaths, (all, paths) => {
      const given = paths && { paths };
      const text = quote(all, given);
      expect(quote(all, given)).toBe(text);

      const namesOf = ({ filename, previous_filename: from }: ChangedFile) =>
        from ? [from, filename] : [filename];
      const selected = all.filter((file) => isSelected(namesOf(file), paths));
      const sent = selected.filter((file) => !namesOf(file).some(exclusionOf));
      if (text === undefined) {
        expect(sent).toEqual([]);
        return;
      }

      const isSecret = (file: ChangedFile) =>
        namesOf(file).some((name) => exclusionOf(name) === 'secret');
      const countIn = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
      const secrets = selected.filter(isSecret).length;
      expect(countIn(/^\(Not sent: (\d+) files? whose names? suggest/m)).toBe(secrets);
      expect(countIn(/^\(Not sent: (\d+) lock or generated/m)).toBe(
        selected.length - sent.length - secrets,
      );

      const [, diff = ''] = /Diff:\n(?:```|~~~)text\n(.*)\n(?:```|~~~)/s.exec(text) ?? [];
      expect(diff.length).toBeLessThanOrEqual(MAX_QUOTE);
      for (const file of sent) expectInDiff(file, diff);
    }),
    { numRuns: 60 },
  );
});

/** The file is named, and its lines are whole, as far as they are shown. */
function expectInDiff(file: ChangedFile, diff: string): void {
  const { filename, status, patch } = file;
  expect(diff).toContain(filename);
  const [, shown] = diff.split(`b/${filename} (${status})\n`);
  if (shown === undefined) {
    const rows = diff.split('\n').filter((row) => row.includes(filename));
    const why = status === 'removed' || patch ? '' : whyWithoutLines(file);
    const isExplained = (row: string) =>
      row.startsWith('(No room for ') || (row.startsWith(`${status}: `) && row.includes(why));
    expect(rows.some(isExplained)).toBe(true);
    return;
  }

  const rows = shown.split(/\n(?=diff --git |[a-z]+: |\(No room)/)[0]?.split('\n') ?? [];
  const lines = rows.filter((row) => !row.startsWith('(… '));
  const whole = patch?.split('\n') ?? [];
  expect(whole.slice(0, lines.length)).toEqual(lines);
  const missing = whole.length - lines.length;
  const note = `(… ${missing.toLocaleString('en')} more line${missing === 1 ? '' : 's'})`;
  expect(rows.at(-1) === note).toBe(missing > 0);
}
