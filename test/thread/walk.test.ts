import { expect, test } from 'vitest';
import { countChecks } from '../support/figures.ts';
import { randomWalk } from './support/random-walk.ts';

/** `DOCS_AGENT_SEED=1234` begins with another schedule, `DOCS_AGENT_SCHEDULES=10000` tries more of them. */
const FIRST = Number(process.env.DOCS_AGENT_SEED ?? 1);
const COUNT = Number(process.env.DOCS_AGENT_SCHEDULES ?? 300);

test(
  `${COUNT} random schedules of four runs, from seed ${FIRST}, send no command twice, and end`,
  async () => {
    const exempt = new Map<string, number>();

    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const findings = await randomWalk(seed);
      expect(findings.broken, `seed ${seed}`).toEqual([]);
      for (const why of findings.exempt) exempt.set(why, (exempt.get(why) ?? 0) + 1);
    }

    countChecks('random schedules of a thread', COUNT);
    console.log(`sent twice by design, in ${COUNT} schedules:`, Object.fromEntries(exempt));
  },
  60_000 + COUNT * 100,
);
