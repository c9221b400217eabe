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

test.each<[Partial<GitHubFault> & Pick<GitHubFault, 'status'>, kind: string]>([
  [{ status: 300 }, 'permanent'],
  [{ status: 400 }, 'passing'],
  [{ status: 401 }, 'permanent'],
  [{ status: 403 }, 'permanent'],
  [{ status: 403, rateLimited: true }, 'passing, limited'],
  [{ status: 404 }, 'permanent, gone'],
  [{ status: 408 }, 'passing, unclear'],
  [{ status: 410 }, 'permanent, gone'],
  [{ status: 422 }, 'permanent'],
  [{ status: 429 }, 'passing, limited'],
  [{ status: 500 }, 'passing, unclear'],
  [{ status: 'lost' }, 'passing, unclear'],
])('a fault with %j is %s', (fields, kind) => {
  const fault = new GitHubFault('no', fields);

  const words = [isPermanent(fault) ? 'permanent' : 'passing'];
  if (isGone(fault)) words.push('gone');
  if (mayHaveHappened(fault)) words.push('unclear');
  if (fault.rateLimited) words.push('limited');
  expect(words.join(', ')).toBe(kind);
});

test.each<[number | 'lost', permit: RegExp, remedy: RegExp]>([
  [301, /^The issue was transferred/, /^The issue was transferred/],
  [401, /^Check github-token\..*revoked\.$/, /^Check github-token\./],
  [410, /^Grant the job issues: write/, /^Check issue-number/],
  [503, /^$/, /^Wait a few minutes/],
  ['lost', /^$/, /^Wait a few minutes/],
])('the message for %s says what happened and what to change', (status, permit, remedy) => {
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
