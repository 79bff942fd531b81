import type { Page } from '@playwright/test';
import type { ShopHands } from './shop-test.ts';

/** Opens Meera's console as if she were signed in. */
export function enterConsole(page: Page, shop: ShopHands, resource: string): Promise<void> {
  return enter(page, shop, { email: 'meera@ratnahaat.example', role: 'ROLE_SELLER', address: `/seller/${resource}` });
}

/**
 * Opens the platform's console as if its admin were signed in.
 * @param address the address after `/admin`
 */
export function enterAsAdmin(page: Page, shop: ShopHands, address: string): Promise<void> {
  return enter(page, shop, { email: 'admin@ratnahaat.example', role: 'ROLE_ADMIN', address: `/admin${address}` });
}

async function enter(
  page: Page,
  shop: ShopHands,
  { email, role, address }: { email: string; role: string; address: string },
): Promise<void> {
  await staySignedIn(page, await shop.staffToken(email), role);
  await page.goto(address);
}

/** Stores a staff session in each page that is opened from now on. */
export function staySignedIn(page: Page, token: string, role: string): Promise<unknown> {
  return page.addInitScript(
    ([jwt, as]) => {
      // The frame of a preview has no storage.
      if (window.parent !== window) return;
      localStorage.setItem('ratnahaat:1:jwt', jwt!);
      localStorage.setItem('ratnahaat:1:role', as!);
    },
    [token, role],
  );
}
