import { defineConfig } from 'vitest/config';

/** One command runs every test that needs no browser. Server tests share one embedded PostgreSQL, started once. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] } },
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] } },
      {
        test: {
          name: 'server',
          root: 'server',
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
