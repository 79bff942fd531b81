import type { Page } from '@playwright/test';

/** Holds back the requests to addresses of a pattern, as a slow line does. @returns a function that lets them go on */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
