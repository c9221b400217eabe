import { type Answer, becomeAnswer, type Given, giveAnswer, removeComment } from './answer.ts';
import { type Attach, type Decision, decide, type Refuse, refuseUnread, type Target } from './decide.ts';
import { OwnComment, type OwnDeps, rest } from './own.ts';
import type { Reading } from './reading.ts';
import { type Before, type RecordState, signRecord, type ThreadRecord } from './record.ts';
import { runsIn } from './runs.ts';
import { waitForRecord } from './wait.ts';

export interface RunDeps extends OwnDeps {
  /** When the run must stop waiting, by `clock.now()`. */
  deadline: number;
}

/** Who runs, and what for. */
export interface Command {
  /** The comment's id, or what stands for it: workflow run, job, step and a hash of the instruction. */
  id: string;
  target: Target;
  /** `mark`: random, made at the start of the run (`randomUUID`), so that a run knows its own comments. */
  run: { id: string; attempt: number; mark: string };
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

/**
 * One run of a command in its thread (record.md). In order: `begin`, then as it says `sending` and, after the
 * POST, `sent`; `progress` as often as there is something to show; `finish` or `stopped` once.
 * An aborted signal makes `begin` and `jobIsGone` reject with its reason.
 */
export class ThreadRun {
  readonly #deps: RunDeps;
  readonly #target: Target;
  readonly #own: OwnComment;
  readonly #goneJobs = new Set<string>();
  #beginnings = 0;
  /** What is unclear, where the run was refused for it: its kind and place go into the answer. */
  #refused: Refuse | undefined;
  /** The command's end stands in the thread already. */
  #answered = false;

  constructor(command: Command, deps: RunDeps) {
    this.#deps = deps;
    this.#target = command.target;
    this.#own = new OwnComment(deps, {
      state: 'sending',
      kind: '',
      answer: false,
      jobId: command.target.type === 'job' ? command.target.jobId : '',
      command: command.id,
      run: command.run,
      time: deps.clock.wall(),
      first: null,
      before: null,
      prLink: null,
      seq: 0,
    });
  }

  /**
   * Writes the progress comment, reads the thread, waits where it must, and decides (steps 1 to 4). `body` is
   * the comment's Markdown. After `attach` the thread already says that this run follows the job.
   */
  begin(body: string): Promise<Verdict> {
    this.#own.body = body;
    this.#beginnings += 1;
    if (this.#beginnings > BEGINNINGS) return Promise.resolve(this.#refuse(refuseUnread('record-not-found')));
    return this.#decide();
  }

  /**
   * The thread's job is archived, or a message to it got a 404 or 410: decides again as if it had none. Not for
   * a job that was named: that one is never replaced (interface.md).
   */
  async jobIsGone(jobId: string): Promise<Verdict> {
    this.#goneJobs.add(jobId);
    const done = await this.#own.edit({ kind: 'create', jobId: '', before: null, prLink: null });
    if (done === 'gone') this.#own.forget();
    return this.#decide();
  }

  /**
   * Puts the request into the record (step 5): call it right before each POST. False: the progress comment was
   * removed, perhaps by a run that ended this command; nothing may be sent before another `begin`. Any other
   * fault is a warning: the record goes on to hold the others off.
   */
  async sending(request: Request): Promise<boolean> {
    const { kind } = request;
    const about =
      kind === 'create' ? { jobId: '', before: null } : { jobId: request.jobId, before: request.before };
    const done = await this.#own.edit({ kind, ...about, time: this.#deps.clock.wall() });
    if (done === 'gone') this.#own.forget();
    return done !== 'gone';
  }

  /** The service has taken the request (step 6): before the first poll. `body` as in `progress`. Never rejects. */
  async sent(jobId: string, body = this.#own.body): Promise<void> {
    this.#own.body = body;
    // An edit may be repeated, and this one must not be lost: it is what leads a re-run to the job.
    for (const ms of [0, 1000, 2000]) {
      // A signal leaves time for one edit more: the one that `stopped` makes, with the same record.
      if (ms > 0 && !(await rest(ms, this.#deps))) return;
      const done = await this.#own.edit({ state: 'sent', jobId });
      if (done === 'written') return;
      if (done === 'gone') this.#own.forget();
      if (this.#own.id === undefined) break;
    }
    // Removed, or refused at the start: what has been paid for gets another try.
    const written = this.#own.id === undefined && (await this.#own.write());
    if (!written) this.#deps.warn({ type: 'job-not-recorded' });
  }

  /**
   * For a run that only waits for a job, after `begin`: the record names the job, whatever the thread showed. One
   * edit; where there is no comment, the answer will say it.
   */
  async follows(jobId: string): Promise<void> {
    const done = await this.#own.edit({ state: 'sent', jobId });
    if (done === 'gone') this.#own.forget();
  }

  /** Shows the Markdown in the progress comment, with the record as it is; a fault is a warning. */
  async progress(body: string): Promise<void> {
    this.#own.body = body;
    await this.#own.edit({});
  }

  /** Posts the result and removes what it replaces (step 7). A signal only shortens it. */
  finish(result: Result): Promise<Given> {
    return giveAnswer(this.#answer(result), this.#deps);
  }

  /**
   * A signal ends the run (step 8): one edit turns the progress comment into the answer. `state` is `unsent`
   * before the POST, `unknown` where its answer did not come, else `sent`.
   */
  async stopped(result: Result): Promise<Given> {
    // A comment whose answer was lost shows up in the thread, if at all.
    await this.#own.find();
    if (this.#answered) {
      if (this.#own.id !== undefined) await removeComment(this.#own.id, this.#deps);
      return { how: 'standing', url: undefined };
    }
    const place = await becomeAnswer(this.#answer(result), this.#deps);
    return place === undefined ? { how: 'nowhere', url: undefined } : { how: 'edited', url: place.url };
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
    return signRecord({ ...record, ...facts, ...longest }, this.#deps.seal).length + 2;
  }

  async #decide(): Promise<Verdict> {
    for (;;) {
      // Before the reading, not after it: what is decided by an old reading must not be the last word.
      const lastChance = this.#deps.clock.now() >= this.#deps.deadline;
      const reading = await this.#own.reading();
      if (typeof reading === 'string') return this.#refuse(refuseUnread(reading, this.#own.fault));
      const decision = decide({ ...this.#question(reading), lastChance });
      if (decision.type === 'refuse') return this.#refuse(decision);
      if (decision.type === 'attach') return this.#attach(decision);
      if (decision.type !== 'wait') return decision;
      await waitForRecord(decision, reading.at, this.#deps);
    }
  }

  #question(reading: Reading) {
    const { record, withoutRecord, id } = this.#own;
    return {
      command: record.command,
      target: this.#target,
      own: withoutRecord || id === undefined ? Number.POSITIVE_INFINITY : id,
      others: runsIn(reading.seen.filter((each) => each.record.run.mark !== record.run.mark)),
      unverified: reading.unverified.map(({ command }) => command),
      goneJobs: this.#goneJobs,
      now: reading.at,
    };
  }

  async #attach(attach: Attach): Promise<Attach> {
    const { jobId, kind, before, prLink, first, sentAt } = attach;
    this.#answered = attach.ended;
    const done = await this.#own.edit({ state: 'sent', jobId, kind, before, prLink, first, time: sentAt });
    if (done === 'gone') this.#own.forget();
    return attach;
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
