import { defineConfig } from 'vitest/config';
import { FiguresReporter } from './support/figures.ts';

export default defineConfig({
  // In `node_modules`, not in the folder of the tests.
  cacheDir: '../node_modules/.vite',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // More than there are cores, because many tests wait.
    maxWorkers: 4,
    maxConcurrency: 10,
    // A worker keeps its modules, because loading GitHub's description is slow and no test mocks a module.
    isolate: false,
    // Tests that run the action in their own process use its proxy agent, which undici calls experimental at length.
    execArgv: ['--disable-warning=UNDICI-EHPA'],
    // Those on act need a workflow engine: `npm run test:runner`.
    exclude: ['act/**'],
    // Child processes of the bundle share two cores with the rest of the suite.
    testTimeout: 180_000,
    reporters: ['default', new FiguresReporter()],
  },
});
