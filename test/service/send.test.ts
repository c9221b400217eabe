import { describe, expect, test } from 'vitest';
import type { PostClass } from '../../src/service/classify.ts';
import type { PostAttempt } from '../../src/service/client.ts';
import { GRACE_MS, send } from '../../src/service/send.ts';
import { createFakeClock, type FakeClock } from '../support/clock.ts';

const attempt = (kind: PostClass, more: Partial<PostAttempt> = {}): PostAttempt => ({
  class: kind,
  what: [kind],
  serviceMessage: '',
  stopped: false,
  ...(kind === 'accepted' ? { job: { id: 'job_1', status: 'active', prLink: null } } : {}),
  ...more,
});

const mayPost = async () => true;

/** Sends with one scripted attempt after the other; each takes `tookMs`. */
async function sendAll(
  script: readonly PostAttempt[],
  {
    seconds = 1_800,
    tookMs = 0,
    stopAt = Number.POSITIVE_INFINITY,
    onPause = (_clock: FakeClock) => {},
  } = {},
) {
  const clock = createFakeClock({ now: 0 });
  const times: number[] = [];
  const pauses: number[] = [];
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
      signal: stopAt === Number.POSITIVE_INFINITY ? new AbortController().signal : clock.abortAt(stopAt),
      onPause(_attempt, ms) {
        pauses.push(ms);
        onPause(clock);
      },
      mayPost,
    },
  );
  return { sent, times, pauses, clock };
}

const lost = attempt('not-sent');
const away = attempt('rate-limited', { status: 429 });
const told = (ms: number) => attempt('rate-limited', { status: 429, retryAfterMs: ms });
const accepted = attempt('accepted');

test.each<[string, PostAttempt[], kind: string, times: number[]]>([
  ['accepted at once', [accepted], 'accepted', [0]],
  ['refused', [attempt('refused')], 'refused', [0]],
  ['unclear: never again', [attempt('unclear')], 'unclear', [0]],
  ['not sent, then accepted', [lost, accepted], 'accepted', [0, 2_000]],
  ['not sent, three in all', [lost, lost, lost], 'exhausted', [0, 2_000, 7_000]],
  ['turned away untold: 5 s, then 15 s', [away, away, accepted], 'accepted', [0, 5_000, 20_000]],
  ['turned away, three in all', [away, away, away], 'exhausted', [0, 5_000, 20_000]],
  ['turned away: waits as told', [told(90_000), told(1_000), accepted], 'accepted', [0, 90_000, 91_000]],
  ['told nothing to wait for', [told(0), accepted], 'accepted', [0, 0]],
  ['both kinds count together', [lost, away, lost], 'exhausted', [0, 2_000, 17_000]],
  ['not sent, then unclear: never again', [lost, attempt('unclear')], 'unclear', [0, 2_000]],
  ['turned away, then refused', [away, attempt('refused')], 'refused', [0, 5_000]],
  ['accepted without a job is unclear', [{ ...attempt('unclear'), class: 'accepted' }], 'unclear', [0]],
])('%s', async (_, script, kind, times) => {
  const seen = await sendAll(script);
  expect(seen.sent.kind).toBe(kind);
  expect(seen.times).toEqual(times);
  expect(seen.pauses).toHaveLength(times.length - 1);
});

test('an accepted request remembers when the try that made it began', async () => {
  const { sent } = await sendAll([lost, accepted], { tookMs: 700 });
  expect(sent).toMatchObject({ kind: 'accepted', requestedAt: 2_700, job: { id: 'job_1' } });
});

describe('the deadline', () => {
  test.each([
    ['told', told(86_400_000), 86_400_000],
    ['absurdly', told(8.64e15), 8.64e15],
    ['just too long', told(1_800_000), 1_800_000],
  ])('a wait that would pass it ends the run at once and names the time: %s', async (_, answer, ms) => {
    const { sent, times, pauses, clock } = await sendAll([answer]);
    expect(sent).toMatchObject({ kind: 'out-of-time', retryAt: clock.wall() + ms });
    expect(times).toEqual([0]);
    expect([pauses, clock.now(), clock.sleeps.length]).toEqual([[], 0, 0]);
  });

  test.each<[string, PostAttempt[], Parameters<typeof sendAll>[1], kind: string]>([
    ['a wait that ends before it is waited for', [told(1_799_999), accepted], {}, 'accepted'],
    ['it holds for the pauses that nobody told, too', [lost, lost], { seconds: 6 }, 'out-of-time'],
    [
      'it does not cut a try short, nor the first one off',
      [accepted],
      { seconds: 0, tookMs: 50_000 },
      'accepted',
    ],
    [
      'a wall clock that jumps does not move it',
      [away, accepted],
      { seconds: 60, onPause: (clock) => clock.jumpWall(86_400_000) },
      'accepted',
    ],
  ])('%s', async (_, script, options, kind) => {
    expect((await sendAll(script, options)).sent.kind).toBe(kind);
  });
});

describe('a signal', () => {
  test.each<[string, PostAttempt[], stopAt: number, times: number[]]>([
    ['before: nothing is sent', [accepted], 0, []],
    ['in a pause: nothing more is sent', [told(60_000)], 30_000, [0]],
  ])('%s', async (_, script, stopAt, expected) => {
    const { sent, times, clock } = await sendAll(script, { stopAt });
    expect([sent.kind, times, clock.now()]).toEqual(['stopped', expected, stopAt]);
  });

  /** A signal at 1 s; the POST under way since 0 is answered at that time, or as soon as it is given up. */
  async function underWay(answerAt: number, answer: PostAttempt, givenUp: PostAttempt) {
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
      { clock, deadline: 1_800_000, signal: clock.abortAt(1_000), onPause: () => {}, mayPost },
    );
    for (let second = 0; second < 10; second++) {
      await new Promise((resolve) => setImmediate(resolve));
      clock.advance(1_000);
    }
    return { sent: await sending, gaveUpAt, tries };
  }

  const stopped = attempt('unclear', { stopped: true });

  const surely = attempt('not-sent', { stopped: true });

  test.each<[string, answerAt: number, PostAttempt, givenUp: PostAttempt, object, gaveUpAt?: number]>([
    [
      'while sending: an answer within three seconds counts',
      GRACE_MS,
      accepted,
      stopped,
      { kind: 'accepted' },
    ],
    ['later, it is unclear', 9_000, accepted, stopped, { kind: 'unclear', last: stopped }, 1_000 + GRACE_MS],
    ['while connecting: surely not sent', 9_000, accepted, surely, { kind: 'stopped' }, 1_000 + GRACE_MS],
    ['not sent within the grace: not tried again', 2_000, lost, stopped, { kind: 'stopped' }],
    ['turned away within the grace: not tried again', 2_000, away, stopped, { kind: 'stopped' }],
    ['refused within the grace', 2_000, attempt('refused'), stopped, { kind: 'refused' }],
  ])('%s', async (_, answerAt, answer, givenUp, expected, gaveUpAt) => {
    const seen = await underWay(answerAt, answer, givenUp);
    expect(seen).toMatchObject({ sent: expected, tries: 1 });
    expect(seen.gaveUpAt).toBe(gaveUpAt);
  });
});

test('the thread is asked before each try, and none is made against its word', async () => {
  const clock = createFakeClock({ now: 0 });
  const asked: number[] = [];
  const sent = await send(async () => lost, {
    clock,
    deadline: 60_000,
    signal: new AbortController().signal,
    onPause: () => {},
    mayPost: async () => asked.push(clock.now()) < 3,
  });
  expect(sent.kind).toBe('not-permitted');
  expect(asked).toEqual([0, 2_000, 7_000]);
});
