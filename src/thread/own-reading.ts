import { asFault, type GitHubFault, isPermanent } from '../github/faults.ts';
import { jobOfCommand, type Refusal, refuse, runsIn } from './decide.ts';
import type { OwnComment } from './own-comment.ts';
import type { Thread, ThreadState } from './read.ts';
import { LIST_PAUSES, sleepUnlessStopped } from './writes.ts';

/** `fault`: of the last call that failed, even if a later one did not. */
interface Reading {
  state: ThreadState | undefined;
  fault: GitHubFault | undefined;
}

/** Time limits for all calls to GitHub before the request, and for a single one, in ms. */
const MAX_GITHUB_MS = 120_000;
const CALL_MS = 30_000;

/** Readings of a thread that a run may rely on, because they show the run's own record. */
export class OwnReading {
  /** GitHub permanently rejects this run's record, so the run reads the thread without one. */
  recordRefused: Refusal | undefined;
  readonly #thread: Thread;
  readonly #own: OwnComment;
  readonly #isRequired: boolean;
  #githubMsLeft = MAX_GITHUB_MS;

  /** `isRequired`: without a record of its own, the run does not need a reading. */
  constructor(thread: Thread, own: OwnComment, isRequired: boolean) {
    this.#thread = thread;
    this.#own = own;
    this.#isRequired = isRequired;
  }

  /** Writes our record if it is not written, then reads the thread. */
  async read(): Promise<ThreadState | Refusal> {
    const { clock } = this.#thread;
    const began = clock.now();
    const lateAt = began + this.#githubMsLeft - CALL_MS;
    const isLate = () => clock.now() > lateAt;

    const state = isLate() ? refuse('thread-unreadable') : await this.#writeAndRead(isLate);
    this.#githubMsLeft -= clock.now() - began;
    return state;
  }

  async #writeAndRead(isLate: () => boolean): Promise<ThreadState | Refusal> {
    const own = this.#own;
    // rule: read after write
    const fault = own.mayExist ? undefined : await own.write();
    if (fault && isPermanent(fault)) {
      // Once a record was written, others may rely on it.
      if (own.record.seq > 1) return refuse('record-not-found', { fault });

      this.recordRefused = refuse('record-refused', { fault });
      // A thread that is not required is read even so: an earlier run may have written there.
      if (this.#isRequired) return this.recordRefused;
    }

    return this.#readUntilItCounts(isLate, fault);
  }

  /** `fault`: that of our record's write, if it failed. */
  async #readUntilItCounts(
    isLate: () => boolean,
    fault: GitHubFault | undefined,
  ): Promise<ThreadState | Refusal> {
    let reading: Reading = { state: undefined, fault };
    for (const pauseMs of LIST_PAUSES) {
      await sleepUnlessStopped(pauseMs, this.#thread);
      this.#thread.signal.throwIfAborted();

      reading = await this.#tryRead(isLate, reading.fault);
      if (this.#counts(reading.state)) return reading.state;

      const isHopeless = reading.fault !== undefined && isPermanent(reading.fault);
      if (isLate() || isHopeless) return this.#withoutReading(reading);
    }
    if (reading.state === undefined) return this.#withoutReading(reading);

    // The thread can be read, but does not show our record: write it once more.
    const lastFault = await this.#own.write();
    const last = await this.#tryRead(isLate, lastFault ?? reading.fault);
    return this.#counts(last.state) ? last.state : this.#withoutReading(last);
  }

  async #tryRead(isLate: () => boolean, earlier: GitHubFault | undefined): Promise<Reading> {
    const { reader, signal } = this.#thread;
    return reader.read({ signal, isLate }).then(
      (state) => ({ state, fault: earlier }),
      (error) => ({ state: undefined, fault: asFault(error) }),
    );
  }

  /** A reading counts if it shows our own record, or a job for this command. */
  #counts(state: ThreadState | undefined): state is ThreadState {
    if (state === undefined) return false;
    // rule: a reading shows our own record
    if (this.#own.isFoundIn(state)) return true;
    if (this.recordRefused !== undefined) return true;

    return jobOfCommand(runsIn(state.records), this.#own.record.command) !== undefined;
  }

  #withoutReading({ state, fault }: Reading): Refusal {
    if (this.recordRefused && fault && isPermanent(fault)) return this.recordRefused;
    return refuse(state ? 'record-not-found' : 'thread-unreadable', { fault });
  }
}
