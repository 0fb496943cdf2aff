import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { linguiMacros } from './web/build/lingui-macro-plugin.ts';
import { screenWords } from './web/build/screen-words-plugin.ts';

const web = `${import.meta.dirname}/web`;
const propertySeed = `${import.meta.dirname}/tools/property-seed.ts`;

/** On a busy machine the first test of a file may wait seconds for its modules, and a property test takes what it takes. */
const testTimeout = 60_000;

/**
 * Tests make much that is soon thrown away. With 16 MB for it, the default, a tenth of the processor time of the server's
 * tests went into tidying up.
 */
const execArgv = ['--max-semi-space-size=64'];

/**
 * One command runs every test that needs no browser. Server tests share one embedded PostgreSQL, started once. Files
 * share their workers, and the modules there: loading all of them anew for each file costs more than many of them run.
 * So a test puts back what it changes in globals and in modules.
 */
export default defineConfig({
  test: {
    // Left to itself a machine with two cores runs one file at a time; files wait for their database and child processes.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        // All that needs neither a page nor a database. One project: each has its workers, which load the domain anew.
        test: {
          name: 'plain',
          isolate: false,
          execArgv,
          testTimeout,
          include: ['{domain,contract,web}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          setupFiles: [propertySeed],
        },
      },
      {
        // What a person meets on the screen, in a page made by jsdom, with the words and styles' names of the product.
        plugins: [linguiMacros(`${web}/lingui.config.ts`), screenWords(web)],
        test: {
          name: 'screens',
          root: 'web',
          environment: 'jsdom',
          isolate: false,
          execArgv,
          testTimeout,
          include: ['src/**/*.test.tsx'],
          setupFiles: [propertySeed, 'src/testing/page.ts'],
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          isolate: false,
          execArgv,
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          setupFiles: [propertySeed],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
