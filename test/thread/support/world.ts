import type { Comment, Issue, ThreadComments } from '../../../src/github/comments.ts';
import { asGitHubError, GitHubError } from '../../../src/github/github-error.ts';
import type { CommentAuthor } from '../../../src/github/payloads.ts';
import { retryBudget } from '../../../src/github/retry-budget.ts';
import type { RequestResult } from '../../../src/http/failed-request.ts';
import type { Clock } from '../../../src/runner/clock.ts';
import type { Job } from '../../../src/service/schema.ts';
import { githubError } from '../../github/errors.ts';
import { jobOf } from '../../service/answers.ts';

/** Of a request without an answer. A late one has its effect once a test says so. */
export type Effect = 'arrived' | 'arrives late' | 'did not arrive';

export type Fault =
  /** By default, the request has no effect. */
  | { type: 'error'; status: number; request?: Effect; rateLimited?: boolean }
  | { type: 'lost answer'; request: Effect }
  /** The list is as old as that many changes of the thread. */
  | { type: 'old list'; changesAgo: number }
  | { type: 'list without'; commentId: number }
  | { type: 'wrong count'; by: number }
  | { type: 'kill'; request: 'arrived' | 'did not arrive' };

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
  answer(fault: Fault | undefined): void;
}

interface ScriptedRun {
  /** Those that wait for an answer. In a stopped run, the pause after which a request is given up, too. */
  calls: Call[];
  isDone: boolean;
  result?: unknown;
  stop: AbortController;
  plannedFaults: PlannedFault[];
  /** Of comments, as GitHub last told the run. */
  count: number;
}

interface PlannedFault {
  call: CallName;
  fault: Fault;
}

interface WorldJob extends Job {
  /** Until then, it is active. */
  endsAt: number;
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

/** `rows` were given, while `thread` was there. */
interface Reading {
  name: string;
  rows: readonly Comment[];
  thread: readonly Comment[];
  count: number;
}

export const BOT = { id: 41898282, type: 'Bot', login: 'github-actions[bot]' };
export const ROBOT = { id: 5, type: 'User', login: 'docs-robot' };

const ISSUE: Issue = {
  title: '',
  body: '',
  html: '',
  htmlUrl: '',
  author: undefined,
  isPullRequest: false,
  commentCount: 0,
};

const MAX_CALLS = 5_000;

const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * One thread, one service and one clock for several runs of the real code. Every request and every pause of a run waits until a
 * test answers it, so a test decides in which order runs continue, and what goes wrong.
 */
export class World {
  now = 1_800_000_000_000;
  /** Every state of the thread so far. */
  history: Comment[][] = [[]];
  late: (() => void)[] = [];
  runs = new Map<string, ScriptedRun>();
  jobs = new Map<string, WorldJob>();
  accepted: Accepted[] = [];
  readings: Reading[] = [];
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
  async answer(name: string, fault?: Fault): Promise<void> {
    const run = this.run(name);
    const call = run.calls.shift();
    if (call === undefined) throw new Error(`${name} waits for no answer`);
    if (this.log.length > MAX_CALLS) throw new Error('the runs do not come to an end');

    const planned = fault ?? takePlannedFault(run, call);
    this.now = Math.max(this.now, call.until);
    this.log.push(`${name}: ${call.name} ${JSON.stringify(planned) ?? ''}`.trimEnd());

    const isKilled = planned?.type === 'kill';
    if (isKilled) Object.assign(run, { isDone: true, calls: [] });
    if (!isKilled || planned.request === 'arrived') call.answer(planned);
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

    const call = async <T>(callName: CallName, effect: (fault?: Fault) => T): Promise<T> => {
      const attempt = async (): Promise<RequestResult<T>> => {
        try {
          const value = await this.ask(name, callName, effect);
          // From its first answer on, a run knows GitHub's time. The `Date` of a response has whole seconds.
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
      readIssue: () =>
        call('count comments', (fault) => ({ ...ISSUE, commentCount: this.count(name, fault) })),
      list: () => call('list comments', (fault) => this.list(name, fault)),
      create: (body) => call('create comment', () => this.add(body, author)),
      update: (id, body) => call('edit comment', () => this.edit(id, body)),
      remove: (id) => call('delete comment', () => this.deleteComment(id)),
    };
  }

  /** Like a request to GitHub, it rejects with a GitHubError. */
  post(name: string, command: string, jobId?: string, prompt = ''): Promise<Job> {
    const kind = jobId === undefined ? 'create' : 'message';
    const callName = kind === 'create' ? 'create job' : 'send message';

    return this.ask(name, callName, () => {
      if (jobId !== undefined) this.jobNow(jobId);

      const id = jobId ?? `job-${this.accepted.length + 1}`;
      const status = this.nextEnd();
      const endsAt = this.now + this.jobsLast;
      this.accepted.push({
        sender: name,
        command,
        kind,
        jobId: id,
        prompt,
        at: this.now,
        status,
        endsAt,
        readingsBefore: this.readings.length,
      });

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
    if (job === undefined) throw notFound();

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

  private ask<T>(name: string, callName: CallName, effect: (fault?: Fault) => T): Promise<T> {
    const { calls } = this.run(name);
    return new Promise((resolve, reject) => {
      const answer = (fault: Fault | undefined) => {
        try {
          const value = this.withFault(callName, fault, () => effect(fault));
          if (fault?.type !== 'kill') resolve(value);
        } catch (error) {
          reject(error);
        }
      };
      calls.push({ name: callName, until: 0, answer });
    });
  }

  private withFault<T>(callName: CallName, fault: Fault | undefined, effect: () => T): T {
    if (!isUnseen(fault)) return effect();

    if (fault.request === 'arrived') effect();
    if (fault.request === 'arrives late') this.late.push(() => ignoreNotFound(effect));
    const method = callName === 'create comment' ? 'POST' : 'GET';
    if (fault.type === 'lost answer') throw githubError(undefined, 'scripted', { method });
    const message = fault.rateLimited ? 'rate limit' : 'scripted';
    throw githubError(fault.status, message, { method });
  }

  private list(name: string, fault: Fault | undefined): Comment[] {
    const { thread, history } = this;
    const missingId = fault?.type === 'list without' ? fault.commentId : undefined;
    const changesAgo = fault?.type === 'old list' ? fault.changesAgo : 0;

    const listed = history[Math.max(0, history.length - 1 - changesAgo)] ?? [];
    const rows = listed.filter(({ id }) => id !== missingId);
    if (!isUnseen(fault)) this.readings.push({ name, rows, thread, count: this.run(name).count });
    return rows;
  }

  private count(name: string, fault: Fault | undefined): number {
    const count = this.thread.length + (fault?.type === 'wrong count' ? fault.by : 0);
    if (!isUnseen(fault)) this.run(name).count = count;
    return count;
  }

  private add(body: string, author: CommentAuthor): Comment {
    this.lastCommentId += 1;
    const id = this.lastCommentId;
    const url = `https://github.test/issues/1#${id}`;
    const row = { id, author, body, url };
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
    if (row === undefined) throw notFound();
    return row;
  }
}

type Unseen = Extract<Fault, { type: 'error' | 'lost answer' }>;

/** The run does not see the answer to its request. */
function isUnseen(fault: Fault | undefined): fault is Unseen {
  return fault?.type === 'error' || fault?.type === 'lost answer';
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
    if (!(error instanceof GitHubError)) throw error;
  }
}

function notFound(): GitHubError {
  return githubError(404);
}
