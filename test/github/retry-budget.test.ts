import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RetryOptions, retryBudget } from '../../src/github/retry-budget.ts';
import type { FailedRequest, RequestResult } from '../../src/http/failed-request.ts';
import { failureOf } from '../service/answers.ts';
import { createFakeClock } from '../support/clock.ts';

const broken = failureOf('transient', { status: 503 });
const lost = failureOf('unclear');
const notFound = failureOf('gone', { status: 404 });
const forbidden = failureOf('permanent', { status: 403 });
const limited = (retryAfterMs?: number) => failureOf('transient', { status: 429, retryAfterMs });
const obstructed = failureOf('transient', { line: 'CERT_HAS_EXPIRED: certificate has expired' });

const DONE = { kind: 'value', value: 'done' } as const;

/** The call fails as the script says. Returns the time of each attempt in s, and how the call ended. */
async function callWith(
  script: readonly FailedRequest[],
  { stopAt = Infinity, ...options }: Partial<RetryOptions> & { stopAt?: number } = {},
) {
  const clock = createFakeClock({ now: 0 });
  const times: number[] = [];
  const attempt = async (): Promise<RequestResult<string>> => {
    const failed = script[times.length];
    times.push(clock.now() / 1_000);
    return failed ?? DONE;
  };

  const callWithRetries = retryBudget({ clock, signal: clock.abortAt(stopAt) });
  const end = await callWithRetries(attempt, options);
  return { times, end };
}

type Script = [
  name: string,
  script: FailedRequest[],
  times: number[],
  options?: Parameters<typeof callWith>[1],
];

test.each<Script>([
  ['a 429 is repeated after 5, 15 and 30 s', Array(3).fill(limited()), [0, 5, 20, 50]],
  [
    'a call is repeated after the pauses that GitHub asks for',
    [limited(60_000), limited(30_000)],
    [0, 60, 90],
  ],
  ['a 5xx is repeated', [broken], [0, 5]],
  [
    'what GitHub has named itself is asked for again after 1, 2 and 4 s',
    Array(3).fill(notFound),
    [0, 1, 3, 7],
    { existsSoon: true },
  ],
  ['a limit that ends at once is repeated after our own pause', [limited(0)], [0, 5]],
])('%s, until GitHub answers', async (_, script, expected, options) => {
  const { times, end } = await callWith(script, options);

  expect(times).toEqual(expected);
  expect(end).toBe(DONE);
});

test.each<Script>([
  ['after the fourth attempt', Array(4).fill(limited()), [0, 5, 20, 50]],
  [
    'after fewer attempts where the caller asks for that',
    [broken, broken],
    [0, 5],
    { maxAttempts: 2 },
  ],
  ['if the pauses would pass two minutes', [limited(60_000), limited(60_001)], [0, 60]],
  ['at once if GitHub asks for more than two minutes', [limited(120_001)], [0]],
  ['if it may have happened', [lost], [0]],
  ['if GitHub refuses for good', [forbidden], [0]],
  ['if the way to GitHub is closed for good', [obstructed], [0]],
  ['if the run is stopped in the pause', [limited()], [0], { stopAt: 4_999 }],
])('a call rejects with its last error %s', async (_, script, expected, options) => {
  const { times, end } = await callWith(script, options);

  expect(times).toEqual(expected);
  expect(end).toBe(script.at(-1));
});

/** The attempt gets no answer before its time limit. */
const SILENT = 'silent';
/** Nothing is asked of GitHub for five minutes. */
const REST = 'rest';
type Answer = FailedRequest | typeof SILENT | typeof REST | 'answered';
const give = (times: number, answer: Answer): Answer[] => Array(times).fill(answer);

/** Makes calls until the script has no more answers. Returns the attempts and the seconds of each. */
async function callInTurn(script: Answer[], options: Partial<RetryOptions>[] = []) {
  const clock = createFakeClock({ now: 0 });
  const callWithRetries = retryBudget({ clock, signal: new AbortController().signal });
  const calls: [attempts: number, seconds: number][] = [];

  const attempt = async (limitMs: number): Promise<RequestResult<string>> => {
    const answer = script.shift();
    if (answer === SILENT) clock.advance(limitMs);
    if (answer === SILENT) return failureOf('transient');
    return typeof answer === 'object' ? answer : DONE;
  };
  while (script.length > 0) {
    if (script[0] === REST) {
      script.shift();
      clock.advance(300_000);
    }
    const [remaining, beganAt] = [script.length, clock.now()];
    await callWithRetries(attempt, options[calls.length]);
    calls.push([remaining - script.length, (clock.now() - beganAt) / 1_000]);
  }
  return calls;
}

const ONCE = [1, 0];
const FOUR_TIMES = [4, 50];
const threeLimits = [...give(3, limited()), 'answered'] as const;

test.each<[name: string, script: Answer[], calls: number[][], options?: Partial<RetryOptions>[]]>([
  ['breaks down', give(13, broken), [FOUR_TIMES, FOUR_TIMES, [3, 20], ONCE, ONCE]],
  [
    'is silent',
    give(5, SILENT),
    [
      [3, 110],
      [1, 10],
      [1, 10],
    ],
  ],
  ['limits requests for a minute each time', give(5, limited(60_000)), [[3, 120], ONCE, ONCE]],
  [
    'answers some requests meanwhile',
    [...threeLimits, ...threeLimits, ...give(4, limited())],
    [FOUR_TIMES, FOUR_TIMES, [3, 20], ONCE],
  ],
  [
    'was left alone for five minutes',
    [...give(3, limited(60_000)), broken, REST, ...give(4, broken)],
    [[3, 120], ONCE, FOUR_TIMES],
  ],
  [
    'breaks down at a POST, which leaves the next call its attempts',
    [limited(), lost, ...give(4, broken)],
    [[2, 5], FOUR_TIMES],
  ],
  [
    'is silent in an only attempt, which leaves the next call its attempts',
    [SILENT, ...give(4, broken)],
    [[1, 30], FOUR_TIMES],
    [{ maxAttempts: 1 }],
  ],
])(
  'all calls of a run wait two minutes for a GitHub that %s',
  async (_, script, calls, options) => {
    expect(await callInTurn(script, options)).toEqual(calls);
  },
);

test('whatever GitHub does, twelve calls in turn take at most four minutes', async () => {
  const answer = fc.oneof(
    fc.constantFrom<Answer>(SILENT, 'answered', broken, lost, forbidden, limited()),
    fc.integer({ min: 0, max: 200_000 }).map(limited),
  );
  const call = fc.record({ maxAttempts: fc.integer({ min: 1, max: 4 }) });
  const answers = fc.array(answer, { minLength: 48, maxLength: 48 });
  const run = fc.array(call, { minLength: 12, maxLength: 12 });

  const property = fc.asyncProperty(answers, run, async (script, calls) => {
    const taken = await callInTurn([...script], calls);
    const seconds = taken.slice(0, 12).reduce((all, [, each]) => all + each, 0);

    expect(seconds).toBeLessThanOrEqual(240);
  });

  await fc.assert(property);
});
