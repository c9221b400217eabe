import { expect, test } from 'vitest';
import { GitHubFault, patiently } from '../../src/github/faults.ts';
import { createFakeClock } from '../support/clock.ts';

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
