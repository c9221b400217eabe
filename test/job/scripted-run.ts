/**
 * Job runs with a scripted service and thread, which note their calls, and a clock that does not
 * wait.
 */

import { setImmediate as turn } from 'node:timers/promises';
import type { Prompt, PromptReader } from '../../src/context/prompt.ts';
import type { Session } from '../../src/environment.ts';
import type { RequestResult } from '../../src/http/failed-request.ts';
import { JobRun, type RunParts } from '../../src/job/send-and-follow.ts';
import type { JobRequest } from '../../src/job-request.ts';
import type { ServiceClient } from '../../src/service/client.ts';
import type { Job, StartedJob } from '../../src/service/schema.ts';
import type { Claim } from '../../src/thread/claim.ts';
import type { RunComment } from '../../src/thread/comment.ts';
import type { FinalDecision } from '../../src/thread/decide.ts';
import { failureOf, jobOf } from '../service/answers.ts';
import { createFakeClock } from '../support/clock.ts';
import { wordsOf } from '../support/words.ts';

/**
 * The status of a failed request; or what differs from an active job, with the service's word for
 * its status.
 */
type Response = number | (Partial<StartedJob> & { status?: string });

/** On an issue. */
export const command = {
  command: { issue: { isPullRequest: false } },
  instruction: 'Do it',
  target: { type: 'continue' },
} as unknown as JobRequest;
export const toJob: JobRequest = { ...command, target: { type: 'job', jobId: 'job_1' } };
export const onlyWait: JobRequest = { ...toJob, instruction: undefined };

export function promptOf(text: string, more: Partial<Prompt> = {}): Prompt {
  return { text, editedSince: false, ...more };
}

export interface RunGiven
  extends Partial<Pick<RunParts, 'request' | 'claim' | 'changesStart' | 'isCommentGone'>> {
  service?: Pick<ServiceClient, 'post' | 'retrieve'>;
  promptFor?: PromptReader['promptFor'];
  /** By default, a run waits for half an hour, and stops for no signal. */
  session?: Partial<Record<keyof Session, unknown>>;
}

/** Runs the action's code. Unless told otherwise, it has no thread, and no context. */
export async function jobRunOf(given: RunGiven) {
  const { promptFor = async () => promptOf('Do it'), request = command, ...parts } = given;
  const publisher = { output: () => {}, info: () => {}, group: () => {}, warn: () => {} };
  const session = {
    inputs: { wait: true },
    random: () => 0,
    signal: new AbortController().signal,
    deadline: 1_800_000,
    run: { attempt: 1, serverUrl: 'https://github.com' },
    publisher,
    ...parts.session,
  } as unknown as Session;

  const run = new JobRun({
    claim: undefined,
    isCommentGone: async () => false,
    ...parts,
    request,
    session,
    service: parts.service as ServiceClient,
    prompts: { promptFor } as PromptReader,
  });
  const report = await run.complete();
  return { report, comment: run.comment };
}

export interface Script extends Omit<RunGiven, 'service' | 'claim'> {
  /** Undefined: GitHub rejects comments. By default, the run creates a job. */
  verdict?: FinalDecision | undefined;
  stop?: AbortController;
  /** With what the service responds to each POST and each GET; the last one repeats. */
  posts?: readonly Response[];
  gets?: readonly Response[];
  /** Called with what the service, the thread, and the log are told, such as `GET job_1`. */
  onEvent?: (event: string) => void;
  /** How long the thread takes to decide, in ms. */
  decidingMs?: number;
  /** Since the other run's request was accepted, in ms. */
  sinceAccepted?: number;
}

function resultOf(response: Response = {}, id: string): RequestResult<Job> {
  if (typeof response !== 'number') {
    const { status = 'active', ...fields } = response;
    return { kind: 'value', value: jobOf(status, { id, ...fields }) };
  }

  const isGone = response === 404 || response === 410;
  return failureOf(isGone ? 'gone' : 'transient', { status: response });
}

export async function run(script: Script) {
  const { stop = new AbortController(), decidingMs = 0, sinceAccepted = 0, onEvent } = script;
  const { posts = [{}], gets = [{ status: 'completed' }] } = script;
  const clock = createFakeClock({ now: 0 });
  const events: string[] = [];
  const limits: (number | undefined)[] = [];
  const note = (event: string) => {
    events.push(event);
    onEvent?.(event);
  };

  const publisher = {
    mayHaveSent: false,
    output: (name: string, value: string) => note(`${name}: ${value}`),
    info: (line: never) => note(wordsOf(line)),
    group: () => {},
    warn: () => {},
  };
  const next = { post: 0, get: 0 };
  const service: RunGiven['service'] = {
    async post({ jobId }) {
      note(`POST ${jobId ?? 'new'}${publisher.mayHaveSent ? '' : ' unsaid'}`);
      return resultOf(posts[Math.min(next.post++, posts.length - 1)], jobId ?? 'job_2');
    },
    async retrieve(id, limitMs) {
      limits.push(limitMs);
      note(`GET ${id}`);
      return resultOf(gets[Math.min(next.get++, gets.length - 1)], id);
    },
  };
  const comment = {
    follow: async (jobId) => note(`follow ${jobId}`),
    attach: async () => sinceAccepted,
    async sent({ kind, jobId, before }) {
      // Writing a comment takes a while.
      await turn();
      note(`recorded ${kind} ${jobId}, before: ${before?.status}`);
    },
    show: async ({ reportedStatus }) => note(`comment ${reportedStatus}`),
  } as Partial<RunComment> as RunComment;
  const claim = {
    comment,
    async decide() {
      clock.advance(decidingMs);
      return 'verdict' in script ? script.verdict : { type: 'create' };
    },
    factsFor: () => ({ reviewsSince: 0, issue: undefined }),
  } as Partial<Claim> as Claim;

  const session = { clock, signal: stop.signal, publisher, ...script.session };
  const ended = await jobRunOf({ ...script, service, claim, session });
  return { ...ended, events, limits, endedAt: clock.now() };
}
