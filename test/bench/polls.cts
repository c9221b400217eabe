/**
 * Loaded into a run before the bundle: leaves the processor time in ms that a poll took, from its fifth second to its
 * thirtieth, in the file that `PROBE_FILE` names.
 */

const { subscribe } =
  require('node:diagnostics_channel') as typeof import('node:diagnostics_channel');
const { writeFileSync } = require('node:fs') as typeof import('node:fs');

let requests = 0;
subscribe('undici:request:create', () => {
  requests += 1;
});

const soFar = () => {
  const { user, system } = process.cpuUsage();
  return { ms: (user + system) / 1_000, requests };
};

setTimeout(() => {
  const before = soFar();
  setTimeout(() => {
    const after = soFar();
    const cost = (after.ms - before.ms) / (after.requests - before.requests);
    writeFileSync(process.env.PROBE_FILE ?? '', String(cost));
  }, 25_000);
}, 4_500);
