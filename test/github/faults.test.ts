import { expect, test } from 'vitest';
import {
  asFault,
  faultRemedy,
  faultText,
  GitHubFault,
  howToPermit,
  ignoreFault,
  isGone,
  isPermanent,
  mayHaveHappened,
  refused,
} from '../../src/github/faults.ts';
import { wordsOf } from '../support/words.ts';

type Row = [
  status: number | 'lost',
  rateLimited: boolean | undefined,
  isGone: boolean,
  kind: string,
];

/** What a fault is: for good, or passing, and whether the write may have happened nevertheless. */
function kindOf(fault: GitHubFault): string {
  const kind = isPermanent(fault) ? 'permanent' : 'passing';
  return mayHaveHappened(fault) ? `${kind}, unclear` : kind;
}

test.each<Row>([
  [299, undefined, false, 'passing'],
  [300, undefined, false, 'permanent'],
  [399, undefined, false, 'permanent'],
  [400, undefined, false, 'passing'],
  [401, undefined, false, 'permanent'],
  [403, undefined, false, 'permanent'],
  [403, true, false, 'passing'],
  [404, undefined, true, 'permanent'],
  [408, undefined, false, 'passing, unclear'],
  [410, undefined, true, 'permanent'],
  [422, undefined, false, 'permanent'],
  [429, undefined, false, 'passing'],
  [499, undefined, false, 'passing'],
  [500, undefined, false, 'passing, unclear'],
  [503, undefined, false, 'passing, unclear'],
  ['lost', undefined, false, 'passing, unclear'],
])('%s, rate limit %s: gone %s, %s', (status, rateLimited, gone, kind) => {
  const fault = new GitHubFault(
    'no',
    rateLimited === undefined ? { status } : { status, rateLimited },
  );
  expect([isGone(fault), kindOf(fault)]).toEqual([gone, kind]);
  expect(fault.rateLimited).toBe(rateLimited ?? status === 429);
});

test.each<[number | 'lost', happened: string, permit: RegExp, remedy: RegExp]>([
  [
    301,
    'GitHub rejected the comment (301 Bad).',
    /^The issue was transferred/,
    /^The issue was transferred/,
  ],
  [
    401,
    'GitHub rejected the comment (401 Bad).',
    /^Check github-token\..*revoked\.$/,
    /^Check github-token\./,
  ],
  [
    403,
    'GitHub rejected the comment (403 Bad).',
    /^Grant the job issues: write/,
    /^Grant the job issues/,
  ],
  [
    404,
    'GitHub rejected the comment (404 Bad).',
    /^Grant the job issues: write/,
    /^Check issue-number/,
  ],
  [
    410,
    'GitHub rejected the comment (410 Bad).',
    /^Grant the job issues: write/,
    /^Check issue-number/,
  ],
  [503, 'GitHub rejected the comment (503 Bad).', /^$/, /^Wait a few minutes/],
  ['lost', 'GitHub did not respond to the comment (Bad).', /^$/, /^Wait a few minutes/],
])('%s: the message says what happened and what to change', (status, happened, permit, remedy) => {
  const fault = new GitHubFault('Bad', { status });
  expect(wordsOf(refused(fault, 'the comment'))).toBe(happened);
  expect(happened).toContain(wordsOf(faultText(fault)));
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
