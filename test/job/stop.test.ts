import { expect, test } from 'vitest';
import { createFakeClock } from '../support/clock.ts';
import { command, onlyWait, run, type Script, toJob } from './job-run.ts';

// How a signal ends a run.

const BEFORE = { reason: { kind: 'canceled-before-sending' }, outcome: 'cancelled' };
const WAITING = { reason: { kind: 'canceled-while-waiting' }, outcome: 'cancelled' };
const toThread = {
  request: toJob,
  verdict: { type: 'message', jobId: 'job_1', prLink: null },
} as const;
const end = { status: 'completed', prLink: 'https://host.test/pull/1' };

/** A script in which the signal comes with the first request of this method. */
function stoppedAt(method: string, script: Script): Script {
  const stop = new AbortController();
  const onEvent = (event: string) => {
    if (event.startsWith(method)) stop.abort();
  };
  return { ...script, stop, onEvent };
}

test.each([
  ['a command', { request: command }, ''],
  ['a message', { request: toJob }, 'job_1'],
  ['attaching', { request: onlyWait }, 'job_1'],
])('a signal at the start: nothing is sent (%s)', async (_, script, jobId) => {
  const stop = new AbortController();
  stop.abort();

  const { report, events } = await run({ ...script, stop });

  expect(report).toMatchObject({ ...BEFORE, state: undefined, jobId });
  expect(events).toEqual([]);
});

test.each<[string, at: number, Script, expected: object]>([
  ['before a retry', 500, { posts: [429] }, BEFORE],
  ['before a poll', 5_500, { gets: [{}] }, { ...WAITING, job: { status: 'active' } }],
])('a signal ends the pause %s', async (_, at, script, expected) => {
  const clock = createFakeClock({ now: 0 });
  const stop = new AbortController();
  clock.at(at, () => stop.abort());

  const { report, events, endedAt } = await run({ ...script, clock, stop });

  expect(report).toMatchObject(expected);
  expect(events.filter((event) => event.startsWith('POST'))).toHaveLength(1);
  expect(endedAt).toBe(at);
});

test.each<[string, Script, expected: object]>([
  ['before a message', { ...toThread, gets: [502] }, BEFORE],
  ['after a create', { gets: [502] }, WAITING],
])('a signal during a GET without an answer, %s', async (_, script, expected) => {
  const { report, events } = await run(stoppedAt('GET', script));

  expect(report).toMatchObject(expected);
  expect(events.join()).not.toContain('readFailed');
});

test.each<[string, Script, expected: object]>([
  ['accepts it', {}, { ...WAITING, jobId: 'job_2' }],
  ['accepts it, and is not waited for', { wait: false }, { ...WAITING, jobId: 'job_2' }],
  ['shows an end', { posts: [end] }, { outcome: 'pr-opened' }],
])('a signal during a POST whose answer %s', async (_, script, expected) => {
  const { report, events } = await run(stoppedAt('POST', script));

  expect(report).toMatchObject(expected);
  expect(events.join()).not.toContain('GET');
});

test.each(['ends', 'fails'])('a signal while the context is read, which %s', async (how) => {
  const stop = new AbortController();
  const promptFor = async () => {
    stop.abort();
    if (how === 'fails') throw stop.signal.reason;
    return { text: 'Do it', editedSince: false };
  };

  const { report, events } = await run({ stop, promptFor });

  expect(report).toMatchObject(BEFORE);
  expect(events.join()).not.toContain('POST');
});

test('a bug is not taken for a signal', async () => {
  const stop = new AbortController();
  const bug = new TypeError('a bug');
  const promptFor = async () => {
    stop.abort();
    throw bug;
  };

  await expect(run({ stop, promptFor })).rejects.toBe(bug);
});
