import { describe, expect, test } from 'vitest';
import { openScenario } from './ask.ts';

describe('create answers with an odd body', () => {
  test.each<[string, number, (text: string) => unknown, unknown, number]>([
    ['html', 200, (text) => text.startsWith('<!doctype html>'), true, 0],
    ['no-id', 201, (text) => 'id' in JSON.parse(text), false, 1],
    ['empty-id', 201, (text) => JSON.parse(text).id, '', 1],
    ['hostile-id', 201, (text) => JSON.parse(text).id, '../../x', 1],
    ['malformed', 201, (text) => text.length, 20, 1],
    ['wrong-types', 201, (text) => JSON.parse(text).id, 42, 1],
    ['wrong-fields', 201, (text) => JSON.parse(text).model, 7, 1],
    ['no-status', 201, (text) => Object.keys(JSON.parse(text)), ['id'], 1],
    ['extra-fields', 201, (text) => Object.keys(JSON.parse(text)), ['id', 'status', 'priority', 'steps'], 1],
  ])('%s', async (name, status, what, expected, jobs) => {
    await using opened = await openScenario(name);
    const { service, create } = opened;
    const answer = await create('Do it');
    expect([answer.status, what(answer.text)]).toEqual([status, expected]);
    expect(service.accepted).toHaveLength(jobs);
    expect(service.violations).toEqual([]);
  });

  test.each([
    ['hostile-link', 'javascript:'],
    ['userinfo-link', 'https://docs.example:pull@'],
  ])('%s', async (name, start) => {
    await using opened = await openScenario(name);
    const { clock, create, retrieve } = opened;
    const { id } = (await create('Do it')).json;
    clock.at(2);
    expect((await retrieve(id)).json.prLink.startsWith(start)).toBe(true);
  });
});

test.each([
  ['html', 200],
  ['malformed', 200],
  ['wrong-types', 200],
  ['unauthorized', 401],
  ['unavailable', 503],
])('%s spoils visitors too', async (name, status) => {
  await using opened = await openScenario(name);
  const { visitors } = opened;
  const answer = await visitors();
  expect([answer.status, Array.isArray(answer.json?.visitors)]).toEqual([status, false]);
});
