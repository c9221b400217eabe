import { afterAll, expect, test } from 'vitest';
import { countChecks } from '../support/figures.ts';
import { samples } from '../support/samples.ts';
import { type Budget, explore, type Scenario } from './support/model.ts';
import { randomWalk } from './support/random-walk.ts';

// This runs the real protocol, and each of its calls waits for the test. The rules are not modeled a second time.
// `brokenInvariants` contains what must hold.

const NEW = { type: 'new' } as const;
const X = { command: 'X' };
const Y = { command: 'Y' };

const scenarios: Scenario[] = [
  { name: 'one command twice', runs: [X, X], job: 'none' },
  { name: 'two first commands', runs: [X, Y], job: 'none' },
  {
    name: 'a first command and --new',
    runs: [X, { command: 'Y', target: NEW }],
    job: 'none',
  },
  { name: 'two follow-ups', runs: [X, Y], job: 'usable' },
  { name: 'two follow-ups to a job that is gone', runs: [X, Y], job: 'gone' },
  { name: 'two pipelines that continue after a merge', runs: [X, Y], job: 'merged' },
];

const budgets: Budget[] = [
  { kills: 0, faults: 0, stalls: 0, switches: 2 },
  { kills: 0, faults: 0, stalls: 1, switches: 1 },
  { kills: 1, faults: 0, stalls: 0, switches: 1 },
  { kills: 0, faults: 1, stalls: 0, switches: 1 },
];

const cases = scenarios.flatMap((scenario) =>
  budgets.map((budget) => ({
    scenario,
    budget,
    name: scenario.name,
    within: nameOf(budget),
  })),
);
const total = { states: 0, schedules: 0 };

test.each(cases)('every schedule of $name $within', async ({ scenario, budget }) => {
  const { violation, complete, states, ends } = await explore(scenario, budget, { limit: 20_000 });
  total.states += states;
  total.schedules += ends;
  expect(violation).toBeUndefined();
  expect(complete).toBe(true);
});

function nameOf({ kills, faults, stalls, switches }: Budget): string {
  return `with ${kills} kills, ${faults} faults, ${stalls} stalls, ${switches} switches`;
}

// Another part of the schedules: DOCS_AGENT_SEED=1234 npx vitest …
const FIRST = Number(process.env.DOCS_AGENT_SEED ?? 1_000_000);
const COUNT = samples(300);

test(`${COUNT} random schedules from seed ${FIRST}`, async () => {
  for (let seed = FIRST; seed < FIRST + COUNT; seed += 1)
    expect(await randomWalk(seed)).toBeUndefined();
});

afterAll(() => {
  console.log(
    `thread model: ${total.states} states, ${total.schedules} complete schedules, ${COUNT} random ones`,
  );
  countChecks('schedules of the thread’s model', total.schedules + COUNT);
});
