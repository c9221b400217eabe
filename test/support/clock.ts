/**
 * A clock for tests: nothing waits. When everything that can run has run, time jumps to the earliest sleep
 * that is due, so sleeps that run side by side end in the right order.
 */

import type { Clock } from '../../src/clock.ts';

export interface Sleep {
  /** Monotonic ms at which it began. */
  readonly at: number;
  /** Asked for. */
  readonly ms: number;
  readonly ended: 'slept' | 'aborted' | 'sleeping';
}

export interface FakeClock extends Clock {
  /** Every sleep so far, in the order in which they began. */
  readonly sleeps: readonly Sleep[];
  /** Lets time pass, as work that takes `ms` would: sleeps and appointments on the way fall due in order. */
  advance(ms: number): void;
  /** Runs `action` when the monotonic time reaches `time` (at once, if it is past). It alone makes no time pass. */
  at(time: number, action: () => void): void;
  /** Aborts at that time and gives the signal. */
  abortAt(time: number, reason?: unknown): AbortSignal;
  /** Sets the wall clock off by `ms`, as an adjustment of the machine's time would; `now()` does not change. */
  jumpWall(ms: number): void;
}

export interface FakeClockOptions {
  /** Monotonic ms at the start; default 1,000, so that nobody takes it for 0 or for the epoch. */
  readonly now?: number;
  /** Epoch ms at the start; default 2026-11-20T12:00:00Z. */
  readonly wall?: number;
  /** False: only `advance` makes time pass. Default true. */
  readonly auto?: boolean;
}

interface Appointment {
  readonly time: number;
  readonly sleeper: boolean;
  readonly run: () => void;
}

export function createFakeClock(options: FakeClockOptions = {}): FakeClock {
  const { now: start = 1_000, wall: epoch = Date.UTC(2026, 10, 20, 12), auto = true } = options;
  let now = start;
  let jumped = 0;
  let ticking = false;
  const sleeps: { at: number; ms: number; ended: Sleep['ended'] }[] = [];
  // Sorted by time; equal times stay in the order in which they were made.
  const calendar: Appointment[] = [];

  function add(appointment: Appointment): void {
    const later = calendar.findIndex(({ time }) => time > appointment.time);
    calendar.splice(later < 0 ? calendar.length : later, 0, appointment);
  }

  function runNext(): void {
    const next = calendar.shift();
    if (!next) return;
    now = Math.max(now, next.time);
    next.run();
  }

  function tick(): void {
    if (ticking || !auto) return;
    ticking = true;
    // A macrotask: whoever was woken before goes on first and may begin a shorter sleep.
    setImmediate(() => {
      ticking = false;
      if (!calendar.some(({ sleeper }) => sleeper)) return;
      runNext();
      tick();
    });
  }

  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (!Number.isFinite(ms)) return Promise.reject(new RangeError(`sleep(${ms}): not a number of ms.`));
    const record = { at: now, ms, ended: 'sleeping' as Sleep['ended'] };
    sleeps.push(record);
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        const index = calendar.indexOf(appointment);
        if (index >= 0) calendar.splice(index, 1);
        record.ended = 'aborted';
        // As Node's own timers do: not with the signal's reason.
        reject(
          Object.assign(new Error('The operation was aborted'), {
            name: 'AbortError',
            cause: signal?.reason,
          }),
        );
      };
      const appointment: Appointment = {
        time: now + Math.max(ms, 0),
        sleeper: true,
        run: () => {
          signal?.removeEventListener('abort', abort);
          record.ended = 'slept';
          resolve();
        },
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
      add(appointment);
      tick();
    });
  }

  return {
    now: () => now,
    wall: () => epoch + jumped + (now - start),
    sleep,
    sleeps,
    advance(ms) {
      const end = now + ms;
      for (let next = calendar[0]; next && next.time <= end; next = calendar[0]) runNext();
      now = end;
    },
    at(time, action) {
      if (time <= now) action();
      else add({ time, sleeper: false, run: action });
    },
    abortAt(time, reason) {
      const controller = new AbortController();
      this.at(time, () => controller.abort(reason));
      return controller.signal;
    },
    jumpWall(ms) {
      jumped += ms;
    },
  };
}
