/** The post step, which runs even after a kill. It reports what main could not, and never changes a record's state. */

// Nearly every run has finished and its result is in the thread: then nothing is worth being loaded.
if (!process.env.STATE_finished || process.env['STATE_result-unposted']) {
  // undici warns on every start that its proxy agent is experimental, which users cannot change.
  process.removeAllListeners('warning');
  const { postStep } = await import('./post-step.ts');
  await postStep(() => import('@actions/github'), process.env);
}

export {};
