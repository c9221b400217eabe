/**
 * The post step. The runner carries it out even where the main step was killed outright, and it reports what that
 * step could not. It never changes the state of a record.
 */

// Nearly every run has finished and its result is in the thread: then nothing is worth being loaded.
if (!process.env.STATE_finished || process.env['STATE_result-unposted']) {
  // undici calls its proxy agent experimental on every start; nobody who reads a log can act on that.
  process.removeAllListeners('warning');
  const { postStep } = await import('./post-step.ts');
  await postStep(() => import('@actions/github'), process.env);
}

export {};
