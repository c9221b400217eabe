import { expect, test } from 'vitest';
import type { JobReport } from '../../src/result/job-end.ts';
import {
  type JobPullRequest,
  locatePullRequest,
  type PullRequestWork,
  pullRequestNumber,
} from '../../src/result/pull-request.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { corpus, countTexts } from '../trust/corpus.ts';
import { expectInert } from '../trust/inert.ts';
import { jobWith, LINK, presented, pullWith, REPOSITORY, reportOf } from './reports.ts';

test.each([
  ['https://github.com/example/docs/pull/12', 12],
  ['https://github.com/example/docs/pull/12/files?x#y', 12],
  ['https://gitlab.test/example/docs/-/merge_requests/7', 7],
  ['https://azure.test/example/docs/_git/docs/pullrequest/8', 8],
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
])('%s is a pull request of this repository: %j', (link, isHere) => {
  const repository = { id: 1, fullName: 'Example/docs' };

  const run = { serverUrl: 'https://github.com', repository };
  const located = locatePullRequest(link, run);

  expect(located?.isHere).toBe(isHere);
  // Whatever the service added, it is that of the page.
  if (located) expect(located.url).toMatch(/^https:\/\/github\.com\/\w+\/\w+\/pull\/7$/);
});

/** The paragraphs of a comment between its title and what comes next. */
function paragraphsOf(pull: JobPullRequest | undefined, more: Partial<JobReport> = {}): string[] {
  const { comment, summary } = presented(reportOf({ pull, ...more }));
  expect(summary).toBe(`${comment}\n`);

  const [, ...paragraphs] = (comment.split('\n\nTo ask for')[0] ?? '').split('\n\n');
  return paragraphs;
}

const item = `- ${LINK}`;

test.each([
  ['https://github.com/my_org/my_repo/pull/7', '- https://github.com/my_org/my_repo/pull/7'],
  ['https://example.com/~o~/r/7?', '- <https://example.com/~o~/r/7?>'],
  ['http://127.0.0.1:81/pull/7', '- <http://127.0.0.1:81/pull/7>'],
])('the pull request %s is the only content of an item, which GitHub expands', (prLink, line) => {
  const { summary } = presented(reportOf(jobWith({ prLink })));

  expect(summary.split('\n')).toContain(line);
  expect(renderMarkdown(line)).toMatchObject({ links: [prLink] });
});

test.each<[string, Partial<PullRequestWork>, counts: string[]]>([
  ['nothing', { changedFiles: undefined }, []],
  ['no files', { additions: 1 }, ['0 files, +1 −0']],
  ['many', { changedFiles: 1, additions: 12_345, deletions: 6 }, ['1 file, +12,345 −6']],
])('the result says what a pull request changes, where GitHub returns %s', (_, change, counts) => {
  expect(paragraphsOf(pullWith(change))).toEqual([item, ...counts]);
});

const file = (filename: string, status = 'modified') => ({ filename, status });

test('no hostile name of a file adds anything to our own structure, nor is it long', () => {
  const names = [...corpus, 'a\r\n- b', '`|`', '@octo-org', 'x'.repeat(500), '../..', ']('];

  for (const name of names) {
    const pull = pullWith({ changedFiles: 1, files: [file(name)] });
    const { comment, summary } = presented(reportOf({ pull }));

    const isOurs = (link: string) => link.startsWith(`${LINK}/files#diff-`);
    const links = (link: string) => link === LINK || link === REPOSITORY || isOurs(link);
    const rendered = expectInert(comment, links);
    expect(rendered.links.filter(isOurs)).toHaveLength(1);
    expect(rendered.html.match(/<li>/g)).toHaveLength(2);
    expect(comment.length).toBeLessThan(1_500);
    expectInert(summary, links);
  }
  countTexts(names.length);
});
