/**
 * The post step. The runner carries it out even where the main step was killed outright, and it says what that
 * step could not say any more. It never changes the state of a record.
 */
const { env } = process;

// Nearly every run has finished and its result is in the thread: then nothing is worth being loaded.
if (!env.STATE_finished || env['STATE_result-unposted']) {
  // undici calls its proxy agent experimental on every start; nobody who reads a log can act on that.
  process.removeAllListeners('warning');
  const { postStep } = await import('./post-step.ts');
  await postStep({
    core: await import('@actions/core'),
    loadGitHub: () => import('@actions/github'),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    env,
  });
}

export {};
