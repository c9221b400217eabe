import { expect, test } from 'vitest';
import { promptOf } from '../job/scripted-run.ts';
import {
  acceptedBy,
  type Invocation,
  KEYS,
  NEW_JOB,
  pushRun,
  startRun,
} from './support/lifecycle.ts';
import { World } from './support/world.ts';

// A month of a repository: commands, merges, releases, Mondays, failures, killed runs, and re-runs.

const [FIRST = '', SECOND = ''] = KEYS;

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
  return [...worlds].flatMap(([thread, world]) =>
    world.accepted.map(({ prompt }, nth) => `${thread}: ${acceptedBy(world)[nth]}, ${prompt}`),
  );
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
