import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../standin/service/service.ts';
import type { Figure } from './figure.ts';
import { openFront, openTrust } from './front.ts';
import { ratios, showSpread } from './measure.ts';
import { OURS, probed, runStep } from './step.ts';

/** How long both sides wait for a job that does not end, polling each second. */
const RUN_S = 33;
/** Between the starts of runs that wait side by side. */
const STAGGER_MS = 500;
const LOOP = [process.execPath, join(import.meta.dirname, 'loop.ts')] as const;

export const pollCost: Figure = {
  name: 'Processor time of a poll, against a bare loop of undici',
  goal: '≤ 1.25',
  async measure({ runs = 6 }) {
    using trust = openTrust();
    await using service = await startService();
    // The action's own pauses, 5 s and more, outlast an idle connection, so every poll opens a new one.
    await using front = await openFront({ origin: service.url, closes: true });
    const inputs = {
      'base-url': front.url,
      'project-id': 'slow',
      'api-key': service.key,
      prompt: 'Document the new endpoint',
      'poll-interval': '1',
      'timeout-minutes': String(RUN_S / 60),
      'fail-on': 'failed,unknown',
    };
    const jobs = `${front.url}/v2/agent/slow/job`;
    const variables = { ...trust.node, LOOP_S: String(RUN_S) };
    const ours = (probe: Record<string, string>) =>
      runStep({ command: OURS, inputs, env: { ...variables, ...probe } });
    const loop = (probe: Record<string, string>) =>
      runStep({ command: [...LOOP, jobs, service.key], env: { ...variables, ...probe } });

    const [oursMs, loopMs] = await Promise.all(
      [ours, loop].map((run) => sideBySide(runs, () => probed('polls.cts', run))),
    );
    const ratio = ratios(oursMs ?? [], loopMs ?? []);
    return {
      measured: ratio.median.toFixed(2),
      met: ratio.median <= 1.25,
      note: `User and system time from a run's fifth second to its thirtieth, per request: ${showSpread(ratio)}. Both poll each second, and open a connection for each poll.`,
    };
  },
};

function sideBySide(times: number, measure: () => Promise<number>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: times }, async (_, index) => {
      await pause(index * STAGGER_MS);
      return measure();
    }),
  );
}
