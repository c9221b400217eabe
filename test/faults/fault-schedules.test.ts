import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome } from '../../src/inputs/inputs.ts';
import { fails } from '../../src/job/report.ts';
import { type Carried, carryOutSchedule } from '../job/carry-schedule.ts';
import { type FaultSchedule, faultSchedule, ID } from '../job/schedule.ts';
import { record } from '../support/report.ts';

/** `DOCS_AGENT_SEED=…` repeats a run, `DOCS_AGENT_SCHEDULES=10000` makes it a longer one. */
const seed = Number(process.env.DOCS_AGENT_SEED ?? Math.floor(Math.random() * 2 ** 31));
const count = Number(process.env.DOCS_AGENT_SCHEDULES ?? 1_000);
const SIDE_BY_SIDE = 16;
/** A schedule takes some milliseconds, with 1,800 GETs many seconds on a busy machine; one that takes so long does not end. */
const STUCK_MS = 120_000;

const failOn: Outcome[] = ['failed', 'timed-out', 'unknown'];

/** What must hold after every run, whatever went wrong. */
function check({ kind, minutes }: FaultSchedule, carried: Carried): void {
  const { report, tries, accepted, shown, given, gets, endedAt } = carried;
  expect(accepted, 'accepted POSTs').toBeLessThanOrEqual(1);
  expect(tries).toBeLessThanOrEqual(3);
  const [sent, getsBefore] = kind === 'create' ? (['created', 0] as const) : (['messaged', 1] as const);
  expect(report.jobId).toBe(given || kind === 'message' ? ID : '');
  expect(report.request).toBe(given ? sent : '');
  if (!given) {
    expect(report.mustFail).toBe(true);
    expect(gets).toBeLessThanOrEqual(getsBefore);
  }
  // Something may have been made, and nobody said so.
  if (accepted === 1 && !given) expect(report.outcome).toBe('unknown');
  if (!fails(report, failOn)) {
    const last = shown.at(-1);
    // What a message's own answer shows is the turn before.
    if (kind === 'message') expect(gets).toBeGreaterThan(getsBefore);
    expect(report.job).toMatchObject({ status: last?.status, prLink: last?.prLink ?? null });
    expect(['completed', 'archived']).toContain(last?.status);
    expect(report.outcome).toBe(
      last?.prLink ? 'pr-opened' : last?.status === 'archived' ? 'archived' : 'no-changes',
    );
  }
  expect(endedAt).toBeLessThanOrEqual(minutes * 60_000);
}

async function inTime(schedule: FaultSchedule): Promise<Carried> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It does not end.')), STUCK_MS);
  });
  try {
    return await Promise.race([carryOutSchedule(schedule), stuck]);
  } finally {
    clearTimeout(timer);
  }
}

test(`${count} random fault schedules (seed ${seed}): nothing twice, no green without a result, always an end`, async () => {
  const schedules = fc.sample(faultSchedule, { numRuns: count, seed });
  const outcomes = new Map<string, { runs: number; tries: number; accepted: number }>();
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < schedules.length; index = next++) {
      const schedule = schedules[index] as FaultSchedule;
      try {
        const carried = await inTime(schedule);
        check(schedule, carried);
        const { outcome, reason } = carried.report;
        const label = JSON.stringify({
          run: schedule.kind,
          outcome: outcome === 'unknown' || outcome === 'failed' ? `${outcome}, ${reason.kind}` : outcome,
        });
        const row = outcomes.get(label) ?? { runs: 0, tries: 0, accepted: 0 };
        row.runs++;
        row.tries += carried.tries;
        row.accepted += carried.accepted;
        outcomes.set(label, row);
      } catch (error) {
        next = schedules.length;
        throw new Error(`Schedule ${index} of seed ${seed}: ${JSON.stringify(schedule)}`, { cause: error });
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));

  for (const [labels, { runs, tries, accepted }] of outcomes) {
    record('random fault schedules', {
      labels: JSON.parse(labels),
      checks: runs,
      sums: { 'POSTs tried': tries, 'POSTs that may have made a job': accepted, 'duplicate jobs': 0 },
      note: `Seed ${seed}.`,
    });
  }
  // The schedules reach all kinds of ends; otherwise they would prove less than they seem to.
  if (count < 1_000) return;
  const reached = [...outcomes.keys()].join();
  for (const outcome of ['pr-opened', 'timed-out', 'cancelled', 'failed, refused', 'failed, not-sent']) {
    expect(reached).toContain(`"${outcome}"`);
  }
  for (const outcome of ['failed, out-of-time', 'unknown, unclear', 'unknown, unreadable']) {
    expect(reached).toContain(`"${outcome}"`);
  }
}, 300_000);
