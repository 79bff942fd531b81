import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { signInAs } from '../support/sign-in.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

const STAFF = [
  { who: 'a seller', role: 'ROLE_SELLER', email: 'meera@ratnahaat.example' },
  { who: 'an admin', role: 'ROLE_ADMIN', email: 'admin@ratnahaat.example' },
] as const;
const OFFER = 'Sign in as a shopper';
const OF_SHOPPERS = /\/api\/(cart|addresses)/;

/** Opens the shop in the browser of a member of staff, and records the refused API calls of its pages. */
async function asStaff(
  page: Page,
  shop: ShopHands,
  { role, email }: (typeof STAFF)[number],
  token?: string,
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (OF_SHOPPERS.test(request.url())) asked.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() === 403) asked.push(response.url());
  });
  await page.goto('/about');
  const keep = [token ?? (await shop.staffToken(email)), role];
  await page.evaluate(([jwt = '', kept = '']) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', kept);
  }, keep);
  return asked;
}

for (const staff of STAFF) {
  test(`${staff.who} is offered to sign in as a shopper, and asks nothing in vain`, async ({ page, shop }) => {
    const asked = await asStaff(page, shop, staff);
    for (const path of ['/cart', '/checkout', '/checkout?type=buy-now']) {
      await page.goto(path);
      await expect(page.getByText(`You are signed in as ${staff.who}.`)).toBeVisible();
      await expect(page.getByRole('link', { name: OFFER })).toHaveAttribute(
        'href',
        `/login?returnUrl=${encodeURIComponent(path)}`,
      );
      await expect(page.getByRole('button', { name: messages.RETRY })).toHaveCount(0);
    }
    await shop.expectAccessible(page);
    for (const path of ['/', '/product/lakshmi-kasu-temple-necklace-set']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(asked).toEqual([]);
  });
}

test('a seller who adds to the cart signs in as a shopper and finds it there', async ({ page, shop }) => {
  const sku = await shop.goods.sku({ seller: 'farhan', stock: 5 });
  const { email } = await shop.goods.member();
  // A new member of staff, whose session ends here. Other tests use the session of the demo shop's seller.
  const seller = await shop.goods.member({ seller: 'farhan', subRole: 'owner' });
  const token = await signInAs(shop.origin, 'seller', seller.email);
  const asked = await asStaff(page, shop, STAFF[0], token);
  await page.goto(`/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.waitForURL(/\/login\?returnUrl=/);
  await expect(page.getByText('Once you sign in as a shopper, you are signed out there.')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await shop.code(email));
  await page.waitForURL('**/cart');
  // The browser may not report the answer to a request of a page that was left.
  const asSeller = { headers: { Authorization: `Bearer ${token}` } };
  await expect.poll(async () => (await fetch(`${shop.origin}/api/payouts/balance`, asSeller)).status).toBe(401);
  await expect(page.getByRole('link', { name: sku.name })).toBeVisible();
});

test('the badge does not count what a shopper left behind for the seller who came after', async ({ page, shop }) => {
  await asStaff(page, shop, STAFF[0]);
  await page.evaluate(() =>
    localStorage.setItem('ratnahaat:1:cart', JSON.stringify([{ skuId: 1, size: '', quantity: 3 }])),
  );
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toBeHidden();
});

test('a confirmation without an order number says so, whoever asks', async ({ page, shop }) => {
  for (const path of ['/confirmation', '/confirmation?orderId=']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: messages.ORDER_ERROR_LOADING })).toBeVisible();
    await expect(page.getByText(messages.ORDER_ID_MISSING)).toBeVisible();
    await expect(page.getByText(messages.CART_SIGNIN_BANNER)).toHaveCount(0);
  }
  await shop.expectAccessible(page);
  await page.goto('/confirmation?orderId=RH-7K4M-92QD-X3TB');
  await expect(page.getByText(messages.CART_SIGNIN_BANNER)).toBeVisible();
  await asStaff(page, shop, STAFF[0]);
  await page.goto('/confirmation');
  await expect(page.getByText(messages.ORDER_ID_MISSING)).toBeVisible();
  await page.goto('/confirmation?orderId=RH-7K4M-92QD-X3TB');
  await expect(page.getByRole('link', { name: OFFER })).toBeVisible();
});
