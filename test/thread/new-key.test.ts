import { expect, test } from 'vitest';
import { newRecord } from '../../src/thread/record.ts';
import { announce } from '../../src/thread/thread.ts';
import { promptOf } from '../job/scripted-run.ts';
import {
  acceptedBy,
  commentsIn,
  completeRun,
  type Invocation,
  KEYS,
  NEW_JOB,
  pushRun,
  recordFor,
  startRun,
  threadOf,
} from './support/lifecycle.ts';
import { BOT, World } from './support/world.ts';

// What a new key means for a thread whose records the former one has signed.

const [FIRST = '', SECOND = '', THIRD = ''] = KEYS;

/** A command in one of the issues, or a change of a part of the repository. */
interface Step {
  thread: string;
  /** Of changes, up to which commit they go. */
  to?: number;
  ends?: 'failed' | 'killed';
  isNew?: boolean;
  isAgain?: boolean;
}

const command = (thread: string, more: Partial<Step> = {}): Step => ({ thread, ...more });
const merge = (to: number, more: Partial<Step> = {}): Step => ({ thread: 'merges', to, ...more });
const release = (to: number): Step => ({ thread: 'releases', to });
const monday = (to: number): Step => ({ thread: 'mondays', to });

const MONTH: readonly Step[] = [
  ...[monday(1), command('one'), command('one'), merge(1), command('two', { ends: 'failed' })],
  ...[command('two'), merge(2), command('one', { isAgain: true }), release(1), merge(3)],
  ...[monday(2), command('three', { ends: 'killed' }), command('three', { isAgain: true })],
  ...[command('two'), merge(4, { ends: 'failed' }), release(2), command('three'), merge(5)],
  ...[command('two', { isNew: true }), command('two'), monday(3), merge(6), command('one')],
  ...[command('four'), command('four', { isAgain: true }), release(3), command('three')],
  ...[merge(7, { ends: 'killed' }), merge(7, { isAgain: true }), command('four'), command('one')],
  ...[monday(4), release(4), command('four'), command('three'), command('two'), merge(8)],
];

/** What the agent was asked for in a month, if the keys of each run are these. */
async function monthWith(keysOf: (step: number) => readonly string[]): Promise<string[]> {
  const worlds = new Map<string, World>();
  const lastCommand = new Map<string, string>();

  for (const [index, step] of MONTH.entries()) {
    const { thread, to, ends, isAgain, isNew } = step;
    const world = worlds.get(thread) ?? new World();
    const id = (isAgain && lastCommand.get(thread)) || `${1_000 + index}`;
    worlds.set(thread, world);
    lastCommand.set(thread, id);
    world.now += 3_600_000;
    world.nextEnd = () => (ends === 'failed' ? 'failed' : 'completed');

    const name = `step ${index}`;
    const how = { command: id, keys: keysOf(index), ...(isNew && { target: NEW_JOB }) };
    if (to === undefined) await startRun(world, name, how);
    else await world.start(name, () => pushOf(world, name, how, to));
    if (ends === 'killed') await killWhileWaiting(world, name);
    else await world.continueToEnd(name);
  }
  return [...worlds].flatMap(([thread, world]) => [
    ...world.accepted.map(({ prompt }, nth) => `${thread}: ${acceptedBy(world)[nth]}, ${prompt}`),
    `${thread}: ${commentsIn(world).join()}`,
  ]);
}

const shaOf = (commit: number) => commit.toString(16).padStart(40, '0');

function pushOf(world: World, name: string, how: Invocation & { command: string }, to: number) {
  const changes = { scope: { repository: 1 }, to: shaOf(to) };
  return pushRun(world, name, how, changes, (base = shaOf(0)) =>
    promptOf(`from ${Number.parseInt(base, 16)} to ${to}`, { base, head: shaOf(to) }),
  );
}

async function killWhileWaiting(world: World, name: string): Promise<void> {
  await world.continueUntil(name, 'read job');
  await world.answer(name, { isKill: true });
}

test('in whichever hour of a month somebody replaces the key, the agent is asked for the same', async () => {
  const expected = await monthWith(() => [FIRST]);
  expect(expected.join()).toContain('merges: 1003 creates job-1, from 0 to 1');

  for (const hour of MONTH.keys()) {
    const asked = await monthWith((step) => (step < hour ? [FIRST] : [SECOND, FIRST]));
    expect(asked, `from step ${hour}`).toEqual(expected);
  }
});

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

test('a finished run that is started again after each of two replacements sends nothing', async () => {
  const world = new World();

  for (const [nth, keys] of [[FIRST], [SECOND, FIRST], [THIRD, SECOND]].entries())
    await completeRun(world, `run ${nth}`, { keys, attempt: nth + 1 });

  expect(acceptedBy(world)).toEqual(['X creates job-1']);
  expect(commentsIn(world)).toEqual(['answer: ended']);
  expect(world.thread.map((row) => recordFor([THIRD], row)?.nonce)).toEqual(['run 0']);
});

test('a run that started before the key was replaced reads what was signed anew since', async () => {
  const world = new World();

  for (const [nth, keys] of [[FIRST], [SECOND, FIRST], [FIRST]].entries())
    await completeRun(world, `run ${nth}`, { keys });

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

test('an announcement that the former key signed is signed anew, and not written again', async () => {
  const world = new World();
  const claim = newRecord('77', 'n', 0);
  const record = { ...claim, state: 'ended', isAnswer: true, jobId: 'job-1' } as const;

  for (const keys of [[FIRST], [SECOND, FIRST], [THIRD, SECOND]]) {
    const name = keys.join();
    await world.start(name, () => announce('Opened.', record, threadOf(world, name, { keys })));
    await world.continueToEnd(name);
  }

  expect(world.thread.map((row) => recordFor([THIRD], row)?.jobId)).toEqual(['job-1']);
});

test.each<[what: string, said: boolean, author: typeof BOT, Invocation]>([
  ['by the same account', true, BOT, {}],
  ['by somebody who may have invented it', false, { id: 7, type: 'User', login: 'reader' }, {}],
  ['that the former key signed', false, BOT, { keys: [SECOND, FIRST] }],
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
