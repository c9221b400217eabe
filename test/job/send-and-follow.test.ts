import { expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import type { FinalDecision } from '../../src/thread/decide.ts';
import { type AcceptedRecord, newRecord } from '../../src/thread/record.ts';
import { wordsOf } from '../support/words.ts';
import { command, onlyWait, run, type Script, toJob } from './scripted-run.ts';

// What a run sends, and tells its log and its thread, for what the thread has decided.

const OLD = 'https://host.test/pull/1';
const NEW = 'https://host.test/pull/2';
const before = { status: 'completed', prLink: OLD };
const end = { status: 'completed', prLink: NEW };
const doesNotWait = { inputs: { wait: false } };

test('a create is recorded before the first poll, and its states are shown', async () => {
  const { report, events } = await run({ gets: [end] });

  const job = { turn: 'create', jobId: 'job_2', job: { prLink: NEW } };
  expect(report).toMatchObject({ outcome: 'pr-opened', ...job, isShared: false });
  expect(report.durationMs).toBe(5_000);
  expect(events).toEqual([
    'POST new',
    'job-id: job_2',
    'Job job_2 created.',
    'recorded create job_2, before: undefined',
    '0 s: active',
    'comment active',
    'GET job_2',
    '5 s: completed',
  ]);
});

const message: FinalDecision = { type: 'message', jobId: 'job_1', prLink: OLD };

test('a message is recorded with the state before, and its response is not its end', async () => {
  // It may also carry another ID.
  const posts = [{ ...end, id: 'job_3' }];

  const { report, events } = await run({ verdict: message, posts, gets: [before, {}, end] });

  const job = { turn: 'message', jobId: 'job_1', job: { prLink: NEW } };
  expect(report).toMatchObject({ ...job, earlier: before, isShared: false });
  expect(events.slice(0, 6)).toEqual([
    'GET job_1',
    'POST job_1',
    'job-id: job_1',
    'Job job_1 received the message.',
    'recorded message job_1, before: completed',
    'GET job_1',
  ]);
});

test('a message to an active job has an end that may be an earlier message’s', async () => {
  const { report, endedAt } = await run({ verdict: message, gets: [{}, end] });

  // Only the thread knows the pull request.
  const earlier = { status: 'active', prLink: OLD };
  expect(report).toMatchObject({ outcome: 'pr-opened', isShared: true, earlier });
  expect(endedAt).toBeGreaterThan(60_000);
});

test('the state of the job before a message that is sent again is not known', async () => {
  const { events, endedAt } = await run({
    verdict: message,
    posts: [429, {}],
    gets: [before, end],
  });

  expect(events).toContain('It failed. No work was started. Retrying in 5 s.');
  expect(events).toContain('recorded message job_1, before: undefined');
  expect(endedAt).toBeGreaterThan(65_000);
});

test.each<[string, Script, why: string | undefined]>([
  ['no longer exists', { gets: [404, end], posts: [404, {}] }, 'no longer exists'],
  ['cannot be read', { gets: [502, 502, end] }, undefined],
])('whether a new job replaces a thread’s job that %s', async (_, script, why) => {
  const { report, events } = await run({ verdict: message, ...script });

  const isReplaced = why !== undefined;
  const turn = isReplaced ? 'create' : 'message';
  expect(report).toMatchObject({ outcome: 'pr-opened', turn });
  expect(report.earlier === undefined).toBe(isReplaced);
  expect(events.includes('POST new')).toBe(isReplaced);
  expect(report.replaced?.jobId).toBe(isReplaced ? 'job_1' : undefined);
  expect(wordsOf(report.replaced?.why)).toContain(why ?? '');
});

test('a job that was named is never replaced', async () => {
  const isGone = { gets: [{ status: 'archived' }], posts: [410] };

  const { report, events } = await run({ verdict: message, request: toJob, ...isGone });

  expect(report).toMatchObject({ turn: 'message', jobId: 'job_1' });
  expect(events).not.toContain('POST new');
});

test('without what the prompt needs, nothing is sent', async () => {
  const error = new SetupError({ title: 'Unreadable', happened: [] });

  const { report, events } = await run({ promptFor: () => Promise.reject(error) });

  expect(report.reason).toEqual({ kind: 'not-started', error });
  expect(events).toEqual([]);
});

const attachTo = (change: Partial<AcceptedRecord> = {}): FinalDecision => {
  const record = { ...newRecord('7', 'other', 0), id: 1, url: '', author: undefined };
  const sent = { state: 'sent', kind: 'create', jobId: 'job_1' } as const;
  return { type: 'attach', record: { ...record, ...sent, ...change } };
};

test.each<[string, Script, first: string[]]>([
  ['the job of another run', { verdict: attachTo() }, []],
  ['the job of its request', { request: onlyWait }, ['follow job_1']],
])('a run that attaches to %s waits, and reads it at once', async (_, script, first) => {
  const { report, events, endedAt } = await run({ ...script, gets: [end], session: doesNotWait });

  expect(report).toMatchObject({ outcome: 'pr-opened', turn: 'attach', jobId: 'job_1' });
  const then = ['job-id: job_1', 'Waiting for job job_1.', 'GET job_1', '0 s: completed'];
  expect(events).toEqual([...first, ...then]);
  expect(endedAt).toBe(0);
});

test.each([
  [1, undefined, true],
  [2, undefined, false],
  [1, command.command, false],
])('in attempt %i, whether another job has sent the same request', async (...row) => {
  const [attempt, byCommand, isDuplicate] = row;
  const request = { ...command, command: byCommand };
  const session = { run: { attempt } };

  const { report } = await run({ verdict: attachTo(), gets: [end], session, request });

  expect(report.isDuplicate).toBe(isDuplicate);
});

test.each([
  [100_000, 10_000],
  [20_000, 50_500],
])('who attaches %i ms after a follow-up was accepted waits %i ms', async (...row) => {
  const [sinceAccepted, waitedMs] = row;
  const verdict = attachTo({ kind: 'message', before });

  const { endedAt } = await run({ verdict, sinceAccepted, gets: [before] });

  // The end counts after 60 s, and after three equal readings.
  expect(endedAt).toBe(waitedMs);
});

test('a run goes on without its thread if GitHub rejects comments', async () => {
  const { events, comment } = await run({ verdict: undefined, request: toJob });

  expect(events).toContain('POST job_1');
  expect(events.join()).not.toMatch(/recorded|comment/);
  expect(comment).toBeUndefined();
});

const unlinked = { status: 'completed' };

test.each<[string, Script, outcome: string]>([
  ['counts at the deadline', { gets: [unlinked], session: { deadline: 8_000 } }, 'no-changes'],
  ['does not count if the job is active again', { gets: [unlinked, {}] }, 'timed-out'],
])('an end whose pull request may still come %s', async (_, script, outcome) => {
  const { report } = await run(script);

  expect(report.outcome).toBe(outcome);
});
