import { expect, test } from 'vitest';
import { quoteChanges, readChanges } from '../../src/context/changes.ts';
import type { ComparedChanges } from '../../src/context/compare.ts';
import type { ChangedFile } from '../../src/github/comparison.ts';
import type { ContextPart } from '../../src/inputs/fields.ts';
import type { JobRequest } from '../../src/job-request.ts';
import { githubError } from '../github/errors.ts';
import { failureOf, wordsOf } from '../support/words.ts';
import { textOf } from '../workflows/files.ts';
import { changed, compared } from './changed-files.ts';
import { openSession } from './session.ts';

const sha = (digit: string) => digit.repeat(40);
const [RUN, LAST] = [sha('f'), sha('9')];

interface Setting {
  payload?: object;
  inputs?: object;
  parts?: ContextPart[];
  files?: readonly string[];
  commits?: number;
  mergeBase?: string;
  fault?: Error;
  /** A commit that is not in the repository any more. */
  gone?: string;
  /** Where the last job of the thread ended. */
  start?: string;
  command?: object;
  isHidden?: boolean;
}

function open({ payload, inputs, parts = ['files'], files = ['README.md'], ...setting }: Setting) {
  const { fault, start, gone, isHidden, commits = 1, mergeBase = sha('a') } = setting;
  const comparisons: unknown[] = [];
  const { session, said } = openSession({
    inputs: { context: parts, ...inputs },
    event: { name: 'push', payload: { before: sha('b'), ...payload } },
    run: { commit: RUN },
    answer(_, parameters, options) {
      const range = `${parameters?.basehead}`;
      comparisons.push(range);
      if (fault) throw fault;
      // GitHub may know a commit only seconds after it has named it.
      const isMissing = (gone && range.includes(gone)) || !options?.existsSoon;
      if (isMissing) throw githubError(404, 'Not Found');
      return {
        merge_base_commit: { sha: mergeBase },
        total_commits: commits,
        commits: [],
        files: files.map((filename) => ({ filename, status: 'modified' })),
      };
    },
  });
  const source = isHidden && { fullName: 'o/secret', isHidden, head: RUN, defaultBranch: 'plans' };
  const request = { command: setting.command, source } as unknown as JobRequest;

  const block = async () => (await readChanges(request, parts, start, session))?.block;
  return { comparisons, said, block };
}

const HIDDEN = { isHidden: true, inputs: { 'diff-base': 'v1' } };

test.each<[what: string, Setting, happened: string, next: RegExp]>([
  [
    'a commit that is not there',
    { inputs: { 'diff-base': 'v9' }, gone: 'v9' },
    `GitHub rejected the comparison of v9 with ${RUN} in o/r (404 Not Found).`,
    /^Grant the job contents: read.* diff-base .* fetch-depth: 0/,
  ],
  [
    'a forced push whose start is gone',
    { payload: { forced: true }, gone: sha('b') },
    `The push replaced the history of its branch, and GitHub no longer has its start, ${sha('b')}. Only`,
    /^To tell the agent what has changed, run the workflow again with diff-base\.$/,
  ],
  ['a push without force', { gone: sha('b') }, 'GitHub rejected the comparison', /^Grant/],
  [
    'a forced push of another history',
    { payload: { forced: true }, fault: githubError(404, 'No common ancestor between a and b.') },
    'GitHub rejected the comparison',
    /^Fix what GitHub reports\. Then start a new run\.$/,
  ],
  [
    'a forced push with another start',
    { payload: { forced: true }, inputs: { 'diff-base': 'v1' }, gone: 'v1' },
    'GitHub rejected the comparison',
    /^Grant/,
  ],
  [
    'an outage',
    { fault: githubError(502, 'no'), start: LAST },
    'GitHub could not process the comparison of',
    /^Wait a few minutes/,
  ],
  [
    'what is hidden',
    { ...HIDDEN, fault: githubError(422, 'no v1 in plans') },
    'GitHub could not compare commits of o/secret (422).',
    /^Grant/,
  ],
])('%s is explained', async (_, setting, happened, next) => {
  const { block, said } = open(setting);

  const failure = await failureOf(block);

  expect(failure.happened).toContain(happened);
  expect(failure.next).toMatch(next);
  expect(said).toEqual([]);
});

test('if the commit of the last job is gone, the changes start elsewhere, with a warning', async () => {
  const { block, comparisons, said } = open({ start: LAST, gone: LAST });

  const text = await block();

  expect(comparisons).toEqual([`${LAST}...${RUN}`, `${sha('b')}...${RUN}`]);
  expect(said).toEqual([
    'Changes start elsewhere: The last job of this thread got the changes up to a commit that is no longer in o/r. So they start at diff-base, or where the event says.',
  ]);
  expect(text).not.toContain('since the last job');
});

const ENDS = '(from aaaaaaa to fffffff)';
const DOCS = { paths: ['Docs', 'Docs/**', '*.md'] };
const CORRECT =
  'If files are missing, correct paths: separate globs by commas or line breaks, and write names with the same capital letters.';
const EARLIER =
  'Set diff-base to an earlier tag or commit. With conversation: continue, later runs start where the changes of the last job end.';

test.each<[what: string, Setting, happened: string, next?: string]>([
  [
    'no file, where commits are limited to `paths`',
    { parts: ['commits'], files: ['1.ts', '2.ts', '3.ts'], inputs: DOCS },
    `In o/r ${ENDS}, 3 files changed, none in paths (Docs/**, *.md): 1.ts, 2.ts, 3.ts.`,
    CORRECT,
  ],
  [
    'no commit',
    { parts: ['commits'], files: [], commits: 0 },
    `Nothing has changed in o/r ${ENDS}.`,
  ],
  [
    'files outside of `paths`, beside others that are never sent',
    { files: ['Docs/yarn.lock', 'docs/a', '2.ts', '3.ts', '4.ts'], inputs: DOCS, start: LAST },
    `In o/r since the last job of this thread ${ENDS}, 5 files changed: 1 lock or generated file, 4 not in paths (Docs/**, *.md): docs/a, 2.ts, 3.ts, 4.ts.`,
    CORRECT,
  ],
  [
    'hidden files',
    { ...HIDDEN, files: ['a.ts'], inputs: { ...HIDDEN.inputs, ...DOCS } },
    'In o/secret, 1 file changed, none in paths (Docs/**, *.md).',
    CORRECT,
  ],
  [
    'what is never sent',
    { files: ['yarn.lock', 'a/yarn.lock', '.env'] },
    `In o/r ${ENDS}, 3 files changed: 1 file whose name suggests secrets, 2 lock or generated files. Such files are never sent.`,
  ],
  [
    'the default branch on a schedule, compared with itself',
    { files: [], commits: 0, inputs: { 'diff-base': 'main' }, mergeBase: RUN },
    'The changes start at the run’s own commit: main contains it.',
    EARLIER,
  ],
  [
    'a hidden source, compared with itself',
    { ...HIDDEN, files: [], commits: 0, mergeBase: RUN },
    'Nothing has changed in o/secret.',
  ],
  [
    'nothing new since the last job',
    { files: [], start: RUN, commits: 0, mergeBase: RUN },
    'Nothing has changed in o/r since the last job of this thread (from fffffff to fffffff).',
  ],
])('a run with nothing to do says what there was: %s', async (_, setting, expected, step) => {
  const { happened, next } = await failureOf(open(setting).block);

  expect(happened).toBe(`${expected} Nothing was sent.`);
  expect(next).toBe(step ?? '');
});

test('commits alone need no files', async () => {
  expect(await open({ parts: ['commits'], files: [] }).block()).toContain('1 commit');
});

test.each([
  [true, `. In o/r ${ENDS}, 1 file changed, none in paths (Docs/**): README.md.`],
  [false, ', because the comment is on an issue, which has no changes.'],
])('if a command, on a pull request: %j, gets no changes, the log says so', async (isPull, why) => {
  const inputs = { context: 'auto', paths: ['Docs/**'] };
  const { block, said } = open({ inputs, command: { issue: { isPullRequest: isPull } } });

  expect(await block()).toBeUndefined();
  expect(said).toEqual([`context: files left out${why}`]);
});

const MANY = Array.from({ length: 300 }, (_, index) => `${String(index).padStart(3, '0')}.md`);

test('if GitHub does not list all files, prompt and log say so, though `paths` match none', async () => {
  const { block, said } = open({ files: MANY, inputs: { paths: ['src/**'] } });

  expect(await block()).toContain('(GitHub lists the files only up to `299.md`.');
  expect(said).toEqual([expect.stringContaining('Changes were cut: GitHub lists')]);
});

interface Given extends Partial<ComparedChanges> {
  parts?: readonly ContextPart[];
  paths?: string[];
}

function quote(files: readonly ChangedFile[], given: Given = {}): string {
  const { parts = ['diff'], paths, ...more } = given;
  return quoteChanges(compared(files, more, paths), parts, 'https://github.test').block;
}

test('what is not sent, has no room, or has no lines, is counted', () => {
  const long = changed('a.md', { patch: '+x\n'.repeat(20_000) });
  const others = [changed('b_test.go'), changed('yarn.lock'), changed('a.png', { patch: null })];

  expect(quote([long, ...others])).toMatch(
    /\n\n\(Not sent: 1 lock or generated file\.\)\n\(No room for the lines of 1 file\.\)\n\(GitHub gave no lines for 1 file\.\)$/,
  );
});

const named = (name: string) => ({ revision: sha('d'), name });

test.each<[Given, head: string]>([
  [{ paths: ['*.md'] }, ': 1 commit, 1 file. https'],
  [{ base: named('main') }, 'from main (bbbbbbb) to'],
  [{ head: named('Stop\u00a0here') }, 'to ddddddd: '],
  [{ completeUpTo: 'x' }, ': 1 commit, at least 2 files. '],
])('changes with %j have the head %j', (given, head) => {
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
  const patch =
    '@@ -2,3 +2,4 @@\n export interface Options {\n   timeout?: number;\n+  retries?: number;\n }';
  const files = [
    changed('package-lock.json'),
    changed('src/client.ts', { patch }),
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
