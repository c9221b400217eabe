import { type Answer, becomeAnswer, giveAnswer, type PostedAnswer } from './answer.ts';
import { type Attach, type Decision, decide, type Refuse, refuseUnread, type Target } from './decide.ts';
import type { ThreadDeps } from './deps.ts';
import { OwnComment, waitForRecord } from './own-comment.ts';
import type { ThreadState } from './read.ts';
import { type Before, type RecordState, signRecord, type ThreadRecord } from './record.ts';
import { type KnownRun, runsIn } from './runs.ts';
import { removeComment } from './writes.ts';

export interface RunDeps extends ThreadDeps {
  /** When the run must stop waiting, by `clock.now()`. */
  deadline: number;
}

/** Who runs, and what for. */
export interface Command {
  /** The comment's id, or what stands for it: workflow run, job, step and a hash of the instruction. */
  id: string;
  target: Target;
  run: ThreadRecord['run'];
  /**
   * Nothing is sent without a record in this thread. Otherwise a thread that refuses records for good is done
   * without: then a re-run pays again.
   */
  required: boolean;
}

/** What a run may do; waiting is over by then. */
export type Verdict = Exclude<Decision, { type: 'wait' }>;

/** What is about to be sent. `before`: the job before a message; null where that could not be read. */
export type Request = { kind: 'create' } | { kind: 'message'; jobId: string; before: Before };

export interface Result {
  /** What the answer stands for; `ended` and `sent` need a job. */
  state: Exclude<RecordState, 'sending'>;
  /** Markdown without a hidden line. */
  body: string;
  prLink?: string | null;
}

/** Beginnings of one run: somebody may remove its progress comment, but not for ever. */
const BEGINNINGS = 3;
/** All waiting for GitHub before the request, and what a single call may take, in ms. */
const PATIENCE_MS = 120_000;
const CALL_MS = 30_000;

/**
 * One run of a command in its thread. In order: `begin`, then as it says `sending` and, after the POST, `sent`;
 * `progress` as often as there is something to show; `finish` or `stopped` once.
 * An aborted signal makes `begin` and `jobIsGone` reject with its reason.
 */
export class ThreadRun {
  readonly #deps: RunDeps;
  readonly #command: Command;
  readonly #own: OwnComment;
  readonly #goneJobs = new Set<string>();
  /** Older runs of this command that a reading showed `sending`, by their nonces. */
  readonly #seenSending = new Map<string, KnownRun>();
  #beginnings = 0;
  #patience = PATIENCE_MS;
  /** What is unclear, where the run was refused for it: its kind and place go into the answer. */
  #refused: Refuse | undefined;
  /** The command's end stands in the thread already. */
  #answered = false;
  /** The thread takes no record, and the run does without it. */
  #withoutThread = false;

  constructor(command: Command, deps: RunDeps) {
    this.#deps = deps;
    this.#command = command;
    const { id, target, run } = command;
    this.#own = new OwnComment(deps, {
      state: 'sending',
      // For others an unknown kind is as good as a create; where it is one, no edit is needed before the POST.
      kind: target.type === 'job' ? '' : 'create',
      answer: false,
      jobId: target.type === 'job' ? target.jobId : '',
      command: id,
      run,
      time: deps.comments.now(),
      first: null,
      before: null,
      prLink: null,
      seq: 0,
    });
  }

  /**
   * Writes the progress comment, reads the thread, waits where it must, and decides. `body` is the comment's
   * Markdown. After `attach` the thread already says that this run follows the job.
   */
  begin(body: string): Promise<Verdict> {
    this.#own.body = body;
    this.#beginnings += 1;
    if (this.#beginnings > BEGINNINGS) return Promise.resolve(this.#refuse(refuseUnread('record-not-found')));
    return this.#decide();
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
   * Puts the request into the record: call it right before each POST. False: the progress comment was removed,
   * perhaps by a run that ended this command, or GitHub took too long: nothing may be sent before another `begin`. Any
   * other fault is a warning: the record goes on to hold the others off.
   */
  async sending(request: Request): Promise<boolean> {
    if (this.#withoutThread) return true;
    const { kind } = request;
    const about =
      kind === 'create' ? { jobId: '', before: null } : { jobId: request.jobId, before: request.before };
    const began = this.#deps.clock.now();
    const done = await this.#own.edit({ kind, ...about });
    this.#patience -= this.#deps.clock.now() - began;
    return done !== 'gone' && this.#patience > 0;
  }

  /** The service has just taken the request: before the first poll. `body` as in `progress`. Never rejects. */
  async sent(jobId: string, body = this.#own.body): Promise<void> {
    if (this.#withoutThread) return;
    const change = { state: 'sent', jobId, time: this.#deps.comments.now() } as const;
    // It leads a re-run to the job, so it is tried for as long as the result itself.
    const done = await this.#own.edit(change, { body, forSure: true });
    if (done === 'written') return;
    // Removed, or never found: what has been paid for gets another comment.
    const written = this.#own.id === undefined && (await this.#own.writeForSure());
    if (!written) this.#deps.warn({ type: 'job-not-recorded' });
  }

  /**
   * For a run that only waits for a job, after `begin`: the record names the job, whatever the thread showed. One
   * edit; where there is no comment, the answer will say it.
   */
  async follows(jobId: string): Promise<void> {
    await this.#update({ state: 'sent', jobId });
  }

  /** Shows the Markdown in the progress comment, with the record as it is; a fault is a warning. */
  async progress(body: string): Promise<void> {
    if (!this.#withoutThread) await this.#update({}, body);
  }

  /** Posts the result and removes what it replaces. A signal only shortens it. */
  async finish(result: Result): Promise<PostedAnswer> {
    if (this.#withoutThread) return { how: 'nowhere', url: undefined };
    return giveAnswer(this.#answer(result), this.#deps);
  }

  /**
   * A signal ends the run: one edit turns the progress comment into the answer. `state` is `unsent` before the POST,
   * `unknown` where its answer did not come, else `sent`.
   */
  async stopped(result: Result): Promise<PostedAnswer> {
    if (this.#withoutThread) return { how: 'nowhere', url: undefined };
    // A comment whose answer was lost shows up in the thread, if at all.
    await this.#own.find();
    if (this.#answered) {
      if (this.#own.id !== undefined) await removeComment(this.#own.id, this.#deps);
      return { how: 'standing', url: undefined };
    }
    const written = await becomeAnswer(this.#answer(result), this.#deps);
    return written === undefined ? { how: 'nowhere', url: undefined } : { how: 'edited', url: written.url };
  }

  /** Characters that a comment must leave for the hidden line and the line breaks before it. */
  lineLength(facts: { jobId?: string; prLink?: string | null } = {}): number {
    const { record } = this.#own;
    // As long as it can get: the longest words, and numbers of 16 digits.
    const longest = {
      state: 'unknown',
      kind: 'message',
      first: 2 ** 53,
      seq: 2 ** 53,
      time: 2 ** 53,
    } as const;
    return signRecord({ ...record, ...facts, ...longest }, this.#deps.signing).length + 2;
  }

  async #decide(): Promise<Verdict> {
    const { clock, deadline } = this.#deps;
    for (;;) {
      // Before the reading, not after it: what is decided by an old reading must not be the last word.
      const lastChance = clock.now() >= deadline;
      const began = clock.now();
      const isLate = () => clock.now() - began + CALL_MS > this.#patience;
      const state = await this.#own.reading(isLate);
      this.#patience -= clock.now() - began;
      if (typeof state === 'string') {
        const { fault } = this.#own;
        if (state === 'record-refused' && fault && !this.#command.required) return this.#goWithout(fault);
        return this.#refuse(refuseUnread(state, fault));
      }
      const decision = decide({ ...this.#question(state), lastChance });
      if (decision.type === 'refuse') return this.#refuse(decision);
      if (decision.type === 'attach') return this.#attach(decision);
      if (decision.type !== 'wait') return decision;
      await waitForRecord(decision, state.at, this.#deps);
    }
  }

  #question(state: ThreadState) {
    const { record, id } = this.#own;
    const own = id ?? Number.POSITIVE_INFINITY;
    const others = runsIn(state.records.filter((each) => each.record.run.nonce !== record.run.nonce));
    for (const run of others) {
      const isSending = run.record.command === record.command && run.record.state === 'sending';
      if (isSending && run.position < own) this.#seenSending.set(run.record.run.nonce, run);
    }
    const left = new Set(others.map((run) => run.record.run.nonce));
    return {
      command: record.command,
      target: this.#command.target,
      own,
      others,
      vanished: [...this.#seenSending.values()].filter((run) => !left.has(run.record.run.nonce)),
      unusable: state.unusable,
      goneJobs: this.#goneJobs,
      now: state.at,
    };
  }

  async #attach(attach: Attach): Promise<Attach> {
    const { jobId, kind, before, prLink, first, sentAt } = attach;
    this.#answered = attach.ended;
    const change = { state: 'sent', jobId, kind, before, prLink, first, time: sentAt } as const;
    // Where the end stands in the thread already, our comment is about to go.
    if (attach.ended) this.#own.record = { ...this.#own.record, ...change };
    else await this.#update(change);
    return attach;
  }

  /** A change that only counts while the comment is there: it is written anew where somebody has removed it. */
  async #update(change: Partial<ThreadRecord>, body?: string): Promise<void> {
    const done = await this.#own.edit(change, body === undefined ? {} : { body });
    if (done === 'gone') await this.#own.write();
  }

  #goWithout(fault: NonNullable<Refuse['fault']>): Verdict {
    this.#withoutThread = true;
    this.#deps.warn({ type: 'no-record', fault });
    const { target } = this.#command;
    return target.type === 'job'
      ? { type: 'message', jobId: target.jobId, prLink: null }
      : { type: 'create' };
  }

  #refuse(refusal: Refuse): Refuse {
    this.#refused = refusal;
    return refusal;
  }

  #answer({ state, body, prLink }: Result): Answer {
    const { record, id } = this.#own;
    const seq = record.seq + 1;
    const about: Partial<ThreadRecord> = {};
    if (prLink !== undefined) about.prLink = prLink;
    if (this.#refused) about.kind = this.#refused.kind;
    const first = this.#refused?.first ?? record.first ?? id ?? null;
    return { record: { ...record, ...about, state, first, answer: true, seq }, body, progressId: id };
  }
}
