/** The commands and the environment of the test runners, for `npm test` and `npm run test:one`. */
import { join } from 'node:path';
import { SOURCE_FLAGS } from '../functions/node/start-flags.ts';
import { aheadMs } from './test-clock.ts';

const SHIFT_CLOCK = `--import=${new URL('../tests/support/shift-clock.ts', import.meta.url).href}`;

/** The origin of all shops of the tests, as their pages name it. */
export const TEST_ORIGIN = 'http://localhost:8787';

export function vitest(projects: readonly string[], ...args: string[]): string[] {
  const chosen = projects.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=./tests/support/vitest-times.ts'];
  return ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...chosen, ...reporters, ...args];
}

export function playwright(...args: string[]): string[] {
  return ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts', ...args];
}

/**
 * Returns the environment of tests.
 * @param folder the folder for all files that the tests write
 */
export function testEnvironment(folder: string): NodeJS.ProcessEnv {
  const ahead = Number(process.env.TEST_AHEAD_MS ?? aheadMs(Date.now()));
  return {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    TMPDIR: folder,
    ORIGIN: TEST_ORIGIN,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Steps, and the processes that tests start, load the same files.
    NODE_COMPILE_CACHE: 'node_modules/.cache/compile',
    // Tests allocate much short-lived garbage: a larger young generation saves a tenth of their time. Shops set sizes
    // of their own. `SOURCE_FLAGS` resolve each package once per process (saves about 1 s per process).
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32 ${SOURCE_FLAGS.join(' ')}${ahead > 0 ? ` ${SHIFT_CLOCK}` : ''}`,
    TEST_AHEAD_MS: String(ahead),
  };
}
