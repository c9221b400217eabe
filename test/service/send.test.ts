import { expect, test } from 'vitest';
import type { RequestResult } from '../../src/http/failed-request.ts';
import type { StartedJob } from '../../src/service/schema.ts';
import { type SendResult, send } from '../../src/service/send.ts';
import { createFakeClock, EPOCH } from '../support/clock.ts';
import { failureOf, jobOf } from './answers.ts';

type Result = RequestResult<StartedJob>;

const lost = failureOf('transient');
const refused = failureOf('permanent');
const unclear = failureOf('unclear');
const limited = failureOf('transient', { status: 429 });
const told = (retryAfterMs: number) => failureOf('transient', { status: 429, retryAfterMs });
const accepted: Result = { kind: 'value', value: jobOf('active') };

interface Options {
  readonly deadline?: number;
  readonly tookMs?: number;
  readonly stopAt?: number;
}

const DAY = 86_400_000;
const HALF_AN_HOUR = 1_800_000;

/** Sends with one scripted attempt after the other; each takes `tookMs`. */
async function sendAll(script: readonly Result[], options: Options = {}) {
  const { deadline = HALF_AN_HOUR, tookMs = 0, stopAt = Infinity } = options;
  const clock = createFakeClock({ now: 0 });
  const times: number[] = [];
  const post = async () => {
    times.push(clock.now());
    clock.advance(tookMs);
    const next = script[times.length - 1];
    if (!next) throw new Error('A try too many.');
    return next;
  };

  const signal = clock.abortAt(stopAt);
  const sent = await send(post, { clock, deadline, signal, onPause() {} });
  return { sent, times };
}

type Kind = SendResult['kind'];
const canceled = 'canceled';

test.each<[name: string, script: Result[], Kind, times: number[], options?: Options]>([
  ['is refused is not sent again', [refused], 'rejected', [0]],
  ['becomes unclear is never sent again', [lost, unclear], 'unclear', [0, 2_000]],

  ['could not be sent is tried three times', [lost, lost, lost], 'not-sent', [0, 2_000, 7_000]],
  ['gets 429 waits 5 s, then 15 s', [limited, limited, accepted], 'accepted', [0, 5_000, 20_000]],
  ['gets a Retry-After waits so long', [told(9e4), told(0), accepted], 'accepted', [0, 9e4, 9e4]],

  ['would wait to the deadline is not sent', [told(HALF_AN_HOUR)], 'not-sent', [0]],
  [
    'waits to just before the deadline is sent again',
    [told(HALF_AN_HOUR - 1), accepted],
    'accepted',
    [0, HALF_AN_HOUR - 1],
  ],
  ['is under way is not cut short', [accepted], 'accepted', [0], { deadline: 0, tookMs: 50_000 }],

  ['meets a signal before it is not sent', [accepted], canceled, [], { stopAt: 0 }],
  ['meets a signal in a pause is not sent again', [told(60_000)], canceled, [0], { stopAt: 3e4 }],
])('a request that %s', async (_, script, kind, expected, options) => {
  const { sent, times } = await sendAll(script, options);

  expect(sent.kind).toBe(kind);
  expect(times).toEqual(expected);
});

test('the result says when the service responded', async () => {
  const { sent } = await sendAll([lost, accepted], { tookMs: 700 });

  expect(sent).toMatchObject({ respondedAt: 3_400, job: { id: 'job_1' } });
});

test.each<
  [name: string, script: Result[], tries: number, retryAt: number | undefined, options?: Options]
>([
  ['the wait passes the deadline', [told(DAY)], 1, EPOCH + DAY],
  ['three attempts failed', [limited, limited, told(60_000)], 3, EPOCH + 80_000],
  ['it does not say', [limited, limited, limited], 3, undefined],
  ['our own pause is too long', [limited], 1, EPOCH + 5_000, { deadline: 5_000 }],
])('a rate limit says when the service may accept the request if %s', async (...row) => {
  const [, script, tries, retryAt, options] = row;

  const { sent } = await sendAll(script, options);

  const failedRequest = { status: 429 };
  expect(sent).toMatchObject({ kind: 'not-sent', failedRequest, tries, retryAt });
});

test.each<[name: string, respondsAt: number, response: Result, givenUp: Result, Kind]>([
  ['a response within three seconds counts', 3_000, accepted, lost, 'accepted'],
  ['a refusal counts', 2_000, refused, lost, 'rejected'],
  ['what was not sent is not repeated', 2_000, lost, lost, canceled],
  ['it is given up then', 9_000, accepted, unclear, canceled],
  ['given up while connecting, it was not sent', 9_000, accepted, lost, canceled],
])('after a signal 1 s into a POST, %s', async (_, respondsAt, response, givenUp, kind) => {
  const clock = createFakeClock({ now: 0 });
  const aborts: number[] = [];
  const pauses: number[] = [];
  const onPause = (_: unknown, ms: number) => void pauses.push(ms);
  const post = (stop: AbortSignal) => {
    stop.addEventListener('abort', () => aborts.push(clock.now()));
    return clock.sleep(respondsAt, stop).then(
      () => response,
      () => givenUp,
    );
  };

  const signal = clock.abortAt(1_000);
  const sent = await send(post, { clock, deadline: HALF_AN_HOUR, signal, onPause });
  // A POST that has its response is not given up later.
  await clock.sleep(10_000);

  expect(sent.kind).toBe(kind);
  expect(pauses).toEqual([]);
  expect(aborts).toEqual(respondsAt > 4_000 ? [4_000] : []);
});
