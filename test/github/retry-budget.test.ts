import fc from 'fast-check';
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
const notSent = new GitHubError('ECONNREFUSED: connect', { status: 'not-sent' });
const obstructed = new GitHubError('CERT_HAS_EXPIRED: it has', { status: 'not-sent' });
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
    script: [limited(60_000), limited(30_000)],
    times: [0, 60, 90],
  },
  { name: 'a 5xx is repeated', script: [broken], times: [0, 5] },
  {
    name: 'a POST that was not sent is repeated',
    script: [notSent],
    times: [0, 5],
    options: { isPost: true },
  },
  {
    name: 'what GitHub has named itself is asked for again after 1, 2 and 4 s',
    script: Array(3).fill(notFound),
    times: [0, 1, 3, 7],
    options: { existsSoon: true },
  },
  {
    name: 'a limit that ends at once is repeated after our own pauses',
    script: Array(3).fill(limited(0)),
    times: [0, 5, 20, 50],
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
    name: 'at once if GitHub asks for more than two minutes',
    script: [limited(120_001)],
    times: [0],
  },
  {
    name: 'if the answer to a POST is lost',
    script: [lost],
    times: [0],
    options: { isPost: true },
  },
  { name: 'if GitHub refuses for good', script: [forbidden], times: [0] },
  { name: 'if the way to GitHub is closed for good', script: [obstructed], times: [0] },
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

test('whatever 5xx GitHub answers, a POST that may have arrived is not repeated', async () => {
  for (let status = 500; status < 600; status += 1) {
    const { times } = await callWith([new GitHubError('No', { status })], { isPost: true });
    expect(times, `${status}`).toEqual([0]);
  }
});

/** The attempt gets no answer before its time limit. */
const SILENT = 'silent';
/** Nothing is asked of GitHub for five minutes. */
const REST = 'rest';
type Answer = GitHubError | typeof SILENT | typeof REST | 'answered';
const give = (times: number, answer: Answer): Answer[] => Array(times).fill(answer);

/** Makes calls until the script has no more answers. Returns the attempts and the seconds of each. */
async function callInTurn(script: Answer[], options: Partial<RetryOptions>[] = []) {
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
    if (script[0] === REST) {
      script.shift();
      clock.advance(300_000);
    }
    const [remaining, beganAt] = [script.length, clock.now()];
    const own = options[calls.length];
    await budget.callWithRetries(attempt, { isPost: false, ...own }).catch(() => {});
    calls.push([remaining - script.length, (clock.now() - beganAt) / 1_000]);
  }
  return calls;
}

interface Calls {
  name: string;
  script: Answer[];
  /** The attempts and the seconds of each call. */
  calls: number[][];
  /** Of each call. */
  options?: Partial<RetryOptions>[];
}

const ONCE = [1, 0];
const FOUR_TIMES = [4, 50];

test.each<Calls>([
  {
    name: 'that breaks down',
    script: give(13, broken),
    calls: [FOUR_TIMES, FOUR_TIMES, [3, 20], ONCE, ONCE],
  },
  {
    name: 'that is silent',
    script: give(5, SILENT),
    calls: [
      [3, 110],
      [1, 10],
      [1, 10],
    ],
  },
  {
    name: 'that limits requests for a minute each time',
    script: give(5, limited(60_000)),
    calls: [[3, 120], ONCE, ONCE],
  },
  {
    name: 'that answers some requests meanwhile',
    script: [
      ...give(3, limited()),
      'answered',
      ...give(3, limited()),
      'answered',
      ...give(4, limited()),
    ],
    calls: [FOUR_TIMES, FOUR_TIMES, [3, 20], ONCE],
  },
  {
    name: 'until it was left alone for five minutes',
    script: [...give(3, limited(60_000)), broken, REST, ...give(4, broken)],
    calls: [[3, 120], ONCE, FOUR_TIMES],
  },
])('all calls of a run wait two minutes for a GitHub $name', async ({ script, calls }) => {
  expect(await callInTurn(script)).toEqual(calls);
});

test.each<Calls>([
  {
    name: 'that was limited, and then broke down as a POST,',
    script: [limited(), broken, ...give(4, broken)],
    calls: [[2, 5], FOUR_TIMES],
    options: [{ isPost: true }],
  },
  {
    name: 'that was silent in its only attempt',
    script: [SILENT, ...give(4, broken)],
    calls: [[1, 30], FOUR_TIMES],
    options: [{ maxAttempts: 1 }],
  },
])('a call $name leaves the next one its attempts', async ({ script, calls, options }) => {
  expect(await callInTurn(script, options)).toEqual(calls);
});

test('whatever GitHub does, twelve calls in turn take at most four minutes', async () => {
  const answer = fc.oneof(
    fc.constantFrom<Answer>(SILENT, 'answered', broken, lost, forbidden, secondary, limited()),
    fc.integer({ min: 0, max: 200_000 }).map(limited),
  );
  const call = fc.record({ isPost: fc.boolean(), maxAttempts: fc.integer({ min: 1, max: 4 }) });
  const run = fc.array(call, { minLength: 12, maxLength: 12 });

  await fc.assert(
    fc.asyncProperty(
      fc.array(answer, { minLength: 48, maxLength: 48 }),
      run,
      async (script, calls) => {
        const taken = await callInTurn([...script], calls);
        const seconds = taken.slice(0, 12).reduce((all, [, each]) => all + each, 0);

        expect(seconds).toBeLessThanOrEqual(240);
      },
    ),
  );
});
