/**
 * Job runs with a scripted service and thread, which note their calls, and a clock that does not
 * wait.
 */

import { setImmediate as turn } from 'node:timers/promises';
import type { Prompt } from '../../src/context/prompt.ts';
import type { RequestResult } from '../../src/http/failed-request.ts';
import { type RunDeps, sendAndFollow } from '../../src/job/send-and-follow.ts';
import type { Job, StartedJob } from '../../src/service/schema.ts';
import type { FinalDecision } from '../../src/thread/decide.ts';
import { newRecord } from '../../src/thread/record.ts';
import { type RunThread, silentThread } from '../../src/thread/silent-thread.ts';
import { failureOf, jobOf } from '../service/answers.ts';
import { createFakeClock } from '../support/clock.ts';

type Request = RunDeps['request'];

/**
 * The status of a failed request; or what differs from an active job, with the service's word for
 * its status.
 */
type Answer = number | (Partial<StartedJob> & { status?: string });

/** A command on an issue. */
export const COMMAND: Request['command'] = {
  name: '/docs',
  issueInEvent: { title: '', body: '', isPullRequest: false },
  lines: undefined,
};
export const command: Request = {
  command: COMMAND,
  instruction: 'Do it',
  target: { type: 'continue' },
};
export const toJob: Request = { ...command, target: { type: 'job', jobId: 'job_1' } };
export const onlyWait: Request = { ...toJob, instruction: undefined };

export function promptOf(text: string, more: Partial<Prompt> = {}): Prompt {
  return { text, editedSince: false, ...more };
}

/**
 * Runs the action's code. Unless told otherwise, it has half an hour, no thread, and no context.
 */
export function jobRunOf(
  deps: Pick<RunDeps, 'request' | 'service' | 'clock'> & Partial<RunDeps>,
): ReturnType<typeof sendAndFollow> {
  return sendAndFollow({
    inputs: { wait: true, 'poll-interval': undefined },
    random: () => 0,
    signal: new AbortController().signal,
    deadline: 1_800_000,
    promptFor: async () => promptOf('Do it'),
    isWithdrawn: undefined,
    changesStart: undefined,
    run: { attempt: 1 },
    thread: silentThread(deps.request.target),
    withoutThread: () => silentThread(deps.request.target),
    stateOfPullRequest: async () => ({}),
    publisher: { mayHaveSent: false, output: () => {} },
    log: logTo(() => {}),
    ...deps,
  });
}

type Given = 'run' | 'isWithdrawn' | 'deadline' | 'promptFor' | 'publisher';

export interface Script extends Partial<Pick<RunDeps, Given>> {
  /** Default: the thread's command. */
  request?: Request;
  verdict?: FinalDecision;
  wait?: boolean;
  stop?: AbortController;
  /** What each POST and each GET is answered; the last one repeats. */
  posts?: readonly Answer[];
  gets?: readonly Answer[];
  /** Called with what the service, the thread, and the log are told, such as `GET job_1`. */
  onEvent?: (event: string) => void;
  /** The merged pull request, and the one with conflicts. */
  merged?: string;
  conflicts?: string;
  /** Since the other run's request was answered, in ms. */
  sinceAnswer?: number;
}

function resultOf(answer: Answer = {}, id: string): RequestResult<Job> {
  if (typeof answer !== 'number') {
    const { status = 'active', ...fields } = answer;
    return { kind: 'value', value: jobOf(status, { id, ...fields }) };
  }

  const isGone = answer === 404 || answer === 410;
  return failureOf(isGone ? 'gone' : 'transient', { status: answer });
}

export async function run(script: Script) {
  const { request = command, wait = true, stop = new AbortController() } = script;
  const { onEvent, ...given } = script;
  const clock = createFakeClock({ now: 0 });
  const events: string[] = [];
  const note = (event: string) => {
    events.push(event);
    onEvent?.(event);
  };

  const inputs = { wait, 'poll-interval': undefined };
  const log = logTo(note);
  const service = serviceOf(script, note);
  const thread = threadOf(script, note);
  const { signal } = stop;
  const stateOfPullRequest = async (link: string) => {
    if (link === script.merged) return { end: 'merged' as const };
    return link === script.conflicts ? { conflictsWith: 'main' } : {};
  };
  const withoutThread = () => {
    note('withoutThread');
    return silentThread(request.target);
  };
  const scripted = { thread, withoutThread, stateOfPullRequest, service, log };
  const ended = await jobRunOf({ ...given, ...scripted, request, inputs, clock, signal });
  return { ...ended, events, endedAt: clock.now() };
}

function serviceOf(script: Script, note: (event: string) => void): RunDeps['service'] {
  const { posts = [{}], gets = [{ status: 'completed' }] } = script;
  const next = { post: 0, get: 0 };

  return {
    async post({ jobId }) {
      note(`POST ${jobId ?? 'new'}`);
      return resultOf(posts[Math.min(next.post++, posts.length - 1)], jobId ?? 'job_2');
    },
    async retrieve(id) {
      note(`GET ${id}`);
      return resultOf(gets[Math.min(next.get++, gets.length - 1)], id);
    },
  };
}

function threadOf(script: Script, note: (event: string) => void): RunThread {
  const { request = command, verdict = { type: 'create' }, sinceAnswer = 0 } = script;

  return {
    ...silentThread(request.target),
    record: newRecord('7', 'own', 0),
    begin: async () => verdict,
    follow: async (jobId) => note(`follow ${jobId}`),
    attach: async () => sinceAnswer,
    async sent({ kind, jobId, before }) {
      // Writing a comment takes a while.
      await turn();
      note(`recorded ${kind} ${jobId}, before: ${before?.status}`);
    },
    show: async ({ reportedStatus }) => note(`comment ${reportedStatus}`),
  };
}

function logTo(note: (event: string) => void): RunDeps['log'] {
  return {
    sending: (jobId) => note(`sending ${jobId ?? 'new'}`),
    pausing: ({ status }, ms) => note(`pausing ${status} ${ms}`),
    started: (jobId, request) => note(`started ${jobId} ${request}`),
    seen: ({ status }, isLast) => note(`seen ${status}${isLast ? ', the end' : ''}`),
    readFailed: ({ status }) => note(`readFailed ${status}`),
  };
}
