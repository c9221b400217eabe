import type { Comment, Issue, ThreadComments } from '../../../src/github/comments.ts';
import { asGitHubError, GitHubError } from '../../../src/github/github-error.ts';
import { retryBudget } from '../../../src/github/retry-budget.ts';
import type { RequestResult } from '../../../src/http/failed-request.ts';
import type { Clock } from '../../../src/runner/clock.ts';
import type { Job } from '../../../src/service/schema.ts';
import { githubError } from '../../github/errors.ts';
import { jobOf } from '../../service/answers.ts';

/** What goes wrong with a call. */
export interface Fault {
  /** The run gets this error. */
  status?: number;
  message?: string;
  /**
   * What becomes of the request. Without a status, its answer is lost. A late one arrives once a
   * test says so.
   */
  request?: 'arrived' | 'arrives late' | 'did not arrive';
  isKill?: true;
  /** The list is as old as that many changes of the thread. */
  changesAgo?: number;
  /** The list lacks the comment with this ID. */
  without?: number;
  /** The count is wrong by that number. */
  countedBy?: number;
}

/** The first five are requests to GitHub, the next three to the service. */
export type CallName =
  | 'count comments'
  | 'list comments'
  | 'create comment'
  | 'edit comment'
  | 'delete comment'
  | 'create job'
  | 'send message'
  | 'read job'
  | 'sleep';

interface Call {
  name: CallName;
  /** 0 for other calls than a `sleep`. */
  until: number;
  answer(fault: Fault): void;
}

interface ScriptedRun {
  /** Those that wait for an answer. In a stopped run, also the pause before it gives up a request. */
  calls: Call[];
  isDone: boolean;
  result?: unknown;
  stop: AbortController;
  plannedFaults: { call: CallName; fault: Fault }[];
  /** Of comments, as GitHub last told the run. */
  count: number;
}

export interface Accepted {
  /** The run. */
  sender: string;
  command: string;
  kind: 'create' | 'message';
  jobId: string;
  prompt: string;
  at: number;
  /** How and when the agent ends, unless the job gets another message before. */
  status: string;
  endsAt: number;
  /** How many lists all runs had read by then. */
  readingsBefore: number;
}

export const BOT = { id: 41898282, type: 'Bot', login: 'github-actions[bot]' };
export const ROBOT = { id: 5, type: 'User', login: 'docs-robot' };

const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * One thread, one service and one clock for several runs of the real code. Every request and every
 * pause of a run waits until a test answers it, so a test decides in which order runs continue, and
 * what goes wrong.
 */
export class World {
  now = 1_800_000_000_000;
  /** Every state of the thread so far. */
  history: Comment[][] = [[]];
  late: (() => void)[] = [];
  runs = new Map<string, ScriptedRun>();
  jobs = new Map<string, Job & { endsAt: number }>();
  accepted: Accepted[] = [];
  /** `rows` were given, while `thread` was there. */
  readings: { name: string; rows: Comment[]; thread: Comment[]; count: number }[] = [];
  jobsLast = 1_000;
  nextEnd = () => 'completed';
  /** Jobs that complete have a pull request. */
  hasPulls = true;
  /** For a call, the names of the run and of the call, and the fault. */
  log: string[] = [];
  private lastCommentId = 0;

  get thread(): Comment[] {
    return this.history.at(-1) ?? [];
  }

  async start(name: string, program: () => Promise<unknown>): Promise<void> {
    const stop = new AbortController();
    const run: ScriptedRun = { calls: [], isDone: false, stop, plannedFaults: [], count: 0 };
    this.runs.set(name, run);

    const finish = (result: unknown) => Object.assign(run, { result, isDone: true });
    program().then(finish, finish);
    await idle();
  }

  plan(name: string, call: CallName, fault: Fault, times = 1): void {
    for (let nth = 0; nth < times; nth += 1) this.run(name).plannedFaults.push({ call, fault });
  }

  run(name: string): ScriptedRun {
    const run = this.runs.get(name);
    if (run === undefined) throw new Error(`no run has the name ${name}`);
    return run;
  }

  nextCall(name: string): CallName | undefined {
    return this.run(name).calls[0]?.name;
  }

  /** The run continues to its next call, or to its end. */
  async answer(name: string, given?: Fault): Promise<void> {
    const run = this.run(name);
    const call = run.calls.shift();
    if (call === undefined) throw new Error(`${name} waits for no answer`);
    if (this.log.length > 5_000) throw new Error('the runs do not come to an end');

    const fault = given ?? takePlannedFault(run, call) ?? {};
    this.now = Math.max(this.now, call.until);
    this.log.push(`${name}: ${call.name} ${JSON.stringify(fault)}`);

    if (fault.isKill) Object.assign(run, { isDone: true, calls: [] });
    if (!fault.isKill || fault.request === 'arrived') call.answer(fault);
    await idle();
  }

  /** As by SIGINT. */
  async stop(name: string): Promise<void> {
    this.log.push(`${name} is stopped`);
    this.run(name).stop.abort('SIGINT');
    await idle();
  }

  async continueUntil(name: string, call: CallName): Promise<void> {
    while (!this.run(name).isDone && this.nextCall(name) !== call) await this.answer(name);
  }

  async continueToEnd<T = unknown>(name: string): Promise<T> {
    while (!this.run(name).isDone) await this.answer(name);
    return this.run(name).result as T;
  }

  /** Answers all runs in turn. The clock moves when all of them sleep. */
  async continueAll(): Promise<void> {
    for (let turn = 0; this.runnable().length > 0; turn += 1) {
      const names = this.runnable();
      await this.answer(names[turn % names.length] as string);
    }
  }

  /** The runs that do not sleep, or if all of them sleep, those that wake up first. */
  runnable(): string[] {
    const waiting = [...this.runs].flatMap(([name, { calls, isDone }]) => {
      const [call] = calls;
      return call === undefined || isDone ? [] : { name, at: Math.max(call.until, this.now) };
    });
    const first = Math.min(...waiting.map(({ at }) => at));
    return waiting.filter(({ at }) => at === first).map(({ name }) => name);
  }

  letLateArrive(): void {
    for (const request of this.late.splice(0)) request();
  }

  deleteComment(id: number): void {
    this.find(id);
    this.history.push(this.thread.filter((row) => row.id !== id));
  }

  clock(name: string): Clock {
    return {
      now: () => this.now,
      wall: () => this.now,
      sleep: (ms, signal) => this.sleep(name, ms, signal),
      after: () => () => {},
    };
  }

  /** `skew`: how far the clock of the run's machine is ahead of GitHub's, in ms. */
  comments(name: string, author = BOT, skew = 0): ThreadComments {
    const { signal } = this.run(name).stop;
    const callWithRetries = retryBudget({ clock: this.clock(name), signal });
    let offset = skew;

    const call = async <T>(callName: CallName, effect: (fault: Fault) => T): Promise<T> => {
      const attempt = async (): Promise<RequestResult<T>> => {
        try {
          const value = await this.ask(name, callName, effect);
          // From its first answer on, a run knows GitHub's time. A `Date` has whole seconds.
          offset = -(this.now % 1_000);
          return { kind: 'value', value };
        } catch (error) {
          return asGitHubError(error).failed;
        }
      };

      const result = await callWithRetries(attempt);
      if (result.kind === 'failure') throw new GitHubError(result);
      return result.value;
    };

    return {
      now: () => this.now + offset,
      readIssue: () => call('count comments', ({ countedBy = 0 }) => this.count(name, countedBy)),
      list: () => call('list comments', (fault) => this.list(name, fault)),
      create: (body) => call('create comment', () => this.add(body, author)),
      update: (id, body) => call('edit comment', () => this.edit(id, body)),
      remove: (id) => call('delete comment', () => this.deleteComment(id)),
    };
  }

  /** Like a request to GitHub, it rejects with a GitHubError. */
  post(name: string, command: string, jobId: string | undefined, prompt: string): Promise<Job> {
    const kind = jobId === undefined ? 'create' : 'message';

    return this.ask(name, kind === 'create' ? 'create job' : 'send message', () => {
      if (jobId !== undefined) this.jobNow(jobId);

      const id = jobId ?? `job-${this.accepted.length + 1}`;
      const status = this.nextEnd();
      const endsAt = this.now + this.jobsLast;
      const readingsBefore = this.readings.length;
      const request = { sender: name, command, kind, jobId: id, prompt, at: this.now } as const;
      this.accepted.push({ ...request, status, endsAt, readingsBefore });

      const url = `https://git.test/${id}/pull/${this.accepted.length}`;
      const prLink = this.hasPulls && status !== 'failed' ? url : undefined;
      this.jobs.set(id, { ...jobOf(status, { id, prLink }), endsAt });
      return this.jobNow(id);
    });
  }

  job(name: string, id: string): Promise<Job> {
    return this.ask(name, 'read job', () => this.jobNow(id));
  }

  private jobNow(id: string): Job {
    const job = this.jobs.get(id);
    if (job === undefined) throw githubError(404);

    return job.endsAt > this.now ? jobOf('active', { id }) : job;
  }

  private sleep(name: string, ms: number, signal?: AbortSignal): Promise<void> {
    const { calls } = this.run(name);
    return new Promise((resolve, reject) => {
      const call: Call = { name: 'sleep', until: this.now + ms, answer: () => resolve() };
      calls.push(call);

      signal?.addEventListener('abort', () => {
        calls.splice(0, calls.length, ...calls.filter((other) => other !== call));
        reject(signal.reason);
      });
    });
  }

  private ask<T>(name: string, callName: CallName, effect: (fault: Fault) => T): Promise<T> {
    const { calls } = this.run(name);
    return new Promise((resolve, reject) => {
      const answer = (fault: Fault) => {
        try {
          const value = this.withFault(callName, fault, () => effect(fault));
          if (!fault.isKill) resolve(value);
        } catch (error) {
          reject(error);
        }
      };
      calls.push({ name: callName, until: 0, answer });
    });
  }

  private withFault<T>(callName: CallName, fault: Fault, effect: () => T): T {
    const { status, message = 'scripted', request } = fault;
    if (isSeen(fault) || fault.isKill) return effect();

    if (request === 'arrived') effect();
    if (request === 'arrives late') this.late.push(() => ignoreNotFound(effect));
    const method = /^(?:create|send) /.test(callName) ? 'POST' : 'GET';
    throw githubError(status, message, { method });
  }

  private list(name: string, fault: Fault): Comment[] {
    const { thread, history } = this;
    const { without, changesAgo = 0 } = fault;
    const listed = history[Math.max(0, history.length - 1 - changesAgo)] ?? [];
    const rows = listed.filter(({ id }) => id !== without);
    if (isSeen(fault)) this.readings.push({ name, rows, thread, count: this.run(name).count });
    return rows;
  }

  /** A run that does not see it asks again. */
  private count(name: string, by: number): Issue {
    const commentCount = this.thread.length + by;
    this.run(name).count = commentCount;
    return { commentCount } as Issue;
  }

  private add(body: string, author: typeof BOT): Comment {
    this.lastCommentId += 1;
    const id = this.lastCommentId;
    const row = { id, author, body, url: `https://github.test/issues/1#${id}` };
    this.history.push([...this.thread, row]);
    return row;
  }

  private edit(id: number, body: string): Comment {
    const row = { ...this.find(id), body };
    this.history.push(this.thread.map((each) => (each.id === id ? row : each)));
    return row;
  }

  private find(id: number): Comment {
    const row = this.thread.find((each) => each.id === id);
    if (row === undefined) throw githubError(404);
    return row;
  }
}

/** The run gets the answer to its request. */
function isSeen({ status, request }: Fault): boolean {
  return status === undefined && request === undefined;
}

function takePlannedFault({ plannedFaults }: ScriptedRun, call: Call): Fault | undefined {
  const index = plannedFaults.findIndex((planned) => planned.call === call.name);
  return index < 0 ? undefined : plannedFaults.splice(index, 1)[0]?.fault;
}

/** It may be about a comment that is gone. */
function ignoreNotFound(request: () => unknown): void {
  try {
    request();
  } catch (error) {
    asGitHubError(error);
  }
}
