import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';
import { TEST_CLASS } from '../../scripts/test-classes.ts';

const systemChromium = ['chromium-headless-shell', 'chromium', 'chromium-browser']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));
const executablePath = process.env.CHROMIUM_PATH ?? systemChromium;

/** Whether all tests were asked for, at both widths. */
export const isEverywhere = TEST_CLASS === 'everywhere';

/**
 * How the browser is started. Pictures take a fifth of the time of a page: each size is drawn when it is first asked for, and
 * unpacked in each window. Tests that neither look at them nor change them do without.
 */
export function launching({ pictures }: { pictures: boolean }): LaunchOptions {
  return {
    // A container has no user namespaces for Chromium's own sandbox.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // A test's pages are gone before what their code gains from it has paid for optimizing it.
      '--js-flags=--no-turbofan --no-maglev',
      ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
    ...(executablePath ? { executablePath } : {}),
  };
}

/** For `test.use` of a file whose tests look at pictures, or go the whole way of a shopper or a seller. */
export const WITH_PICTURES = { launchOptions: launching({ pictures: true }) };
