import { expect, test } from 'vitest';
import {
  acceptedBy,
  commentsIn,
  completeRun,
  firstRunBefore,
  KEY,
  NEW_JOB,
  NEW_KEY,
  recordsOf,
  startRun,
} from './support/lifecycle.ts';
import { type CallName, type Fault, World } from './support/world.ts';

// What must never happen again: for each of these traces, one rule of src/thread/README.md was introduced. Runs are named
// after their order, and commands are X (unless named otherwise), Y, and Z.

/** The run 'first' of X is killed while it creates a job, which the service has accepted. */
async function firstRunKilled(): Promise<World> {
  const world = await firstRunBefore('create job');
  await world.answer('first', { isKill: true, request: 'arrived' });
  return world;
}

test('a re-run sends nothing if the first run got no answer to its request', async () => {
  const world = await firstRunBefore('create job');
  await world.answer('first', { request: 'arrived' });
  // In a new comment, the claim would be younger than those of other runs.
  const url = 'https://github.test/issues/1#1';
  expect(await world.continueToEnd('first')).toMatchObject({ outcome: 'unknown', url });
  expect(commentsIn(world)).toEqual(['answer: sending']);

  const rerun = await completeRun(world, 're-run');

  expect(rerun).toMatchObject({ outcome: 'unknown', because: 'this-request' });
  expect(acceptedBy(world)).toEqual(['X creates job-1']);
});

test('two re-runs of a run that was killed while it sent both refuse, after 90 s', async () => {
  const world = await firstRunKilled();
  const killedAt = world.now;

  const second = await completeRun(world, 'second');
  const waitedMs = world.now - killedAt;
  const third = await completeRun(world, 'third');

  expect([second.because, third.because]).toEqual(['this-request', 'this-request']);
  expect(waitedMs).toBeGreaterThanOrEqual(90_000);
  expect(waitedMs).toBeLessThan(95_000);
  expect(acceptedBy(world)).toEqual(['X creates job-1']);
  // The comment of the killed run stays. Without it, the next re-run would send.
  expect(commentsIn(world)).toEqual(['progress: sending']);
});

test.each(['arrived', 'did not arrive'] as const)(
  'two deliveries of an event send once, though GitHub answers the first claim, which %s, with 502',
  async (request) => {
    const world = await firstRunBefore('create comment');
    await world.answer('first', { status: 502, request });
    await world.continueUntil('first', 'create job');

    await startRun(world, 'second', {}, 'sleep');
    await world.continueAll();

    expect(world.run('first').result).toMatchObject({ turn: 'create' });
    expect(world.run('second').result).toMatchObject({ turn: 'attach' });
    expect(acceptedBy(world)).toEqual(['X creates job-1']);
  },
);

test.each<[what: string, list: Fault, count?: Fault]>([
  ['lacks the run’s own claim', { changesAgo: 2 }, { countedBy: -2 }],
  ['has fewer comments than the issue', { without: 1 }],
])('a list that %s is read again, so no older claim is missed', async (_, list, count) => {
  const world = await firstRunBefore('create job');
  await startRun(world, 'second', {}, 'count comments');
  await world.answer('second', count);

  world.plan('second', 'list comments', list, 3);
  for (let nth = 1; nth <= 4; nth += 1) {
    await world.continueUntil('second', 'list comments');
    await world.answer('second');
  }
  await world.continueAll();

  expect(acceptedBy(world)).toEqual(['X creates job-1']);
  expect(world.run('second').result).toMatchObject({ outcome: 'ended', turn: 'attach' });
});

test.each<[how: string, key: string, rejectedCalls: CallName[]]>([
  ['with the same key, after its answer', KEY, []],
  ['with the same key, though no answer could be posted', KEY, ['create comment', 'edit comment']],
  [
    'with another key, though the old claim stays',
    NEW_KEY,
    ['create comment', 'edit comment', 'delete comment'],
  ],
])('a command that the service rejected with 401 is sent again %s', async (...row) => {
  const [, key, rejectedCalls] = row;
  const world = await firstRunBefore('create job');
  await world.answer('first', { status: 401 });
  for (const call of rejectedCalls) world.plan('first', call, { status: 403 });
  expect(await world.continueToEnd('first')).toMatchObject({ outcome: 'failed' });
  expect(commentsIn(world)).toHaveLength(rejectedCalls.includes('delete comment') ? 1 : 0);

  const rerun = await completeRun(world, 're-run', { keys: [key] });

  expect(rerun).toMatchObject({ outcome: 'ended', turn: 'create' });
  expect(acceptedBy(world)).toEqual(['X creates job-1']);
});

test('if the result cannot be posted, the progress comment leads later runs to the job', async () => {
  const world = await firstRunBefore('read job');
  world.plan('first', 'create comment', { status: 403 });
  world.plan('first', 'edit comment', { status: 422 });
  expect(await world.continueToEnd('first')).toMatchObject({ outcome: 'ended', url: undefined });
  expect(commentsIn(world)).toEqual(['progress: sent']);

  const later = await completeRun(world, 'later', { command: 'Y' });
  const rerun = await completeRun(world, 're-run');

  expect(later).toMatchObject({ turn: 'message' });
  expect(rerun).toMatchObject({ turn: 'attach', outcome: 'ended' });
  expect(acceptedBy(world)).toEqual(['X creates job-1', 'Y continues job-1']);
  expect(commentsIn(world, 'X')).toEqual(['answer: ended']);
});

test('two first commands at once create one job, which gets both', async () => {
  const world = await firstRunBefore('create job');
  await startRun(world, 'second', { command: 'Y' }, 'sleep');

  await world.continueAll();

  expect(acceptedBy(world)).toEqual(['X creates job-1', 'Y continues job-1']);
});

test('after a first command that was killed, a plain command goes on with the job of `--new`', async () => {
  const world = await firstRunKilled();
  await completeRun(world, 'second', { command: 'Y', target: NEW_JOB });

  await completeRun(world, 'third', { command: 'Z' });

  expect(acceptedBy(world)).toEqual(['X creates job-1', 'Y creates job-2', 'Z continues job-2']);
});

test('the re-run of a follow-up that the service rejected sends it, and does not report an earlier end', async () => {
  const world = new World();
  await completeRun(world, 'first');
  await startRun(world, 'second', { command: 'Y' }, 'send message');
  await world.answer('second', { status: 422 });
  expect(await world.continueToEnd('second')).toMatchObject({ outcome: 'failed' });

  const rerun = await completeRun(world, 're-run', { command: 'Y', attempt: 2 });

  expect(rerun).toMatchObject({ turn: 'message', outcome: 'ended' });
  expect(acceptedBy(world)).toEqual(['X creates job-1', 'Y continues job-1']);
});

test('two commands at once for a job that is gone create one job', async () => {
  const world = new World();
  await completeRun(world, 'first');
  world.jobs.clear();
  await startRun(world, 'second', { command: 'Y' });
  await startRun(world, 'third', { command: 'Z' });

  await world.continueAll();

  expect(acceptedBy(world)).toEqual(['X creates job-1', 'Y creates job-2', 'Z continues job-2']);
});

test('a claim that GitHub did not confirm is found at once, and not written again', async () => {
  const world = await firstRunBefore('create comment');
  const startedAt = world.now;
  await world.answer('first', { request: 'arrived' });

  await world.continueUntil('first', 'create job');
  expect(world.now).toBe(startedAt);
  await world.continueToEnd('first');

  // The claim and the result are created, and nothing else.
  const created = world.log.filter((entry) => entry.startsWith('first: create comment'));
  expect(created).toHaveLength(2);
  expect(commentsIn(world)).toEqual(['answer: ended']);
});

test('a claim that arrives late is not taken for the result that GitHub did not confirm', async () => {
  const world = await firstRunBefore('create comment');
  await world.answer('first', { request: 'arrives late' });
  await world.continueUntil('first', 'read job');
  world.letLateArrive();
  world.plan('first', 'create comment', { request: 'did not arrive' });

  await world.continueToEnd('first');

  expect(commentsIn(world)).toEqual(['answer: ended']);
  const rerun = await completeRun(world, 're-run');
  expect(rerun).toMatchObject({ turn: 'attach', outcome: 'ended' });
});

test('after an unclear request, a re-run sends nothing if GitHub rejects its comments, though the first attempt could go on without its thread', async () => {
  const world = await firstRunBefore('create job');
  await world.answer('first', { request: 'arrived' });
  await world.continueToEnd('first');

  await startRun(world, 're-run', { isRequired: false, attempt: 2 });
  world.plan('re-run', 'create comment', { status: 403 }, 9);
  world.plan('re-run', 'edit comment', { status: 403 }, 9);
  const rerun = await world.continueToEnd('re-run');

  expect(rerun).toMatchObject({ because: 'record-rejected' });
  expect(acceptedBy(world)).toEqual(['X creates job-1']);
});

test('the re-run of an older command does not make its job the job of the thread', async () => {
  const world = new World();
  await completeRun(world, 'first', { wait: false });
  world.now += 60_000;
  await completeRun(world, 'second', { command: 'Y', target: NEW_JOB });
  world.now += 60_000;
  const [{ time } = { time: 0 }] = recordsOf(world, 'X');
  const rerun = await completeRun(world, 're-run');
  expect(rerun).toMatchObject({ turn: 'attach', outcome: 'ended' });

  await completeRun(world, 'third', { command: 'Z' });

  expect(recordsOf(world, 'X')).toMatchObject([{ state: 'ended', time }]);
  expect(acceptedBy(world).at(-1)).toBe('Z continues job-2');
});

test('two runs that end without changes at the same time leave one end', async () => {
  const world = new World();
  world.hasPulls = false;
  for (const name of ['first', 'second']) {
    await startRun(world, name, { isWorkflow: true }, 'read job');
  }
  await world.continueUntil('first', 'list comments');
  await world.continueUntil('second', 'list comments');

  await world.continueAll();

  expect(commentsIn(world)).toEqual(['answer: ended']);
  expect(await completeRun(world, 're-run', { isWorkflow: true })).toMatchObject({
    turn: 'attach',
    outcome: 'ended',
  });
});

test('a run refuses if the older claim is deleted while the run waits for it', async () => {
  const world = await firstRunKilled();
  await startRun(world, 'second', {}, 'sleep');
  world.deleteComment(1);

  const waiting = await world.continueToEnd('second');

  expect(waiting).toMatchObject({ because: 'this-request' });
  expect(acceptedBy(world)).toEqual(['X creates job-1']);
});

test('if all lists are shorter than the number of comments, what any of them showed counts', async () => {
  const world = await firstRunKilled();
  await startRun(world, 'second');
  world.plan('second', 'count comments', { countedBy: 1 }, 4);
  for (let nth = 1; nth <= 3; nth += 1) {
    await world.continueUntil('second', 'list comments');
    await world.answer('second');
  }
  world.plan('second', 'list comments', { without: 1 });

  const second = await world.continueToEnd('second');

  expect(second).toMatchObject({ because: 'this-request' });
  expect(acceptedBy(world)).toEqual(['X creates job-1']);
});

test('a comment written after the count does not make up for an older claim that the list lacks', async () => {
  const world = await firstRunBefore('create job');
  await startRun(world, 'second', {}, 'list comments');
  world.plan('second', 'list comments', { without: 1 });
  await startRun(world, 'other', { command: 'Z', target: NEW_JOB }, 'create job');

  await world.continueAll();

  expect(acceptedBy(world)).toEqual(['X creates job-1', 'Z creates job-2']);
  expect(world.run('second').result).toMatchObject({ turn: 'attach' });
});

test.each<[how: string, Fault]>([
  ['confirmed', {}],
  ['did not confirm, either', { request: 'arrived' }],
])(
  'a run whose claim stands in two comments, of which GitHub %s the second, does not send before the claim between them',
  async (...row) => {
    const [, second] = row;
    const withoutFirstClaim: Fault = { without: 1 };
    const world = await firstRunBefore('create comment');
    await world.answer('first', { request: 'arrived' });
    world.plan('first', 'list comments', withoutFirstClaim, 4);
    await world.continueUntil('first', 'create comment');
    await startRun(world, 'second');
    world.plan('second', 'list comments', withoutFirstClaim, 4);
    await world.continueUntil('second', 'create job');
    world.plan('first', 'create comment', second);

    const first = await world.continueToEnd('first');

    expect(first).toMatchObject({ because: 'this-request' });
    expect(acceptedBy(world)).toEqual([]);
    // That of the second run.
    expect(commentsIn(world)).toEqual(['progress: sending']);
  },
);
