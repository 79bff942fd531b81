import type { Page } from '@playwright/test';
import type { ShopHands } from './shop-test.ts';

const MEERA = 'meera@ratnahaat.example';

/** Opens the console as somebody who is signed in at its entrance already. */
export async function enterConsole(page: Page, shop: ShopHands, resource: string): Promise<void> {
  const token = await shop.staffToken(MEERA);
  await page.addInitScript((jwt) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_SELLER');
  }, token);
  await page.goto(`/seller/${resource}`);
}
