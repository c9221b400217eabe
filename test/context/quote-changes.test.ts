import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUDGET } from '../../src/context/budget.ts';
import type { ComparedChanges } from '../../src/context/compare.ts';
import { kindOf, namesOf } from '../../src/context/file-kinds.ts';
import { quoteChanges } from '../../src/context/quote-changes.ts';
import type { ChangedFile } from '../../src/github/comparison.ts';
import type { ContextPart } from '../../src/inputs/fields.ts';
import { isSelected } from '../../src/inputs/globs.ts';
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
  ['`paths`', { paths: ['*.md'] }, ': 1 commit, 2 files (1 in `paths`). '],
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

const anyPath = fc
  .tuple(
    fc.constantFrom('src', 'docs', 'test', 'node_modules', '.changeset', '.ci'),
    fc.string({ unit: fc.constantFrom('a', '/', '.', 'ü', ' '), minLength: 1, maxLength: 40 }),
    fc.constantFrom('.ts', '.md', '.snap', '.lock', '.env', '.env.example', '.csproj'),
  )
  .map((parts) => parts.join('/').replace(/\/+/g, '/'));
const anyPatch = fc
  .tuple(fc.nat(200_000), fc.integer({ min: 1, max: 3_000 }))
  .map(([size, width]) =>
    Array.from({ length: size / width }, (_, i) => `+${'x'.repeat(width)}$${i}`).join('\n'),
  );
const anyFile: fc.Arbitrary<ChangedFile> = fc.record({
  filename: anyPath,
  previous_filename: fc.option(anyPath, { nil: undefined, freq: 10 }),
  status: fc.constantFrom('added', 'modified', 'removed', 'renamed', 'copied', 'changed'),
  patch: fc.option(anyPatch, { nil: undefined }),
  changes: fc.nat(30_000),
});
const anyFiles = fc.uniqueArray(anyFile, {
  selector: ({ filename }) => filename,
  minLength: 1,
  maxLength: 300,
});
const anyPaths = fc.constantFrom<(string[] | undefined)[]>(undefined, ['!test/**'], ['src/**']);

/** The text of the block between its heading and the end of its fence. */
const fenceBelow = (heading: string, text: string) =>
  new RegExp(`${heading}[^\\n]*:\\n(\`{3,}|~{3,})text\\n(.*?)\\n\\1(?:\\n|$)`, 's').exec(
    text,
  )?.[2] ?? '';
const countIn = (pattern: RegExp, text: string) =>
  Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? 0);
const RANKS = ['people', 'tests', 'machines'];
const rankIndex = ({ filename }: ChangedFile) => RANKS.indexOf(kindOf(filename));

test('of any comparison, every file is listed, or counted for its true reason, and people’s lines come first', () => {
  fc.assert(
    fc.property(anyFiles, anyPaths, (all, paths) => {
      const given = { ...(paths && { paths }) };
      const text = quote(all, given);
      expect(quote(all, given)).toBe(text);

      const selected = all.filter((file) => isSelected(namesOf(file), paths));
      const why = (file: ChangedFile) => namesOf(file).map(kindOf);
      const sent = selected.filter((file) => why(file).every((kind) => RANKS.includes(kind)));
      const secrets = selected.filter((file) => why(file).includes('secret')).length;
      expect(countIn(/^\(Not sent: (\d+) files? whose names? suggest/m, text)).toBe(secrets);
      expect(countIn(/^\(Not sent: (\d+) lock or generated/m, text)).toBe(
        selected.length - sent.length - secrets,
      );

      const list = fenceBelow('Files', text);
      const rows = list.split('\n').filter((row) => /^[A-Z]\t/.test(row)).length;
      expect(rows + countIn(/^and ([\d,]+) more files?$/m, list)).toBe(sent.length);
      expect(list.length).toBeLessThanOrEqual(BUDGET.files);
      expectLines(sent, text);
    }),
    { numRuns: 80 },
  );
});

/** A file is whole before one of a later rank has a line, and no line is cut. */
function expectLines(sent: readonly ChangedFile[], text: string): void {
  const diff = fenceBelow('Diff', text);
  const shown = new Map(
    diff.split(/(?:^|\n)diff /).map((block): [string, string[]] => {
      const [path = '', ...lines] = block.split('\n');
      return [path, lines];
    }),
  );
  expect(diff.length).toBeLessThanOrEqual(BUDGET.lines);

  const withLines = sent.filter(({ status, patch }) => status !== 'removed' && patch);
  const hidden = withLines.filter(({ filename }) => !shown.has(filename));
  expect(countIn(/^\(No room for the lines of ([\d,]+) files?\.\)$/m, text)).toBe(hidden.length);

  const visible = withLines.filter(({ filename }) => shown.has(filename));
  const cut = visible.filter((file) => missingLines(file, shown.get(file.filename) ?? []) > 0);
  const firstRankCut = Math.min(...[...cut, ...hidden].map(rankIndex));
  for (const file of visible) expect(rankIndex(file)).toBeLessThanOrEqual(firstRankCut);
}

/** The number of lines after those that are shown, each of them whole unless it is long. */
function missingLines({ patch }: ChangedFile, shown: readonly string[]): number {
  const lines = patch?.split('\n') ?? [];
  const [, note] = /^\(… ([\d,]+) more lines?\)$/.exec(shown.at(-1) ?? '') ?? [];
  const kept = note === undefined ? shown : shown.slice(0, -1);

  for (const [index, line] of kept.entries()) {
    const whole = lines[index] ?? '';
    const isShown = line === whole || line.startsWith(whole.slice(0, BUDGET.line));
    expect(isShown && (line === whole || whole.length > BUDGET.line)).toBe(true);
  }
  const missing = lines.length - kept.length;
  expect(Number(note?.replaceAll(',', '') ?? 0)).toBe(missing);
  return missing;
}
