import { defineConfig } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { FULL_FILES, FULL_TAG, TEST_CLASS } from '../../scripts/test-classes.ts';
import { isEverywhere, launching } from './launching.ts';
import { DESK, PHONE } from './windows.ts';

/** What a wide screen shows otherwise. The rest runs on the phone alone, unless everything is asked for. */
const DIFFERS = /@desk/;
/** What people do at a desk, whose own screens the phone shows in other tests. */
const AT_A_DESK = /@only-desk/;
/** Playwright looks for these in the name of a test with its file and its tags. */
const OF_FULL = [new RegExp(FULL_TAG), ...FULL_FILES.filter(isOfBrowser).map(nameInTitles)];

type Chosen = Pick<NonNullable<PlaywrightTestConfig['projects']>[number], 'grep' | 'grepInvert'>;
const PHONE_TESTS: Chosen = {
  quick: { grepInvert: [AT_A_DESK, ...OF_FULL] },
  rest: { grep: OF_FULL, grepInvert: AT_A_DESK },
  full: { grepInvert: AT_A_DESK },
  everywhere: {},
}[TEST_CLASS];
const DESK_TESTS: Chosen = isEverywhere ? {} : { grep: [DIFFERS, AT_A_DESK] };

/** The shop as people see it, on a phone and on a desk. One shop runs for all tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/browser-tests',
  globalSetup: './open-shop.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // A busy machine may take several times as long as a quiet one.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list', { printSteps: false }], ['../support/playwright-times.ts']],
  use: {
    // One window for the tests of a process: Playwright empties it in between of cookies, storage, caches, routes and scripts.
    // A new one for each costs a sixth of the whole run; where everything is asked for, each has its own.
    reuseContext: !isEverywhere,
    // What is half faded in has no contrast to judge.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: launching({ pictures: isEverywhere }),
  },
  projects: [
    { name: 'phone', use: { viewport: PHONE, hasTouch: true, isMobile: true }, ...PHONE_TESTS },
    // `npm test` looks at the phone alone.
    ...(TEST_CLASS === 'quick' ? [] : [{ name: 'desk', use: { viewport: DESK }, ...DESK_TESTS }]),
  ],
});

function isOfBrowser(file: string): boolean {
  return file.startsWith('tests/browser/');
}

/** A file's name ends there, so that none is taken for one whose name ends alike. */
function nameInTitles(file: string): RegExp {
  const name = file.slice('tests/browser/'.length);
  return new RegExp(`(^|\\s)${name.replaceAll('.', '\\.')}(\\s|$)`);
}
