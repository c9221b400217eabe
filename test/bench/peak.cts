/** Loaded into a run before the bundle: leaves the run's peak memory in bytes in the file that `PROBE_FILE` names. */

const { readFileSync, writeFileSync } = require('node:fs') as typeof import('node:fs');

process.on('exit', () => {
  writeFileSync(process.env.PROBE_FILE ?? '', String(peak()));
});

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
