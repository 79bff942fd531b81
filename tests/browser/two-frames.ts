import type { Page } from '@playwright/test';

/** Waits until the page has painted what it rendered. */
export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
