import type { Page } from '@playwright/test';
import type { ShopHands } from './shop-test.ts';

/** Redirects the browser from the shop's configured origin, which services and mails link to, to its real address. */
export async function leadHome(page: Page, { origin, siteOrigin }: ShopHands): Promise<void> {
  await page.route(
    (url) => url.origin === siteOrigin,
    (route) =>
      route.fulfill({
        status: 307,
        headers: { Location: route.request().url().replace(siteOrigin, origin) },
      }),
  );
  // Playwright does not route the target of a redirect again.
  await page.route(/\/sandbox\/(razorpay\/pay|google)\//, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const location = response.headers().location?.replace(siteOrigin, origin);
    return route.fulfill({ response, headers: { ...response.headers(), ...(location && { location }) } });
  });
}
