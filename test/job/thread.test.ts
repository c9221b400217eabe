import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GitHubFault } from '../../src/github/faults.ts';
import type { JobRunDeps } from '../../src/job/carry-out.ts';
import type { RequestResult } from '../../src/service/client.ts';
import type { Job } from '../../src/service/schema.ts';
import { newRecord, type PostedRecord } from '../../src/thread/record.ts';
import type { Verdict } from '../../src/thread/run.ts';
import { createFakeClock } from '../support/clock.ts';
import { jobRunOf } from './tasks.ts';
import { logTo } from './with-service.ts';

// What a run sends and tells its thread, for what the thread has decided.

const OLD = 'https://host.test/pull/1';
const NEW = 'https://host.test/pull/2';
const failure = (status: number) =>
  ({ kind: 'failure', failure: 'gone', status, happened: [], serviceMessage: '' }) as const;

interface Given {
  verdict?: Verdict;
  /** Default: the thread's command. */
  request?: JobRunDeps['request'];
  wait?: boolean;
  /** What the service shows at each GET; the last repeats. */
  shown?: readonly (Partial<Job> | number)[];
  /** The status of the response to a message. */
  messageStatus?: number;
  merged?: string;
  sinceAnswer?: number;
}

const command = {
  commandName: '/docs',
  instruction: 'Do it',
  target: { type: 'continue' },
} as const;
const completed = { status: 'completed', prLink: OLD };

/** Carries out a run whose service and thread note their calls. */
async function run(given: Given) {
  const { verdict = { type: 'create' }, request = command, wait = true, sinceAnswer = 0 } = given;
  const { shown = [{ status: 'completed', prLink: NEW }], messageStatus, merged } = given;
  const events: string[] = [];
  let gets = 0;
  const note = (event: string) => void events.push(event);

  const service: JobRunDeps['service'] = {
    async post({ jobId }) {
      note(`POST ${jobId ?? 'new'}`);
      if (jobId && messageStatus) return failure(messageStatus);
      return { kind: 'value', value: { id: jobId ?? 'job_2', status: 'active', prLink: null } };
    },
    async retrieve(id): Promise<RequestResult<Job>> {
      note(`GET ${id}`);
      const job = shown[Math.min(gets, shown.length - 1)] ?? 404;
      gets += 1;
      if (typeof job === 'number') return failure(job);
      return { kind: 'value', value: { id, status: 'active', prLink: null, ...job } };
    },
  };
  const threadRun = {
    begin: async () => verdict,
    follow: async (jobId: string) => note(`follow ${jobId}`),
    attach: async () => sinceAnswer,
    async sent({ kind, jobId, before }: PostedRecord) {
      // Writing a comment takes a while.
      await turn();
      note(`recorded ${kind} ${jobId} ${before?.status}`);
    },
    show: async () => {},
  };
  const conversation = {
    run: threadRun as never,
    progress: () => '',
    factsFor: () => ({ reviewsSince: 0 }),
    endOfPullRequest: async (link: string) => (link === merged ? ('merged' as const) : undefined),
  };

  const clock = createFakeClock({ now: 0 });
  const inputs = { wait, 'poll-interval': undefined };
  const { pausing: _, seen: __, ...log } = logTo(events);
  const quietly = { ...log, pausing() {}, seen() {}, sending() {} };
  const job = jobRunOf({ request, service, clock, inputs, conversation, log: quietly });
  const report = await job.carryOut();
  return { report, events, endedAt: clock.now(), conversation: job.conversation };
}

test('the ID of a job is written and recorded before the first poll', async () => {
  const { events } = await run({});

  expect(events).toEqual([
    'POST new',
    'started job_2 create',
    'recorded create job_2 undefined',
    'GET job_2',
  ]);
});

test('a run that does not wait leaves once its request is recorded', async () => {
  const { report, events } = await run({ wait: false });

  expect(report).toMatchObject({ outcome: 'detached', jobId: 'job_2', job: { status: 'active' } });
  expect(events.at(-1)).toBe('recorded create job_2 undefined');
});

const message: Verdict = { type: 'message', jobId: 'job_1', prLink: OLD };
const toJob = { ...command, target: { type: 'job', jobId: 'job_1' } } as const;

test('a message is recorded with the state of the job before', async () => {
  const { report, events } = await run({ verdict: message, shown: [completed, completed, {}] });

  expect(report).toMatchObject({ request: 'message', jobId: 'job_1', earlier: completed });
  const recorded = events.slice(0, 4);
  expect(recorded).toEqual([
    'GET job_1',
    'POST job_1',
    'started job_1 message',
    'recorded message job_1 completed',
  ]);
});

test.each<[string, Given, why: string | undefined]>([
  ['is archived', { shown: [{ status: 'archived' }, completed] }, 'was archived'],
  ['has a merged pull request', { shown: [completed], merged: OLD }, 'merged'],
  ['has one that only its record shows', { shown: [{}, completed], merged: OLD }, 'merged'],
  ['cannot be read, and has one in its record', { shown: [502, completed], merged: OLD }, 'merged'],
  ['no longer exists', { shown: [404, completed], messageStatus: 404 }, 'no longer exists'],
  ['is one that cannot be read', { shown: [404, completed] }, undefined],
])('whether a new job replaces a thread’s job that %s', async (_, given, why) => {
  const { report, events } = await run({ verdict: message, ...given });

  const isReplaced = why !== undefined;
  expect(report.request).toBe(isReplaced ? 'create' : 'message');
  expect(events.includes('POST new')).toBe(isReplaced);
  expect(report.replaced?.jobId).toBe(isReplaced ? 'job_1' : undefined);
  expect(JSON.stringify(report.replaced?.why ?? [])).toContain(why ?? '');
});

test.each<[string, Given]>([
  ['is archived', { shown: [{ status: 'archived' }] }],
  ['has a merged pull request', { shown: [completed], merged: OLD }],
  ['is gone', { messageStatus: 410 }],
])('a job that was named is never replaced: one that %s', async (_, given) => {
  const verdict: Verdict = { ...message, prLink: null };

  const { report, events } = await run({ verdict, request: toJob, ...given });

  expect(report).toMatchObject({ request: 'message', jobId: 'job_1' });
  expect(events).not.toContain('POST new');
});

const record = (change: Partial<PostedRecord>): PostedRecord => ({
  ...newRecord('7', 'other', 0),
  ...{ id: 1, url: '', author: null },
  state: 'sent',
  kind: 'create',
  jobId: 'job_1',
  ...change,
});
const attachTo = (change: Partial<PostedRecord> = {}): Verdict => ({
  type: 'attach',
  record: record(change),
});

test('a run attaches to the job that another run has started, whether it waits or not', async () => {
  const { report, events } = await run({ verdict: attachTo(), wait: false });

  expect(report).toMatchObject({ outcome: 'pr-opened', request: 'attach', jobId: 'job_1' });
  expect(events).toEqual(['started job_1 attach', 'GET job_1']);
});

test('an end that stands in the thread is reported without asking the service', async () => {
  const end = { state: 'ended', status: 'completed', prLink: OLD } as const;

  const { report, events } = await run({ verdict: attachTo(end) });

  expect(report).toMatchObject({ outcome: 'pr-opened', prLink: OLD, request: 'attach' });
  expect(events).toEqual(['started job_1 attach']);
});

test.each([
  [100_000, 10_000],
  [20_000, 50_500],
])('who attaches %i ms after a follow-up’s answer waits %i ms', async (sinceAnswer, waitedMs) => {
  const verdict = attachTo({ kind: 'message', before: completed });

  const { endedAt } = await run({ verdict, sinceAnswer, shown: [completed] });

  // The end counts 60 s after that answer, and after three equal readings.
  expect(endedAt).toBe(waitedMs);
});

test.each([
  [30_000, 'pr-opened'],
  [60_000, 'unknown'],
])('404 for who attaches %i ms after a create: %s', async (sinceAnswer, outcome) => {
  const shown = [404, 404, 404, completed];

  const { report } = await run({ verdict: attachTo(), sinceAnswer, shown });

  expect(report.outcome).toBe(outcome);
});

test('a run without an instruction only follows its job, whether it waits or not', async () => {
  const request = { ...toJob, instruction: undefined };

  const { report, events } = await run({ request, wait: false });

  expect(report).toMatchObject({ outcome: 'pr-opened', request: 'attach' });
  expect(events).toEqual(['follow job_1', 'started job_1 attach', 'GET job_1']);
});

test.each([
  ['its own command', command, 'create', ''],
  ['a named job', toJob, 'message', 'job_1'],
])('a refusal in a thread sends nothing: %s', async (_, request, kind, jobId) => {
  const verdict: Verdict = { type: 'refuse', because: 'this-command' };

  const { report, events } = await run({ verdict, request });

  expect(report).toMatchObject({ reason: { kind: 'this-command' }, request: kind, jobId });
  expect(events).toEqual([]);
});

test.each([
  ['a command', command, 'POST new'],
  ['a named job', toJob, 'POST job_1'],
])('a run goes on without its thread if GitHub rejects comments: %s', async (...row) => {
  const [, request, post] = row;
  const fault = new GitHubFault('Locked', { status: 403 });

  const { events, conversation } = await run({ verdict: { type: 'no-thread', fault }, request });

  expect(events[0]).toBe('withoutThread');
  expect(events).toContain(post);
  expect(events.filter((event) => event.startsWith('recorded'))).toEqual([]);
  expect(conversation).toBeUndefined();
});
