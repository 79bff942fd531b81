import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { NO_SQLD } from '../scripts/install-sqld.ts';
import { ON_BOTH_RUNTIMES } from './support/both-runtimes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files of several projects run at once, each in one of two processes. */
const SIDE_BY_SIDE = 2;

const project = (name: string, include: string[], test: TestProjectInlineConfiguration['test'] = {}) => ({
  root,
  test: {
    name,
    include,
    maxWorkers: SIDE_BY_SIDE,
    // Most of the time a small file takes is to load what it tests: all of a process load it once.
    isolate: false,
    // A machine may be busy with other steps.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...test,
  },
});

/** Tests against a shop that runs once for all of them: so one file after the other, after all that runs side by side. */
const shared = (name: string, include: string[], globalSetup: string, groupOrder: number, setupFiles: string[] = []) =>
  project(name, include, {
    globalSetup,
    setupFiles,
    fileParallelism: false,
    maxWorkers: 1,
    // Many at once take long where other steps keep the processors busy, and a step below others waits for them.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    sequence: { groupOrder },
  });

const API = ['tests/api/**/*.test.ts'];
const onWorkerd = process.env.TEST_EVERYWHERE
  ? API
  : Object.keys(ON_BOTH_RUNTIMES).map((name) => `tests/api/${name}.test.ts`);

if (NO_SQLD) console.warn(`${NO_SQLD} Its tests are left out.`);

export default defineConfig({
  root,
  test: {
    // Several steps load the same files: what one has made of them serves the others.
    fsModuleCache: true,
    projects: [
      project('unit', [
        'contract/**/*.test.ts',
        'panchang/**/*.test.ts',
        'functions/**/*.test.ts',
        'demo/**/*.test.ts',
        'src/**/*.test.ts',
        'admin/**/*.test.ts',
        'tests/support/**/*.test.ts',
      ]),
      project('repo', ['tests/repo/**/*.test.ts']),
      // Each file has a shop of its own, opened before it.
      project('node', API, {
        globalSetup: 'tests/support/setup-node.ts',
        setupFiles: 'tests/support/own-shop.ts',
      }),
      shared('site', ['tests/site/**/*.test.ts'], 'tests/support/setup-site.ts', 1),
      ...(NO_SQLD
        ? []
        : [shared('workerd', onWorkerd, 'tests/support/setup-workerd.ts', 2, ['tests/support/of-this-runtime.ts'])]),
    ],
  },
});
