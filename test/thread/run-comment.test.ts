import { expect, test } from 'vitest';
import type { PromptFacts } from '../../src/context/conversation.ts';
import { promptOf } from '../job/scripted-run.ts';
import {
  acceptedBy,
  claimOf,
  commentsIn,
  completeRun,
  firstRunBefore,
  jobRun,
  NEW_JOB,
  recordsOf,
  startRun,
  threadOf,
} from './support/lifecycle.ts';
import { BOT, type CallName, type Fault, ROBOT, World } from './support/world.ts';

const LIST_WITHOUT_LAST_CHANGE: Fault = { changesAgo: 1 };

/** The requests of the run 'first' to GitHub, and those to the service that may cost something. */
function requestsIn({ log }: World): string[] {
  return log.flatMap(
    (entry) => /^first: (\w+ comments?|create job|send message)/.exec(entry)?.[1] ?? [],
  );
}

const REJECTED = 'record-rejected';

// Before sending.

test.each<[what: string, isRequired: boolean, claims: number[], because: string, lists?: number[]]>(
  [
    ['sends nothing, if it needs its thread, and GitHub rejects its claim', true, [403], REJECTED],
    ['goes on without its thread if GitHub rejects its claim', false, [403], 'pr-opened'],
    ['sends nothing if GitHub limits its claim', false, [429, 429, 429, 429], REJECTED],
    [
      'says why its claim was lost, if lists are lost, too',
      true,
      [502],
      REJECTED,
      Array(4).fill(503),
    ],
    ['sends nothing if GitHub rejects the list', true, [], 'thread-unreadable', [403]],
  ],
)('a run %s', async (_, isRequired, claims, because, lists = []) => {
  const world = new World();
  await startRun(world, 'first', { isRequired });
  for (const status of claims) world.plan('first', 'create comment', { status });
  for (const status of lists) world.plan('first', 'list comments', { status });

  const outcome = await world.continueToEnd('first');

  expect(outcome).toMatchObject({ because, hasThread: because !== 'pr-opened' });
  expect(acceptedBy(world)).toEqual(because === 'pr-opened' ? ['X creates job-1'] : []);
  // No comment keeps a re-run from sending.
  expect(commentsIn(world)).toEqual([]);
});

test('a claim that no list shows is written once if GitHub has confirmed it, and nothing is sent', async () => {
  const world = await firstRunBefore('count comments');
  world.plan('first', 'list comments', LIST_WITHOUT_LAST_CHANGE, 8);

  const outcome = await world.continueToEnd('first');

  expect(outcome).toMatchObject({ because: 'thread-unreadable' });
  // The second one is the answer.
  expect(requestsIn(world).filter((request) => request === 'create comment')).toHaveLength(2);
});

test('a run that waits reads the thread every 3 s, until its deadline', async () => {
  const world = await firstRunBefore('create job');
  await startRun(world, 'second', { command: 'Y', timeout: 10_000 });
  const startedAt = world.now;
  const readAt: number[] = [];

  while (!world.run('second').isDone) {
    if (world.nextCall('second') === 'list comments') readAt.push(world.now - startedAt);
    await world.answer('second');
  }

  expect(readAt).toEqual([0, 3_000, 6_000, 9_000, 10_000]);
});

// The record.

test('a first command takes seven requests of GitHub, and one of the service', async () => {
  const world = await firstRunBefore('create comment');

  await world.continueToEnd('first');

  expect(requestsIn(world)).toEqual([
    'create comment',
    'count comments',
    'list comments',
    'create job',
    'edit comment',
    'list comments',
    'create comment',
    'delete comment',
  ]);
});

test('before the first poll, the record has the job, and the time by GitHub’s clock', async () => {
  const world = new World();
  await startRun(world, 'first', { skew: 65_000 }, 'create job');
  world.now += 20_000;
  const time = world.now;

  await world.continueUntil('first', 'edit comment');
  expect(world.run('first').calls.map(({ name }) => name)).toEqual(['edit comment']);
  await world.continueUntil('first', 'read job');

  expect(recordsOf(world)).toMatchObject([{ state: 'sent', kind: 'create', jobId: 'job-1', time }]);
});

test('a run that attaches knows how long ago the request was answered', async () => {
  const world = new World();
  await completeRun(world, 'first', { wait: false });
  world.now += 55_000;

  await world.start('second', async () => {
    const claim = claimOf('second', {}, threadOf(world, 'second', { skew: -65_000 }));
    const decision = await claim.decide();
    return decision?.type === 'attach' ? claim.comment.attach(decision.record) : decision;
  });

  expect(await world.continueToEnd('second')).toBe(55_000);
});

test('a message to a job has the reviews since those that the newest one had', async () => {
  const world = new World();
  const since: unknown[] = [];

  for (const reviewsReadAt of [1, 2, 3]) {
    const command = `${reviewsReadAt}`;
    const promptFor = async (_: unknown, facts?: PromptFacts) => {
      since.push(facts?.reviewsSince);
      return promptOf(command, { reviewsReadAt });
    };
    await world.start(command, () => jobRun(world, command, { command }, { promptFor }));
    await world.continueToEnd(command);
  }

  expect(since).toEqual([0, 1, 2]);
});

test('a run that only follows a job records it', async () => {
  const world = new World();
  await world.start('first', () => {
    const { comment } = claimOf('first', {}, threadOf(world, 'first'));
    return comment.follow('job-9');
  });

  await world.continueToEnd('first');

  expect(recordsOf(world)).toMatchObject([{ state: 'sent', isAnswer: false, jobId: 'job-9' }]);
});

test('a progress comment that a person deleted is written anew at the next change', async () => {
  const world = await firstRunBefore('create job');
  world.deleteComment(1);

  await world.continueUntil('first', 'read job');

  expect(commentsIn(world)).toEqual(['progress: sent']);
});

test('while a job runs for an hour, the progress comment is edited each time after half of the age that the job had then', async () => {
  const world = new World();
  world.jobsLast = 3_600_000;
  await startRun(world, 'first', { timeout: 7_200_000 });
  const minutes: number[] = [];
  await world.continueUntil('first', 'edit comment');
  const startedAt = world.now;

  while (!world.run('first').isDone) {
    if (world.nextCall('first') === 'edit comment')
      minutes.push(Math.floor((world.now - startedAt) / 60_000));
    await world.answer('first');
  }

  // The job is read every two minutes at most, so an edit can come that much later.
  expect(minutes).toEqual([0, 2, 4, 6, 10, 17, 27, 41]);
});

test('a run warns once if no comment takes the ID of its job', async () => {
  const world = await firstRunBefore('create job');
  world.jobsLast = 1_200_000;
  world.plan('first', 'edit comment', { status: 403 }, 9);
  world.plan('first', 'create comment', { status: 403 });

  const outcome = await world.continueToEnd('first');

  expect(outcome).toMatchObject({
    warnings: ['Could not save the job ID in the thread', 'Could not post the result'],
  });
});

// The answer.

test.each<[what: string, status: number, times: number, id: number, warnings: string[]]>([
  ['broke down over once', 502, 1, 2, []],
  ['broke down over twice', 502, 2, 1, ['Nobody was notified of the result']],
  ['rejected', 403, 1, 1, ['Nobody was notified of the result']],
])('a result that GitHub %s is in its own comment or in the progress comment', async (...row) => {
  const [, status, times, id, warnings] = row;
  const world = await firstRunBefore('read job');
  world.plan('first', 'create comment', { status }, times);

  const outcome = await world.continueToEnd('first');

  expect(outcome).toMatchObject({ url: `https://github.test/issues/1#${id}`, warnings });
  expect(commentsIn(world)).toEqual(['answer: ended']);
});

test('an answer that did not arrive is not taken for the progress comment', async () => {
  const world = new World();
  await startRun(world, 'first', { wait: false }, 'create job');
  world.plan('first', 'create comment', { request: 'did not arrive' });

  const outcome = await world.continueToEnd('first');

  // It is not posted once more, because it may still arrive.
  expect(outcome).toMatchObject({ url: 'https://github.test/issues/1#1' });
  expect(commentsIn(world)).toEqual(['answer: sent']);
});

test('a result that GitHub did not confirm is looked for, and not posted again', async () => {
  const world = new World();
  await completeRun(world, 'other', { command: 'Z', target: NEW_JOB });
  await startRun(world, 'first', { target: NEW_JOB }, 'read job');
  world.plan('first', 'create comment', { request: 'arrived' });
  await world.continueUntil('first', 'create comment');
  world.plan('first', 'list comments', LIST_WITHOUT_LAST_CHANGE);

  const outcome = await world.continueToEnd('first');

  expect(outcome).toMatchObject({ url: 'https://github.test/issues/1#4' });
  expect(commentsIn(world, 'X')).toEqual(['answer: ended']);
});

test('the end replaces what earlier runs of the command said with the same account', async () => {
  const world = new World();
  world.jobsLast = 60_000;
  for (const [name, user] of [['killed', BOT] as const, ['killed too', ROBOT] as const]) {
    await startRun(world, name, { user }, 'sleep');
    await world.answer(name, { isKill: true, request: 'did not arrive' });
  }
  await completeRun(world, 'timed out', { timeout: 10_000 });
  await startRun(world, 'other', { command: 'Y' }, 'send message');
  expect(commentsIn(world)).toEqual([
    'progress: sent',
    'progress: sent',
    'answer: sent',
    'progress: sending',
  ]);

  await completeRun(world, 'last');

  expect(commentsIn(world)).toEqual(['progress: sent', 'progress: sending', 'answer: ended']);
  expect(world.thread[0]?.author).toEqual(ROBOT);
});

test.each<[what: string, CallName, requests: string[], comments: string[]]>([
  ['reads the thread', 'list comments', ['list comments', 'edit comment'], []],
  ['sends the request', 'create job', ['create job', 'edit comment'], ['answer: sent']],
  ['waits for the job', 'sleep', ['edit comment'], ['answer: sent']],
])('a run that is stopped while it %s makes one edit, and sends no more', async (...row) => {
  const [, call, requests, comments] = row;
  const world = await firstRunBefore(call);
  const requestsBefore = requestsIn(world).length;

  await world.stop('first');
  await world.continueToEnd('first');

  expect(requestsIn(world).slice(requestsBefore)).toEqual(requests);
  expect(commentsIn(world)).toEqual(comments);
});
