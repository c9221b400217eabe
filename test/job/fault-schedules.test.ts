import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RequestResult } from '../../src/http/failed-request.ts';
import { hasJob } from '../../src/result/job-end.ts';
import type { Job } from '../../src/service/schema.ts';
import { GRACE_MS } from '../../src/service/send.ts';
import { failureOf, jobOf } from '../service/answers.ts';
import { createFakeClock } from '../support/clock.ts';
import { countChecks } from '../support/figures.ts';
import { SCHEDULES, SEED } from '../support/samples.ts';
import { command, jobRunOf, toJob } from './scripted-run.ts';

const ID = 'job_1';
const LINK = 'https://host.test/pull/1';
const POST_MS = 60_000;

type Result = RequestResult<Job>;

const job = (status: string, prLink?: string): Result => ({
  kind: 'value',
  value: jobOf(status, { id: ID, prLink }),
});

const active = job('active');
const jobs = [
  job('on-hold'),
  job('completed'),
  job('completed', LINK),
  job('failed'),
  job('archived'),
  job('archived', LINK),
];
const limiting = [undefined, 0, 1_000, 40_000, 1e8].map((retryAfterMs) =>
  failureOf('transient', { status: 429, retryAfterMs }),
);
const lost = failureOf('transient');
const gone = failureOf('gone', { status: 404 });
const refused = failureOf('permanent', { status: 422 });
/** Such an answer leaves open whether the POST arrived. */
const unclear = failureOf('unclear', { status: 503 });

const one = (weight: number, ...results: Result[]) => ({
  weight,
  arbitrary: fc.constantFrom(...results),
});
const post = fc.oneof(
  one(4, lost),
  one(4, ...limiting),
  one(5, unclear),
  one(1, refused, gone),
  one(1, ...jobs),
  one(9, active),
);
const get = fc.oneof(
  one(8, lost),
  one(1, ...limiting),
  one(1, refused),
  one(3, gone),
  one(4, ...jobs),
  one(6, active),
);
/** How long an exchange takes in ms; some get no answer. */
const duration = fc.constantFrom(0, 0, 100, 5_000, 20_000, 1e9);
const gets = fc.array(fc.tuple(get, duration), { minLength: 1, maxLength: 10 });
const scheduleOf = fc.record({
  request: fc.constantFrom(command, command, toJob),
  posts: fc.array(fc.tuple(post, duration), { minLength: 3, maxLength: 3 }),
  /** The last repeats: a mixture, or one answer that stays. */
  gets: fc.oneof(
    { weight: 3, arbitrary: gets },
    { weight: 1, arbitrary: gets.map((all) => all.slice(-1)) },
  ),
  minutes: fc.constantFrom(0, 0.2, 5, 30),
  intervalSeconds: fc.option(fc.constantFrom(1, 20, 300), { nil: undefined, freq: 3 }),
  /** Seconds until a signal, if there is one. */
  stopAfter: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined, freq: 8 }),
});
type Schedule = typeof scheduleOf extends fc.Arbitrary<infer T> ? T : never;

/** Carries out a run against a service that answers as scheduled. */
async function carryOut({ request, minutes, stopAfter, ...schedule }: Schedule) {
  const clock = createFakeClock({ now: 0 });
  const stopAt = stopAfter === undefined ? Infinity : stopAfter * 1_000;
  const seen = { tries: 0, gets: 0, arrived: 0, postsEndAt: 0, shown: [] as Job[] };

  const answerIn = async (
    [result, ms]: [Result, number],
    limitMs: number,
    stop: AbortSignal | undefined,
    otherwise: Result,
  ): Promise<Result> => {
    const isOver = await clock.sleep(Math.min(ms, Math.max(0, limitMs)), stop).then(
      () => ms > limitMs,
      () => true,
    );
    if (isOver) return otherwise;
    if (result.kind === 'value') seen.shown.push(result.value);
    return result;
  };
  const service = {
    async post(_: unknown, stop?: AbortSignal) {
      const next = schedule.posts[seen.tries] ?? [refused, 0];
      seen.tries += 1;
      const result = await answerIn(next, POST_MS, stop, unclear);
      if (result.kind === 'value' || result.failure === 'unclear') seen.arrived += 1;
      seen.postsEndAt = clock.now();
      return result;
    },
    retrieve(_: string, limitMs = POST_MS, stop?: AbortSignal) {
      const next = schedule.gets[Math.min(seen.gets, schedule.gets.length - 1)] ?? [gone, 0];
      seen.gets += 1;
      return answerIn(next, limitMs, stop, lost);
    },
  };

  const { report } = await jobRunOf({
    request,
    service,
    session: {
      inputs: { wait: true, 'poll-interval': schedule.intervalSeconds },
      clock,
      deadline: minutes * 60_000,
      signal: clock.abortAt(stopAt),
      random: () => 0.5,
    },
  });
  return { ...seen, report, stopAt, endedAt: clock.now() };
}

/** What must hold after every run, whatever went wrong. */
function check(
  { request, minutes }: Schedule,
  carried: Awaited<ReturnType<typeof carryOut>>,
): void {
  const { report, tries, arrived, shown, postsEndAt, stopAt, endedAt } = carried;
  expect(arrived, 'requests that may have arrived').toBeLessThanOrEqual(1);
  expect(tries).toBeLessThanOrEqual(3);
  expect(endedAt).toBeLessThanOrEqual(Math.max(minutes * 60_000, postsEndAt));
  expect(endedAt).toBeLessThanOrEqual(stopAt + GRACE_MS);

  const isAccepted = hasJob(report);
  expect(report.turn).toBe(request === toJob ? 'message' : 'create');
  expect(report.jobId).toBe(isAccepted || request === toJob ? ID : undefined);
  if (isAccepted) expect(arrived).toBe(1);
  else expect(report.outcome === 'unknown').toBe(arrived === 1);
  // A run that reports an end reports what the service showed last.
  if (report.requestState === 'ended') expect(report.job).toEqual(shown.at(-1));
}

test(`${SCHEDULES} random fault schedules (seed ${SEED}) never send twice, and end as shown`, async () => {
  const reached = new Set<string>();

  const property = fc.asyncProperty(scheduleOf, async (schedule) => {
    const carried = await carryOut(schedule);
    check(schedule, carried);
    reached.add(carried.report.reason.kind);
    countChecks('random fault schedules');
  });
  await fc.assert(property, { numRuns: SCHEDULES, seed: SEED });

  // All kinds of ends without a thread and without context.
  if (SCHEDULES >= 1_000) expect(reached.size).toBe(10);
}, 300_000);
