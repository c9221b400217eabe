import { expect, test } from 'vitest';
import { type Attempt, type PollEnd, poll } from '../../src/poll.ts';
import { randomFrom } from '../standin/service/site.ts';
import { createFakeClock } from '../support/clock.ts';
import { done, HOUR, MINUTE, SECOND, scheduleWith } from './waiting.ts';

/** Requests in an hour that a service accepts for one project. */
const QUOTA = 100;
const LENGTH = 15 * MINUTE;

/** Says when the next request is accepted; one that is accepted now is counted. */
type Quota = (now: number) => number;

/** Hours that begin at fixed times, the first of them `minutes` before the jobs. */
function fixedHours(minutes: number): Quota {
  const began = minutes * MINUTE;
  let hour = 0;
  let count = 0;

  return (now) => {
    const current = Math.floor((now + began) / HOUR);
    if (current !== hour) [hour, count] = [current, 0];
    if (count >= QUOTA) return (current + 1) * HOUR - began;
    count += 1;
    return now;
  };
}

function slidingHour(): Quota {
  const accepted: number[] = [];

  return (now) => {
    while (accepted[0] !== undefined && accepted[0] <= now - HOUR) accepted.shift();
    const [first = now] = accepted;
    if (accepted.length >= QUOTA) return first + HOUR;
    accepted.push(now);
    return now;
  };
}

/** Waits for jobs of one project that were created within a second of each other. */
function waitForAll(jobs: number, quota: Quota, isTold: boolean, deadline: number) {
  const clock = createFakeClock({ now: 0 });
  const random = randomFrom(jobs);
  const signal = new AbortController().signal;

  const waitForOne = async (): Promise<PollEnd> => {
    await clock.sleep(random() * SECOND);
    const since = clock.now();
    quota(since);

    const attempt = async (): Promise<Attempt> => {
      const now = clock.now();
      const acceptedAt = quota(now);
      if (acceptedAt === now) return now >= since + LENGTH ? done : { kind: 'again' };
      const retryAfterMs = isTold ? Math.ceil((acceptedAt - now) / SECOND) * SECOND : undefined;
      return { kind: 'failure', failure: 'transient', status: 429, retryAfterMs };
    };
    const schedule = scheduleWith({ answeredAt: since });
    const heartbeat = () => MINUTE;
    return poll(attempt, schedule, { clock, random, deadline, signal, heartbeat, onFailure() {} });
  };
  return Promise.all(Array.from({ length: jobs }, waitForOne));
}

const quotas: [name: string, open: () => Quota][] = [
  ['hours that begin with the jobs', () => fixedHours(0)],
  ['hours that began 58 min before', () => fixedHours(58)],
  ['a sliding hour', slidingHour],
];
const cases = quotas.flatMap(([name, open]) =>
  [2, 6, 20].flatMap((jobs) => [true, false].map((isTold) => ({ name, open, jobs, isTold }))),
);

// Every kind of hour starts again within 90 minutes.
test.each(cases)(
  `${QUOTA} requests an hour suffice for $jobs jobs at once: $name, Retry-After: $isTold`,
  async ({ open, jobs, isTold }) => {
    const ends = await waitForAll(jobs, open(), isTold, 90 * MINUTE);

    expect(ends).toEqual(Array(jobs).fill({ kind: 'done' }));
  },
);

test('a quota that does not return before the deadline ends with the time of the next attempt', async () => {
  const ends = await waitForAll(20, fixedHours(0), true, 30 * MINUTE);

  expect(ends).toContainEqual({ kind: 'timed-out', retryAt: expect.any(Number) });
});
