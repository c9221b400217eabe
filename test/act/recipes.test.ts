import { expect, test } from 'vitest';
import { documentedWorkflow } from '../workflows/files.ts';
import { openPlace, type Place, pullEvent, type Run } from './place.ts';
import { labeled, reviewOf } from './recipe-rows.ts';

// When a recipe starts nothing. What else it does is in `recipe-rows.ts`.

const VARS = { DOCS_AGENT: 'docs-agent[bot]' };

const run = (place: Place, name: string, event: Run['event'], project = 'new-link') =>
  place.run({ workflow: documentedWorkflow(name), event, vars: VARS, project });

type Silent = [
  name: string,
  what: string,
  event: (place: Place) => Run['event'] | Promise<Run['event']>,
];

test.each<Silent>([
  [
    'Docs after a merge',
    'a pull request that was closed',
    (place) => pullEvent(place, { action: 'closed' }),
  ],
  ['Docs for a label', 'another label', () => labeled('bug')],
  ['Docs revision', 'an approval', (place) => reviewOf(place, { state: 'approved' })],
  [
    'Docs revision',
    'a pull request by somebody else',
    (place) => reviewOf(place, { by: 'writer' }),
  ],
  ['Docs reminder', 'a pull request by a bot', (place) => pullEvent(place, { type: 'Bot' })],
])('%s: %s starts no runner', async (name, _what, event) => {
  await using place = await openPlace();
  const given = await event(place);
  const before = place.service.requests.length;
  const { steps } = await run(place, name, given);
  expect(steps).toEqual([]);
  expect(place.service.requests).toHaveLength(before);
  expect(place.gh.calls()).toEqual([]);
});

test('Docs revision: a stranger can request changes, but that starts no work', async () => {
  await using place = await openPlace();
  const event = await reviewOf(place, { as: 'stranger' });
  const before = place.service.requests.length;
  const { outputs } = await run(place, 'Docs revision', event);
  expect(outputs.outcome).toBe('denied');
  expect(place.service.requests).toHaveLength(before);
  expect(place.answers(7)).toHaveLength(1);
});

test('Docs for a label: on a pull request, the job gets its changes', async () => {
  await using place = await openPlace();
  const label = { name: 'needs-docs' };
  const event = pullEvent(place, { action: 'labeled', label });
  await run(place, 'Docs for a label', event, 'instant');
  for (const part of ['Log in with tokens', '+a token']) expect(place.prompts()[0]).toContain(part);
});

test('Docs after a merge: no review is requested in another repository', async () => {
  await using place = await openPlace();
  const event = pullEvent(place, { action: 'closed', merged: true });
  await run(place, 'Docs after a merge', event, 'instant');
  expect(place.answers(7)).toEqual([expect.stringContaining('/pull/1')]);
  expect(place.gh.calls()).toEqual([]);
});

test('Docs reminder: no comment if the documentation changed, too', async () => {
  await using place = await openPlace();
  place.gh.answers('src/login.ts\ndocs/login.md\n');
  const event = pullEvent(place);
  await run(place, 'Docs reminder', event);
  expect(place.gh.calls()).toHaveLength(1);
});
