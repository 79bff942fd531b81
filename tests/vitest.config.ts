import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The same conformance tests, against a shop that runs once for all of them: so one file after the other. */
const api = (name: string, globalSetup: string) => ({
  root,
  test: {
    name,
    include: ['tests/api/**/*.test.ts'],
    globalSetup,
    fileParallelism: false,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

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
            'functions/**/*.test.ts',
            'src/**/*.test.ts',
            'admin/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
        },
      },
      api('node', 'tests/support/setup-node.ts'),
      api('workerd', 'tests/support/setup-workerd.ts'),
      { root, test: { name: 'repo', include: ['tests/repo/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
