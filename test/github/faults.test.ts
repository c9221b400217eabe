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
  patiently,
  refused,
} from '../../src/github/faults.ts';
import { createFakeClock } from '../support/clock.ts';
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

const broken = new GitHubFault('Broken', { status: 503 });
const lost = new GitHubFault('no response', { status: 'lost' });
const forbidden = new GitHubFault('No', { status: 403 });
const limited = (retryAfterMs?: number) =>
  new GitHubFault('Slow down', { status: 429, retryAfterMs });
const secondary = new GitHubFault('Slow down', { status: 403, rateLimited: true });

interface Options {
  isPost?: boolean;
  tries?: number;
  stopAt?: number;
}

/** Calls until the script has no more faults. Returns when each attempt was made, in s, and how it ended. */
async function callWith(script: readonly GitHubFault[], options: Options = {}) {
  const { isPost = false, tries, stopAt = Number.POSITIVE_INFINITY } = options;
  const clock = createFakeClock({ now: 0 });
  const signal = clock.abortAt(stopAt);
  const times: number[] = [];
  const call = async () => {
    const fault = script[times.length];
    times.push(clock.now() / 1_000);
    if (fault) throw fault;
    return 'done';
  };

  const end = await patiently(call, { clock, signal, isPost, tries }).catch((fault) => fault);
  return { times, end };
}

test.each<[string, GitHubFault[], times: number[], Options?]>([
  ['a 429 is repeated after 5, 15 and 30 s', Array(3).fill(limited()), [0, 5, 20, 50]],
  ['a 403 of a rate limit, of a POST too', [secondary], [0, 5], { isPost: true }],
  ['a rate limit is repeated as told', [limited(60_000), limited(0)], [0, 60, 60]],
  ['… within two minutes', [limited(60_000), limited(60_000)], [0, 60, 120]],
  ['a 5xx is repeated', [broken], [0, 5]],
])('%s, until GitHub answers', async (_, script, expected, options) => {
  const { times, end } = await callWith(script, options);

  expect(times).toEqual(expected);
  expect(end).toBe('done');
});

test.each<[string, GitHubFault[], times: number[], Options?]>([
  ['after the fourth attempt', Array(4).fill(limited()), [0, 5, 20, 50]],
  ['after fewer attempts where the caller asks for that', [broken, broken], [0, 5], { tries: 2 }],
  ['if the pause would pass two minutes', [limited(120_001)], [0]],
  ['… counted from the first attempt', [limited(60_000), limited(60_001)], [0, 60]],
  ['if the answer to a POST is lost', [lost], [0], { isPost: true }],
  ['if GitHub refuses for good', [forbidden], [0]],
  ['if the run is stopped', [limited()], [0], { stopAt: 0 }],
  ['if the run is stopped in the pause', [limited()], [0], { stopAt: 4_999 }],
])('the last fault is returned %s', async (_, script, expected, options) => {
  const { times, end } = await callWith(script, options);

  expect(times).toEqual(expected);
  expect(end).toBe(script.at(-1));
});

test('a bug is not repeated', async () => {
  const bug = new TypeError('a bug');
  const clock = createFakeClock();
  const { signal } = new AbortController();

  const call = patiently(() => Promise.reject(bug), { clock, signal, isPost: false });

  await expect(call).rejects.toBe(bug);
  expect(clock.sleeps).toEqual([]);
});
