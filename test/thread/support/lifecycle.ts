import { GitHubFault } from '../../../src/github/comments.ts';
import type { Target } from '../../../src/thread/decide.ts';
import { readRecord, sealOf } from '../../../src/thread/record.ts';
import type { ThreadRun } from '../../../src/thread/run.ts';
import { openThread } from '../../../src/thread/thread.ts';
import type { ThreadWarning } from '../../../src/thread/warning.ts';
import type { World } from './world.ts';

/** The code under test; a mutant has its own. */
export type OpenThread = typeof openThread;

export interface Invocation {
  command: string;
  target?: Target;
  apiKey?: string;
  asBot?: boolean;
  /** Milliseconds. */
  timeout?: number;
  open?: OpenThread;
  /** Hears the run's warnings. */
  warn?: (warning: ThreadWarning) => void;
  signal?: AbortSignal;
}

export interface Outcome {
  outcome: 'ended' | 'timed-out' | 'failed' | 'unknown';
  request: 'created' | 'messaged' | 'attached' | '';
  because?: string;
  advice?: string;
  how?: string;
  url?: string | undefined;
}

export const place = { apiKey: 'test_key', project: 'docs', repository: 1296269, issue: 7 };

/** The thread as one actor sees it. */
export function threadOf(world: World, name: string, how: Partial<Invocation> = {}) {
  const { apiKey = place.apiKey, asBot = true, warn = () => {}, open = openThread, signal } = how;
  return open({
    comments: world.comments(name),
    clock: world.clock(name),
    seal: sealOf({ ...place, apiKey }),
    asBot,
    warn,
    signal,
  });
}

/** A job run, reduced to what it says and hears in the thread. */
export function jobRun(how: Invocation) {
  return async (world: World, name: string): Promise<Outcome> => {
    const { command, target = { type: 'continue' }, timeout = 1_800_000 } = how;
    const id = { id: '1', attempt: 1, mark: name };
    const run = threadOf(world, name, how).run({ id: command, target, run: id }, world.now + timeout);
    const deadline = world.now + timeout;
    const sent = await send(run, { world, name, command, target });
    return 'outcome' in sent ? sent : poll(run, { ...sent, world, name, deadline });
  };
}

interface Context {
  world: World;
  name: string;
  command: string;
  target: Target;
}

interface Sent {
  request: 'created' | 'messaged' | 'attached';
  jobId: string;
}

async function send(run: ThreadRun, { world, name, command, target }: Context): Promise<Outcome | Sent> {
  let verdict = await run.begin('working');
  for (;;) {
    if (verdict.type === 'refuse') {
      const { outcome, because, advice, state } = verdict;
      const { how, url } = await run.finish({ state, body: `refused: ${because}` });
      return { outcome, request: '', because, advice, how, url };
    }
    if (verdict.type === 'attach') {
      return { request: 'attached', jobId: verdict.jobId };
    }
    const jobId = verdict.type === 'message' ? verdict.jobId : undefined;
    const before = jobId === undefined ? null : await world.job(name, jobId).catch(() => null);
    if (before?.status === 'archived' && target.type === 'continue') {
      verdict = await run.jobIsGone(before.id);
      continue;
    }
    const sending = await run.sending(
      jobId === undefined ? { kind: 'create' } : { kind: 'message', jobId, before },
    );
    if (!sending) {
      verdict = await run.begin('working again');
      continue;
    }
    try {
      const id = await world.post(name, command, jobId);
      await run.sent(id);
      return { request: jobId === undefined ? 'created' : 'messaged', jobId: id };
    } catch (error) {
      if (!(error instanceof GitHubFault)) throw error;
      if (error.status === 404 && jobId !== undefined && target.type === 'continue') {
        verdict = await run.jobIsGone(jobId);
        continue;
      }
      const unclear = error.status === 'lost';
      const { how, url } = await run.finish({
        state: unclear ? 'unknown' : 'unsent',
        body: `POST ${error.status}`,
      });
      return { outcome: unclear ? 'unknown' : 'failed', request: '', because: 'post', how, url };
    }
  }
}

async function poll(
  run: ThreadRun,
  { world, name, request, jobId, deadline }: Sent & { world: World; name: string; deadline: number },
): Promise<Outcome> {
  for (;;) {
    const job = await world.job(name, jobId);
    if (job.status !== 'active') {
      const { how, url } = await run.finish({ state: 'ended', body: `ended: ${jobId}`, prLink: job.prLink });
      return { outcome: 'ended', request, how, url };
    }
    if (world.now >= deadline) {
      const { how, url } = await run.finish({ state: 'sent', body: `timed out: ${jobId}` });
      return { outcome: 'timed-out', request, how, url };
    }
    await world.clock(name).sleep(30_000);
  }
}

/** One pass of `collect` over the thread; resolves with the number of jobs that it finished. */
export function collectRun(how: Partial<Invocation> = {}) {
  return async (world: World, name: string): Promise<number> => {
    const thread = threadOf(world, name, how);
    let collected = 0;
    for (const command of await thread.commands()) {
      if (command.isUntidy) await thread.tidy(command);
      if (!command.isOpen) continue;
      const { jobId } = command.best.record;
      const job = await world.job(name, jobId).catch(() => null);
      if (job?.status === 'active') continue;
      const body = job ? `ended: ${jobId}` : `gone: ${jobId}`;
      const prLink = job?.prLink ?? null;
      await thread.close(command, { body, prLink, run: { id: '2', attempt: 1, mark: name } });
      collected += 1;
    }
    return collected;
  };
}

/** What the thread's comments say, in order: `state` for an answer, `(state)` for a progress comment. */
export function shown(world: World, command?: string): string[] {
  const texts: string[] = [];
  for (const { body } of world.thread) {
    const found = readRecord(body, sealOf(place));
    if (found.type !== 'record' || (command !== undefined && found.record.command !== command)) continue;
    const { answer, state } = found.record;
    texts.push(answer ? state : `(${state})`);
  }
  return texts;
}
