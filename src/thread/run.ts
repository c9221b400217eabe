import { ignoreFault, isGone } from '../github/faults.ts';
import {
  type Answer,
  type CommandEnd,
  editIntoAnswer,
  type PostedAnswer,
  postAnswer,
} from './answer.ts';
import {
  type Attach,
  type Decision,
  decide,
  type KnownRun,
  type Refusal,
  refuse,
  runsIn,
  type Target,
} from './decide.ts';
import { OwnComment } from './own-comment.ts';
import { OwnReading } from './own-reading.ts';
import type { FoundRecord, Thread, ThreadState } from './read.ts';
import type { Before, ThreadRecord } from './record.ts';
import { removeComment, sleepUnlessStopped } from './writes.ts';

interface ThreadCommand {
  /** The comment's id; in runs without one: workflow run, job, step and a hash of the instruction. */
  id: string;
  target: Target;
  run: ThreadRecord['run'];
  /** When the run must stop waiting, by `clock.now()`. */
  deadline: number;
  /** False: if GitHub rejects comments, the run may continue without the thread. */
  required: boolean;
}

export type Verdict = Exclude<Decision, { type: 'wait' }>;

/** What is about to be sent. `before`: the job before a message; null where that could not be read. */
export type WorkRequest = { kind: 'create' } | { kind: 'message'; jobId: string; before: Before };

/** A person may delete the progress comment repeatedly. */
const MAX_ATTEMPTS = 3;
const ASK_EVERY_MS = 3000;

/**
 * One run of a command: `begin`, then as it says `sending` and, after the POST, `sent`; `update` at any time; `finish`
 * once. An aborted signal makes `begin` and `jobIsGone` reject.
 */
export class ThreadRun {
  readonly #thread: Thread;
  readonly #command: ThreadCommand;
  readonly #own: OwnComment;
  readonly #reading: OwnReading;
  /** The thread's, as of the last reading. */
  records: readonly ThreadRecord[] = [];
  readonly #goneJobs = new Set<string>();
  /** Other runs of this command that were `sending` at the last reading. */
  #sending: KnownRun[] = [];
  #attempts = 0;
  #hasSent = false;
  /** The request was accepted, but the job's ID could not be written. */
  lacksJob = false;

  constructor(command: ThreadCommand, thread: Thread) {
    this.#thread = thread;
    this.#command = command;

    const { id, target, run } = command;
    const jobId = target.type === 'job' ? target.jobId : '';
    this.#own = new OwnComment(thread, {
      state: 'sending',
      // For others an unknown kind is as good as a create; where it is one, no edit is needed before the POST.
      kind: jobId === '' ? 'create' : '',
      answer: false,
      jobId,
      command: id,
      run,
      time: thread.comments.now(),
      first: null,
      before: null,
      prLink: null,
      status: null,
      seq: 0,
    });

    this.#reading = new OwnReading(thread, this.#own, command.required);
  }

  /** `record-refused`: nothing was written, and where the thread is not required, the run may continue without it. */
  async begin(body: string): Promise<Verdict> {
    this.#own.body = body;
    this.#attempts += 1;
    return this.#attempts > MAX_ATTEMPTS
      ? this.#refuse(refuse('record-not-found'))
      : this.#decide();
  }

  /** The thread's job does not take messages any more: decides again as if there were none. */
  async jobIsGone(jobId: string): Promise<Verdict> {
    this.#goneJobs.add(jobId);
    await this.#own.edit({ kind: 'create', jobId: '', before: null, prLink: null });
    // rule: read again before a create replaces a job
    return this.#decide();
  }

  /**
   * Call it right before each POST. False: the progress comment was deleted, perhaps by a run that ended this command;
   * call `begin` again. After any other fault the old record still makes the others wait.
   */
  async sending(request: WorkRequest): Promise<boolean> {
    const change = request.kind === 'create' ? { ...request, jobId: '', before: null } : request;
    const fault = await this.#own.edit(change);
    return fault === undefined || !isGone(fault);
  }

  /** Records an accepted request; call it before the first poll. Never rejects. */
  async sent(jobId: string, body = this.#own.body): Promise<void> {
    this.#hasSent = true;
    const change = { state: 'sent', jobId, time: this.#thread.comments.now() } as const;

    // A re-run needs the job's ID to find the job, so the write is retried as long as that of the result.
    let fault = await this.#own.edit(change, body, 'persist');
    if (this.#own.id === undefined) fault = await this.#own.write('persist');
    if (fault === undefined) return;

    this.lacksJob = true;
    this.#thread.warn({ type: 'job-not-recorded' });
  }

  async update(change: Partial<ThreadRecord>, body = this.#own.body): Promise<void> {
    const fault = await this.#own.edit(change, body);
    if (fault && isGone(fault)) await this.#own.write();
  }

  /** Shows the job's state in the progress comment. A deleted one is written anew, whether the state changed or not. */
  show(body: string): Promise<void> {
    return body === this.#own.body ? this.#own.restore() : this.update({}, body);
  }

  finish(end: CommandEnd): Promise<PostedAnswer> {
    if (this.#thread.signal.aborted) return this.#finishStopped(end);

    const atOnce = this.#hasSent && end.state === 'ended';
    return postAnswer({ ...this.#answer(end), atOnce }, this.#thread);
  }

  /** A signal ends the run: one edit turns the progress comment into the answer. */
  async #finishStopped(end: CommandEnd): Promise<PostedAnswer> {
    const own = this.#own;
    // A comment whose answer was lost shows up in the thread, if at all.
    const state = own.id === undefined && (await this.#thread.reader.read().catch(ignoreFault));
    if (state) own.findIn(state);

    if (own.record.state === 'ended') {
      if (own.id !== undefined) await removeComment(own.id, this.#thread);
      return { how: 'existing', url: undefined };
    }

    const edited = await editIntoAnswer(this.#answer(end), this.#thread);
    return { how: edited ? 'edited' : 'none', url: edited?.url };
  }

  async #decide(): Promise<Verdict> {
    const { clock } = this.#thread;
    const { deadline } = this.#command;

    for (;;) {
      // A decision at the deadline must rest on a reading that began after it.
      const began = clock.now();
      const state = await this.#reading.read();
      if ('because' in state) return this.#refuse(state);
      this.records = state.records.map(({ record }) => record);

      const decision = this.#decisionFor(state, began >= deadline);
      if (decision.type === 'refuse') return this.#refuse(decision);
      if (decision.type === 'attach') return this.#attach(decision);
      if (decision.type !== 'wait') return this.#reading.recordRefused ?? decision;

      await this.#pause(Math.min(ASK_EVERY_MS, deadline - clock.now()));
    }
  }

  #decisionFor(state: ThreadState, isPastDeadline: boolean): Decision {
    return decide({
      ...state,
      command: this.#own.record.command,
      target: this.#command.target,
      own: this.#own.id ?? Number.POSITIVE_INFINITY,
      others: this.#others(state.records),
      goneJobs: this.#goneJobs,
      isPastDeadline,
    });
  }

  /**
   * Every run but ours. A run of this command whose `sending` record was deleted may have sent its request: it counts as
   * silent.
   */
  #others(records: FoundRecord[]): KnownRun[] {
    const { command, run } = this.#own.record;
    const listedRuns = runsIn(records.filter(({ record }) => record.run.nonce !== run.nonce));
    const nonces = new Set(listedRuns.map(({ record }) => record.run.nonce));
    const removedRuns = this.#sending.filter(({ record }) => !nonces.has(record.run.nonce));
    const silentRuns = removedRuns.map((other) => ({ ...other, updatedAt: 0 }));
    const others = [...silentRuns, ...listedRuns];

    this.#sending = others.filter(
      ({ record }) => record.command === command && record.state === 'sending',
    );
    return others;
  }

  async #attach(attach: Attach): Promise<Attach> {
    const { state, jobId, kind, before, prLink, status, time, first } = attach.record;
    const change = { state, jobId, kind, before, prLink, status, time, first };
    // Where the thread already has the end, our comment is about to go.
    if (state === 'ended') this.#own.record = { ...this.#own.record, ...change };
    else await this.update(change);
    return attach;
  }

  /** What is unclear goes into our record, which may replace that of the run that is unclear. */
  #refuse(refusal: Refusal): Refusal {
    const { kind } = refusal;
    const { record } = this.#own;
    const first = refusal.first ?? record.first;
    const jobId = refusal.jobId || record.jobId;
    this.#own.record = { ...record, kind, jobId, first };
    return refusal;
  }

  #answer({ body, ...end }: CommandEnd): Answer {
    const { record, id } = this.#own;
    const first = record.first ?? id ?? null;
    const answer = { ...record, ...end, first, answer: true, seq: record.seq + 1 };
    return { record: answer, body, progressId: id };
  }

  async #pause(ms: number): Promise<void> {
    await sleepUnlessStopped(ms, this.#thread);
    this.#thread.signal.throwIfAborted();
  }
}
