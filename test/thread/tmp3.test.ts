import { test } from 'vitest';
import { explore } from './support/model.ts';
const NEW = { type: 'new' } as const; const X = { command: 'X' }; const Y = { command: 'Y' };
const scenarios = [
  { name: 'one command twice', runs: [X, X], collectors: 0, job: 'none' },
  { name: 'two first commands', runs: [X, Y], collectors: 0, job: 'none' },
  { name: 'a first command and --new', runs: [X, { command: 'Y', target: NEW }], collectors: 0, job: 'none' },
  { name: 'two follow-ups', runs: [X, Y], collectors: 0, job: 'usable' },
  { name: 'gone', runs: [X, Y], collectors: 0, job: 'gone' },
  { name: 'a run and a collector', runs: [X], collectors: 1, job: 'none' },
] as const;
const budgets = [
  { kills: 0, faults: 0, stalls: 0, switches: 2 },
  { kills: 0, faults: 0, stalls: 1, switches: 1 },
  { kills: 1, faults: 0, stalls: 0, switches: 1 },
  { kills: 0, faults: 1, stalls: 0, switches: 1 },
];
test('e', async () => {
  for (const scenario of scenarios) for (const budget of budgets) {
    const t = Date.now();
    const e = await explore(scenario as never, budget, { limit: 20000 });
    console.log(scenario.name, JSON.stringify(budget), e.states, e.ends, e.complete, Date.now() - t, e.violation ?? '');
  }
}, 600000);
