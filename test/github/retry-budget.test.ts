import { expect, test } from 'vitest';
import { GitHubError } from '../../src/github/github-error.ts';
import { RetryBudget, type RetryOptions } from '../../src/github/retry-budget.ts';
import { createFakeClock } from '../support/clock.ts';

const broken = new GitHubError('Broken', { status: 503 });
const lost = new GitHubError('no response', { status: 'lost' });
const notFound = new GitHubError('Not Found', { status: 404 });
const forbidden = new GitHubError('No', { status: 403 });
const limited = (retryAfterMs?: number) =>
  new GitHubError('Slow down', { status: 429, retryAfterMs });
const secondary = new GitHubError('Slow down', { status: 403, rateLimited: true });

interface Options {
  isPost?: boolean;
  maxAttempts?: number;
  existsSoon?: boolean;
  stopAt?: number;
}

/** The call fails as the script says. Returns the time of each attempt in s, and how the call ended. */
async function callWith(script: readonly GitHubError[], options: Options = {}) {
  const { isPost = false, maxAttempts, existsSoon, stopAt = Number.POSITIVE_INFINITY } = options;
  const clock = createFakeClock({ now: 0 });
  const signal = clock.abortAt(stopAt);
  const times: number[] = [];
  const attempt = async () => {
    const githubError = script[times.length];
    times.push(clock.now() / 1_000);
    if (githubError) throw githubError;
    return 'done';
  };

  const budget = new RetryBudget({ clock, signal });
  const end = await budget
    .callWithRetries(attempt, { isPost, maxAttempts, existsSoon })
    .catch((error: unknown) => error);
  return { times, end };
}

interface Script {
  name: string;
  script: GitHubError[];
  /** The times of the attempts, in s. */
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
    name: 'a POST with a rate limit that has status 403 is repeated',
    script: [secondary],
    times: [0, 5],
    options: { isPost: true },
  },
  {
    name: 'a call is repeated after the pauses that GitHub asks for',
    script: [limited(60_000), limited(0)],
    times: [0, 60, 60],
  },
  {
    name: 'a call is repeated after pauses of two minutes together',
    script: [limited(60_000), limited(60_000)],
    times: [0, 60, 120],
  },
  { name: 'a 5xx is repeated', script: [broken], times: [0, 5] },
  {
    name: 'what GitHub has named itself is asked for again',
    script: [notFound],
    times: [0, 5],
    options: { existsSoon: true },
  },
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
    options: { maxAttempts: 2 },
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
])('a call rejects with its last error $name', async ({ script, times: expected, options }) => {
  const { times, end } = await callWith(script, options);

  expect(times).toEqual(expected);
  expect(end).toBe(script.at(-1));
});

/** The attempt gets no answer before its time limit. */
const SILENT = 'silent';
const GONE = new GitHubError('no', { status: 404 });
type Answer = GitHubError | typeof SILENT | 'answered';
const give = (times: number, answer: Answer): Answer[] => Array(times).fill(answer);

/** Makes calls until the script has no more answers. Returns the attempts and the seconds of each. */
async function callInTurn(script: Answer[], options: Partial<RetryOptions> = {}) {
  const clock = createFakeClock({ now: 0 });
  const budget = new RetryBudget({ clock, signal: new AbortController().signal });
  const calls: [attempts: number, seconds: number][] = [];

  const attempt = async (limitMs: number) => {
    const answer = script.shift();
    if (answer === SILENT) clock.advance(limitMs);
    if (answer === SILENT) throw lost;
    if (answer instanceof GitHubError) throw answer;
  };
  while (script.length > 0) {
    const [remaining, beganAt] = [script.length, clock.now()];
    await budget.callWithRetries(attempt, { isPost: false, ...options }).catch(() => {});
    calls.push([remaining - script.length, (clock.now() - beganAt) / 1_000]);
  }
  return calls;
}

const ONCE = [1, 0];
const FOUR_TIMES = [4, 50];

interface Calls {
  name: string;
  script: Answer[];
  /** The attempts and the seconds of each call. */
  calls: number[][];
  options?: Partial<RetryOptions>;
}

test.each<Calls>([
  {
    name: 'after a call that was given up',
    script: give(6, broken),
    calls: [FOUR_TIMES, ONCE, ONCE],
  },
  {
    name: 'and only a third of the time, if GitHub is silent',
    script: give(5, SILENT),
    calls: [
      [3, 110],
      [1, 10],
      [1, 10],
    ],
  },
  {
    name: 'even if GitHub limits requests meanwhile',
    script: [...give(4, broken), limited(), broken],
    calls: [FOUR_TIMES, ONCE, ONCE],
  },
  {
    name: 'until GitHub answers',
    script: [...give(5, broken), 'answered', ...give(4, broken)],
    calls: [FOUR_TIMES, ONCE, ONCE, FOUR_TIMES],
  },
  {
    name: 'until GitHub refuses a call',
    script: [...give(4, broken), GONE, ...give(4, broken)],
    calls: [FOUR_TIMES, ONCE, FOUR_TIMES],
  },
])('further calls get one attempt $name', async ({ script, calls }) => {
  expect(await callInTurn(script)).toEqual(calls);
});

test.each<Calls>([
  { name: 'because of a rate limit', script: give(8, limited()), calls: [FOUR_TIMES, FOUR_TIMES] },
  {
    name: 'as a POST, which is not repeated,',
    script: give(2, broken),
    calls: [ONCE, ONCE],
    options: { isPost: true },
  },
  {
    name: 'after its only attempt',
    script: give(2, SILENT),
    calls: [
      [1, 30],
      [1, 30],
    ],
    options: { maxAttempts: 1 },
  },
])('a call that failed $name leaves the other calls their attempts', async (row) => {
  const { script, calls, options } = row;

  expect(await callInTurn(script, options)).toEqual(calls);
});
