import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitedFiles, wholeComparison } from '../../src/context/compare.ts';
import type { ChangedFile, Comparison } from '../../src/github/comparison.ts';
import { githubError } from '../github/errors.ts';

const nameOf = (index: number) => `f${String(index).padStart(4, '0')}`;
const commitOf = (index: number) => `c${index}`;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

interface History {
  /** Numbers of the files that each commit of a line changes. */
  changes: readonly (readonly number[])[];
  /** Commits whose comparison starts elsewhere, or fails. */
  merged?: readonly string[];
  broken?: readonly string[];
}

/** Compares like GitHub, which lists the first 300 files, and only the newest commits. */
async function compareAll({ changes, merged = [], broken = [] }: History) {
  const requests: string[] = [];
  const compare = async (base: string, head: string): Promise<Comparison> => {
    const range = `${base}...${head}`;
    requests.push(range);
    if (broken.includes(range)) throw githubError(502, 'Broken');

    const [from, to] = [base, head].map((id) => Number(id.slice(1))) as [number, number];
    const names = new Set(changes.slice(from, to).flat().map(nameOf));
    const files = [...names].sort().map((filename) => ({ filename, status: 'modified' }));
    const commits = Array.from({ length: to - from }, (_, index) => ({
      id: commitOf(from + index + 1),
      date: '',
      message: '',
      firstParent: commitOf(from + index),
    }));
    return {
      mergeBase: merged.includes(head) ? 'older' : base,
      totalCommits: commits.length,
      commits: commits.slice(-3),
      files: files.slice(0, 300),
    };
  };

  const whole = await wholeComparison(commitOf(0), commitOf(changes.length), compare);
  return { ...whole, names: whole.files.map(({ filename }) => filename), requests };
}

test('a full comparison is made of the comparisons of its halves, and a full half of its own', async () => {
  const changes = [0, 200, 300, 300].map((from) => numbers(from, 200));

  const { requests, names, completeUpTo, commits } = await compareAll({ changes });

  const halves = ['c0...c2', 'c2...c4', 'c0...c1', 'c1...c2'];
  expect(requests).toEqual(['c0...c4', ...halves]);
  expect(names).toEqual(numbers(0, 500).map(nameOf));
  expect(completeUpTo).toBeUndefined();
  expect(commits.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'c4']);
});

const TWO = [numbers(0, 200), numbers(200, 200)];

test.each<[what: string, History]>([
  ['one commit has changed them all', { changes: [numbers(0, 400)] }],
  ['the base was merged into the branch', { changes: TWO, merged: ['c1'] }],
  ['GitHub does not compare the older half', { changes: TWO, broken: ['c0...c1'] }],
  ['GitHub does not compare the younger half', { changes: TWO, broken: ['c1...c2'] }],
])('a full comparison remains as it is if %s', async (_, history) => {
  const { names, completeUpTo } = await compareAll(history);

  expect(completeUpTo).toBe(nameOf(299));
  expect(names).toHaveLength(300);
});

test('a list that is complete is not split', async () => {
  const { requests, completeUpTo } = await compareAll({
    changes: [numbers(0, 200), numbers(9, 290)],
  });

  expect(requests).toHaveLength(1);
  expect(completeUpTo).toBeUndefined();
});

test('all files up to the path that is named are in the list, whatever the commits changed', async () => {
  const commit = fc
    .tuple(fc.nat(900), fc.integer({ min: 1, max: 350 }))
    .map(([from, count]) => numbers(from, count));

  await fc.assert(
    fc.asyncProperty(fc.array(commit, { minLength: 1, maxLength: 12 }), async (changes) => {
      const { names, completeUpTo = '~', requests } = await compareAll({ changes });

      const changed = [...new Set(changes.flat())].map(nameOf).sort();
      const upTo = (list: string[]) => list.filter((name) => name <= completeUpTo).sort();
      expect(upTo(names)).toEqual(upTo(changed));
      expect(requests.length).toBeLessThanOrEqual(7);
    }),
  );
});

const file = (text: string): ChangedFile => {
  const [status = '', filename = '', from, patch = `${status} ${filename}`] = text.split(' ');
  return { status, filename, previous_filename: from, patch, changes: 1 };
};
const fields = (files: readonly ChangedFile[]) =>
  files.map(({ status, filename, previous_filename: from }) =>
    [status, filename, ...(from ? [from] : [])].join(' '),
  );

test.each<[earlier: string, later: string, united: string[]]>([
  ['modified b', 'renamed b a', ['renamed b a']],
  ['renamed b a', 'modified b', ['renamed b a']],
  ['renamed b a', 'removed b', ['removed b a']],
  ['modified a', 'renamed b a', ['modified a', 'renamed b a']],
])('%s, then %s: together %j', (earlier, later, expected) => {
  const united = unitedFiles([file(earlier), file(later)]);

  expect(fields(united)).toEqual(expected);
});

test.each<[later: Partial<ChangedFile>, united: Partial<ChangedFile>]>([
  [
    { patch: '@@ two', changes: 2 },
    { patch: '@@ one\n@@ two', changes: 3 },
  ],
  [
    { patch: undefined, changes: 0 },
    { patch: '@@ one', changes: 1 },
  ],
  // With the lines of one half alone, nobody would see that others are missing.
  [
    { patch: undefined, changes: 30_000 },
    { patch: undefined, changes: 30_001 },
  ],
])('the lines of a file in both halves follow one another: %j', (later, expected) => {
  const earlier = { ...file('modified a'), patch: '@@ one' };

  const [united] = unitedFiles([earlier, { ...file('modified a'), ...later }]);

  expect(united).toMatchObject(expected);
});
