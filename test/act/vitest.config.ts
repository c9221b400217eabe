import { defineConfig } from 'vitest/config';

/** These tests run separately because they need act, which is built with Go. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    // Each test starts an engine, which starts the steps.
    maxWorkers: 2,
  },
});
