import { expect, test } from 'vitest';
import { begin, begun, run, shown } from './support/lifecycle.ts';
import { BOT, ROBOT, World } from './support/world.ts';

// What must never happen again, each trace by its number in src/thread/README.md.

const RESET = { type: 'lost', done: true } as const;
const NEW = { type: 'new' } as const;

test('1: if the create was accepted but its answer lost, the result is posted, and the re-run does not begin again', async () => {
  const world = await begun();
  world.plan('a', 'post create', RESET);
  expect(await world.finish('a')).toMatchObject({ outcome: 'unknown', how: 'new' });
  expect(shown(world)).toEqual(['unknown']);

  const again = await run(world, 'a2', { command: 'X' });
  expect(again).toMatchObject({ outcome: 'unknown', because: 'this-command-unknown' });
  expect(world.accepted).toHaveLength(1);
  expect(shown(world)).toEqual(['unknown']);
});

test('2: if the run is killed after an accepted create but before `sent`, two consecutive re-runs both refuse', async () => {
  const world = await begun();
  world.plan('a', 'post create', { type: 'kill', done: true });
  await world.drain();

  const began = world.now;
  const first = await run(world, 'a2', { command: 'X' });
  expect(first).toMatchObject({ outcome: 'unknown', because: 'this-command-silent' });
  expect(world.now - began).toBeGreaterThanOrEqual(90_000);
  expect(world.now - began).toBeLessThan(95_000);

  const second = await run(world, 'a3', { command: 'X' });
  expect(second).toMatchObject({ outcome: 'unknown', because: 'this-command-unknown' });
  expect(world.accepted).toHaveLength(1);
  // The killed run's comment stays beside the refusal by design.
  expect(shown(world)).toEqual(['(sending)', 'unknown']);
});

test('3: of three runs of one command, one `unsent` and one `sending`, the third does not send', async () => {
  const world = await begun();
  world.plan('a', 'post create', { type: 'status', status: 422 });
  await world.finish('a');
  expect(shown(world)).toEqual(['unsent']);

  await begin(world, 'b', { command: 'X' }, 'post create');
  const third = await run(world, 'c', { command: 'X' });
  expect(third).toMatchObject({ outcome: 'unknown', because: 'this-command-silent' });

  await world.finish('b');
  expect(world.accepted).toHaveLength(1);
  expect(shown(world)).toEqual(['ended']);
});

for (const done of [true, false]) {
  test(`4: if the first record fails with a 5xx (written: ${done}), and the event is delivered twice, at most one create is sent`, async () => {
    const world = await begun();
    world.plan('a', 'create', { type: 'status', status: 502, done });
    await world.step('a');
    await begin(world, 'b', { command: 'X' });
    await world.drain();
    expect(world.accepted).toHaveLength(1);
    expect([world.result('a'), world.result('b')]).toMatchObject([
      { outcome: 'ended' },
      { outcome: 'ended' },
    ]);
    expect(shown(world)).toEqual(['ended']);
  });
}

test('5: the second run may read a stale list without the first one’s record', async () => {
  const world = await begun('post create');
  await begin(world, 'b', { command: 'X' });
  // As it was before the first run, three times; its own record is missing there as well.
  world.plan('b', 'list', { type: 'stale', back: 3 }, 3);
  for (let nth = 1; nth <= 4; nth += 1) {
    await world.until('b', 'list');
    await world.step('b');
  }
  await world.drain();
  expect(world.accepted).toHaveLength(1);
  expect(world.result('b')).toMatchObject({ outcome: 'ended', request: 'attach' });
  expect(shown(world)).toEqual(['ended']);
});

test('6: if the API key is changed between a run and its re-run, nothing is sent twice, and the next command works', async () => {
  const world = new World();
  await run(world, 'a', { command: 'X' });
  const again = await run(world, 'a2', { command: 'X', apiKey: 'test_other' });
  expect(again).toMatchObject({
    outcome: 'unknown',
    because: 'this-command-unusable',
  });
  expect(world.accepted).toHaveLength(1);

  // That `unknown` does not block other commands: with the new key, the thread has no job.
  const next = await run(world, 'b', { command: 'Y', apiKey: 'test_other' });
  expect(next).toMatchObject({ outcome: 'ended', request: 'create' });
});

test.each([
  ['BOT, then a person’s', BOT, ROBOT],
  ['a person’s, then BOT', ROBOT, BOT],
])(
  '6: if the token is changed (%s), the record is not used, and nothing is sent twice',
  async (_, one, other) => {
    const world = new World();
    await run(world, 'a', { command: 'X', author: one });
    const how = { author: other };
    const again = await run(world, 'a2', { command: 'X', ...how });
    expect(again).toMatchObject({ outcome: 'unknown', because: 'this-command-unusable' });
    expect(world.accepted).toHaveLength(1);
    expect(await run(world, 'b', { command: 'Y', ...how })).toMatchObject({ request: 'create' });
  },
);

test('7: if a follow-up is refused (422), the re-run does not report the end of the previous turn as its own', async () => {
  const world = new World();
  await run(world, 'a', { command: 'X' });
  await begin(world, 'b', { command: 'Y' });
  world.plan('b', 'post message', { type: 'status', status: 422 });
  expect(await world.finish('b')).toMatchObject({ outcome: 'failed' });
  expect(shown(world)).toEqual(['ended', 'unsent']);

  expect(await run(world, 'b2', { command: 'Y' })).toMatchObject({
    outcome: 'ended',
    request: 'message',
  });
  expect(world.accepted.map(({ kind }) => kind)).toEqual(['create', 'message']);
  expect(shown(world)).toEqual(['ended', 'ended']);
});

test('a workflow’s follow-up that is refused permanently (422) leads to one create, even if it is re-run', async () => {
  const world = new World();
  const how = { command: 'Y', isWorkflow: true };
  await run(world, 'a', { command: 'X' });
  await begin(world, 'b', how);
  world.plan('b', 'post message', { type: 'status', status: 422 });
  expect(await world.finish('b')).toMatchObject({ outcome: 'ended', request: 'create' });
  expect(await run(world, 'b2', how)).toMatchObject({ outcome: 'ended', request: 'attach' });
  expect(world.accepted.map(({ kind }) => kind)).toEqual(['create', 'create']);
});

test('8: if posting the result fails, the thread still leads a later run to the job', async () => {
  const world = await begun('job');
  world.plan('a', 'create', { type: 'status', status: 403 });
  world.plan('a', 'update', { type: 'status', status: 422 });
  expect(await world.finish('a')).toMatchObject({ outcome: 'ended', how: 'none' });
  expect(shown(world)).toEqual(['(sent)']);

  const later = await run(world, 'b', { command: 'Y' });
  expect(later).toMatchObject({ request: 'message' });
  const again = await run(world, 'a2', { command: 'X' });
  expect(again).toMatchObject({ outcome: 'ended', request: 'attach' });
  expect(world.accepted).toHaveLength(2);
  expect(shown(world, 'X')).toEqual(['ended']);
});

test('8: if removing the progress comment fails, or posting does, it becomes the result by an edit and stays', async () => {
  const world = await begun('job');
  world.plan('a', 'create', { type: 'status', status: 403 });
  expect(await world.finish('a')).toMatchObject({ outcome: 'ended', how: 'edited' });
  expect(shown(world)).toEqual(['ended']);
  expect(await run(world, 'a2', { command: 'X' })).toMatchObject({
    request: 'attach',
    how: 'existing',
  });
  expect(shown(world)).toEqual(['ended']);
});

test('10: if the first command is killed while `sending` and `--new` succeeds, a plain command continues that job', async () => {
  const world = await begun();
  world.plan('a', 'post create', { type: 'kill', done: true });
  await world.drain();
  await run(world, 'b', { command: 'Y', target: NEW });
  expect(await run(world, 'c', { command: 'Z' })).toMatchObject({ request: 'message' });
  expect(world.calls.indexOf('c sleep')).toBeGreaterThan(world.calls.indexOf('c post message'));
  expect(world.accepted.at(-1)).toMatchObject({ command: 'Z', jobId: 'job-2' });

  // A re-run of the first command is refused. The refusal is as old as its request, so the thread of Z continues.
  expect(await run(world, 'a2', { command: 'X' })).toMatchObject({
    because: 'this-command-silent',
  });
  expect(await run(world, 'd', { command: 'W' })).toMatchObject({ request: 'message' });
});

test('11: if `--new` ends `unknown`, the next plain command does not silently use the older job', async () => {
  const world = new World();
  await run(world, 'a', { command: 'X' });
  await begin(world, 'b', { command: 'Y', target: NEW });
  world.plan('b', 'post create', { type: 'lost', done: false });
  await world.finish('b');

  const plain = await run(world, 'c', { command: 'Z' });
  expect(plain).toMatchObject({ outcome: 'unknown', because: 'other-command-unknown' });
  expect(world.accepted).toHaveLength(1);
  expect(shown(world, 'Z')).toEqual(['unsent']);

  // Until a newer command has a job.
  await run(world, 'd', { command: 'V', target: NEW });
  expect(await run(world, 'e', { command: 'U' })).toMatchObject({ request: 'message' });
  expect(await run(world, 'c2', { command: 'Z' })).toMatchObject({ request: 'message' });
});

test('12: of two simultaneous first commands, one creates, and the other waits and sends a message', async () => {
  const world = await begun();
  await begin(world, 'b', { command: 'Y' });
  await world.drain();
  expect(world.accepted).toMatchObject([
    { command: 'X', kind: 'create' },
    { command: 'Y', kind: 'message', jobId: 'job-1' },
  ]);
  expect(shown(world)).toEqual(['ended', 'ended']);
});

for (const gone of ['gone', 'archived'] as const) {
  test(`13: if the job is ${gone}, two simultaneous follow-ups lead to one create`, async () => {
    const world = new World();
    await run(world, 'a', { command: 'X' });
    if (gone === 'gone') world.jobs.clear();
    else world.jobs.set('job-1', { id: 'job-1', status: 'archived', prLink: null });
    // So that a new job has a new id.
    world.jobs.set('other', { id: 'other', status: 'active', prLink: null });
    await begin(world, 'b', { command: 'Y' });
    await begin(world, 'c', { command: 'Z' });
    await world.drain();
    const sent = world.accepted.slice(1);
    expect(sent.map(({ kind }) => kind)).toEqual(['create', 'message']);
    expect(sent[1]?.jobId).toBe(sent[0]?.jobId);
    expect(shown(world)).toEqual(['ended', 'ended', 'ended']);
  });
}

test('14: if the answer to the first record is lost, the record is found without waiting, and no second one is written', async () => {
  const world = await begun();
  world.plan('a', 'create', RESET);
  const began = world.now;
  await world.until('a', 'post create');
  expect(world.now).toBe(began);
  expect(await world.finish('a')).toMatchObject({ outcome: 'ended', request: 'create' });
  expect(world.calls.filter((step) => step.startsWith('a create'))).toHaveLength(2); // record and result
  expect(shown(world)).toEqual(['ended']);
});

test('15: a comment that is removed between the reading of two pages does not hide another one', async () => {
  const world = new World();
  world.pageSize = 3;
  const removed = world.say('one');
  world.say('two');
  world.say('three');
  // The first run's record is the first comment of the second page.
  await begin(world, 'a', { command: 'X' }, 'post create');
  await begin(world, 'b', { command: 'X' }, 'list');
  await world.step('b');
  world.removeNow(removed);
  await world.until('b', 'sleep');
  await world.drain();
  expect(world.accepted).toHaveLength(1);
  expect(world.result('b')).toMatchObject({ request: 'attach' });
});
