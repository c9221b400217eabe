import { expect, test } from 'vitest';
import { branchUrl, isNamedRepository, repositoryLink } from '../../src/result/job-repository.ts';
import { toMarkdown } from '../../src/text/markdown.ts';

test.each([
  ['https://github.com/o/docs', '[o/docs](https://github.com/o/docs)'],
  ['https://github.com/o/a~b', '[`o/a~b`](https://github.com/o/a~b)'],
  ['o/docs', '`o/docs`'],
  ['javascript:alert(1)', '`javascript:alert(1)`'],
])('the repository %s is shown as %s', (repository, markdown) => {
  expect(toMarkdown([repositoryLink(repository)])).toBe(markdown);
});

const serverUrl = 'https://github.example.com';

test.each([
  ['https://github.example.com/Octo-Org/Docs', true],
  ['https://github.example.com/octo-org/docs.git', true],
  ['https://GitHub.example.com/octo-org/docs/', true],
  ['octo-org/DOCS', true],
  ['https://github.com/octo-org/docs', false],
  ['https://github.example.com/octo-org/docs2', false],
])('%s is the run’s repository: %j', (repository, isOwn) => {
  expect(isNamedRepository(repository, `${serverUrl}/octo-org/docs`)).toBe(isOwn);
});

test.each([
  ['https://github.com/o/r', 'main', 'https://github.com/o/r/commits/main'],
  ['https://github.com/o/r.git', 'docs/a b', 'https://github.com/o/r/commits/docs/a%20b'],
  ['https://github.example.com/o/r', 'main', 'https://github.example.com/o/r/commits/main'],
  ['https://gitlab.com/o/g/r/', 'main', 'https://gitlab.com/o/g/r/-/commits/main'],
  ['https://code.example.org/o/r', 'main', undefined],
  ['https://github.com/o/r?x=y', 'main', undefined],
  ['https://github.com/o/r', "a'b", undefined],
  ['https://github.com/o/r', undefined, undefined],
  ['o/r', 'main', undefined],
  [undefined, 'main', undefined],
])('in %s, the commits of branch %j are at %s', (repository, branch, page) => {
  expect(branchUrl(repository, branch, serverUrl)).toBe(page);
});
