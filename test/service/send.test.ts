import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Failure } from '../../src/poll.ts';
import type { RequestResult } from '../../src/service/client.ts';
import type { FailedRequest } from '../../src/service/failed-request.ts';
import type { StartedJob } from '../../src/service/schema.ts';
import { GRACE_MS, type Sent, send } from '../../src/service/send.ts';
import { createFakeClock, EPOCH, type FakeClock } from '../support/clock.ts';

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
  readonly onPause?: (clock: FakeClock) => void;
  /** What is done before the request is sent again takes that long. */
  readonly beforeRetryMs?: number;
}

/** Sends with one scripted attempt after the other; each takes `tookMs`. */
async function sendAll(script: readonly Result[], options: Options = {}) {
  const { seconds = 1_800, tookMs = 0, stopAt, onPause, beforeRetryMs = 0 } = options;
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
    signal: stopAt === undefined ? new AbortController().signal : clock.abortAt(stopAt),
    onPause: () => onPause?.(clock),
    beforeRetry: async () => clock.advance(beforeRetryMs),
  });
  return { sent, times };
}

const DAY = 86_400_000;
const canceled = 'canceled-before-sending';

test.each<[string, Result[], kind: Sent['kind'], times: number[], Options?]>([
  ['is accepted at once', [accepted], 'accepted', [0]],
  ['is refused', [fails('permanent')], 'refused', [0]],
  ['goes to a job that is gone', [fails('gone')], 'refused', [0]],
  ['has an unclear result is never sent again', [fails('unclear')], 'unclear', [0]],
  ['has one on the second try, neither', [lost, fails('unclear')], 'unclear', [0, 2_000]],

  ['is not sent is tried three times', [lost, lost, lost], 'not-sent', [0, 2_000, 7_000]],
  ['gets 429 waits 5 s, then 15 s', [limited, limited, accepted], 'accepted', [0, 5_000, 20_000]],
  [
    'gets 429 three times is rate-limited',
    [limited, limited, limited],
    'rate-limited',
    [0, 5_000, 20_000],
  ],
  [
    'gets a Retry-After waits as long as it says',
    [told(90_000), told(0), accepted],
    'accepted',
    [0, 90_000, 90_000],
  ],
  ['fails in both ways has three tries in all', [lost, limited, lost], 'not-sent', [0, 2e3, 17e3]],

  ['would wait to the deadline is rate-limited', [told(1_800_000)], 'rate-limited', [0]],
  [
    'waits to just before the deadline is sent again',
    [told(1_799_999), accepted],
    'accepted',
    [0, 1_799_999],
  ],
  [
    'is not sent is not repeated at the deadline',
    [lost, lost],
    'not-sent',
    [0, 2_000],
    { seconds: 6 },
  ],
  ['is under way is not cut short', [accepted], 'accepted', [0], { seconds: 0, tookMs: 50_000 }],
  [
    'waits does so by the monotonic clock',
    [limited, accepted],
    'accepted',
    [0, 5_000],
    { seconds: 60, onPause: (clock) => clock.jumpWall(DAY) },
  ],

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
test.each<[string, answerAt: number, Result, givenUp: Result, Sent['kind']]>([
  ['an answer within three seconds counts', 3_000, accepted, lost, 'accepted'],
  ['a refusal counts', 2_000, fails('permanent'), lost, 'refused'],
  ['an unclear answer counts', 2_000, fails('unclear'), lost, 'unclear'],
  ['what was not sent is not repeated', 2_000, lost, lost, canceled],
  ['a 429 is not repeated', 2_000, limited, lost, canceled],
  ['it is given up then', 9_000, accepted, fails('unclear'), 'canceled-while-sending'],
  ['given up while connecting, it was not sent', 9_000, accepted, lost, canceled],
])('a signal while a POST is under way: %s', async (_, answerAt, answer, givenUp, kind) => {
  const clock = createFakeClock({ now: 0, auto: false });
  const givenUpAt: number[] = [];
  let tries = 0;
  const post = (stop: AbortSignal) => {
    tries += 1;
    const { promise, resolve } = Promise.withResolvers<Result>();
    clock.at(answerAt, () => resolve(answer));
    stop.addEventListener('abort', () => {
      givenUpAt.push(clock.now());
      resolve(givenUp);
    });
    return promise;
  };

  const signal = clock.abortAt(1_000);
  const deps = { clock, deadline: 1_800_000, signal, onPause() {}, beforeRetry: async () => {} };
  const sending = send(post, deps);
  for (let second = 0; second < 10; second += 1) {
    await turn();
    clock.advance(1_000);
  }

  expect((await sending).kind).toBe(kind);
  expect(tries).toBe(1);
  expect(givenUpAt).toEqual(answerAt === 9_000 ? [1_000 + GRACE_MS] : []);
});
