/**
 * Loaded into a run before its program. Leaves, as JSON in the file that `PROBE_FILE` names, the run's peak memory in
 * bytes, and the processor time in ms of a request between its fifth second and its thirtieth.
 */

const { subscribe } =
  require('node:diagnostics_channel') as typeof import('node:diagnostics_channel');
const { readFileSync, writeFileSync } = require('node:fs') as typeof import('node:fs');

let requests = 0;
subscribe('undici:request:create', () => {
  requests += 1;
});

const soFar = () => {
  const { user, system } = process.cpuUsage();
  return { ms: (user + system) / 1_000, requests };
};

let requestMs: number | undefined;
setTimeout(() => {
  const before = soFar();
  setTimeout(() => {
    const after = soFar();
    requestMs = (after.ms - before.ms) / (after.requests - before.requests);
  }, 25_000).unref();
}, 4_500).unref();

function peak(): number {
  try {
    // On Linux `maxRSS` begins with what the parent had when it forked; this one begins with the program.
    const [, kibibytes] =
      /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kibibytes !== undefined) return Number(kibibytes) * 1_024;
  } catch {
    // Elsewhere there is no such file.
  }
  return process.resourceUsage().maxRSS * 1_024;
}

process.on('exit', () => {
  writeFileSync(process.env.PROBE_FILE ?? '', JSON.stringify({ peakBytes: peak(), requestMs }));
});
