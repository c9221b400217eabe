import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitedFiles, wholeComparison } from '../../src/context/compare.ts';
import type { ChangedFile, Comparison } from '../../src/github/comparison.ts';
import { githubError } from '../github/errors.ts';

const nameOf = (index: number) => `f${String(index).padStart(4, '0')}`;
const commitOf = (index: number) => `c${index}`;

const isShort = ({ files }: Comparison) => files.length < 300;

/** What each commit of a line changes: the numbers of files. Compares like GitHub, whose list ends after 300 files. */
function historyOf(changes: readonly (readonly number[])[], merged: readonly string[] = []) {
  const requests: string[] = [];
  const compare = async (base: string, head: string): Promise<Comparison> => {
    requests.push(`${base}...${head}`);
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
      commits,
      files: files.slice(0, 300),
    };
  };

  const read = async (isListed = isShort) => {
    const head = commitOf(changes.length);
    const first = await compare(commitOf(0), head);
    const whole = await wholeComparison(first, head, compare, isListed);
    return { ...whole, requests: requests.length };
  };
  return { compare, read, requests };
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

test('a full comparison is made of the comparisons of its halves', async () => {
  const { read, requests } = historyOf([numbers(0, 200), numbers(150, 200), numbers(300, 90)]);

  const whole = await read();

  expect(requests).toEqual(['c0...c3', 'c0...c1', 'c1...c3']);
  expect(whole.files.map(({ filename }) => filename)).toEqual(numbers(0, 390).map(nameOf));
  expect(whole.completeUpTo).toBeUndefined();
  expect(whole.commits.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3']);
});

test.each<[what: string, merged: string[], changes: number[][]]>([
  ['one commit has changed them all', [], [numbers(0, 400)]],
  ['the base was merged into the branch', ['c1'], [numbers(0, 200), numbers(200, 200)]],
])('a full comparison remains as it is if %s', async (_, merged, changes) => {
  const whole = await historyOf(changes, merged).read();

  expect(whole.completeUpTo).toBe(nameOf(299));
  expect(whole.files).toHaveLength(300);
});

test('a full comparison remains as it is if GitHub does not compare a half', async () => {
  const { compare } = historyOf([numbers(0, 200), numbers(200, 200)]);
  const first = await compare('c0', 'c2');
  const broken = () => Promise.reject(githubError(502, 'Broken'));

  const whole = await wholeComparison(first, 'c2', broken, isShort);

  expect(whole.completeUpTo).toBe(nameOf(299));
});

test('a list that is complete, or long enough, is not split', async () => {
  const short = await historyOf([numbers(0, 299)]).read();
  const enough = await historyOf([numbers(0, 200), numbers(200, 200)]).read(() => true);

  for (const whole of [short, enough])
    expect(whole).toMatchObject({ requests: 1, completeUpTo: undefined });
});

test('all files up to the path that is named are in the list, whatever the commits changed', async () => {
  const commit = fc
    .tuple(fc.nat(900), fc.integer({ min: 1, max: 350 }))
    .map(([from, count]) => numbers(from, count));

  await fc.assert(
    fc.asyncProperty(fc.array(commit, { minLength: 1, maxLength: 12 }), async (changes) => {
      const { files, completeUpTo = '~', requests } = await historyOf(changes).read();

      const changed = [...new Set(changes.flat())].map(nameOf).sort();
      const listed = files.map(({ filename }) => filename);
      expect(listed.filter((name) => name <= completeUpTo)).toEqual(
        changed.filter((name) => name <= completeUpTo),
      );
      expect(requests).toBeLessThanOrEqual(9);
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
  ['added a', 'modified a', ['added a']],
  ['modified a', 'removed a', ['removed a']],
  ['renamed b a', 'modified b', ['renamed b a']],
  ['renamed b a', 'removed b', ['removed b a']],
  ['modified a', 'renamed b a', ['modified a', 'renamed b a']],
])('%s, then %s: together %j', (earlier, later, expected) => {
  const united = unitedFiles([file(earlier), file(later)]);

  expect(fields(united)).toEqual(expected);
});

test('the lines of a file in both halves follow one another, and missing ones are named', () => {
  const [earlier, later] = [
    { ...file('modified a'), patch: '@@ one' },
    { ...file('modified a'), patch: undefined, changes: 30_000 },
  ];

  const [united] = unitedFiles([earlier, later]);

  expect(united).toMatchObject({
    patch: '@@ one\n(30,000 changed lines, not shown by GitHub)',
    changes: 30_001,
  });
});
