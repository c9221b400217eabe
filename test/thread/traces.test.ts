import { expect, test } from 'vitest';
import { begin, begun, NEW, OTHER_KEY, place, recordsOf, run, shown } from './support/lifecycle.ts';
import { type Fault, fails, lost, type OpName, World } from './support/world.ts';

// What must never happen again. Each trace breaks if one rule of src/thread/README.md is left out.

const LOST = lost(true);
const NO = fails(403);
const X = { command: 'X' };
const Y = { command: 'Y' };
const Z = { command: 'Z' };

const ONCE = ['X create job-1'];

/** What the service has accepted: `command kind job`. */
const sent = ({ accepted }: World) =>
  accepted.map(({ command, kind, jobId }) => `${command} ${kind} ${jobId}`);

/** The run `a` of X is killed while it creates a job. */
async function killed(): Promise<World> {
  const world = await begun('post create');
  await world.step('a', { type: 'kill', done: true });
  return world;
}

test('1: a re-run sends nothing where the answer to the create was lost', async () => {
  const world = await begun('post create');
  await world.step('a', LOST);
  expect(await world.finish('a')).toMatchObject({ outcome: 'unknown' });
  expect(shown(world)).toEqual(['sending']);

  const again = await run(world, 'a2', X);

  expect(again).toMatchObject({ outcome: 'unknown', because: 'this-command' });
  expect(sent(world)).toEqual(ONCE);
});

test('2: two re-runs of a run that was killed while sending both refuse, after 90 s', async () => {
  const world = await killed();
  const began = world.now;

  const first = await run(world, 'a2', X);
  const waited = world.now - began;
  const second = await run(world, 'a3', X);

  expect([first.because, second.because]).toEqual(['this-command', 'this-command']);
  expect(waited).toBeGreaterThanOrEqual(90_000);
  expect(waited).toBeLessThan(95_000);
  expect(sent(world)).toEqual(ONCE);
  // The killed run's comment stays, or the next re-run would send.
  expect(shown(world)).toEqual(['(sending)']);
});

test('3: a third run does not send while the second is sending, though the first sent nothing', async () => {
  const world = await begun();
  world.plan('a', 'post create', fails(422));
  await world.finish('a');
  expect(shown(world)).toEqual([]);
  await begin(world, 'b', X, 'post create');

  const third = await run(world, 'c', X);
  await world.finish('b');

  expect(third).toMatchObject({ outcome: 'unknown', because: 'this-command' });
  expect(sent(world)).toEqual(ONCE);
  expect(shown(world)).toEqual(['ended']);
});

test.each([true, false])(
  '4: two deliveries of an event send once, though the first record got a 502 (written: %j)',
  async (done) => {
    const world = await begun('create');
    await world.step('a', { type: 'fails', status: 502, done });
    await world.until('a', 'post create');

    await begin(world, 'b', X, 'sleep');
    await world.drain();

    const results = ['a', 'b'].map((name) => world.actor(name).result);
    expect(results).toMatchObject([{ request: 'create' }, { request: 'attach' }]);
    expect(sent(world)).toEqual(ONCE);
  },
);

test.each<[string, Fault, Fault | undefined]>([
  ['without our own record', { type: 'stale', back: 2 }, { type: 'counts', more: -2 }],
  ['with fewer comments than the issue counts', { type: 'lacks', id: 1 }, undefined],
])('5: a list %s is read again, so an older record is not missed', async (_, stale, count) => {
  const world = await begun('post create');
  await begin(world, 'b', X, 'issue');
  await world.step('b', count);

  world.plan('b', 'list', stale, 3);
  for (let nth = 1; nth <= 4; nth += 1) {
    await world.until('b', 'list');
    await world.step('b');
  }
  await world.drain();

  expect(sent(world)).toEqual(ONCE);
  expect(world.actor('b').result).toMatchObject({ outcome: 'ended', request: 'attach' });
});

test('5: new comments do not make up for an older record that a list lacks', async () => {
  const world = await begun('post create');
  await begin(world, 'b', X, 'list');
  world.plan('b', 'list', { type: 'lacks', id: 1 }, 2);
  await world.step('b');
  await begin(world, 'c', { ...Z, target: NEW }, 'post create');

  await world.drain();

  expect(sent(world)).toEqual(['X create job-1', 'Z create job-2']);
  expect(world.actor('b').result).toMatchObject({ request: 'attach' });
});

test.each<[string, string, Partial<Record<OpName, Fault>>]>([
  ['after its answer', place.apiKey, {}],
  ['with another key, though the old record stays', OTHER_KEY, { create: NO, update: NO }],
])('6: a command that the service rejected (401) is sent by a re-run %s', async (...row) => {
  const [, apiKey, faults] = row;
  const world = await begun('post create');
  await world.step('a', fails(401));
  for (const [op, fault] of Object.entries(faults)) world.plan('a', op as OpName, fault);
  expect(await world.finish('a')).toMatchObject({ outcome: 'failed' });

  const again = await run(world, 'a2', { ...X, apiKey });

  expect(again).toMatchObject({ outcome: 'ended', request: 'create' });
  expect(sent(world)).toEqual(ONCE);
});

test('7: the re-run of a rejected follow-up does not report the end of the earlier message', async () => {
  const world = new World();
  await run(world, 'a', X);
  await begin(world, 'b', Y, 'post message');
  await world.step('b', fails(422));
  expect(await world.finish('b')).toMatchObject({ outcome: 'failed' });

  const again = await run(world, 'b2', Y);

  expect(again).toMatchObject({ request: 'message', prLink: 'https://git.test/job-1/pull/2' });
  expect(sent(world)).toEqual(['X create job-1', 'Y message job-1']);
});

test('8: what stands in the thread leads to the job where the result cannot be posted', async () => {
  const world = await begun('job');
  world.plan('a', 'create', NO);
  world.plan('a', 'update', fails(422));
  expect(await world.finish('a')).toMatchObject({ outcome: 'ended', url: '' });
  expect(shown(world)).toEqual(['(sent)']);

  const later = await run(world, 'b', Y);
  const again = await run(world, 'a2', X);

  expect(later).toMatchObject({ request: 'message' });
  expect(again).toMatchObject({ request: 'attach', outcome: 'ended' });
  expect(sent(world)).toEqual(['X create job-1', 'Y message job-1']);
  expect(shown(world, 'X')).toEqual(['ended']);
});

test('8: a request that may have arrived is remembered where the answer cannot be written', async () => {
  const world = await begun('post create');
  world.plan('a', 'update', NO);
  await world.step('a', LOST);
  expect(await world.finish('a')).toMatchObject({ outcome: 'unknown', url: '' });

  const again = await run(world, 'a2', X);

  expect(again).toMatchObject({ because: 'this-command' });
  expect(sent(world)).toEqual(ONCE);
});

test('9: a plain command continues the job of --new, though an older run was killed', async () => {
  const world = await killed();
  await run(world, 'b', { ...Y, target: NEW });

  const plain = await run(world, 'c', Z);

  expect(plain).toMatchObject({ request: 'message', outcome: 'ended' });
  expect(sent(world)).toEqual(['X create job-1', 'Y create job-2', 'Z message job-2']);
});

test('10: of two first commands at once, one creates a job, the other sends it a message', async () => {
  const world = await begun();
  await begin(world, 'b', Y);

  await world.drain();

  expect(sent(world)).toEqual(['X create job-1', 'Y message job-1']);
  expect(shown(world)).toEqual(['ended', 'ended']);
});

test('11: two follow-ups at once to a job that is gone create one job', async () => {
  const world = new World();
  await run(world, 'a', X);
  world.jobs.clear();
  await begin(world, 'b', Y);
  await begin(world, 'c', Z);

  await world.drain();

  expect(sent(world)).toEqual(['X create job-1', 'Y create job-2', 'Z message job-2']);
});

test('12: a first record whose answer was lost is found at once, and not written again', async () => {
  const world = await begun('create');
  const began = world.now;
  await world.step('a', LOST);

  await world.until('a', 'post create');
  expect(world.now).toBe(began);
  await world.finish('a');

  // The record and the result.
  expect(world.calls.filter((call) => call.startsWith('a create'))).toHaveLength(2);
  expect(shown(world)).toEqual(['ended']);
});

test('13: a late first record is not taken for the result, whose answer was lost', async () => {
  const world = await begun('create');
  await world.step('a', lost('late'));
  await world.until('a', 'job');
  world.arrive();
  world.plan('a', 'create', lost(false));

  await world.finish('a');

  expect(shown(world)).toEqual(['ended']);
  expect(await run(world, 'a2', X)).toMatchObject({ request: 'attach', outcome: 'ended' });
});

test('14: a run that may go on without its thread still refuses after an unclear one', async () => {
  const world = await begun('post create');
  await world.step('a', LOST);
  await world.finish('a');

  await begin(world, 'a2', { ...X, isRequired: false });
  world.plan('a2', 'create', NO, 9);
  world.plan('a2', 'update', NO, 9);
  const locked = await world.finish('a2');

  expect(locked).toMatchObject({ because: 'this-command' });
  expect(sent(world)).toEqual(ONCE);
});

test('15: a re-run of an older command does not make its job the thread’s', async () => {
  const world = new World();
  await run(world, 'a', { ...X, wait: false });
  world.now += 60_000;
  await run(world, 'b', { ...Y, target: NEW });
  world.now += 60_000;
  const [{ time } = { time: 0 }] = recordsOf(world, 'X');
  expect(await run(world, 'a2', X)).toMatchObject({ request: 'attach', outcome: 'ended' });

  await run(world, 'c', Z);

  expect(recordsOf(world, 'X')).toMatchObject([{ state: 'ended', time }]);
  expect(sent(world).at(-1)).toBe('Z message job-2');
});

test('16: a run refuses where the older record vanishes while it waits', async () => {
  const world = await killed();
  await begin(world, 'b', X, 'sleep');
  world.remove(1);

  const waiting = await world.finish('b');

  expect(waiting).toMatchObject({ because: 'this-command' });
  expect(sent(world)).toEqual(ONCE);
});

test('17: of lists that are all too short, everything that one of them shows counts', async () => {
  const world = await killed();
  await begin(world, 'b', X);
  world.plan('b', 'issue', { type: 'counts', more: 1 }, 4);
  for (let nth = 1; nth <= 3; nth += 1) {
    await world.until('b', 'list');
    await world.step('b');
  }
  world.plan('b', 'list', { type: 'lacks', id: 1 });

  const last = await world.finish('b');

  expect(last).toMatchObject({ because: 'this-command' });
  expect(sent(world)).toEqual(ONCE);
});

test('18: a comment written after the count does not make up for an older record that a list lacks', async () => {
  const world = await begun('post create');
  await begin(world, 'b', X, 'list');
  world.plan('b', 'list', { type: 'lacks', id: 1 });
  await begin(world, 'c', { ...Z, target: NEW }, 'post create');

  await world.drain();

  expect(sent(world)).toEqual(['X create job-1', 'Z create job-2']);
  expect(world.actor('b').result).toMatchObject({ request: 'attach' });
});
