import { expect, test } from 'vitest';
import type { JobReport } from '../../src/result/job-report.ts';
import {
  isPullRequest,
  type JobPullRequest,
  locatePullRequest,
  pullRequestNumber,
} from '../../src/result/pull-request.ts';
import { corpus, countTexts } from '../trust/corpus.ts';
import { expectInert } from '../trust/inert.ts';
import { LINK, presented, pullWith, REPOSITORY, reportOf } from './reports.ts';

test.each([
  ['https://github.com/example/docs/pull/12', '12'],
  ['https://github.com/example/docs/pull/12/files?x#y', '12'],
  ['https://gitea.test/example/docs/pulls/3', '3'],
  ['https://gitlab.test/example/docs/-/merge_requests/7', '7'],
  ['https://bitbucket.test/example/docs/pull-requests/9#top', '9'],
  ['https://azure.test/example/docs/_git/docs/pullrequest/8', '8'],
  ['https://github.com/example/docs/issues/12', undefined],
  ['https://github.com/example/docs/pull/12x', undefined],
  [`https://github.com/example/docs/pull/${'1'.repeat(16)}`, undefined],
  [undefined, undefined],
])('the number of the pull request in the URL %s is %j', (link, number) =>
  expect(pullRequestNumber(link)).toBe(number),
);

test.each([
  ['https://github.com/example/docs/pull/7', true],
  ['https://github.com/Example/Site/pull/7', false],
  ['https://GitHub.com/EXAMPLE/docs/pull/7/files', true],
  ['https://gitlab.com/example/docs/pull/7', undefined],
  ['https://github.com/example/docs/issues/7', undefined],
  ['https://github.com/../docs/pull/7', undefined],
  ['https://github.com/example/../pull/7', undefined],
])('%s is a pull request of this repository: %j', (link, isSameRepository) => {
  const repository = { id: 1, fullName: 'Example/docs' };
  const place = { serverUrl: 'https://github.com', repository };

  expect(locatePullRequest(link, place)?.isSameRepository).toBe(isSameRepository);
  expect(isPullRequest(link, 7, place)).toBe(isSameRepository === true);
  expect(isPullRequest(link, 70, place)).toBe(false);
});

test('the URL of a pull request is that of its page, whatever the service added', () => {
  const place = { serverUrl: 'https://github.com', repository: { id: 1, fullName: 'o/r' } };

  const location = locatePullRequest('https://GitHub.com/o/r/pull/7/files?x#y', place);

  expect(location?.url).toBe('https://github.com/o/r/pull/7');
});

/** The paragraphs of a comment before what comes next. */
function paragraphsOf(pull: JobPullRequest, more: Partial<JobReport> = {}): string[] {
  const { comment } = presented(reportOf({ pull, ...more }));
  const [, ...paragraphs] = (comment.split('\n\nTo continue')[0] ?? '').split('\n\n');
  return paragraphs;
}

const opened = `The agent opened <${LINK}>.`;

test.each<[string, Partial<JobPullRequest>, sentence: string]>([
  ['nothing', { changedFiles: undefined }, ''],
  [
    'no removed lines',
    { changedFiles: 2, deletions: undefined },
    ' The pull request changes 2 files.',
  ],
  ['no files', { additions: 1 }, ' The pull request changes 0 files (+1 −0).'],
])(
  'the result says what a pull request changes, where GitHub returns %s',
  (_, change, sentence) => {
    expect(paragraphsOf(pullWith(change))).toEqual([opened + sentence]);
  },
);

const file = (filename: string, status = 'modified') => ({ filename, status });
const page = (hash: string) => `${LINK}/files#diff-${hash}`;
/** By \`sha256sum\`. */
const README = page('b335630551682c19a781afebcf4d07bf978fb1f8ac04c6bf87428ed5106870f5');

test('after a follow-up, the files are those of the whole pull request, as it says', () => {
  const pull = pullWith({ changedFiles: 1, additions: 2, files: [file('README.md')] });

  const paragraphs = paragraphsOf(pull, { request: 'message' });

  expect(paragraphs).toEqual([
    `The changes are in <${LINK}>. In total, the pull request now changes 1 file (+2 −0):`,
    `- [\`README.md\`](${README}) changed`,
  ]);
});

test.each([
  ['added', 'added'],
  ['copied', 'added'],
  ['removed', 'removed'],
  ['renamed', 'renamed'],
  ['changed', 'changed'],
  ['something new', 'changed'],
])('a file that GitHub calls %s is called %s', (status, word) => {
  const pull = pullWith({ changedFiles: 1, files: [file('README.md', status)] });

  expect(paragraphsOf(pull)[1]).toBe(`- [\`README.md\`](${README}) ${word}`);
});

test.each([
  [10, 10, undefined],
  [11, 11, '- and 1 more'],
  [10, 3_000, '- and 2,990 more'],
  [0, 3, undefined],
])('of %i listed files, ten are named, and how many of %i there are besides', (...row) => {
  const [listed, changedFiles, last] = row;
  const files = Array.from({ length: listed }, (_, index) => file(`${index}.md`));

  const [, list = ''] = paragraphsOf(pullWith({ changedFiles, files }));

  const items = list.split('\n').filter((line) => line.endsWith(' changed'));
  expect(items).toHaveLength(Math.min(listed, 10));
  expect(list.split('\n').find((line) => line.includes('more'))).toBe(last);
});

test('the preview comes after the files', () => {
  const previewUrl = 'https://preview.example.com/a';
  const pull = pullWith({ changedFiles: 1, files: [file('README.md')] });

  const paragraphs = paragraphsOf(pull, { previewUrl });

  expect(paragraphs.at(-1)).toBe(
    `Preview: <${previewUrl}>. It can take a few minutes until it is ready.`,
  );
});

test('no hostile name of a file adds anything to our own structure, nor is it long', () => {
  const names = [...corpus, 'a\r\n- b', '`|`', '@octo-org', 'x'.repeat(500), '../..', ']('];

  for (const name of names) {
    const pull = pullWith({ changedFiles: 1, files: [file(name)] });
    const { comment, summary } = presented(reportOf({ pull }));

    const isOurs = (link: string) => link.startsWith(`${LINK}/files#diff-`);
    const links = (link: string) => link === LINK || link === REPOSITORY || isOurs(link);
    const rendered = expectInert(comment, links);
    expect(rendered.links.filter(isOurs)).toHaveLength(1);
    expect(rendered.html.match(/<li>/g)).toHaveLength(1);
    expect(comment.length).toBeLessThan(1_500);
    expectInert(summary, links);
  }
  countTexts(names.length);
});
