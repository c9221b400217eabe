import { describe, expect, test } from 'vitest';
import { SetupError, SkippedRun } from '../../src/errors.ts';
import { RunEnd } from '../../src/job-end.ts';
import { command, promptOf, run, type Script, toJob } from './scripted-run.ts';

// How a signal ends a run.

const BEFORE = { reason: { kind: 'canceled-before-sending' }, outcome: 'cancelled' };
const WAITING = { reason: { kind: 'canceled-while-waiting' }, outcome: 'cancelled' };
const toThread = {
  request: toJob,
  verdict: { type: 'message', jobId: 'job_1', prLink: undefined },
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
  ['a command', { request: command }, undefined],
  ['a message', { request: toJob }, 'job_1'],
])('a signal at the start: nothing is sent (%s)', async (_, script, jobId) => {
  const stop = new AbortController();
  stop.abort();

  const { report, events } = await run({ ...script, stop });

  expect(report).toMatchObject({ ...BEFORE, requestState: undefined, jobId });
  expect(events).toEqual([]);
});

test('a reading that a signal ends, before a message, is not logged as a failure', async () => {
  const { report, events } = await run(stoppedAt('GET', { ...toThread, gets: [502] }));

  expect(report).toMatchObject(BEFORE);
  expect(events.join()).not.toContain('readFailed');
});

test.each<[string, Script, expected: object]>([
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
    return promptOf('Do it');
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

describe('what is thrown once the request may have arrived', () => {
  /** In the order of the run. */
  const moments = ['POST', 'started', 'recorded', 'seen', 'comment', 'GET'];
  const ends = [
    new SetupError({ title: 'No token', happened: [] }),
    new SkippedRun({ title: 'Nothing to do', happened: [] }),
    new RunEnd({ kind: 'canceled-before-sending' }),
  ];
  const throwing = (moment: string, error: unknown) => (event: string) => {
    if (event.startsWith(moment)) throw error;
  };

  test.each(
    moments.flatMap((moment) => ends.map((error) => [moment, error.message, error] as const)),
  )('never says that nothing was sent, but is a bug (%s: %s)', async (moment, _, error) => {
    const publisher = { mayHaveSent: false, output: () => {} };

    const ended = run({ publisher, onEvent: throwing(moment, error) });

    await expect(ended).rejects.toMatchObject({ name: 'Error', cause: error });
    expect(publisher.mayHaveSent).toBe(true);
  });

  test.each(moments.map((moment) => [moment, moment === 'POST' ? 'sending' : 'sent']))(
    'says as the reason of a signal what became of the request (%s: %s)',
    async (...row) => {
      const [moment = '', requestState] = row;
      const stop = new AbortController();
      const onEvent = (event: string) => {
        if (!event.startsWith(moment)) return;
        stop.abort();
        throw stop.signal.reason;
      };

      const { report } = await run({ stop, onEvent });

      expect(report).toMatchObject({ requestState });
    },
  );
});
