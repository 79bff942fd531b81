import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { NO_SQLD } from '../scripts/install-sqld.ts';
import { NEED_A_SHOP_ALONE, ON_BOTH_RUNTIMES } from './support/both-runtimes.ts';
import { FOLDERS, FULL_FILES, projectOf, QUICK_ON_WORKERD, TEST_CLASS } from '../scripts/test-classes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files of several projects run at once, each in one of two processes. */
const SIDE_BY_SIDE = 2;

/** All test files of a project. */
const filesOf = (project: keyof typeof FOLDERS) => FOLDERS[project].map((folder) => `${folder}/**/*.test.ts`);
/** Those of the present class. */
const ofThisClass = (project: keyof typeof FOLDERS) =>
  TEST_CLASS === 'rest' ? FULL_FILES.filter((file) => projectOf(file) === project) : filesOf(project);
const NOT_OF_THIS_CLASS = TEST_CLASS === 'quick' ? FULL_FILES : [];

const project = (name: string, include: string[], test: TestProjectInlineConfiguration['test'] = {}) => ({
  root,
  test: {
    name,
    include,
    exclude: [...defaultExclude, ...NOT_OF_THIS_CLASS],
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

const onWorkerd = {
  quick: pathsOf(QUICK_ON_WORKERD),
  rest: pathsOf(Object.keys(ON_BOTH_RUNTIMES)).filter((path) => !pathsOf(QUICK_ON_WORKERD).includes(path)),
  full: pathsOf(Object.keys(ON_BOTH_RUNTIMES)),
  everywhere: filesOf('node').concat(pathsOf(NEED_A_SHOP_ALONE).map((path) => `!${path}`)),
}[TEST_CLASS];

function pathsOf(names: readonly string[]): string[] {
  return names.map((name) => `tests/api/${name}.test.ts`);
}

const workerd = shared('workerd', onWorkerd, 'tests/support/setup-workerd.ts', 2, ['tests/support/of-this-runtime.ts']);
/** Files that need a shop to which nothing else was done. */
const workerdAlone = shared('workerd-alone', pathsOf(NEED_A_SHOP_ALONE), 'tests/support/setup-workerd-alone.ts', 3, [
  'tests/support/own-workerd-shop.ts',
]);

if (NO_SQLD) console.warn(`${NO_SQLD} Its tests are left out.`);

export default defineConfig({
  root,
  test: {
    // Several steps load the same files: what one has made of them serves the others.
    fsModuleCache: true,
    projects: [
      project('unit', ofThisClass('unit')),
      project('repo', ofThisClass('repo')),
      // Each file has a shop of its own, opened before it.
      project('node', ofThisClass('node'), {
        globalSetup: 'tests/support/setup-node.ts',
        setupFiles: 'tests/support/own-shop.ts',
      }),
      // Quick ones look at some of the pages of each kind, so the rest looks at all of them.
      shared('site', filesOf('site'), 'tests/support/setup-site.ts', 1),
      ...(NO_SQLD ? [] : [workerd]),
      ...(NO_SQLD || TEST_CLASS !== 'everywhere' ? [] : [workerdAlone]),
    ],
  },
});
