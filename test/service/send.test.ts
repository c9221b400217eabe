import { describe, expect, test } from 'vitest';
import type { PostClass } from '../../src/service/classify.ts';
import type { PostAttempt } from '../../src/service/client.ts';
import { GRACE_MS, send } from '../../src/service/send.ts';
import { createFakeClock } from '../support/clock.ts';

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
  { seconds = 1_800, tookMs = 0, signal = new AbortController().signal } = {},
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
    { clock, deadline: seconds * 1_000, signal, onPause: (_attempt, ms) => pauses.push(ms), mayPost },
  );
  return { sent, times, pauses, clock };
}

const lost = attempt('not-sent');
const away = attempt('turned-away', { status: 429 });
const told = (ms: number) => attempt('turned-away', { status: 429, retryAfterMs: ms });
const accepted = attempt('accepted');

test.each<[string, PostAttempt[], kind: string, times: number[]]>([
  ['accepted at once', [accepted], 'accepted', [0]],
  ['refused', [attempt('refused')], 'refused', [0]],
  ['unclear: never again', [attempt('unclear')], 'unclear', [0]],
  ['not sent, then accepted', [lost, accepted], 'accepted', [0, 2_000]],
  ['not sent, three in all', [lost, lost, lost], 'used-up', [0, 2_000, 7_000]],
  ['turned away untold: 5 s, then 15 s', [away, away, accepted], 'accepted', [0, 5_000, 20_000]],
  ['turned away, three in all', [away, away, away], 'used-up', [0, 5_000, 20_000]],
  ['turned away: waits as told', [told(90_000), told(1_000), accepted], 'accepted', [0, 90_000, 91_000]],
  ['told nothing to wait for', [told(0), accepted], 'accepted', [0, 0]],
  ['both kinds count together', [lost, away, lost], 'used-up', [0, 2_000, 17_000]],
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

  test('a wait that ends before it is waited for', async () => {
    expect((await sendAll([told(1_799_999), accepted])).times).toEqual([0, 1_799_999]);
  });

  test('it holds for the pauses that nobody told, too', async () => {
    expect((await sendAll([lost, lost], { seconds: 6 })).sent.kind).toBe('out-of-time');
  });

  test('it does not cut a try short, nor the first one off', async () => {
    const { sent } = await sendAll([accepted], { seconds: 0, tookMs: 50_000 });
    expect(sent.kind).toBe('accepted');
  });

  test('a wall clock that jumps does not move it', async () => {
    const clock = createFakeClock({ now: 0 });
    const script = [away, accepted];
    const sent = await send(async () => script.shift() ?? lost, {
      clock,
      deadline: 60_000,
      signal: new AbortController().signal,
      onPause: () => clock.jumpWall(86_400_000),
      mayPost,
    });
    expect(sent.kind).toBe('accepted');
  });
});

describe('a signal', () => {
  test('before: nothing is sent', async () => {
    const { sent, times } = await sendAll([accepted], { signal: AbortSignal.abort() });
    expect([sent.kind, times]).toEqual(['stopped', []]);
  });

  test('in a pause: nothing more is sent', async () => {
    const clock = createFakeClock({ now: 0 });
    let tries = 0;
    const post = async () => {
      tries++;
      return told(60_000);
    };
    const signal = clock.abortAt(30_000);
    const sent = await send(post, { clock, deadline: 1_800_000, signal, onPause: () => {}, mayPost });
    expect([sent.kind, tries, clock.now()]).toEqual(['stopped', 1, 30_000]);
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

  test('while sending: an answer within three seconds counts', async () => {
    const { sent, gaveUpAt } = await underWay(GRACE_MS, accepted, stopped);
    expect(sent).toMatchObject({ kind: 'accepted', job: { id: 'job_1' } });
    expect(gaveUpAt).toBeUndefined();
  });

  test('while sending: without an answer within three seconds it is given up, and unclear', async () => {
    const { sent, gaveUpAt } = await underWay(9_000, accepted, stopped);
    expect(sent).toMatchObject({ kind: 'unclear', last: { stopped: true } });
    expect(gaveUpAt).toBe(1_000 + GRACE_MS);
  });

  test('while connecting: given up, and surely not sent', async () => {
    const { sent, tries } = await underWay(9_000, accepted, attempt('not-sent', { stopped: true }));
    expect([sent.kind, tries]).toEqual(['stopped', 1]);
  });

  test.each(['not-sent', 'turned-away'] as const)(
    'an answer within the grace that is %s is not tried again',
    async (kind) => {
      const { sent, tries } = await underWay(2_000, attempt(kind), stopped);
      expect([sent.kind, tries]).toEqual(['stopped', 1]);
    },
  );

  test('a refusal within the grace is a refusal', async () => {
    expect((await underWay(2_000, attempt('refused'), stopped)).sent.kind).toBe('refused');
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
