import { describe, expect, test } from 'vitest';
import { SetupError, SkippedRun } from '../../src/errors.ts';
import { type EndReason, RunEnd } from '../../src/result/job-end.ts';
import { promptOf, run, type Script, toJob } from './scripted-run.ts';

// How a signal, or an error, ends a run.

const message: Script = {
  request: toJob,
  verdict: { type: 'message', jobId: 'job_1' },
};
const end = { status: 'completed', prLink: 'https://host.test/pull/1' };

const unsent = { kind: 'canceled', requestState: undefined } as const;

test.each<[moment: string, Script, ends: EndReason, last: string | undefined]>([
  ['', {}, unsent, undefined],
  ['GET', { ...message, gets: [502] }, unsent, 'GET job_1'],
  [
    'POST',
    { session: { inputs: { wait: false } } },
    { kind: 'canceled', requestState: 'sent' },
    '0 s: active',
  ],
  ['POST', { posts: [end] }, { kind: 'pr-opened' }, '0 s: completed'],
])('a signal at “%s” of %o ends the run as %o', async (moment, script, ends, last) => {
  const stop = new AbortController();
  // Without a moment, it was there before.
  if (moment === '') stop.abort();
  const onEvent = (event: string) => {
    if (event.startsWith(moment)) stop.abort();
  };

  const { report, events } = await run({ ...script, stop, onEvent });

  expect(report.reason).toEqual(ends);
  expect(events.at(-1)).toBe(last);
});

test.each(['ends', 'fails'])('a signal while the context is read, which %s', async (how) => {
  const stop = new AbortController();
  const promptFor = async () => {
    stop.abort();
    if (how === 'fails') throw stop.signal.reason;
    return promptOf('Do it');
  };

  const { report, events } = await run({ stop, promptFor });

  expect(report.reason).toEqual(unsent);
  expect(events).toEqual([]);
});

describe('once the request may have arrived', () => {
  const moments = ['POST', 'recorded', 'GET'];

  test.each(moments)('no error says that nothing was sent: it is a bug (%s)', async (moment) => {
    const ends = [
      new SetupError({ title: 'No token', happened: [] }),
      new SkippedRun({ title: 'Nothing to do', happened: [] }),
      new RunEnd(unsent),
    ];
    for (const cause of ends) {
      const onEvent = (event: string) => {
        if (event.startsWith(moment)) throw cause;
      };

      const ended = run({ onEvent });

      await expect(ended).rejects.toMatchObject({ name: 'Error', cause });
    }
  });

  test.each(moments)('the reason of a signal says what became of it (%s)', async (moment) => {
    const stop = new AbortController();
    const onEvent = (event: string) => {
      if (event.startsWith(moment)) stop.abort();
      stop.signal.throwIfAborted();
    };

    const { report } = await run({ stop, onEvent });

    expect(report.requestState).toBe(moment === 'POST' ? 'sending' : 'sent');
  });
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
