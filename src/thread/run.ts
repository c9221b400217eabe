import { type GitHubFault, isPermanent } from '../github/faults.ts';
import { type Answer, editIntoAnswer, type PostedAnswer, postAnswer } from './answer.ts';
import { type Attach, type Decision, decide, type Refuse, refuse, type Target } from './decide.ts';
import { OwnComment, waitForRecord } from './own-comment.ts';
import { type ThreadState, ThreadUnreadable } from './read.ts';
import type { Before, RecordState, ThreadRecord } from './record.ts';
import { type KnownRun, runsIn } from './runs.ts';
import { removeComment, type Thread } from './writes.ts';

export interface Command {
  /** The comment's id; in runs without one: workflow run, job, step and a hash of the instruction. */
  id: string;
  target: Target;
  run: ThreadRecord['run'];
  /** When the run must stop waiting, by `clock.now()`. */
  deadline: number;
  /** False: if GitHub rejects comments, the run may continue without the thread. */
  required: boolean;
}

/** A decision after any waiting. */
export type Verdict = Exclude<Decision, { type: 'wait' }>;

/** GitHub refuses comments in a thread that is not required. Nothing was written, and the `ThreadRun` is of no more use. */
interface NoThread {
  type: 'no-thread';
  fault: GitHubFault;
}

/** What is about to be sent. `before`: the job before a message; null where that could not be read. */
export type Request = { kind: 'create' } | { kind: 'message'; jobId: string; before: Before };

export interface Result {
  /** The state that the answer records; `ended` and `sent` require a job. */
  state: Exclude<RecordState, 'sending'>;
  /** Markdown without a hidden line. */
  body: string;
  prLink?: string | null;
}

/** Maximum number of calls to `begin`: a user may delete the progress comment repeatedly. */
const MAX_ATTEMPTS = 3;
/** Time limits for all calls to GitHub before the request, and for a single one, in ms. */
const MAX_GITHUB_MS = 120_000;
const CALL_MS = 30_000;

/**
 * One run of a command in its thread. In order: `begin`, then as it says `sending` and, after the POST, `sent`;
 * `update` as often as there is something to show; `finish` or `stopped` once.
 * An aborted signal makes `begin` and `jobIsGone` reject with its reason.
 */
export class ThreadRun {
  readonly #thread: Thread;
  readonly #command: Command;
  readonly #own: OwnComment;
  readonly #goneJobs = new Set<string>();
  /** Older runs of this command that a reading showed `sending`, by their nonces. */
  readonly #seenSending = new Map<string, KnownRun>();
  #attempts = 0;
  #githubMsLeft = MAX_GITHUB_MS;
  /** The refusal that the run got: what is unclear goes into the answer. */
  #refused: Refuse | undefined;
  /** The thread already has the command's end. */
  #answered = false;
  /** The service accepted this run's own request. */
  #hasSent = false;

  constructor(command: Command, thread: Thread) {
    this.#thread = thread;
    this.#command = command;
    const { id, target, run } = command;
    const isNamed = target.type === 'job';
    this.#own = new OwnComment(thread, {
      state: 'sending',
      // For others an unknown kind is as good as a create; where it is one, no edit is needed before the POST.
      kind: isNamed ? '' : 'create',
      answer: false,
      jobId: isNamed ? target.jobId : '',
      command: id,
      run,
      time: thread.comments.now(),
      first: null,
      before: null,
      prLink: null,
      seq: 0,
    });
  }

  /**
   * Writes the progress comment, reads the thread, waits where it must, and decides. `body` is the comment's
   * Markdown. After `attach` the record already names the job.
   */
  async begin(body: string): Promise<Verdict | NoThread> {
    this.#own.body = body;
    this.#attempts += 1;
    const verdict = await this.#decide();
    const { required } = this.#command;
    // Once a record was written, others may rely on it.
    if (required || this.#own.record.seq > 1 || verdict.type !== 'refuse') return verdict;
    const { because, fault } = verdict;
    return because === 'record-refused' && fault ? { type: 'no-thread', fault } : verdict;
  }

  /**
   * The thread's job is archived, or a message to it got a 404 or 410: decides again as if it had none. Not for
   * a job that was named: that one is never replaced.
   */
  async jobIsGone(jobId: string): Promise<Verdict> {
    this.#goneJobs.add(jobId);
    await this.#own.edit({ kind: 'create', jobId: '', before: null, prLink: null });
    return this.#decide();
  }

  /**
   * Puts the request into the record: call it right before each POST. False: the progress comment was deleted,
   * perhaps by a run that ended this command, or GitHub took too long: nothing may be sent before another `begin`. Any
   * other fault is a warning: the record still makes the others wait.
   */
  async sending(request: Request): Promise<boolean> {
    const about = request.kind === 'create' ? { ...request, jobId: '', before: null } : request;
    const done = await this.#timed(() => this.#own.edit(about));
    return done !== 'gone' && this.#githubMsLeft > 0;
  }

  /** Records an accepted request; call it before the first poll. Never rejects. */
  async sent(jobId: string, body = this.#own.body): Promise<void> {
    this.#hasSent = true;
    const change = { state: 'sent', jobId, time: this.#thread.comments.now() } as const;
    // A re-run needs the job's ID to find the job, so the write is retried as long as that of the result.
    if ((await this.#own.edit(change, { body, retry: true })) === 'written') return;
    // Deleted or never found: the paid job needs another comment.
    const written = this.#own.id === undefined && (await this.#own.write({ retry: true }));
    if (!written) this.#thread.warn({ type: 'job-not-recorded' });
  }

  /** Changes the record and the text of the progress comment, which is written anew where it was deleted. */
  async update(change: Partial<Pick<ThreadRecord, 'state' | 'jobId'>>, body?: string): Promise<void> {
    const done = await this.#own.edit(change, body === undefined ? {} : { body });
    if (done === 'gone') await this.#own.write();
  }

  /** Posts the result and removes what it replaces. A signal only shortens it. */
  finish(result: Result): Promise<PostedAnswer> {
    const atOnce = this.#hasSent && result.state === 'ended';
    return postAnswer({ ...this.#answer(result), atOnce }, this.#thread);
  }

  /**
   * A signal ends the run: one edit turns the progress comment into the answer. `state` is `unsent` before the POST,
   * `unknown` where its answer did not come, else `sent`.
   */
  async stopped(result: Result): Promise<PostedAnswer> {
    // A comment whose answer was lost shows up in the thread, if at all.
    await this.#own.find();
    if (this.#answered) {
      if (this.#own.id !== undefined) await removeComment(this.#own.id, this.#thread);
      return { how: 'existing', url: undefined };
    }
    const edited = await editIntoAnswer(this.#answer(result), this.#thread);
    return { how: edited === undefined ? 'none' : 'edited', url: edited?.url };
  }

  async #decide(): Promise<Verdict> {
    const { clock } = this.#thread;
    const { target, deadline } = this.#command;
    if (this.#attempts > MAX_ATTEMPTS) return this.#refuse(refuse('record-not-found'));
    for (;;) {
      // Before the reading, not after it: a decision at the deadline must rest on a reading after it.
      const isPastDeadline = clock.now() >= deadline;
      const lateAt = clock.now() + this.#githubMsLeft - CALL_MS;
      const reading = await this.#timed(() => this.#own.reading(() => clock.now() > lateAt));
      const state = 'because' in reading ? await this.#withoutOwn(reading) : reading;
      if ('because' in state) return this.#refuse(state);
      const { record, id: own = Number.POSITIVE_INFINITY } = this.#own;
      const others = runsIn(state.records.filter((each) => each.record.run.nonce !== record.run.nonce));
      const decision = decide({
        command: record.command,
        target,
        own,
        others,
        vanished: this.#vanished(others, own),
        unusable: state.unusable,
        goneJobs: this.#goneJobs,
        now: state.at,
        isPastDeadline,
      });
      if (decision.type === 'refuse') return this.#refuse(decision);
      if (decision.type === 'attach') return this.#attach(decision);
      if (decision.type !== 'wait') return 'because' in reading ? this.#refuse(reading) : decision;
      await waitForRecord(decision, deadline, this.#thread);
    }
  }

  /**
   * The thread as it stands where GitHub takes no comment and none is required: before it was locked, an earlier run of
   * this command may have written one.
   */
  async #withoutOwn(refusal: Refuse): Promise<ThreadState | Refuse> {
    if (refusal.because !== 'record-refused' || this.#command.required || this.#own.record.seq > 1)
      return refusal;
    try {
      return await this.#thread.reader.read({ signal: this.#thread.signal });
    } catch (error) {
      if (!(error instanceof ThreadUnreadable)) throw error;
      const { fault } = error;
      return isPermanent(fault) ? refusal : refuse('thread-unreadable', { fault });
    }
  }

  #vanished(others: KnownRun[], own: number): KnownRun[] {
    for (const run of others) {
      const { command, state, run: by } = run.record;
      const isOlder = command === this.#own.record.command && run.position < own;
      if (isOlder && state === 'sending') this.#seenSending.set(by.nonce, run);
    }
    const left = new Set(others.map(({ record }) => record.run.nonce));
    return [...this.#seenSending.values()].filter(({ record }) => !left.has(record.run.nonce));
  }

  async #attach(attach: Attach): Promise<Attach> {
    const { jobId, kind, before, prLink, first, sentAt, ended } = attach;
    this.#answered = ended;
    const change = { state: 'sent', jobId, kind, before, prLink, first, time: sentAt } as const;
    // Where the thread already has the end, our comment is about to go.
    if (ended) this.#own.record = { ...this.#own.record, ...change };
    else await this.update(change);
    return attach;
  }

  #refuse(refusal: Refuse): Refuse {
    this.#refused = refusal;
    return refusal;
  }

  #answer({ state, body, prLink = this.#own.record.prLink }: Result): Answer {
    const { record, id } = this.#own;
    const kind = this.#refused?.kind ?? record.kind;
    const first = this.#refused?.first ?? record.first ?? id ?? null;
    const about = { state, kind, first, prLink, answer: true, seq: record.seq + 1 };
    return { record: { ...record, ...about }, body, progressId: id };
  }

  /** Deducts the duration from the time left for GitHub. */
  async #timed<T>(work: () => Promise<T>): Promise<T> {
    const { clock } = this.#thread;
    const began = clock.now();
    const done = await work();
    this.#githubMsLeft -= clock.now() - began;
    return done;
  }
}
