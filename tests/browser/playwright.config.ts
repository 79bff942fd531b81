import { defineConfig } from '@playwright/test';
import { isEverywhere, launching } from './launching.ts';
import { DESK, PHONE } from './windows.ts';

/** What a wide screen shows otherwise. The rest runs on the phone alone, unless everything is asked for. */
const DIFFERS = /@desk/;
/** What people do at a desk, whose own screens the phone shows in other tests. */
const AT_A_DESK = /@only-desk/;

/** The shop as people see it, on a phone and on a desk. One shop runs for all tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/browser-tests',
  globalSetup: './open-shop.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A starved machine now and then drops an input. What passes only at the second try is reported as flaky.
  retries: 1,
  reporter: [['list', { printSteps: false }]],
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
    {
      name: 'phone',
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
      ...(isEverywhere ? {} : { grepInvert: AT_A_DESK }),
    },
    {
      name: 'desk',
      use: { viewport: DESK },
      ...(isEverywhere ? {} : { grep: [DIFFERS, AT_A_DESK] }),
    },
  ],
});
