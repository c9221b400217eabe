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

interface Script {
  name: string;
  script: GitHubFault[];
  /** Of the attempts, in s. */
  times: number[];
  options?: Options;
}

test.each<Script>([
  {
    name: 'a 429 is repeated after 5, 15 and 30 s',
    script: Array(3).fill(limited()),
    times: [0, 5, 20, 50],
  },
  {
    name: 'a 403 of a rate limit, of a POST too',
    script: [secondary],
    times: [0, 5],
    options: { isPost: true },
  },
  {
    name: 'a rate limit is repeated as told',
    script: [limited(60_000), limited(0)],
    times: [0, 60, 60],
  },
  {
    name: 'pauses of two minutes together are made',
    script: [limited(60_000), limited(60_000)],
    times: [0, 60, 120],
  },
  { name: 'a 5xx is repeated', script: [broken], times: [0, 5] },
])('$name, until GitHub answers', async ({ script, times: expected, options }) => {
  const { times, end } = await callWith(script, options);

  expect(times).toEqual(expected);
  expect(end).toBe('done');
});

test.each<Script>([
  { name: 'after the fourth attempt', script: Array(4).fill(limited()), times: [0, 5, 20, 50] },
  {
    name: 'after fewer attempts where the caller asks for that',
    script: [broken, broken],
    times: [0, 5],
    options: { tries: 2 },
  },
  {
    name: 'if the pauses would pass two minutes',
    script: [limited(60_000), limited(60_001)],
    times: [0, 60],
  },
  {
    name: 'if the answer to a POST is lost',
    script: [lost],
    times: [0],
    options: { isPost: true },
  },
  { name: 'if GitHub refuses for good', script: [forbidden], times: [0] },
  {
    name: 'if the run is stopped in the pause',
    script: [limited()],
    times: [0],
    options: { stopAt: 4_999 },
  },
])('the last fault is returned $name', async ({ script, times: expected, options }) => {
  const { times, end } = await callWith(script, options);

  expect(times).toEqual(expected);
  expect(end).toBe(script.at(-1));
});
