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
const lasting = failureOf('transient', {
  networkError: 'CERT_HAS_EXPIRED: certificate has expired',
});
const DONE = { kind: 'value', value: 'done' } as const;

/** `silent`: there is no response before the time limit. `rest`: no call begins for five minutes. */
type Step = FailedRequest | 'silent' | 'rest' | 'accepted';
const give = (times: number, step: Step): Step[] => Array(times).fill(step);

/**
 * Makes calls until the script has no more steps. Returns the time of each attempt, the end of each call, and its
 * attempts and seconds.
 */
async function callInTurn(
  steps: readonly Step[],
  options: readonly RetryOptions[] = [],
  stopAt = Infinity,
) {
  const script = [...steps];
  const clock = createFakeClock({ now: 0 });
  const callWithRetries = retryBudget({ clock, signal: clock.abortAt(stopAt) });
  const times: number[] = [];
  const ends: RequestResult<string>[] = [];
  const calls: [attempts: number, seconds: number][] = [];

  const attempt = async (limitMs: number): Promise<RequestResult<string>> => {
    times.push(clock.now() / 1_000);
    const step = script.shift();
    if (typeof step === 'object') return step;
    if (step !== 'silent') return DONE;

    clock.advance(limitMs);
    return failureOf('transient');
  };
  while (script.length > 0) {
    if (script[0] === 'rest') {
      script.shift();
      clock.advance(300_000);
    }
    const [attemptsBefore, beganAt] = [times.length, clock.now()];
    ends.push(await callWithRetries(attempt, options[calls.length]));
    calls.push([times.length - attemptsBefore, (clock.now() - beganAt) / 1_000]);
  }
  return { times, ends, calls };
}

type Row = [
  name: string,
  script: FailedRequest[],
  times: number[],
  options?: RetryOptions & { stopAt?: number },
];

test.each<Row>([
  ['there is no fifth attempt', Array(4).fill(limited()), [0, 5, 20, 50]],
  ['the pauses are those of GitHub', [limited(60_000), limited(30_000)], [0, 60, 90]],
  ['a limit that ends at once is repeated after our own pause', [limited(0)], [0, 5]],
  ['pauses end with two minutes', [limited(60_000), limited(60_001)], [0, 60]],
  ['no pause is longer than two minutes', [limited(120_001)], [0]],
  ['the caller may ask for fewer attempts', [broken, broken], [0, 5], { maxAttempts: 2 }],
  ['a 404 of what GitHub named is', Array(3).fill(notFound), [0, 1, 3, 7], { existsSoon: true }],
  ['what may have happened is not repeated', [lost], [0]],
  ['what GitHub rejects is not repeated', [forbidden], [0]],
  ['what cannot pass by itself is not repeated', [lasting], [0]],
  ['nothing is repeated if the run is stopped', [limited()], [0], { stopAt: 4_999 }],
])('of a call, %s', async (_, script, expected, { stopAt, ...options } = {}) => {
  const { times, ends } = await callInTurn(script, [options], stopAt);

  expect(times).toEqual(expected);
  expect(ends).toEqual([script[times.length - 1] ?? DONE]);
});

const ONCE = [1, 0];
const TEN_SECONDS = [1, 10];
const FOUR_TIMES = [4, 50];
const threeLimits = [...give(3, limited()), 'accepted'] as const;

test.each<[name: string, script: Step[], calls: number[][]]>([
  ['is silent', give(5, 'silent'), [[3, 110], TEN_SECONDS, TEN_SECONDS]],
  ['breaks down', give(13, broken), [FOUR_TIMES, FOUR_TIMES, [3, 20], ONCE, ONCE]],
  [
    'accepts some requests meanwhile',
    [...threeLimits, ...threeLimits, ...give(4, limited())],
    [FOUR_TIMES, FOUR_TIMES, [3, 20], ONCE],
  ],
  [
    'was left alone for five minutes',
    [...give(3, limited(60_000)), broken, 'rest', ...give(4, broken)],
    [[3, 120], ONCE, FOUR_TIMES],
  ],
  [
    'breaks down at a POST, which leaves the next call its attempts',
    [limited(), lost, ...give(4, broken)],
    [[2, 5], FOUR_TIMES],
  ],
])('all calls of a run wait two minutes for a GitHub that %s', async (_, script, expected) => {
  expect((await callInTurn(script)).calls).toEqual(expected);
});

test('whatever GitHub does, twelve calls in turn take at most four minutes', async () => {
  const step = fc.oneof(
    fc.constantFrom<Step>('silent', 'accepted', broken, lost, forbidden, limited()),
    fc.integer({ min: 0, max: 200_000 }).map(limited),
  );
  const call = fc.record({ maxAttempts: fc.integer({ min: 1, max: 4 }) });
  const steps = fc.array(step, { minLength: 48, maxLength: 48 });
  const run = fc.array(call, { minLength: 12, maxLength: 12 });

  const property = fc.asyncProperty(steps, run, async (script, options) => {
    const { calls } = await callInTurn(script, options);
    const seconds = calls.slice(0, 12).reduce((all, [, each]) => all + each, 0);

    expect(seconds).toBeLessThanOrEqual(240);
  });

  await fc.assert(property);
});
