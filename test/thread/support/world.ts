import { hash } from 'node:crypto';
import type { Clock } from '../../../src/clock.ts';
import type { Comment, ThreadComments } from '../../../src/github/comments.ts';
import { GitHubFault } from '../../../src/github/faults.ts';

/** What goes wrong with one call. `done` says whether its effect still happens, now or (`late`) at `arrive`. */
export type Fault =
  | {
      type: 'status';
      status: number;
      done?: boolean | 'late';
      rateLimited?: boolean;
      retryAfterMs?: number;
    }
  | { type: 'lost'; done: boolean | 'late' }
  /** A list or a comment as it was `back` changes ago. */
  | { type: 'stale'; back: number }
  | { type: 'kill'; done: boolean };

export type OpName =
  | 'list'
  | 'get'
  | 'create'
  | 'update'
  | 'remove'
  | 'whoAmI'
  | 'post create'
  | 'post message'
  | 'job'
  | 'sleep';

export interface Op {
  name: OpName;
  /** When a `sleep` ends. */
  until: number;
  run(fault: Fault | undefined): unknown;
}

interface Actor {
  name: string;
  op?: Op | undefined;
  /** Calls that were made at the same time as `op`. They continue after it. */
  waiting: Op[];
  done: boolean;
  result?: unknown;
  idle: () => void;
  /** A digest of all answers so far, which determine the position in the actor's code. */
  heard: string;
  plans: { op: OpName; fault: Fault }[];
}

export interface Job {
  id: string;
  status: 'active' | 'completed' | 'archived' | 'failed';
  prLink: string | null;
  /** The time at which it stops being active. */
  endsAt?: number;
  /** Until then its pull request is not shown. */
  linkAt?: number;
  /** What is shown instead until `since`: the job as it was before its last message. */
  stale?: { job: Job; since: number };
}

export interface Accepted {
  sender: string;
  command: string;
  kind: 'create' | 'message';
  jobId: string;
}

export const BOT = { id: 41898282, type: 'Bot', login: 'github-actions[bot]' };
export const ROBOT = { id: 5, type: 'User', login: 'docs-robot' };
const SOMEBODY = { id: 7, type: 'User', login: 'somebody' };

/**
 * One issue, one documentation service and one clock, which any number of runs use. Every call of a run waits until a
 * test lets it continue, so that the test chooses the order and the faults.
 */
export class World {
  now = 1_800_000_000_000;
  pageSize = 100;
  /** How far GitHub's clock is ahead of that of the runners, in ms. */
  skew = 0;
  /** Every state of the thread. The last one is the current state. */
  history: Comment[][] = [[]];
  late: (() => void)[] = [];
  actors = new Map<string, Actor>();
  jobs = new Map<string, Job>();
  /** Addresses of pull requests that are merged. */
  merged = new Set<string>();
  accepted: Accepted[] = [];
  /** How long a job stays active, in ms. */
  jobsLast = 1000;
  /** How long after its end a job's pull request appears, and how long an old end is shown after a message, in ms. */
  linkIsLate = 0;
  endIsStale = 0;
  /** `actor op`, in order. */
  calls: string[] = [];
  #nextId = 1;

  get thread(): Comment[] {
    return this.history.at(-1) ?? [];
  }

  /** A world for other actors that begins with this state. All actors of this world must be done. */
  copy(): World {
    const copy = new World();
    copy.now = this.now;
    copy.history = [...this.history];
    copy.jobs = new Map(this.jobs);
    copy.merged = new Set(this.merged);
    copy.accepted = [...this.accepted];
    copy.calls = [...this.calls];
    copy.#nextId = this.#nextId;
    return copy;
  }

  start(name: string, program: (world: World, name: string) => Promise<unknown>): Promise<void> {
    const actor: Actor = { name, waiting: [], done: false, idle: () => {}, heard: '', plans: [] };
    this.actors.set(name, actor);
    const idle = new Promise<void>((resolve) => {
      actor.idle = resolve;
    });
    const finish = (result: unknown) => {
      actor.result = result;
      actor.done = true;
      actor.idle();
    };
    program(this, name).then(finish, (error) => finish(error));
    return idle;
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

  result(name: string): unknown {
    return this.actor(name).result;
  }

  /** Lets the actor continue to its next call or its end. */
  async step(name: string, fault?: Fault): Promise<void> {
    const actor = this.actor(name);
    const { op } = actor;
    if (op === undefined) throw new Error(`${name} has no call under way`);
    const planned = fault ?? this.#planned(actor, op);
    if (op.name === 'sleep') this.now = Math.max(this.now, op.until);
    actor.op = actor.waiting.shift();
    this.calls.push(`${name} ${op.name}${planned ? ` ${JSON.stringify(planned)}` : ''}`);
    const idle = new Promise<void>((resolve) => {
      actor.idle = resolve;
    });
    if (planned?.type === 'kill') {
      if (planned.done) op.run({ type: 'kill', done: true });
      actor.done = true;
      return;
    }
    op.run(planned);
    if (actor.op === undefined) await idle;
  }

  /** Lets the actor continue until its next call has this name. That call waits. */
  async until(name: string, op: OpName): Promise<void> {
    while (!this.actor(name).done && this.actor(name).op?.name !== op) await this.step(name);
  }

  async finish(name: string): Promise<unknown> {
    for (let steps = 0; !this.actor(name).done; steps += 1) {
      if (steps > 1000) throw new Error(`${name} goes on for ever`);
      await this.step(name);
    }
    return this.result(name);
  }

  /** Lets all actors continue in turn. The clock moves when all of them sleep. */
  async drain(): Promise<void> {
    for (let steps = 0; ; steps += 1) {
      const next = this.runnable();
      if (next.length === 0) return;
      if (steps > 3000) throw new Error(`no end:\n${this.calls.slice(-60).join('\n')}`);
      await this.step(next[steps % next.length] as string);
    }
  }

  /** The actors that do not sleep. If all sleep, the one that wakes first. */
  runnable(): string[] {
    const alive = [...this.actors.values()].filter(
      (actor) => !actor.done && actor.op !== undefined,
    );
    const awake = alive.filter((actor) => (actor.op?.until ?? 0) <= this.now);
    if (awake.length > 0) return awake.map((actor) => actor.name);
    const first = Math.min(...alive.map((actor) => actor.op?.until ?? 0));
    return alive.filter((actor) => actor.op?.until === first).map((actor) => actor.name);
  }

  /** Carries out what was accepted after its time-out. */
  arrive(): void {
    for (const write of this.late.splice(0)) write();
  }

  removeNow(id: number): void {
    this.#set(this.thread.filter((comment) => comment.id !== id));
  }

  /** A person with write access edits a comment. */
  edit(id: number, body: string): void {
    this.#set(
      this.thread.map((each) => (each.id === id ? { ...each, body, updatedAt: this.now } : each)),
    );
  }

  say(body: string, author: Comment['author'] = SOMEBODY): number {
    return this.#add(body, author).id;
  }

  clock(name: string): Clock {
    return {
      now: () => this.now,
      wall: () => this.now,
      sleep: (ms) => this.ask(name, 'sleep', () => undefined, this.now + ms),
      after: () => () => {},
    };
  }

  comments(name: string, author: Comment['author'] = BOT): ThreadComments {
    return {
      now: () => this.now + this.skew,
      list: (page, since = 0) =>
        this.ask(name, 'list', (fault) => {
          const all = this.#asOf(fault).filter(({ updatedAt }) => updatedAt >= since);
          const end = page * this.pageSize;
          const lastPage = all.length > end ? Math.ceil(all.length / this.pageSize) : undefined;
          return { comments: all.slice(end - this.pageSize, end), lastPage };
        }),
      get: (id) => this.ask(name, 'get', (fault) => find(this.#asOf(fault), id)),
      create: (body) =>
        this.ask(name, 'create', (f) => this.#write(f, () => this.#add(body, author))),
      update: (id, body) =>
        this.ask(name, 'update', (f) =>
          this.#write(f, () => {
            const changed = { ...find(this.thread, id), body, updatedAt: this.now + this.skew };
            this.#set(this.thread.map((each) => (each.id === id ? changed : each)));
            return changed;
          }),
        ),
      remove: (id) =>
        this.ask(name, 'remove', (f) =>
          this.#write(f, () => {
            find(this.thread, id);
            this.removeNow(id);
          }),
        ),
      whoAmI: () => this.ask(name, 'whoAmI', (f) => this.#write(f, () => author?.id ?? 0)),
    };
  }

  /** Sends a POST to the service and returns the accepted job. It also rejects with a `GitHubFault`. */
  post(name: string, command: string, jobId?: string): Promise<Job> {
    return this.ask(name, jobId === undefined ? 'post create' : 'post message', (fault) =>
      this.#write(fault, () => {
        const id = jobId ?? `job-${this.jobs.size + 1}`;
        if (jobId !== undefined && !this.jobs.has(jobId)) throw notFound();
        this.accepted.push({
          command,
          kind: jobId === undefined ? 'create' : 'message',
          jobId: id,
          sender: name,
        });
        const prLink = `https://git.test/${id}/pull/${this.accepted.length}`;
        const endsAt = this.now + this.jobsLast;
        const linkAt = endsAt + this.linkIsLate;
        const earlier = this.jobs.get(id);
        const stale = earlier && { job: earlier, since: this.now + this.endIsStale };
        this.jobs.set(id, {
          id,
          status: 'completed',
          prLink,
          endsAt,
          linkAt,
          ...(stale && { stale }),
        });
        return this.#jobNow(id);
      }),
    );
  }

  job(name: string, id: string): Promise<Job> {
    return this.ask(name, 'job', (fault) => this.#write(fault, () => this.#jobNow(id)));
  }

  #jobNow(id: string): Job {
    const job = this.jobs.get(id);
    if (job === undefined) throw notFound();
    return this.#shown(job);
  }

  #shown({ stale, endsAt = 0, linkAt = 0, ...job }: Job): Job {
    if (stale && stale.since > this.now) return this.#shown(stale.job);
    if (endsAt > this.now) return { ...job, status: 'active', prLink: null };
    return linkAt > this.now ? { ...job, prLink: null } : job;
  }

  ask<T>(name: string, op: OpName, effect: (fault: Fault | undefined) => T, until = 0): Promise<T> {
    const actor = this.actor(name);
    return new Promise<T>((resolve, reject) => {
      const run = (fault: Fault | undefined) => {
        try {
          const value = effect(fault);
          actor.heard = digest(`${actor.heard} ${op}:${JSON.stringify(value)}`);
          if (fault?.type !== 'kill') resolve(value);
        } catch (error) {
          actor.heard = digest(`${actor.heard} ${op}!${String((error as GitHubFault).status)}`);
          reject(error);
        }
      };
      const next = { name: op, until, run };
      if (actor.op === undefined) actor.op = next;
      else actor.waiting.push(next);
      actor.idle();
    });
  }

  #planned(actor: Actor, op: Op): Fault | undefined {
    const index = actor.plans.findIndex((each) => each.op === op.name);
    return index < 0 ? undefined : actor.plans.splice(index, 1)[0]?.fault;
  }

  #write<T>(fault: Fault | undefined, apply: () => T): T {
    if (fault === undefined || fault.type === 'stale' || fault.type === 'kill') return apply();
    if (fault.done === true) apply();
    if (fault.done === 'late') {
      this.late.push(() => {
        try {
          apply();
        } catch {
          // The comment no longer exists.
        }
      });
    }
    const about = fault.type === 'lost' ? { status: 'lost' as const } : fault;
    throw new GitHubFault('scripted', about);
  }

  #add(body: string, author: Comment['author']): Comment {
    const id = this.#nextId;
    this.#nextId += 1;
    const updatedAt = this.now + this.skew;
    const about = { issue: 1, association: 'NONE', createdAt: new Date(updatedAt).toISOString() };
    const comment = {
      ...about,
      id,
      author,
      body,
      updatedAt,
      url: `https://github.test/issues/1#${id}`,
    };
    this.#set([...this.thread, comment]);
    return comment;
  }

  #asOf(fault: Fault | undefined): Comment[] {
    if (fault?.type === 'stale')
      return this.history[Math.max(0, this.history.length - 1 - fault.back)] ?? [];
    if (fault !== undefined && fault.type !== 'kill') return this.#write(fault, () => []);
    return this.thread;
  }

  #set(thread: Comment[]): void {
    this.history.push(thread);
  }
}

export function digest(text: string): string {
  return hash('md5', text, 'base64');
}

function find(comments: Comment[], id: number): Comment {
  const comment = comments.find((each) => each.id === id);
  if (comment === undefined) throw notFound();
  return comment;
}

function notFound(): GitHubFault {
  return new GitHubFault('Not Found', { status: 404 });
}
