import { expect, test } from 'vitest';
import {
  acceptedBy,
  commentsIn,
  completeRun,
  type Invocation,
  KEYS,
  NEW_JOB,
  startRun,
} from './support/lifecycle.ts';
import { BOT, World } from './support/world.ts';

// What a new key means for a thread whose records the former one has signed.

const [FIRST = '', SECOND = '', THIRD = ''] = KEYS;

test('after one run in a thread, the former key is not needed there, so the key can be replaced again', async () => {
  const world = new World();
  const keys = [[FIRST], [SECOND, FIRST], [SECOND], [THIRD, SECOND], [THIRD, THIRD]];

  for (const [nth, each] of keys.entries())
    await completeRun(world, `run ${nth}`, { command: `${nth}`, keys: each });

  expect(acceptedBy(world)).toEqual([
    '0 creates job-1',
    '1 continues job-1',
    '2 continues job-1',
    '3 continues job-1',
    '4 continues job-1',
  ]);
});

test('a finished run that is started again sends nothing, whichever key wrote its end', async () => {
  const world = new World();
  const keys = [[FIRST], [SECOND, FIRST], [SECOND, FIRST], [FIRST], [THIRD, SECOND], [THIRD]];

  for (const [nth, each] of keys.entries())
    await completeRun(world, `run ${nth}`, { keys: each, attempt: nth + 1 });

  expect(acceptedBy(world)).toEqual(['X creates job-1']);
  // Each key has written one, but only the first is in a comment of its own.
  expect(commentsIn(world)).toEqual(Array(3).fill('answer: ended'));
  const created = world.log.filter((entry) => entry.includes('create comment'));
  expect(created).toHaveLength(keys.length + 1);
});

test('after a run with the new key has posted the end, one that started before sends nothing', async () => {
  const world = new World();
  await completeRun(world, 'first', { keys: [FIRST], wait: false });
  await completeRun(world, 're-run', { keys: [SECOND, FIRST] });

  await completeRun(world, 'started before', { keys: [FIRST] });

  expect(acceptedBy(world)).toEqual(['X creates job-1']);
});

test('a job whose run was killed is followed with a new key, whose result the next key knows', async () => {
  const world = new World();
  await startRun(world, 'killed', { keys: [FIRST] }, 'read job');
  await world.answer('killed', { isKill: true });

  const rerun = await completeRun(world, 're-run', { keys: [SECOND, FIRST] });
  const last = await completeRun(world, 'last', { keys: [THIRD, SECOND] });

  expect([rerun, last]).toMatchObject(Array(2).fill({ turn: 'attach', outcome: 'ended' }));
  expect(acceptedBy(world)).toEqual(['X creates job-1']);
});

test.each<[what: string, said: boolean, author: typeof BOT, Invocation]>([
  ['by the same account', true, BOT, {}],
  ['by somebody who may have invented it', false, { id: 7, type: 'User', login: 'reader' }, {}],
  ['that does not matter', false, BOT, { target: NEW_JOB }],
])('whether a new job says that the key has changed, for a record %s', async (...row) => {
  const [, said, user, how] = row;
  const world = new World();
  await completeRun(world, 'first', { keys: [FIRST], user });

  const { keyHasChanged } = await completeRun(world, 'Y', {
    command: 'Y',
    keys: [SECOND],
    ...how,
  });

  expect(keyHasChanged).toBe(said);
});
