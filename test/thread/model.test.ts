import { expect, test } from 'vitest';
import { type Budget, explore, type Scenario } from './support/model.ts';
import { wander } from './support/wander.ts';

// The real protocol, every call of which waits for the test to let it go on: nothing here is a second model of
// the rules. What must hold is in `verdictOn`.

const NEW = { type: 'new' } as const;
const X = { command: 'X' };
const Y = { command: 'Y' };

const scenarios: Scenario[] = [
  { name: 'one command twice', runs: [X, X], collectors: 0, job: 'none' },
  { name: 'two first commands', runs: [X, Y], collectors: 0, job: 'none' },
  { name: 'a first command and --new', runs: [X, { command: 'Y', target: NEW }], collectors: 0, job: 'none' },
  { name: 'two follow-ups', runs: [X, Y], collectors: 0, job: 'usable' },
  { name: 'two follow-ups to a job that is gone', runs: [X, Y], collectors: 0, job: 'gone' },
  { name: 'a run and a collector', runs: [X], collectors: 1, job: 'none' },
];

const budgets: Budget[] = [
  { kills: 0, faults: 0, stalls: 0, switches: 2 },
  { kills: 0, faults: 0, stalls: 1, switches: 1 },
  { kills: 1, faults: 0, stalls: 0, switches: 1 },
  { kills: 0, faults: 1, stalls: 0, switches: 1 },
];

for (const scenario of scenarios) {
  test(`every schedule within a budget: ${scenario.name}`, async () => {
    for (const budget of budgets) {
      const { violation, complete } = await explore(scenario, budget, { limit: 20_000 });
      expect(violation).toBeUndefined();
      expect(complete).toBe(true);
    }
  });
}

// Another part of the schedules: DOCS_AGENT_SEED=1234 npx vitest …
const FIRST = Number(process.env.DOCS_AGENT_SEED ?? 1_000_000);
const COUNT = 1500;

test(`${COUNT} random schedules from seed ${FIRST}`, async () => {
  for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) expect(await wander(seed)).toBeUndefined();
});
