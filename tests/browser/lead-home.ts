import type { Page } from '@playwright/test';
import type { ShopHands } from './shop-test.ts';

/** Links to services and back name where the shop believes to be: leads the browser to where it is. */
export async function leadHome(page: Page, { origin, siteOrigin }: ShopHands): Promise<void> {
  await page.route(
    (url) => url.origin === siteOrigin,
    (route) =>
      route.fulfill({
        status: 307,
        headers: { Location: route.request().url().replace(siteOrigin, origin) },
      }),
  );
  // What a redirect leads to is not asked of a route again.
  await page.route(/\/sandbox\/(razorpay\/pay|google)\//, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const location = response.headers().location?.replace(siteOrigin, origin);
    return route.fulfill({ response, headers: { ...response.headers(), ...(location && { location }) } });
  });
}
