import { defineConfig } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { FULL_FILES, FULL_TAG, TEST_CLASS } from '../../scripts/test-classes.ts';
import { isEverywhere, launching } from './launching.ts';
import { DESK, PHONE } from './windows.ts';

/** Tests of screens that differ on a wide window. All other tests run only on the phone, unless `everywhere` runs. */
const DIFFERS = /@desk/;
/** Tests of tasks that people do at a desk. Other tests cover these screens on the phone. */
const AT_A_DESK = /@only-desk/;
/** Playwright matches these against a test's title with its file and its tags. */
const OF_FULL = [new RegExp(FULL_TAG), ...FULL_FILES.filter(isOfBrowser).map(nameInTitles)];

type Chosen = Pick<NonNullable<PlaywrightTestConfig['projects']>[number], 'grep' | 'grepInvert'>;
const PHONE_TESTS: Chosen = {
  quick: { grepInvert: [AT_A_DESK, ...OF_FULL] },
  rest: { grep: OF_FULL, grepInvert: AT_A_DESK },
  full: { grepInvert: AT_A_DESK },
  everywhere: {},
}[TEST_CLASS];
const DESK_TESTS: Chosen = isEverywhere ? {} : { grep: [DIFFERS, AT_A_DESK] };

/** Tests of the shop as people see it, on a phone and at a desk. One shop runs for all tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/browser-tests',
  globalSetup: './open-shop.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  // A busy machine may take several times as long as an idle one.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list', { printSteps: false }], ['../support/playwright-times.ts']],
  use: {
    // The tests of a process share one window: Playwright clears its cookies, storage, caches, routes and scripts in
    // between. A new window per test would add a sixth to the whole run; `everywhere` uses a new one for each test.
    reuseContext: !isEverywhere,
    // A half-transparent element has no final contrast, so there is no fading.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: launching({ pictures: isEverywhere }),
  },
  projects: [
    { name: 'phone', use: { viewport: PHONE, hasTouch: true, isMobile: true }, ...PHONE_TESTS },
    // `npm test` runs only the phone.
    ...(TEST_CLASS === 'quick' ? [] : [{ name: 'desk', use: { viewport: DESK }, ...DESK_TESTS }]),
  ],
});

function isOfBrowser(file: string): boolean {
  return file.startsWith('tests/browser/');
}

/** The pattern ends with the file's name, so that it does not match a longer name. */
function nameInTitles(file: string): RegExp {
  const name = file.slice('tests/browser/'.length);
  return new RegExp(`(^|\\s)${name.replaceAll('.', '\\.')}(\\s|$)`);
}
