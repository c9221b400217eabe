/**
 * The post step. The runner carries it out even where the main step was killed outright, and it says what that
 * step could not say any more. It never changes what others rely on.
 */
const { env } = process;

// Nearly every run has finished and has its result in the thread, and then nothing is worth being loaded.
if (!env.STATE_finished || env['STATE_result-unposted']) {
  // undici calls its proxy agent experimental on every start; nobody who reads a log can act on that.
  process.removeAllListeners('warning');
  const { lastWord } = await import('./post-step.ts');
  await lastWord({
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
