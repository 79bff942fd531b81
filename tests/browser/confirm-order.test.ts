import { expect, test } from './shop-test.ts';
import { PHONE } from './windows.ts';
import type { ShopHands } from './shop-test.ts';
import { withCart } from './with-cart.ts';

/** A price above which the demo shop needs a confirmation for cash on delivery, in rupees. */
const DEAR = 6000;

/** Returns the path of the newest confirmation link that was mailed to an address. */
async function mailedLink({ origin, siteOrigin, job }: ShopHands, email: string): Promise<string> {
  await job('send-outbox');
  const found = await fetch(`${origin}/sandbox/outbox.json?to=${encodeURIComponent(email)}`);
  const mails = (await found.json()) as { subject: string; text: string }[];
  const { text } = mails.find(({ subject }) => subject.startsWith('Please confirm'))!;
  return /https?:\S+\/confirm-order\S+/.exec(text)![0].replace(siteOrigin, '');
}

test('a dear order in cash with a note is confirmed by the mailed link, without signing in', async ({
  page,
  shop,
  browser,
}) => {
  const { email } = await withCart(page, shop, 'Asha', DEAR);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Add a note for the seller' }).click();
  await expect(page.getByLabel(/note for the seller/)).toBeFocused();
  await page.getByLabel(/note for the seller/).fill('A gift: no bill in the box, please');
  await shop.expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel(/note for the seller/)).toHaveValue('A gift: no bill in the box, please');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByLabel(/note for the seller/)).toHaveValue('A gift: no bill in the box, please');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await expect(page.getByText('We email you a link to confirm this order')).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page.getByRole('heading', { name: 'Your order waits for your confirmation' })).toBeVisible();
  await expect(page.getByText('A gift: no bill in the box, please')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm order' })).toBeVisible();
  await shop.expectAccessible(page);
  const orderId = new URL(page.url()).searchParams.get('orderId')!;

  const link = await mailedLink(shop, email);
  const elsewhere = await browser.newContext({ baseURL: shop.origin, viewport: PHONE });
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Please confirm your order' })).toBeVisible();
  await expect(phone.getByText(orderId)).toBeVisible();
  await expect(phone.getByRole('main')).not.toContainText(/Asha|Lake View|98480/);
  await expect(phone.getByRole('button', { name: /Pay ₹5,400 online and save ₹600/ })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await shop.expectAccessible(phone);
  await phone.getByRole('button', { name: 'Confirm order' }).click();
  await expect(phone.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await shop.expectAccessible(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await elsewhere.close();

  await page.goto(`/orders?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await expect(page.getByText('A gift: no bill in the box, please')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm order' })).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByText('A gift')).toHaveCount(0);
});

test('a signed-in shopper confirms in the order, and a link that is cut leads nowhere', async ({ page, shop }) => {
  const { email } = await withCart(page, shop, 'Leela', DEAR);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('button', { name: 'Confirm order' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId')!;
  const link = await mailedLink(shop, email);
  await page.goto(link.slice(0, -4));
  await expect(page.getByRole('alert')).toContainText('not complete');
  await shop.expectAccessible(page);
  await page.goto(`/orders?orderId=${orderId}`);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByRole('button', { name: 'Confirm order' })).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
});
