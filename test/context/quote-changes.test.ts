import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUDGET, type Budget } from '../../src/context/budget.ts';
import type { ComparedChanges } from '../../src/context/compare.ts';
import { exclusionOf } from '../../src/context/excluded-files.ts';
import { rankOf } from '../../src/context/file-ranks.ts';
import { CHANGE_PARTS, type ChangePart } from '../../src/context/parts.ts';
import { hasChanges, quoteChanges } from '../../src/context/quote-changes.ts';
import { namesOf } from '../../src/context/selected-files.ts';
import type { ChangedFile } from '../../src/github/comparison.ts';
import { isSelected } from '../../src/inputs/globs.ts';
import { wordsOf } from '../support/words.ts';
import { changed, commit, compared, noLines, renamed } from './changed-files.ts';

interface Given extends Partial<ComparedChanges> {
  parts?: readonly ChangePart[];
  paths?: string[];
  budget?: Budget;
}

/** What the prompt says of the changes. */
function quote(files: readonly ChangedFile[], given: Given = {}): string {
  const { parts = ['diff'], paths, budget, ...more } = given;
  const changes = compared(files, more, paths);
  return quoteChanges(changes, { parts, paths }, 'https://github.test', budget).block;
}

test('the block says what was asked for, then shows commits, files, and lines', () => {
  const files = [
    changed('README.md'),
    changed('logo.png', noLines),
    renamed('b.md', 'moved.md', noLines),
    changed('old.ts', { status: 'removed' }),
    changed('src/big.json', { patch: undefined, changes: 12_400 }),
    changed('yarn.lock'),
  ];
  const commits = [
    commit('One', 'a'.repeat(40)),
    commit('Two\n\nWith a body.\n\nSigned-off-by: A <a@example.com>', 'b'.repeat(40)),
  ];
  const ends = {
    base: { revision: 'b'.repeat(40), name: 'v1.0.0' },
    head: { revision: 'd'.repeat(40), name: 'v1.1.0' },
  };

  const text = quote(files, { parts: CHANGE_PARTS, commits, totalCommits: 252, ...ends });

  expect(text).toMatchInlineSnapshot(`
    "Changes in octo-org/docs from v1.0.0 (bbbbbbb) to v1.1.0 (ddddddd): 252 commits, 6 files. https://github.test/octo-org/docs/compare/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb...dddddddddddddddddddddddddddddddddddddddd

    Commits, newest first:
    \`\`\`text
    bbbbbbb 2026-11-02 Two
    aaaaaaa 2026-11-02 One
    (Not shown: 250 older commits.)

    bbbbbbb:
        With a body.
    \`\`\`

    Files (A added, C copied, D deleted, M modified, R renamed):
    \`\`\`text
    M	README.md
    M	logo.png	(binary)
    R	b.md	moved.md	(renamed only)
    D	old.ts
    M	src/big.json	(12,400 changed lines, not shown by GitHub)
    \`\`\`

    Diff:
    \`\`\`text
    diff README.md
    @@ -1 +1,2 @@
     one
    +two
    \`\`\`

    (Not sent: 1 lock or generated file.)"
  `);
});

test('without `diff`, there is the list of files alone', () => {
  const text = quote([changed('README.md')], { parts: ['files'] });

  expect(text).toContain('\nM\tREADME.md\n');
  expect(text).not.toContain('two');
});

test.each<[what: string, Given, head: string]>([
  ['one commit', {}, 'from bbbbbbb to ddddddd: 1 commit, 1 file. https://'],
  ['`paths`', { paths: ['*.md'] }, ': 1 commit, 1 file (1 in `paths`). '],
  ['a record', { startIn: 'record' }, ', since the last job of this thread: 1 commit'],
  ['a branch', { base: { revision: 'main', name: 'main' } }, 'from main (bbbbbbb) to'],
  [
    'a tag that another branch has left',
    { base: { revision: 'e'.repeat(40), name: 'v1' } },
    'from v1 (bbbbbbb) to',
  ],
  [
    'a name that could be a sentence',
    { head: { revision: 'd'.repeat(40), name: 'Stop\u00a0here' } },
    'to ddddddd: ',
  ],
  ['a list that is cut', { completeUpTo: 'x' }, ': 1 commit, at least 1 file. '],
  ['a hidden repository', { isHidden: true }, ': 1 commit, 1 file.\n\n'],
])('the head of the block fits %s', (_, given, head) => {
  expect(quote([changed('a.md')], given)).toContain(head);
});

test.each([
  [false, 'the changed files only up to secret.md'],
  [true, 'only some of the changed files'],
])('if the source is hidden (%j), the log says that GitHub lists %s', (isHidden, listed) => {
  const changes = compared([changed('a.md')], { completeUpTo: 'secret.md', isHidden });

  const { cut = [] } = quoteChanges(changes, { parts: ['files'] }, '');

  expect(wordsOf(cut)).toMatch(new RegExp(`^GitHub lists ${listed}\\. `));
  expect(wordsOf(cut).includes('secret')).toBe(!isHidden);
});

test('what was left out is counted', () => {
  const files = [changed('yarn.lock'), changed('a.ts'), changed('b.ts')];

  const text = quote(files, { budget: { ...BUDGET, lines: 50 } });

  expect(text).toMatch(
    /\n\n\(Not sent: 1 lock or generated file\.\)\n\(No room for the lines of 1 file\.\)$/,
  );
});

const LISTED = { parts: ['files'] } as const;

test.each<[isChange: boolean, files: string[], Given]>([
  [false, ['yarn.lock'], LISTED],
  [false, ['yarn.lock', '.env'], { ...LISTED, paths: ['yarn.lock', '.env'] }],
  [false, ['a.md'], { parts: ['commits'], paths: ['docs/**'] }],
  [false, [], { parts: ['commits'], commits: [] }],
  [true, ['yarn.lock', 'a.md'], LISTED],
  [true, ['yarn.lock'], { parts: ['commits'] }],
  // Files behind the end of the list may be in `paths`.
  [true, ['a.md'], { ...LISTED, paths: ['x'], completeUpTo: 'a.md' }],
])('that something has changed is %j for the files %j, and %j', (isChange, names, given) => {
  const { parts = [], paths, ...more } = given;
  const changes = compared(
    names.map((name) => changed(name)),
    more,
    paths,
  );

  expect(hasChanges(changes, { parts, paths })).toBe(isChange);
});

const anyPath = fc
  .tuple(
    fc.constantFrom('src', 'docs', 'test', 'a/__snapshots__', 'node_modules', '.changeset', '.ci'),
    fc.string({
      unit: fc.constantFrom('a', 'b', '/', '-', '.', 'ü', ' '),
      minLength: 1,
      maxLength: 40,
    }),
    fc.constantFrom('.ts', '.md', '.snap', '.lock', '.env', '.pem', '.env.example', '.csproj'),
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
const anyFiles = fc.uniqueArray(anyFile, {
  selector: ({ filename }) => filename,
  minLength: 1,
  maxLength: 300,
});
const anyPaths = fc.constantFrom<(string[] | undefined)[]>(
  undefined,
  ['src/**'],
  ['!test/**'],
  ['**/*.md', 'src/**'],
);

/** The text of the block between its heading and the end of its fence. */
const fenceBelow = (heading: string, text: string) =>
  new RegExp(`${heading}[^\\n]*:\\n(\`{3,}|~{3,})text\\n(.*?)\\n\\1(?:\\n|$)`, 's').exec(
    text,
  )?.[2] ?? '';
const countIn = (pattern: RegExp, text: string) =>
  Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? 0);

test('of any comparison, every selected file is in the list, or counted for its true reason', () => {
  fc.assert(
    fc.property(anyFiles, anyPaths, (all, paths) => {
      const text = quote(all, paths && { paths });
      expect(quote(all, paths && { paths })).toBe(text);

      const selected = all.filter((file) => isSelected(namesOf(file), paths));
      const sent = selected.filter((file) => !namesOf(file).some(exclusionOf));
      const secrets = selected.filter((file) =>
        namesOf(file).some((name) => exclusionOf(name) === 'secret'),
      ).length;
      expect(countIn(/^\(Not sent: (\d+) files? whose names? suggest/m, text)).toBe(secrets);
      expect(countIn(/^\(Not sent: (\d+) lock or generated/m, text)).toBe(
        selected.length - sent.length - secrets,
      );

      const list = fenceBelow('Files', text);
      const listed = sent.filter(({ filename }) => list.includes(filename));
      const rows = list.split('\n').filter((row) => /^[A-Z]\t/.test(row));
      expect(rows.length + countIn(/^and ([\d,]+) more files?$/m, list)).toBe(sent.length);
      expect(listed.length).toBeGreaterThanOrEqual(rows.length);
      expect(list.length).toBeLessThanOrEqual(BUDGET.files);
    }),
    { numRuns: 60 },
  );
});

const RANKS = ['people', 'tests', 'machines'];
const rankIndex = ({ filename }: ChangedFile) => RANKS.indexOf(rankOf(filename));

test('of any comparison, a file is whole before one of a later rank has a line, and no line is cut', () => {
  fc.assert(
    fc.property(anyFiles, (all) => {
      const text = quote(all);
      const diff = fenceBelow('Diff', text);
      const shown = new Map(
        diff.split(/(?:^|\n)diff /).map((block): [string, string[]] => {
          const [path = '', ...lines] = block.split('\n');
          return [path, lines];
        }),
      );

      const withLines = all.filter(
        (file) => !namesOf(file).some(exclusionOf) && file.status !== 'removed' && file.patch,
      );
      const whole = withLines.filter((file) => isWhole(file, shown.get(file.filename)));
      const parts = withLines.filter((file) => shown.has(file.filename) && !whole.includes(file));
      const hidden = withLines.filter((file) => !shown.has(file.filename));

      const [firstCut = 3] = [...parts, ...hidden].map(rankIndex).toSorted();
      expect(
        withLines
          .filter((file) => shown.has(file.filename))
          .every((file) => rankIndex(file) <= firstCut),
      ).toBe(true);
      for (const file of parts) expectLines(file, shown.get(file.filename) ?? []);
      expect(countIn(/^\(No room for the lines of ([\d,]+) files?\.\)$/m, text)).toBe(
        hidden.length,
      );
      expect(diff.length).toBeLessThanOrEqual(BUDGET.lines);
    }),
    { numRuns: 60 },
  );
});

/** The line that is shown for it. A long one is shortened. */
const isShown = (line: string, shown: string | undefined) =>
  line === shown || (line.length > BUDGET.line && shown?.startsWith(line.slice(0, BUDGET.line)));

function isWhole({ patch }: ChangedFile, shown: readonly string[] = []): boolean {
  const lines = patch?.split('\n') ?? [];
  return lines.length === shown.length && lines.every((line, index) => isShown(line, shown[index]));
}

/** The first lines of the file, and how many are missing. */
function expectLines({ patch }: ChangedFile, shown: readonly string[]): void {
  const lines = patch?.split('\n') ?? [];
  const missing = lines.length - shown.length + 1;
  expect(shown.slice(0, -1).every((line, index) => isShown(lines[index] ?? '', line))).toBe(true);
  expect(shown.at(-1)).toBe(
    `(… ${missing.toLocaleString('en')} more line${missing === 1 ? '' : 's'})`,
  );
}
