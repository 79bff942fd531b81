import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { NO_SQLD } from '../scripts/install-sqld.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests against a shop that runs once for all of them: so one file after the other. */
const served = (name: string, folder: string, globalSetup: string) => ({
  root,
  test: {
    name,
    include: [`tests/${folder}/**/*.test.ts`],
    globalSetup,
    fileParallelism: false,
    isolate: false,
    testTimeout: 20_000,
    // A shop on Node draws all its pages before it opens, and some files open one of their own.
    hookTimeout: 60_000,
  },
});

if (NO_SQLD) console.warn(`${NO_SQLD} Its tests are left out.`);

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'panchang/**/*.test.ts',
            'functions/**/*.test.ts',
            'demo/**/*.test.ts',
            'src/**/*.test.ts',
            'admin/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
        },
      },
      served('node', 'api', 'tests/support/setup-node.ts'),
      ...(NO_SQLD ? [] : [served('workerd', 'api', 'tests/support/setup-workerd.ts')]),
      served('site', 'site', 'tests/support/setup-node.ts'),
      { root, test: { name: 'repo', include: ['tests/repo/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
