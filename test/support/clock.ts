/**
 * A clock for tests that never waits. When all code that can run has run, time jumps to the earliest sleep, so that
 * simultaneous sleeps end in the right order.
 */

import { clock as real } from '../../src/runner/clock.ts';

interface Appointment {
  time: number;
  sleeper: boolean;
  run: () => void;
}

export const EPOCH = Date.UTC(2026, 10, 20, 12);

/**
 * @param options.now monotonic ms at the start; nobody takes the default for 0 or for the epoch
 * @param options.wall epoch ms at the start
 */
export function createFakeClock({ now: start = 1_000, wall = EPOCH } = {}) {
  let now = start;
  let ticking = false;
  const sleeps: number[] = [];
  const calendar = new Set<Appointment>();

  /** Equal times are due in the order in which they were made. */
  const earliest = () => [...calendar].toSorted((a, b) => a.time - b.time)[0];

  function run(next: Appointment): void {
    calendar.delete(next);
    now = Math.max(now, next.time);
    next.run();
  }

  function tick(): void {
    if (ticking) return;
    ticking = true;
    // A macrotask, so that a woken sleeper continues first and may start a shorter sleep.
    setImmediate(() => {
      ticking = false;
      const next = earliest();
      if (!next || ![...calendar].some(({ sleeper }) => sleeper)) return;
      run(next);
      tick();
    });
  }

  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (!Number.isFinite(ms)) throw new RangeError(`sleep(${ms}): not a number of ms.`);
    sleeps.push(ms);

    return new Promise((resolve, reject) => {
      const abort = (): void => {
        calendar.delete(appointment);
        // As Node's own timers do: not with the signal's reason.
        const error = new Error('The operation was aborted', { cause: signal?.reason });
        reject(Object.assign(error, { name: 'AbortError' }));
      };
      const appointment = { time: now + Math.max(ms, 0), sleeper: true, run: resolve };

      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
      calendar.add(appointment);
      tick();
    });
  }

  return {
    now: () => now,
    wall: () => wall + (now - start),
    sleep,
    // Real connections take real time.
    after: real.after,
    sleeps: sleeps as readonly number[],
    /** Advances the time like work that takes `ms`. What is due up to then happens in order. */
    advance(ms: number) {
      const end = now + ms;
      for (let next = earliest(); next && next.time <= end; next = earliest()) run(next);
      now = end;
    },
    abortAt(time: number) {
      const controller = new AbortController();
      const abort = () => controller.abort();
      if (time <= now) abort();
      else calendar.add({ time, sleeper: false, run: abort });
      return controller.signal;
    },
  };
}
