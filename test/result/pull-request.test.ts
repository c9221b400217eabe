import { expect, test } from 'vitest';
import {
  isPullRequest,
  locatePullRequest,
  pullRequestNumber,
} from '../../src/result/pull-request.ts';

test.each([
  ['https://github.com/example/docs/pull/12', '12'],
  ['https://github.com/example/docs/pull/12/files?x#y', '12'],
  ['https://gitea.test/example/docs/pulls/3', '3'],
  ['https://gitlab.test/example/docs/-/merge_requests/7', '7'],
  ['https://bitbucket.test/example/docs/pull-requests/9#top', '9'],
  ['https://azure.test/example/docs/_git/docs/pullrequest/8', '8'],
  ['https://github.com/example/docs/issues/12', ''],
  ['https://github.com/example/docs/pull/12x', ''],
  [`https://github.com/example/docs/pull/${'1'.repeat(16)}`, ''],
])('the number in %s is %j', (link, number) => expect(pullRequestNumber(link)).toBe(number));

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
