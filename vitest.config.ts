import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * One command runs every test that needs no browser. Server tests share one embedded PostgreSQL, started once. Files that
 * need no browser's globals share their workers too: loading all modules anew for each costs more than many of them run.
 */
export default defineConfig({
  test: {
    // Left to itself a machine with two cores runs one file at a time, and waits for its database half of that time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'domain',
          root: 'domain',
          isolate: false,
          include: ['src/**/*.test.ts'],
          // Property tests are all work and no waiting: on a busy machine they take as long as they take.
          testTimeout: 20_000,
        },
      },
      { test: { name: 'contract', root: 'contract', isolate: false, include: ['src/**/*.test.ts'] } },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          isolate: false,
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'] } },
    ],
  },
});
