import { defineConfig } from 'vitest/config';

/** Apart from the ordinary tests: these need act, which Go builds. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    // Each test starts an engine, which starts steps, on two cores.
    maxWorkers: 2,
  },
});
