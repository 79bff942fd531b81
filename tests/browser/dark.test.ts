import { addressForm } from '../support/forms.ts';
import { expect, test } from './shop-test.ts';

test('all that an order goes through is legible in the dark, too', async ({ page, shop }) => {
  const { email, token } = await shop.signedUp(page, 'Nisha');
  const sku = await shop.goods.sku({ price: 1000, stock: 20 });
  const send = async (method: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(shop.origin + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const buy = async (method: 'COD' | 'PREPAID', quantity: number): Promise<string> => {
    const direct = { checkoutType: 'buy-now', directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity } };
    const placed = await send('POST', `/api/orders?paymentMethod=${method}`, { ...addressForm(), ...direct });
    return (placed as { orderId: string }).orderId;
  };
  const [inCash, unpaid] = [await buy('COD', 2), await buy('PREPAID', 1)];
  await send('PUT', '/api/cart/item/add', { skuId: sku.skuId, quantity: 1 });
  await page.emulateMedia({ colorScheme: 'dark' });

  await page.goto('/cart');
  await page.getByRole('button', { name: 'See all coupons' }).click();
  await expect(page.getByRole('dialog', { name: 'Coupons' }).getByText('Best for this cart')).toBeVisible();
  await shop.expectLegible(page);
  await shop.expectReflow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Save for later ${sku.name}` }).click();
  await expect(page.getByRole('region', { name: 'Saved for later' })).toBeVisible();
  await shop.expectLegible(page);
  await page.getByRole('button', { name: `Move to cart ${sku.name}` }).click();
  await expect(page.getByRole('region', { name: 'Saved for later' })).toHaveCount(0);

  const screens: [path: string, seen: string | RegExp][] = [
    ['/checkout', 'How to pay'],
    [`/confirmation?orderId=${inCash}`, 'What happens next'],
    [`/confirmation?orderId=${unpaid}`, 'Your order waits for your payment'],
    [`/payment-success/${unpaid}`, 'Payment Failed'],
    ['/orders', unpaid],
    [`/orders?orderId=${inCash}`, 'Shipping address'],
    [`/cancel?orderId=${inCash}`, 'What do you want to cancel?'],
    [`/return-order?orderId=${inCash}`, `Order ${inCash}`],
    ['/history', inCash],
    ['/dashboard?tab=payments', unpaid],
  ];
  for (const [path, seen] of screens) {
    await page.goto(path);
    await expect(page.getByText(seen).first(), path).toBeVisible();
    await shop.expectLegible(page);
    await shop.expectReflow(page);
  }
  await page.goto(`/track-order?orderId=${inCash}`);
  await expect(page.getByLabel('Order number')).toHaveValue(inCash);
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByText('Expected by')).toBeVisible();
  await shop.expectLegible(page);
});
