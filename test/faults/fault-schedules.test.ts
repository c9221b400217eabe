import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasJob } from '../../src/result/report.ts';
import { returnedLink } from '../../src/service/schema.ts';
import { type Carried, carryOutSchedule } from '../job/carry-schedule.ts';
import { type FaultSchedule, faultSchedule, ID } from '../job/schedule.ts';
import { countChecks } from '../support/figures.ts';

/** `DOCS_AGENT_SEED=…` tries other schedules, `DOCS_AGENT_SCHEDULES=10000` more of them. */
const seed = Number(process.env.DOCS_AGENT_SEED ?? 1);
const count = Number(process.env.DOCS_AGENT_SCHEDULES ?? 1_000);
const SIDE_BY_SIDE = 16;

const NOT_ACCEPTED = ['failed', 'rate-limited', 'cancelled', 'unknown'];

/** What must hold after every run, whatever went wrong. */
function check({ kind, minutes }: FaultSchedule, carried: Carried): void {
  const { report, tries, accepted, given, endedAt } = carried;

  expect(accepted, 'accepted POSTs').toBeLessThanOrEqual(1);
  expect(tries).toBeLessThanOrEqual(3);
  expect(endedAt).toBeLessThanOrEqual(minutes * 60_000);

  expect(report.request).toBe(kind);
  expect(report.jobId).toBe(given || kind === 'message' ? ID : '');
  expect(hasJob(report)).toBe(given);
  if (given) checkResult(kind, carried);
  else checkUnsent(kind, carried);
}

function checkUnsent(
  kind: FaultSchedule['kind'],
  { report, tries, accepted, gets }: Carried,
): void {
  expect(NOT_ACCEPTED).toContain(report.outcome);
  // A job may have been created although no answer said so.
  if (accepted === 1) expect(report.outcome).toBe('unknown');
  // The job is read before each try of a message, and a signal may keep the last of them from being made.
  expect(gets).toBeLessThanOrEqual(kind === 'create' ? 0 : tries + 1);
}

/** A run that reports an end reports what the service showed last. */
function checkResult(kind: FaultSchedule['kind'], { report, tries, shown, gets }: Carried): void {
  const { outcome, job, state } = report;
  if (state !== 'ended' || job === undefined) return;

  // The answer to a message shows the previous turn.
  if (kind === 'message') expect(gets).toBeGreaterThan(tries);
  const last = shown.at(-1);
  expect(job.status).toBe(last?.status);
  expect(returnedLink(job)).toBe(last?.prLink ?? null);

  const without = job.status === 'completed' ? 'no-changes' : job.status;
  const hasPullRequest = job.status !== 'failed' && Boolean(last?.prLink);
  expect(outcome).toBe(hasPullRequest ? 'pr-opened' : without);
}

test(`${count} random fault schedules (seed ${seed}) never send twice, and always end with what was shown`, async () => {
  const schedules = fc.sample(faultSchedule, { numRuns: count, seed });
  const reached = new Set<string>();
  let next = 0;

  const worker = async () => {
    for (let index = next++; index < schedules.length; index = next++) {
      const schedule = schedules[index] as FaultSchedule;
      try {
        const carried = await carryOutSchedule(schedule);
        check(schedule, carried);
        reached.add(carried.report.reason.kind);
        countChecks('random fault schedules');
      } catch (cause) {
        next = schedules.length;
        const name = `Schedule ${index} of seed ${seed}: ${JSON.stringify(schedule)}`;
        throw new Error(name, { cause });
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));

  // The schedules reach all kinds of ends; otherwise they would prove less than they seem to.
  if (count < 1_000) return;
  const ends = ['pr-opened', 'failed', 'timed-out', 'canceled-while-waiting', 'unreadable', 'gone'];
  const unsent = ['refused', 'not-sent', 'rate-limited', 'unclear', 'canceled-before-sending'];
  expect([...reached]).toEqual(expect.arrayContaining([...ends, ...unsent]));
}, 300_000);
