import { asFault, type GitHubFault, isPermanent } from '../github/faults.ts';
import { jobOfCommand, type Refusal, refuse, runsIn } from './decide.ts';
import type { OwnComment } from './own-comment.ts';
import type { Thread, ThreadState } from './read.ts';
import { LIST_PAUSES, sleepUnlessStopped } from './writes.ts';

/** `fault`: of the last call that failed, even if a later one succeeded. */
interface Reading {
  state: ThreadState | undefined;
  fault: GitHubFault | undefined;
}

/** How long reading the thread may take before the request is sent, with all repetitions and pauses, in ms. */
const READING_MS = 120_000;
/** The time limit of one call to GitHub, in ms. */
const CALL_MS = 30_000;

/**
 * Readings of a thread that a run may rely on, because they show the run's own record. (`rule:` marks what the tests break
 * on purpose, see README.md.)
 */
export class OwnReading {
  /** GitHub permanently rejects this run's record, so the run reads the thread without one. */
  recordRefused: Refusal | undefined;
  readonly #thread: Thread;
  readonly #own: OwnComment;
  readonly #isRequired: boolean;
  #remainingMs = READING_MS;

  /** `isRequired`: if GitHub rejects the run's record, the run cannot go on. */
  constructor(thread: Thread, own: OwnComment, isRequired: boolean) {
    this.#thread = thread;
    this.#own = own;
    this.#isRequired = isRequired;
  }

  /** Writes our record if it is not written, then reads the thread. */
  async read(): Promise<ThreadState | Refusal> {
    const { clock } = this.#thread;
    const began = clock.now();
    // A call that starts later could exceed the limit.
    const latestStart = began + this.#remainingMs - CALL_MS;
    const isLate = () => clock.now() > latestStart;

    const result = isLate() ? refuse('thread-unreadable') : await this.#writeAndRead(isLate);
    this.#remainingMs -= clock.now() - began;
    return result;
  }

  async #writeAndRead(isLate: () => boolean): Promise<ThreadState | Refusal> {
    const own = this.#own;
    // A write without a response may have succeeded, so it is not repeated yet.
    // rule: read after write
    const fault = own.mayExist ? undefined : await own.write();
    if (fault && isPermanent(fault)) {
      // GitHub accepted this record before, and other runs may rely on it.
      const isFirstWrite = own.record.seq === 1;
      if (!isFirstWrite) return refuse('record-not-found', { fault });

      this.recordRefused = refuse('record-refused', { fault });
      // A thread that is not required is read even so: an earlier run may have written there.
      if (this.#isRequired) return this.recordRefused;
    }

    return this.#readUntilUsable(isLate, fault);
  }

  async #readUntilUsable(
    isLate: () => boolean,
    writeFault: GitHubFault | undefined,
  ): Promise<ThreadState | Refusal> {
    let reading: Reading = { state: undefined, fault: writeFault };
    for (const pauseMs of LIST_PAUSES) {
      await sleepUnlessStopped(pauseMs, this.#thread);
      this.#thread.signal.throwIfAborted();

      reading = await this.#tryRead(isLate, reading.fault);
      if (this.#isUsable(reading.state)) return reading.state;

      const isPermanentFault = reading.fault !== undefined && isPermanent(reading.fault);
      if (isLate() || isPermanentFault) return this.#withoutReading(reading);
    }
    if (reading.state === undefined) return this.#withoutReading(reading);

    // The thread can be read, but does not show our record: write it once more.
    const lastFault = await this.#own.write();
    const last = await this.#tryRead(isLate, lastFault ?? reading.fault);
    return this.#isUsable(last.state) ? last.state : this.#withoutReading(last);
  }

  async #tryRead(isLate: () => boolean, earlierFault: GitHubFault | undefined): Promise<Reading> {
    const { reader, signal } = this.#thread;
    return reader.read({ signal, isLate }).then(
      (state) => ({ state, fault: earlierFault }),
      (error) => ({ state: undefined, fault: asFault(error) }),
    );
  }

  /** Whether a reading shows our own record, or a job for this command. A run whose record is rejected uses any reading. */
  #isUsable(state: ThreadState | undefined): state is ThreadState {
    if (state === undefined) return false;
    // rule: a reading shows our own record
    if (this.#own.findIn(state)) return true;
    if (this.recordRefused !== undefined) return true;

    return jobOfCommand(runsIn(state.records), this.#own.record.command) !== undefined;
  }

  #withoutReading({ state, fault }: Reading): Refusal {
    if (this.recordRefused && fault && isPermanent(fault)) return this.recordRefused;
    return refuse(state ? 'record-not-found' : 'thread-unreadable', { fault });
  }
}
