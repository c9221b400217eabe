import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import { type Figure, medianOf } from './measure.ts';
import { OURS, runTrusting } from './step.ts';

const PAIRS = 6;
/** How long both sides wait for a job that does not end, polling each second. */
const RUN_S = 33;
/** Between the starts of pairs that wait side by side. */
const STAGGER_MS = 500;
const LOOP = [process.execPath, join(import.meta.dirname, 'loop.ts')];

export const pollCost: Figure = {
  name: 'Processor time of a poll, against a bare loop of undici',
  goals: ['≤ 1.25'],
  async measure() {
    // The action's own pauses, 5 s and more, outlast an idle connection, so every poll opens a new one.
    const options = { tls: CERTIFICATES.trusted, closesConnections: true };
    await using service = await startService(options);
    const { url, key } = service;
    const inputs = {
      'base-url': url,
      'project-id': 'slow',
      'api-key': key,
      prompt: 'Document the new endpoint',
      'poll-interval': '1',
      'timeout-minutes': String(RUN_S / 60),
      'fail-on': 'failed,unknown',
    };
    const loop = [...LOOP, `${url}/v2/agent/slow/job`, key];
    const env = { LOOP_S: String(RUN_S) };

    const pairs = Array.from({ length: PAIRS }, async (_, index) => {
      await pause(index * STAGGER_MS);
      const [ours, bare] = await Promise.all([
        runTrusting(OURS, { inputs, probe: true }),
        runTrusting(loop, { env, probe: true }),
      ]);
      return ours.probed.requestMs / bare.probed.requestMs;
    });
    const ratio = medianOf(await Promise.all(pairs));
    return {
      values: [ratio.median],
      note: `User and system time from a run's fifth second to its thirtieth, per request: ${ratio.words}. Both poll each second, and open a connection for each poll.`,
    };
  },
};
