import { expect, test } from 'vitest';
import { type Attempt, type PollEnd, poll } from '../../src/poll.ts';
import { randomFrom } from '../standin/service/site.ts';
import { createFakeClock } from '../support/clock.ts';
import { done, HOUR, MINUTE, SECOND } from './waiting.ts';

/** Requests in an hour that a service accepts for one project. */
const QUOTA = 100;
const LENGTH = 15 * MINUTE;

/** Says when the next request is accepted; one that is accepted now is counted. */
type Quota = (now: number) => number;

/** Hours that begin at fixed times, the first of them `began` ms before the jobs. */
function fixedHours(began: number): Quota {
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

interface Waited {
  readonly end: PollEnd<string>;
  /** When the last request would have been accepted. */
  readonly acceptedAt: number;
}

/** Waits for jobs of one project that were created within a second of each other. */
function waitForAll(
  jobs: number,
  quota: Quota,
  isTold: boolean,
  within: number,
): Promise<Waited[]> {
  const clock = createFakeClock({ now: 0 });
  const random = randomFrom(jobs);
  const waitForOne = async (): Promise<Waited> => {
    await clock.sleep(random() * SECOND);
    const since = clock.now();
    quota(since);
    let acceptedAt = since;
    const attempt = async (): Promise<Attempt<string>> => {
      const now = clock.now();
      acceptedAt = quota(now);
      if (acceptedAt === now) return now >= since + LENGTH ? done : { kind: 'again' };
      const retryAfterMs = isTold ? Math.ceil((acceptedAt - now) / SECOND) * SECOND : undefined;
      return { kind: 'failure', failure: 'transient', status: 429, retryAfterMs };
    };
    const end = await poll(
      attempt,
      { requestedAt: since, observed: {} },
      {
        ...{ clock, random, deadline: within, signal: new AbortController().signal },
        heartbeat: () => MINUTE,
        failed: () => {},
      },
    );
    return { end, acceptedAt };
  };
  return Promise.all(Array.from({ length: jobs }, waitForOne));
}

const quotas: [name: string, open: () => Quota][] = [
  ...[0, 20, 40, 50, 58].map((minute): [string, () => Quota] => [
    `fixed hours, minute ${minute}`,
    () => fixedHours(minute * MINUTE),
  ]),
  ['a sliding hour', slidingHour],
];
const cases = quotas.flatMap(([name, open]) =>
  [2, 3, 4, 6, 10, 20].flatMap((jobs) =>
    [true, false].flatMap((isTold) =>
      [30, 90].map((minutes) => ({
        name,
        open,
        jobs,
        told: isTold ? 'with' : 'without',
        isTold,
        minutes,
      })),
    ),
  ),
);

test.each(cases)(
  `${QUOTA} requests an hour ($name) suffice for $jobs simultaneous jobs $told Retry-After, unless the quota returns after $minutes min`,
  async ({ open, jobs, isTold, minutes }) => {
    const deadline = minutes * MINUTE;
    const waited = await waitForAll(jobs, open(), isTold, deadline);
    for (const { end, acceptedAt } of waited) {
      if (end.kind === 'done') continue;
      // Only if the quota does not return in time. The last attempt is 2 s before the deadline.
      expect(end).toMatchObject({
        kind: 'timed-out',
        last: { status: 429 },
        retryAt: expect.any(Number),
      });
      expect(acceptedAt).toBeGreaterThan(deadline - 2 * SECOND);
    }
    const ended = waited.filter(({ end }) => end.kind === 'done').length;
    // Every kind of hour starts again within 90 minutes.
    if (minutes === 90) expect(ended).toBe(jobs);
  },
);
