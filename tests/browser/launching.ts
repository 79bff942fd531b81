import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';
import { TEST_CLASS } from '../../scripts/test-classes.ts';

const systemChromium = ['chromium-headless-shell', 'chromium', 'chromium-browser']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));
const executablePath = process.env.CHROMIUM_PATH ?? systemChromium;

/** Whether all tests run, in both window sizes. */
export const isEverywhere = TEST_CLASS === 'everywhere';

/**
 * Returns the options of the browser. Pictures take a fifth of the time of a page: each size is made at the first
 * request, and decoded in each window. Tests that neither check nor change pictures run without them.
 */
export function launching({ pictures }: { pictures: boolean }): LaunchOptions {
  return {
    // A container has no user namespaces for Chromium's own sandbox.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // A page of a test is closed before optimised code would have saved as much time as its compilation takes.
      '--js-flags=--no-turbofan --no-maglev',
      ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
    ...(executablePath ? { executablePath } : {}),
  };
}

/** For `test.use` in files whose tests check pictures, or go the whole way of a shopper or a seller. */
export const WITH_PICTURES = { launchOptions: launching({ pictures: true }) };
