/** The post step, which runs even if the main step was killed. It never changes a record's state. */

// After nearly every run there is nothing to report, so nothing is loaded.
if (!process.env.STATE_finished || process.env['STATE_result-unposted']) {
  // undici warns on every start that its proxy agent is experimental, which users cannot change.
  process.removeAllListeners('warning');
  const { postStep } = await import('./post-step.ts');
  await postStep(() => import('@actions/github'), process.env);
}

export {};
