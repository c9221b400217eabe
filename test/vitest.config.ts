import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Child processes of the bundle share two cores with the rest of the suite.
    testTimeout: 60_000,
  },
});
