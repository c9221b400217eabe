import { expect, test } from 'vitest';
import {
  branchUrl,
  isElsewhere,
  repositoryLink,
  repositoryName,
} from '../../src/result/pull-request.ts';
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
const run = { serverUrl, repository: { id: 1, fullName: 'octo-org/docs' } };

test.each([
  ['https://github.example.com/Octo-Org/Docs', 'Octo-Org/Docs'],
  ['https://github.example.com/octo-org/docs.git', 'octo-org/docs'],
  ['https://GitHub.example.com/octo-org/docs/', 'octo-org/docs'],
  ['octo-org/DOCS', 'octo-org/DOCS'],
  ['https://github.example.com/octo-org/docs2', 'octo-org/docs2'],
  ['https://github.com/octo-org/docs', undefined],
  ['https://github.example.com/octo-org/docs?x=y', undefined],
  ['https://github.example.com/octo-org/..', undefined],
  ['octo-org', undefined],
  [undefined, undefined],
])('the service’s %s is the repository %s of this server', (repository, name) => {
  expect(repositoryName(repository, serverUrl)).toBe(name);

  const isOwn = name === undefined ? repository === undefined : /^octo-org\/docs$/i.test(name);
  expect(isElsewhere(repository, run)).toBe(!isOwn);
});

const docs = `${serverUrl}/o/r`;

test.each([
  [docs, 'main', `${docs}/commits/main`],
  [`${docs}.git`, 'docs/a b', `${docs}/commits/docs/a%20b`],
  [docs, "a'b", undefined],
  [docs, undefined, undefined],
  ['https://gitlab.com/o/r', 'main', undefined],
  [undefined, 'main', undefined],
])('in %s, the commits of branch %j are at %s', (repository, ref, page) => {
  const job = { id: 'job_1', prLink: undefined, repository, ref };

  expect(branchUrl(job, serverUrl)).toBe(page);
});
