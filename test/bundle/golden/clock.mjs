/**
 * Loaded before the bundle (`NODE_OPTIONS`; JavaScript, because taking types away costs every run 0.1 s): time stands
 * still but for sleeps, which take no time and move it on by their length. So a run is over at once, and every time
 * and duration that it writes is the same in every run.
 *
 * GOLDEN_START: the moment at which the run begins, in ms since 1970. GOLDEN_LASTING: sleeps of so many ms or more
 * do last, for runs in which they are the limit of something else.
 */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const start = Number(process.env.GOLDEN_START);
const lasting = Number(process.env.GOLDEN_LASTING ?? Number.POSITIVE_INFINITY);
let now = 0;

performance.now = () => now;
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [start + now] : given));
  }
  static now = () => start + now;
};
Math.random = () => 0.5;

const sleep = timers.setTimeout;
timers.setTimeout = async (ms, value, options = {}) => {
  if (ms >= lasting) return sleep(ms, value, options);
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
