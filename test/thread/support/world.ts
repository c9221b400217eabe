import type { Comment, CommentAuthor, ThreadComments } from '../../../src/github/comments.ts';
import { GitHubError } from '../../../src/github/github-error.ts';
import type { Issue } from '../../../src/github/issues.ts';
import { RetryBudget } from '../../../src/github/retry-budget.ts';
import type { Clock } from '../../../src/poll.ts';
import type { Job } from '../../../src/service/schema.ts';

/** What goes wrong with one call. `done` says whether its effect still happens, now or (`late`) at `arrive`. */
export type Fault =
  | { type: 'fails'; status: number | 'lost'; done?: boolean | 'late'; rateLimited?: boolean }
  /** A list as it was `back` changes ago, or without one comment. */
  | { type: 'stale'; back: number }
  | { type: 'lacks'; id: number }
  /** The issue's number of comments is wrong. */
  | { type: 'counts'; more: number }
  | { type: 'kill'; done: boolean };

export const fails = (status: number): Fault => ({ type: 'fails', status });
/** The answer is lost. */
export const lost = (done: boolean | 'late'): Fault => ({ type: 'fails', status: 'lost', done });

export type OpName =
  | 'list'
  | 'issue'
  | 'create'
  | 'update'
  | 'remove'
  | 'post create'
  | 'post message'
  | 'job'
  | 'sleep';

interface Op {
  name: OpName;
  /** When a `sleep` ends; 0 for other calls. */
  until: number;
  answer(fault: Fault | undefined): void;
}

interface Actor {
  /** The calls that wait for the test. Two: a request, and the time that it has left in a stopped run. */
  ops: Op[];
  isDone: boolean;
  result?: unknown;
  stop: AbortController;
  plans: { op: OpName; fault: Fault }[];
  /** How many comments the issue has, as it was told. */
  count: number;
}

interface WorldJob extends Job {
  /** Until then it is active. */
  endsAt: number;
}

export interface Accepted {
  sender: string;
  command: string;
  kind: 'create' | 'message';
  jobId: string;
  prompt: string;
  at: number;
  /** How the agent ends with it, and when, unless the job gets another message before. */
  status: string;
  endsAt: number;
  /** How many lists all runs had read by then. */
  after: number;
}

/** A list that a run was given. */
interface Reading {
  name: string;
  rows: readonly Comment[];
  /** As it was. */
  thread: readonly Comment[];
  /** How many comments the issue has, as the run was told. */
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

/** More calls than any run of a test needs. */
const MOST_CALLS = 5_000;

/** Runs do what they can without a call. */
const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One issue, one service and one clock. Every call of a run waits until a test lets it continue, and with which fault. */
export class World {
  now = 1_800_000_000_000;
  /** Every state of the thread, the current one last. */
  history: Comment[][] = [[]];
  late: (() => void)[] = [];
  actors = new Map<string, Actor>();
  jobs = new Map<string, WorldJob>();
  accepted: Accepted[] = [];
  readings: Reading[] = [];
  /** How long a job stays active, in ms. */
  jobsLast = 1_000;
  /** How the agent ends with the next request. */
  nextEnd = () => 'completed';
  /** `actor op`, in order. */
  calls: string[] = [];
  private written = 0;

  get thread(): Comment[] {
    return this.history.at(-1) ?? [];
  }

  async start(name: string, program: () => Promise<unknown>): Promise<void> {
    const stop = new AbortController();
    const actor: Actor = { ops: [], isDone: false, stop, plans: [], count: 0 };
    this.actors.set(name, actor);

    const finish = (result: unknown) => Object.assign(actor, { result, isDone: true });
    program().then(finish, finish);
    await idle();
  }

  /** A fault for the actor's next calls of that name. */
  plan(name: string, op: OpName, fault: Fault, times = 1): void {
    for (let nth = 0; nth < times; nth += 1) this.actor(name).plans.push({ op, fault });
  }

  actor(name: string): Actor {
    const actor = this.actors.get(name);
    if (actor === undefined) throw new Error(`no actor ${name}`);
    return actor;
  }

  /** Lets the actor continue to its next call or its end. */
  async step(name: string, fault?: Fault): Promise<void> {
    const actor = this.actor(name);
    const op = actor.ops.shift();
    if (op === undefined) throw new Error(`${name} has no call under way`);
    if (this.calls.length > MOST_CALLS) throw new Error('it goes on for ever');

    const planned = fault ?? plannedFor(actor, op);
    this.now = Math.max(this.now, op.until);
    this.calls.push(`${name} ${op.name} ${JSON.stringify(planned) ?? ''}`.trimEnd());

    const isKilled = planned?.type === 'kill';
    if (isKilled) Object.assign(actor, { isDone: true, ops: [] });
    if (!isKilled || planned.done) op.answer(planned);
    await idle();
  }

  /** A signal ends the run: SIGINT or SIGTERM. */
  async stop(name: string): Promise<void> {
    this.calls.push(`${name} is stopped`);
    this.actor(name).stop.abort('SIGINT');
    await idle();
  }

  /** Lets the actor continue until its next call has this name. */
  async until(name: string, op: OpName): Promise<void> {
    while (!this.actor(name).isDone && this.actor(name).ops[0]?.name !== op) await this.step(name);
  }

  async finish<T = unknown>(name: string): Promise<T> {
    while (!this.actor(name).isDone) await this.step(name);
    return this.actor(name).result as T;
  }

  /** Lets all actors continue in turn. The clock moves when all of them sleep. */
  async drain(): Promise<void> {
    for (let turn = 0; this.runnable().length > 0; turn += 1) {
      const names = this.runnable();
      await this.step(names[turn % names.length] as string);
    }
  }

  /** The actors that do not sleep. If all sleep, those that wake first. */
  runnable(): string[] {
    const waiting = [...this.actors].flatMap(([name, { ops, isDone }]) => {
      const [op] = ops;
      return op === undefined || isDone ? [] : { name, at: Math.max(op.until, this.now) };
    });
    const first = Math.min(...waiting.map(({ at }) => at));
    return waiting.filter(({ at }) => at === first).map(({ name }) => name);
  }

  /** Carries out the late writes. */
  arrive(): void {
    for (const write of this.late.splice(0)) write();
  }

  remove(id: number): void {
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
    const { signal } = this.actor(name).stop;
    const budget = new RetryBudget({ clock: this.clock(name), signal });
    let offset = skew;

    const call = <T>(op: OpName, effect: (fault?: Fault) => T): Promise<T> => {
      const once = async () => {
        const value = await this.ask(name, op, effect);
        // The `Date` of a response has whole seconds.
        offset = -(this.now % 1_000);
        return value;
      };
      return budget.call(once, { isPost: op === 'create' });
    };

    return {
      now: () => this.now + offset,
      readIssue: () =>
        call('issue', (fault) => ({ ...ISSUE, commentCount: this.count(name, fault) })),
      list: () => call('list', (fault) => this.list(name, fault)),
      create: (body) => call('create', () => this.add(body, author)),
      update: (id, body) => call('update', () => this.edit(id, body)),
      remove: (id) => call('remove', () => this.remove(id)),
    };
  }

  /** A request to the service. Rejects with a `GitHubFault`, too. */
  post(name: string, command: string, jobId?: string, prompt = ''): Promise<Job> {
    const kind = jobId === undefined ? 'create' : 'message';
    return this.ask(name, `post ${kind}`, () => {
      if (jobId !== undefined) this.jobNow(jobId);

      const id = jobId ?? `job-${this.accepted.length + 1}`;
      const after = this.readings.length;
      const status = this.nextEnd();
      const times = { at: this.now, endsAt: this.now + this.jobsLast };
      this.accepted.push({
        sender: name,
        command,
        kind,
        jobId: id,
        prompt,
        after,
        status,
        ...times,
      });
      const url = `https://git.test/${id}/pull/${this.accepted.length}`;
      const prLink = status === 'failed' ? null : url;
      this.jobs.set(id, { id, status, prLink, endsAt: times.endsAt });
      return this.jobNow(id);
    });
  }

  job(name: string, id: string): Promise<Job> {
    return this.ask(name, 'job', () => this.jobNow(id));
  }

  private jobNow(id: string): Job {
    const job = this.jobs.get(id);
    if (job === undefined) throw notFound();

    return job.endsAt > this.now ? { id, status: 'active', prLink: null } : job;
  }

  private sleep(name: string, ms: number, signal?: AbortSignal): Promise<void> {
    const { ops } = this.actor(name);
    return new Promise((resolve, reject) => {
      const op: Op = { name: 'sleep', until: this.now + ms, answer: () => resolve() };
      ops.push(op);

      signal?.addEventListener('abort', () => {
        ops.splice(0, ops.length, ...ops.filter((other) => other !== op));
        reject(signal.reason);
      });
    });
  }

  private ask<T>(name: string, op: OpName, effect: (fault?: Fault) => T): Promise<T> {
    const { ops } = this.actor(name);
    return new Promise((resolve, reject) => {
      const answer = (fault: Fault | undefined) => {
        try {
          const value = this.withFault(fault, () => effect(fault));
          if (fault?.type !== 'kill') resolve(value);
        } catch (error) {
          reject(error);
        }
      };
      ops.push({ name: op, until: 0, answer });
    });
  }

  private withFault<T>(fault: Fault | undefined, effect: () => T): T {
    if (fault?.type !== 'fails') return effect();

    if (fault.done === true) effect();
    if (fault.done === 'late') this.late.push(() => attempt(effect));
    throw new GitHubError('scripted', fault);
  }

  private list(name: string, fault: Fault | undefined): Comment[] {
    const { thread, history } = this;
    const lacking = fault?.type === 'lacks' ? fault.id : undefined;
    const back = fault?.type === 'stale' ? fault.back : 0;

    const listed = history[Math.max(0, history.length - 1 - back)] ?? [];
    const rows = listed.filter(({ id }) => id !== lacking);
    // A run does not see an answer that is lost.
    const isSeen = fault?.type !== 'fails';
    if (isSeen) this.readings.push({ name, rows, thread, count: this.actor(name).count });
    return rows;
  }

  private count(name: string, fault: Fault | undefined): number {
    const count = this.thread.length + (fault?.type === 'counts' ? fault.more : 0);
    const isSeen = fault?.type !== 'fails';
    if (isSeen) this.actor(name).count = count;
    return count;
  }

  private add(body: string, author: CommentAuthor): Comment {
    this.written += 1;
    const id = this.written;
    const url = `https://github.test/issues/1#${id}`;
    const row = { id, author, body, createdAt: new Date(this.now).toISOString(), url };
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

function plannedFor({ plans }: Actor, op: Op): Fault | undefined {
  const index = plans.findIndex((each) => each.op === op.name);
  return index < 0 ? undefined : plans.splice(index, 1)[0]?.fault;
}

/** A late write to a comment that is gone changes nothing. */
function attempt(write: () => unknown): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
  }
}

function notFound(): GitHubError {
  return new GitHubError('Not Found', { status: 404 });
}
