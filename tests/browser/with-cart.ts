import type { Page } from '@playwright/test';
import { addressForm } from '../support/forms.ts';
import { expect } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Signs a person up who has a piece of this price (in rupees) in the cart, and an address. */
export async function withCart(page: Page, shop: ShopHands, name: string, price: number): Promise<{ email: string }> {
  const { email, token } = await shop.signedUp(page, name);
  const sku = await shop.goods.sku({ price });
  const send = (method: string, path: string, body: object) =>
    fetch(shop.origin + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send('PUT', '/api/cart/item/add', { skuId: sku.skuId, quantity: 1 })).status).toBe(200);
  expect((await send('POST', '/api/addresses', addressForm())).status).toBe(200);
  return { email };
}
