import { expect, test } from 'vitest';
import { openScenario } from './ask.ts';
import { check, contract } from './contract.ts';
import { scenarios } from './scenarios.ts';

/** Every endpoint at several times: enough to meet everything that a scenario does. */
async function everything(name: string) {
  await using opened = await openScenario(name);
  const { service, clock, create, message, retrieve, visitors } = opened;
  const answers = [];
  for (const start of [0, 200, 400]) {
    clock.at(start);
    answers.push({ operation: 'create', ...(await create('Do it')) });
    answers.push({ operation: 'visitors', ...(await visitors()) });
    const [id = 'job_none'] = [...service.jobs.keys()].slice(-1);
    for (const seconds of [0, 2, 3, 7, 8, 100]) {
      clock.at(start + seconds);
      answers.push({ operation: 'retrieve', ...(await retrieve(id)) });
      if (seconds === 7) answers.push({ operation: 'message', ...(await message(id, 'And more')) });
    }
  }
  return { answers, violations: [...service.violations], requests: service.requests.length };
}

const named = [...scenarios.values()];

test.each(named.filter((scenario) => !scenario.malformed))(
  '$name keeps to the description',
  async ({ name }) => {
    const { answers, violations, requests } = await everything(name);
    expect(violations).toEqual([]);
    expect(requests).toBe(answers.length);
  },
);

test.each(named.filter((scenario) => scenario.malformed))('$name breaks it, on purpose', async ({ name }) => {
  const { answers, violations } = await everything(name);
  expect(violations).toEqual([]);
  const api = await contract();
  const broken = answers.filter(({ operation, status, json, text }) => {
    return check(api, operation, { status, body: json ?? text }, []).status !== status;
  });
  expect(broken).not.toEqual([]);
});

test('every scenario says what it is', () => {
  expect(named.length).toBeGreaterThan(50);
  for (const { what } of named) expect(what).toMatch(/^.{3,100}$/);
});
