import { expect, test } from 'vitest';
import {
  asFault,
  faultRemedy,
  GitHubFault,
  howToPermit,
  ignoreFault,
  isGone,
  isPermanent,
  mayHaveHappened,
  refused,
} from '../../src/github/faults.ts';
import { wordsOf } from '../support/words.ts';

/** What a fault is: for good, or passing, and whether the write may have happened nevertheless. */
function kindOf(fault: GitHubFault): string {
  const kind = isPermanent(fault) ? 'permanent' : 'passing';
  return mayHaveHappened(fault) ? `${kind}, unclear` : kind;
}

test.each<[status: number | 'lost', kind: string, isGone?: boolean]>([
  [300, 'permanent'],
  [400, 'passing'],
  [401, 'permanent'],
  [403, 'permanent'],
  [404, 'permanent', true],
  [408, 'passing, unclear'],
  [410, 'permanent', true],
  [422, 'permanent'],
  [429, 'passing'],
  [500, 'passing, unclear'],
  ['lost', 'passing, unclear'],
])('a fault with %s is %s', (status, kind, gone = false) => {
  const fault = new GitHubFault('no', { status });

  expect([isGone(fault), kindOf(fault), fault.rateLimited]).toEqual([gone, kind, status === 429]);
});

test('a 403 of a rate limit is passing', () => {
  const fault = new GitHubFault('no', { status: 403, rateLimited: true });

  expect([kindOf(fault), fault.rateLimited]).toEqual(['passing', true]);
});

test.each<[number | 'lost', permit: RegExp, remedy: RegExp]>([
  [301, /^The issue was transferred/, /^The issue was transferred/],
  [401, /^Check github-token\..*revoked\.$/, /^Check github-token\./],
  [403, /^Grant the job issues: write/, /^Grant the job issues/],
  [410, /^Grant the job issues: write/, /^Check issue-number/],
  [503, /^$/, /^Wait a few minutes/],
  ['lost', /^$/, /^Wait a few minutes/],
])('%s: the message says what happened and what to change', (status, permit, remedy) => {
  const fault = new GitHubFault('Bad', { status });

  const happened =
    status === 'lost'
      ? 'did not respond to the comment (Bad)'
      : `rejected the comment (${status} Bad)`;
  expect(wordsOf(refused(fault, 'the comment'))).toBe(`GitHub ${happened}.`);
  expect(wordsOf(howToPermit(fault))).toMatch(permit);
  expect(wordsOf(faultRemedy(fault))).toMatch(remedy);
});

test('only failures of GitHub count as faults, and a bug does not', () => {
  const fault = new GitHubFault('no', { status: 500 });
  const bug = new TypeError('a bug');

  expect([asFault(fault), ignoreFault(fault)]).toEqual([fault, undefined]);
  expect(() => asFault(bug)).toThrow(bug);
  expect(() => ignoreFault(bug)).toThrow(bug);
});
