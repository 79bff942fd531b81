import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { NO_SQLD } from '../scripts/install-sqld.ts';
import { NEED_A_SHOP_ALONE, ON_BOTH_RUNTIMES } from './support/both-runtimes.ts';
import { FOLDERS, FULL_FILES, projectOf, QUICK_ON_WORKERD, TEST_CLASS } from '../scripts/test-classes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files of several projects run in parallel, each in one of two processes. */
const SIDE_BY_SIDE = 2;

/** Returns the glob patterns of all test files of a project. */
const filesOf = (project: keyof typeof FOLDERS) => FOLDERS[project].map((folder) => `${folder}/**/*.test.ts`);
/** Returns the test files of a project in the class of this run. */
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
    // A small file spends most of its time loading modules, so the files of a process share them.
    isolate: false,
    // The machine may be busy with other steps.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...test,
  },
});

/**
 * Returns a project whose tests share one shop. Its files run one after the other, after everything that runs in
 * parallel.
 */
const shared = (name: string, include: string[], globalSetup: string, groupOrder: number, setupFiles: string[] = []) =>
  project(name, include, {
    globalSetup,
    setupFiles,
    fileParallelism: false,
    maxWorkers: 1,
    // Tests with concurrent requests take long when other steps keep the processors busy, or this step has low
    // priority.
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
/** Files that need a shop without the changes of other files. */
const workerdAlone = shared('workerd-alone', pathsOf(NEED_A_SHOP_ALONE), 'tests/support/setup-workerd-alone.ts', 3, [
  'tests/support/own-workerd-shop.ts',
]);

if (NO_SQLD) console.warn(`${NO_SQLD} Its tests are left out.`);

export default defineConfig({
  root,
  test: {
    // Several steps load the same files, so they share the transformed modules.
    fsModuleCache: true,
    projects: [
      project('unit', ofThisClass('unit'), { setupFiles: 'tests/support/property-tests.ts' }),
      project('repo', ofThisClass('repo')),
      // Each file has its own shop, opened before it.
      project('node', ofThisClass('node'), {
        globalSetup: 'tests/support/setup-node.ts',
        setupFiles: 'tests/support/own-shop.ts',
      }),
      // A quick run reads only some pages of each kind, so the class `rest` reads all of them.
      shared('site', filesOf('site'), 'tests/support/setup-site.ts', 1),
      ...(NO_SQLD ? [] : [workerd]),
      ...(NO_SQLD || TEST_CLASS !== 'everywhere' ? [] : [workerdAlone]),
    ],
  },
});
