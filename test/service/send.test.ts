import { expect, test } from 'vitest';
import type { Failure } from '../../src/poll.ts';
import type { RequestResult } from '../../src/service/client.ts';
import type { FailedRequest } from '../../src/service/failed-request.ts';
import type { StartedJob } from '../../src/service/schema.ts';
import { GRACE_MS, type Sent, send } from '../../src/service/send.ts';
import { createFakeClock, type FakeClock } from '../support/clock.ts';

const fails = (failure: Failure, more: Partial<FailedRequest> = {}): RequestResult<StartedJob> => ({
  kind: 'failure',
  failure,
  happened: ['It failed.'],
  serviceMessage: '',
  ...more,
});
const lost = fails('transient');
const away = fails('transient', { status: 429 });
const told = (retryAfterMs: number) => fails('transient', { status: 429, retryAfterMs });
const accepted: RequestResult<StartedJob> = { kind: 'value', value: { id: 'job_1', prLink: null } };

interface Options {
  readonly seconds?: number;
  readonly tookMs?: number;
  readonly stopAt?: number;
  readonly onPause?: (clock: FakeClock) => void;
  /** When the thread no longer permits it. */
  readonly permittedUntil?: number;
}

/** Sends with one scripted attempt after the other; each takes `tookMs`. */
async function sendAll(script: readonly RequestResult<StartedJob>[], options: Options = {}) {
  const { seconds = 1_800, tookMs = 0, stopAt, onPause, permittedUntil = Infinity } = options;
  const clock = createFakeClock({ now: 0 });
  const times: number[] = [];
  const sent = await send(
    async () => {
      times.push(clock.now());
      clock.advance(tookMs);
      const next = script[times.length - 1];
      if (!next) throw new Error('A try too many.');
      return next;
    },
    {
      clock,
      deadline: seconds * 1_000,
      signal: stopAt === undefined ? new AbortController().signal : clock.abortAt(stopAt),
      onPause: () => onPause?.(clock),
      mayPost: async () => clock.now() < permittedUntil,
    },
  );
  return { sent, times, endedAt: clock.now() };
}

const DAY = 86_400_000;

test.each<[string, RequestResult<StartedJob>[], kind: Sent['kind'], times: number[], Options?]>([
  ['a request that is accepted at once', [accepted], 'accepted', [0]],
  ['refused', [fails('permanent')], 'refused', [0]],
  ['gone', [fails('gone')], 'refused', [0]],
  ['an unclear outcome is never sent again', [fails('unclear')], 'unclear', [0]],
  ['a request that was not sent is tried again', [lost, accepted], 'accepted', [0, 2_000]],
  [
    'a request is tried three times if it is not sent',
    [lost, lost, lost],
    'not-sent',
    [0, 2_000, 7_000],
  ],
  [
    'a 429 without Retry-After waits 5 s, then 15 s',
    [away, away, accepted],
    'accepted',
    [0, 5_000, 20_000],
  ],
  [
    'a request is tried three times if it gets a 429',
    [away, away, away],
    'not-sent',
    [0, 5_000, 20_000],
  ],
  [
    'a 429 waits as long as Retry-After says',
    [told(90_000), told(1_000), accepted],
    'accepted',
    [0, 90_000, 91_000],
  ],
  [
    'a Retry-After is followed three times',
    [told(1_000), told(1_000), told(1_000)],
    'not-sent',
    [0, 1_000, 2_000],
  ],
  ['a Retry-After of zero does not wait', [told(0), accepted], 'accepted', [0, 0]],
  ['attempts of both kinds count together', [lost, away, lost], 'not-sent', [0, 2_000, 17_000]],
  [
    'a retry with an unclear outcome is never sent again',
    [lost, fails('unclear')],
    'unclear',
    [0, 2_000],
  ],
  ['a pause that exceeds the deadline does not start', [told(DAY)], 'out-of-time', [0]],
  ['a pause that just reaches the deadline does not start', [told(1_800_000)], 'out-of-time', [0]],
  [
    'a pause that ends before the deadline starts',
    [told(1_799_999), accepted],
    'accepted',
    [0, 1_799_999],
  ],
  [
    'the deadline also applies to pauses without Retry-After',
    [lost, lost],
    'out-of-time',
    [0, 2_000],
    { seconds: 6 },
  ],
  [
    'the deadline does not interrupt an attempt',
    [accepted],
    'accepted',
    [0],
    { seconds: 0, tookMs: 50_000 },
  ],
  [
    'a jump of the wall clock does not move the deadline',
    [away, accepted],
    'accepted',
    [0, 5_000],
    { seconds: 60, onPause: (clock) => clock.jumpWall(DAY) },
  ],
  ['a signal before the start sends nothing', [accepted], 'stopped', [], { stopAt: 0 }],
  ['a signal in a pause sends nothing more', [told(60_000)], 'stopped', [0], { stopAt: 30_000 }],
  [
    'the thread may forbid a retry',
    [lost, lost],
    'not-permitted',
    [0, 2_000],
    { permittedUntil: 3_000 },
  ],
  ['the thread may forbid the first attempt', [], 'not-permitted', [], { permittedUntil: 0 }],
])('%s', async (_, script, kind, times, options = {}) => {
  const seen = await sendAll(script, options);
  expect(seen.sent.kind).toBe(kind);
  expect(seen.times).toEqual(times);
  const isWaiting = options.stopAt ?? options.tookMs ?? options.permittedUntil;
  if (isWaiting === undefined) expect(seen.endedAt).toBe(times.at(-1));
});

test('the result contains when the request began, and when to send it again', async () => {
  const { sent } = await sendAll([lost, accepted], { tookMs: 700 });
  expect(sent).toMatchObject({ requestedAt: 2_700, answeredAt: 3_400, job: { id: 'job_1' } });
  const { sent: late } = await sendAll([told(DAY)]);
  expect(late).toMatchObject({ status: 429, retryAt: createFakeClock({ now: 0 }).wall() + DAY });
});

/** A signal at 1 s; the POST under way since 0 is answered at that time, or as soon as it is given up. */
test.each<
  [
    string,
    answerAt: number,
    RequestResult<StartedJob>,
    givenUp: RequestResult<StartedJob>,
    Partial<Sent>,
    gaveUp: boolean,
  ]
>([
  ['an answer within three seconds', 3_000, accepted, lost, { kind: 'accepted' }, false],
  ['a refusal', 2_000, fails('permanent'), lost, { kind: 'refused' }, false],
  ['an unclear answer', 2_000, fails('unclear'), lost, { kind: 'unclear' }, false],
  [
    'a request that was not sent is not retried',
    2_000,
    lost,
    lost,
    { kind: 'stopped', where: 'before-sending' },
    false,
  ],
  ['a 429 is not retried', 2_000, away, lost, { kind: 'stopped', where: 'before-sending' }, false],
  [
    'an answer after three seconds',
    9_000,
    accepted,
    fails('unclear'),
    { kind: 'stopped', where: 'sending' },
    true,
  ],
  [
    'an answer after three seconds, while connecting',
    9_000,
    accepted,
    lost,
    { kind: 'stopped', where: 'before-sending' },
    true,
  ],
])(
  'a signal while a POST is being sent: %s',
  async (_, answerAt, answer, givenUp, expected, gaveUp) => {
    const clock = createFakeClock({ now: 0, auto: false });
    let gaveUpAt: number | undefined;
    let tries = 0;
    const sending = send(
      (signal) => {
        tries++;
        return new Promise((resolve) => {
          clock.at(answerAt, () => resolve(answer));
          signal.addEventListener('abort', () => {
            gaveUpAt = clock.now();
            resolve(givenUp);
          });
        });
      },
      {
        clock,
        deadline: 1_800_000,
        signal: clock.abortAt(1_000),
        onPause: () => {},
        mayPost: async () => true,
      },
    );
    for (let second = 0; second < 10; second++) {
      await new Promise((resolve) => setImmediate(resolve));
      clock.advance(1_000);
    }
    expect(await sending).toMatchObject(expected);
    expect(tries).toBe(1);
    expect(gaveUpAt).toBe(gaveUp ? 1_000 + GRACE_MS : undefined);
  },
);
