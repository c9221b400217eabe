import { expect, test } from 'vitest';
import { OwnComment } from '../../src/thread/own-comment.ts';
import type { Thread, ThreadWarning } from '../../src/thread/read.ts';
import { recordsOf, threadOf } from './support/lifecycle.ts';
import { recordOf } from './support/record-of.ts';
import { type Fault, type OpName, World } from './support/world.ts';

const RECORD = recordOf({
  kind: 'create',
  command: 'X',
  time: 0,
  seq: 0,
  run: { id: '1', attempt: 1, nonce: 'a' },
});
const LIMITED: Fault = { type: 'status', status: 429, retryAfterMs: 1_000 };
const GONE: Fault = { type: 'status', status: 404 };

/** What a run `a` does with its own comment, and everything that came of it. */
async function carryOut(
  script: (own: OwnComment, world: World, thread: Thread) => Promise<unknown>,
  plan: [OpName, Fault, times?: number][] = [],
) {
  const world = new World();
  const warnings: ThreadWarning[] = [];
  let own: OwnComment | undefined;
  await world.start('a', () => {
    const thread = threadOf(world, 'a', { warn: (warning) => warnings.push(warning) });
    own = new OwnComment(thread, RECORD);
    own.body = 'working';
    return script(own, world, thread);
  });
  for (const [op, fault, times] of plan) world.plan('a', op, fault, times);
  const result = await world.finish('a');
  if (own === undefined) throw new Error('no comment');
  const calls = world.calls.flatMap(
    (step) => /^a (create|update|get|list|sleep)/.exec(step)?.[1] ?? [],
  );
  return { world, own, result, warnings, calls };
}

test('a new comment has no earlier comment, and later writes keep its place', async () => {
  const { own, world, result, calls } = await carryOut(async (own) => {
    await own.write();
    const before = { ...own.record };
    await own.edit({ kind: 'message', jobId: 'job-1' });
    await own.edit({ state: 'sent' });
    await own.write();
    await own.edit({ state: 'ended' });
    return before;
  });
  expect(recordsOf(world)).toMatchObject([
    { state: 'sent', kind: 'message', first: 1, seq: 3 },
    { state: 'ended', kind: 'message', first: 1, seq: 5 },
  ]);
  expect(result).toMatchObject({ first: null, seq: 1 });
  expect(own).toMatchObject({
    id: 2,
    mayExist: true,
    body: 'working',
    record: { first: 1, seq: 5 },
  });
  expect(calls).toEqual(['create', 'update', 'update', 'create', 'update']);
});

test('while the request may still be sent, a second comment has a place of its own', async () => {
  const { own, world } = await carryOut(async (own) => {
    await own.write();
    await own.edit({ kind: 'message' });
    await own.write();
  });
  expect(recordsOf(world)).toMatchObject([{ first: 1 }, { first: null }]);
  expect(own).toMatchObject({ id: 2, record: { first: null, seq: 3 } });
});

test('without a comment, only the record and the body change', async () => {
  const { own, calls } = await carryOut((own) => own.edit({ jobId: 'job-1' }, 'new'));
  expect(own).toMatchObject({
    id: undefined,
    mayExist: false,
    body: 'new',
    record: { jobId: 'job-1', seq: 1 },
  });
  expect(calls).toEqual([]);
});

test.each([
  ['nothing', {}, undefined, 9_999, 0],
  ['nothing, after ten seconds', {}, undefined, 10_000, 1],
  ['the record', { jobId: 'job-1' }, undefined, 0, 1],
  ['the text', {}, 'new', 0, 1],
  ['the text, back to what it was', {}, 'working', 0, 0],
])('an edit that changes %s', async (_, change, body, ms, updates) => {
  const { own, world, calls } = await carryOut(async (own, world) => {
    await own.write();
    world.now += ms;
    await own.edit(change, body);
  });
  expect(calls.filter((call) => call === 'update')).toHaveLength(updates);
  expect(own.body).toBe(body ?? 'working');
  expect(world.thread[0]?.body.startsWith(own.body)).toBe(true);
});

test('a failed edit is reported, and sent again even if nothing has changed since', async () => {
  const { own, result, warnings, calls } = await carryOut(
    async (own) => {
      await own.write();
      return [await own.edit({ jobId: 'job-1' }), await own.edit({ jobId: 'job-1' }), own.mayExist];
    },
    [['update', { type: 'status', status: 500 }]],
  );
  expect(result).toMatchObject([{ status: 500 }, undefined, true]);
  expect(warnings).toMatchObject([{ type: 'not-edited', fault: { status: 500 } }]);
  expect(calls).toEqual(['create', 'update', 'update']);
  expect(own).toMatchObject({ id: 1, record: { seq: 3 } });
});

test.each([
  [
    'persist' as const,
    ['create', 'sleep', 'list', 'create', 'update', 'sleep', 'update'],
    undefined,
  ],
  ['once' as const, ['create', 'update'], { status: 429 }],
])('an important write is retried: %s', async (retry, expected, fault) => {
  const plan: [OpName, Fault][] =
    retry === 'persist'
      ? [
          ['create', LIMITED],
          ['update', LIMITED],
        ]
      : [['update', LIMITED]];
  const { result, calls } = await carryOut(async (own) => {
    await own.write(retry);
    return (await own.edit({}, 'new', retry)) ?? 'written';
  }, plan);
  expect(calls).toEqual(expected);
  if (fault) expect(result).toMatchObject(fault);
  else expect(result).toBe('written');
});

test('a failed write is returned, and its comment may exist', async () => {
  const { own, result } = await carryOut(
    (own) => own.write(),
    [['create', { type: 'lost', done: true }]],
  );
  expect(result).toMatchObject({ status: 'lost' });
  expect(own).toMatchObject({ id: undefined, mayExist: true });
});

test('a removed comment no longer counts, even if a stale list still shows it', async () => {
  const { own, result } = await carryOut(
    async (own, _, { reader }) => {
      await own.write();
      const isFoundBefore = own.findIn(await reader.read());
      const fault = await own.edit({ jobId: 'job-1' });
      const { id, mayExist } = own;
      // The list of this test still has it.
      const isFoundAfter = own.findIn(await reader.read());
      await own.write();
      return [
        isFoundBefore,
        fault,
        { id, mayExist },
        isFoundAfter,
        own.findIn(await reader.read()),
      ];
    },
    [['update', GONE]],
  );
  expect(result).toMatchObject([
    true,
    { status: 404 },
    { id: undefined, mayExist: false },
    false,
    true,
  ]);
  expect(own.id).toBe(2);
});

test('the first of two comments of ours counts, and comments of others do not', async () => {
  const { own, result } = await carryOut(async (own, _, thread) => {
    const other = new OwnComment(thread, { ...RECORD, run: { ...RECORD.run, nonce: 'b' } });
    await other.write();
    const isFoundTooEarly = own.findIn(await thread.reader.read());
    await own.write();
    await own.write();
    return [isFoundTooEarly, own.findIn(await thread.reader.read())];
  }, []);
  expect(result).toEqual([false, true]);
  expect(own.id).toBe(2);
});

test.each([
  ['stands', 30_000, undefined, ['create', 'get'], 1],
  ['was seen a moment ago', 29_999, undefined, ['create'], 1],
  ['was deleted', 30_000, GONE, ['create', 'get', 'create'], 2],
  ['cannot be read', 30_000, { type: 'status', status: 500 } as Fault, ['create', 'get'], 1],
])(
  'a comment that %s is looked for, and written anew only where it is missing',
  async (_, ms, fault, expected, id) => {
    const { own, calls } = await carryOut(
      async (own, world) => {
        await own.restore();
        await own.write();
        world.now += ms;
        await own.restore();
        // It has just been seen.
        await own.restore();
      },
      fault ? [['get', fault]] : [],
    );
    expect(calls).toEqual(expected);
    expect(own).toMatchObject({ id, mayExist: true });
  },
);
