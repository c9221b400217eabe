import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Failure } from '../../src/poll.ts';
import type { RequestResult } from '../../src/service/client.ts';
import type { FailedRequest } from '../../src/service/failed-request.ts';
import type { StartedJob } from '../../src/service/schema.ts';
import { type Sent, send } from '../../src/service/send.ts';
import { createFakeClock, EPOCH } from '../support/clock.ts';

type Result = RequestResult<StartedJob>;

const fails = (failure: Failure, more: Partial<FailedRequest> = {}): Result => ({
  kind: 'failure',
  failure,
  happened: ['It failed.'],
  serviceMessage: '',
  ...more,
});
const lost = fails('transient');
const limited = fails('transient', { status: 429 });
const told = (retryAfterMs: number) => fails('transient', { status: 429, retryAfterMs });
const accepted: Result = { kind: 'value', value: { id: 'job_1', prLink: null } };

interface Options {
  readonly seconds?: number;
  readonly tookMs?: number;
  readonly stopAt?: number;
  /** What is done before the request is sent again takes that long. */
  readonly beforeRetryMs?: number;
}

/** Sends with one scripted attempt after the other; each takes `tookMs`. */
async function sendAll(script: readonly Result[], options: Options = {}) {
  const { seconds = 1_800, tookMs = 0, stopAt = Infinity, beforeRetryMs = 0 } = options;
  const clock = createFakeClock({ now: 0 });
  const times: number[] = [];
  const post = async () => {
    times.push(clock.now());
    clock.advance(tookMs);
    const next = script[times.length - 1];
    if (!next) throw new Error('A try too many.');
    return next;
  };

  const sent = await send(post, {
    clock,
    deadline: seconds * 1_000,
    signal: clock.abortAt(stopAt),
    onPause() {},
    beforeRetry: async () => clock.advance(beforeRetryMs),
  });
  return { sent, times };
}

const DAY = 86_400_000;
const HALF_AN_HOUR = 1_800_000;
const canceled = 'canceled-before-sending';

test.each<[string, Result[], kind: Sent['kind'], times: number[], Options?]>([
  ['is refused', [fails('permanent')], 'refused', [0]],
  ['becomes unclear is never sent again', [lost, fails('unclear')], 'unclear', [0, 2_000]],

  ['is not sent is tried three times', [lost, lost, lost], 'not-sent', [0, 2_000, 7_000]],
  ['gets 429 waits 5 s, then 15 s', [limited, limited, accepted], 'accepted', [0, 5_000, 20_000]],
  ['gets a Retry-After waits so long', [told(9e4), told(0), accepted], 'accepted', [0, 9e4, 9e4]],
  ['fails in both ways has three tries in all', [lost, limited, lost], 'not-sent', [0, 2e3, 17e3]],

  ['would wait to the deadline is rate-limited', [told(HALF_AN_HOUR)], 'rate-limited', [0]],
  [
    'waits to just before the deadline is sent again',
    [told(HALF_AN_HOUR - 1), accepted],
    'accepted',
    [0, HALF_AN_HOUR - 1],
  ],
  ['is under way is not cut short', [accepted], 'accepted', [0], { seconds: 0, tookMs: 50_000 }],

  ['meets a signal before it is not sent', [accepted], canceled, [], { stopAt: 0 }],
  ['meets a signal in a pause is not sent again', [told(60_000)], canceled, [0], { stopAt: 3e4 }],
  [
    'meets a signal after a pause, before it is sent again, is not',
    [lost],
    canceled,
    [0],
    { stopAt: 3_000, beforeRetryMs: 5_000 },
  ],
])('a request that %s', async (_, script, kind, expected, options) => {
  const { sent, times } = await sendAll(script, options);

  expect(sent.kind).toBe(kind);
  expect(times).toEqual(expected);
});

test('the result says when the request was answered', async () => {
  const { sent } = await sendAll([lost, accepted], { tookMs: 700 });

  expect(sent).toMatchObject({ answeredAt: 3_400, job: { id: 'job_1' } });
});

test.each<[string, Result[], tries: number, retryAt: number | undefined]>([
  ['the wait passes the deadline', [told(DAY)], 1, EPOCH + DAY],
  ['three attempts failed', [limited, limited, told(60_000)], 3, EPOCH + 80_000],
  ['it does not say', [limited, limited, limited], 3, undefined],
])('a rate limit says when the service may accept it: %s', async (_, script, tries, retryAt) => {
  const { sent } = await sendAll(script);

  expect(sent).toMatchObject({ kind: 'rate-limited', status: 429, tries, retryAt });
});

/** A signal at 1 s; the POST under way since 0 is answered at that time, or as soon as it is given up. */
test.each<[string, answerAt: number, Result, givenUp: Result, Sent['kind'], givenUpAt?: number]>([
  ['an answer within three seconds counts', 3_000, accepted, lost, 'accepted'],
  ['a refusal counts', 2_000, fails('permanent'), lost, 'refused'],
  ['what was not sent is not repeated', 2_000, lost, lost, canceled],
  ['it is given up then', 9_000, accepted, fails('unclear'), 'canceled-while-sending', 4_000],
  ['given up while connecting, it was not sent', 9_000, accepted, lost, canceled, 4_000],
])('a signal while a POST is under way: %s', async (_, answerAt, answer, givenUp, kind, at) => {
  const clock = createFakeClock({ now: 0, auto: false });
  const aborts: number[] = [];
  let tries = 0;
  const post = (stop: AbortSignal) => {
    tries += 1;
    const { promise, resolve } = Promise.withResolvers<Result>();
    clock.at(answerAt, () => resolve(answer));
    stop.addEventListener('abort', () => {
      aborts.push(clock.now());
      resolve(givenUp);
    });
    return promise;
  };

  const signal = clock.abortAt(1_000);
  const deps = { clock, deadline: HALF_AN_HOUR, signal, onPause() {}, beforeRetry: async () => {} };
  const sending = send(post, deps);
  for (let second = 0; second < 10; second += 1) {
    await turn();
    clock.advance(1_000);
  }

  expect((await sending).kind).toBe(kind);
  expect(tries).toBe(1);
  expect(aborts).toEqual(at === undefined ? [] : [at]);
});
