import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome } from '../../src/inputs/inputs.ts';
import { returnedLink } from '../../src/service/schema.ts';
import { hasJob } from '../../src/thread/decide.ts';
import { type Carried, carryOutSchedule } from '../job/carry-schedule.ts';
import { type FaultSchedule, faultSchedule, ID } from '../job/schedule.ts';
import { countChecks } from '../support/figures.ts';

/** `DOCS_AGENT_SEED=…` repeats a run, `DOCS_AGENT_SCHEDULES=10000` makes it a longer one. */
const seed = Number(process.env.DOCS_AGENT_SEED ?? Math.floor(Math.random() * 2 ** 31));
const count = Number(process.env.DOCS_AGENT_SCHEDULES ?? 1_000);
const SIDE_BY_SIDE = 16;
const failOn: Outcome[] = ['failed', 'timed-out', 'unknown'];

/** What must hold after every run, whatever went wrong. */
function check({ kind, minutes }: FaultSchedule, carried: Carried): void {
  const { report, tries, accepted, given, gets, endedAt } = carried;
  expect(accepted, 'accepted POSTs').toBeLessThanOrEqual(1);
  expect(tries).toBeLessThanOrEqual(3);
  const sent = kind === 'create' ? 'create' : 'message';
  expect(report.jobId).toBe(given || kind === 'message' ? ID : '');
  expect(report.request).toBe(sent);
  expect(hasJob(report)).toBe(given);
  if (!given) {
    expect(report.mustFail).toBe(true);
    // The job is read before each try of a message, and a signal may keep the last of them from being made.
    expect(gets).toBeLessThanOrEqual(kind === 'create' ? 0 : tries + 1);
  }
  // A job may have been created although no answer said so.
  if (accepted === 1 && !given) expect(report.outcome).toBe('unknown');
  const passes = !report.mustFail && !failOn.includes(report.outcome);
  if (passes) checkResult(kind, carried);
  expect(endedAt).toBeLessThanOrEqual(minutes * 60_000);
}

/** A run that passes reports what the service showed last. */
function checkResult(kind: FaultSchedule['kind'], { report, tries, shown, gets }: Carried): void {
  const last = shown.at(-1);
  // The answer to a message shows the previous turn.
  if (kind === 'message') expect(gets).toBeGreaterThan(tries);
  expect(report.job?.status).toBe(last?.status);
  expect(report.job && returnedLink(report.job)).toBe(last?.prLink ?? null);
  expect(['completed', 'archived']).toContain(last?.status);

  const without = last?.status === 'archived' ? 'archived' : 'no-changes';
  expect(report.outcome).toBe(last?.prLink ? 'pr-opened' : without);
}

test(`${count} random fault schedules (seed ${seed}) never send twice, never pass without a result, and always end`, async () => {
  const schedules = fc.sample(faultSchedule, { numRuns: count, seed });
  const reached = new Set<string>();
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < schedules.length; index = next++) {
      const schedule = schedules[index] as FaultSchedule;
      try {
        const carried = await carryOutSchedule(schedule);
        check(schedule, carried);
        const { report } = carried;
        const { kind } = report.reason;
        const outcome = /unknown|failed/.test(report.outcome)
          ? `${report.outcome}, ${kind}`
          : report.outcome;
        reached.add(outcome);
        countChecks('random fault schedules');
      } catch (error) {
        next = schedules.length;
        throw new Error(`Schedule ${index} of seed ${seed}: ${JSON.stringify(schedule)}`, {
          cause: error,
        });
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));

  // The schedules reach all kinds of ends; otherwise they would prove less than they seem to.
  if (count < 1_000) return;
  const kinds = ['pr-opened', 'timed-out', 'cancelled', 'failed, refused', 'failed, not-sent'];
  const others = ['failed, out-of-time', 'unknown, unclear', 'unknown, unreadable'];
  expect([...reached]).toEqual(expect.arrayContaining([...kinds, ...others]));
}, 300_000);
