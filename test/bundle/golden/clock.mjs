/**
 * Loaded before the bundle with `NODE_OPTIONS`. It is JavaScript because stripping types costs every run 0.1 s. Time is
 * fixed, except that a sleep ends at once and advances it by its length. So a run takes no time, and every time and
 * duration that it writes is the same in every run.
 *
 * GOLDEN_START: the time at which the run begins, in ms since 1970.
 */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const start = Number(process.env.GOLDEN_START);
let now = 0;

performance.now = () => now;
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [start + now] : given));
  }
  static now = () => start + now;
};
Math.random = () => 0.5;

timers.setTimeout = async (ms, value, options = {}) => {
  const until = now + ms;
  options.signal?.throwIfAborted();
  await new Promise((resolve) => setImmediate(resolve));
  options.signal?.throwIfAborted();
  now = Math.max(now, until);
  return value;
};
syncBuiltinESMExports();

// The limits of single requests are real time: on a busy machine they must not be what ends one.
const { setTimeout } = globalThis;
globalThis.setTimeout = (run, ms, ...rest) => setTimeout(run, ms < 1_000 ? ms : ms * 3, ...rest);
