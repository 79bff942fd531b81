import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import type { MadeSku } from '../support/goods.ts';
import { Persona } from '../support/persona.ts';
import { expectFocusKept, press, type } from './by-keyboard.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

const heartOf = (page: Page, { name }: { name: string }) => page.getByRole('button', { name: `Wishlist: ${name}` });

/** Signs a person up whose wishlist contains these SKUs. */
async function wishing(page: Page, shop: ShopHands, name: string, skus: MadeSku[]): Promise<void> {
  const { token } = await shop.signedUp(page, name);
  const shopper = new Persona(shop.origin, token);
  for (const { productId } of skus) {
    expect((await shopper.post(`/api/wishlist/add-product/${productId}`)).status).toBe(200);
  }
}

test('a visitor presses a heart, signs in, and finds it on their wishlist, by the keyboard alone', async ({
  page,
  shop,
}) => {
  const { email } = await shop.goods.member();
  const sku = await shop.goods.sku({ category: 'rings' });
  await page.goto(`/product/${sku.seoUrl}`);
  const heart = page.getByRole('button', { name: 'Wishlist', exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await press(page, heart);
  await page.waitForURL('**/login?**');
  await type(page, page.getByRole('main').getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('OTP')).toBeFocused();
  await page.keyboard.type(await shop.code(email));
  await page.waitForURL(`**/product/${sku.seoUrl}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: sku.name })).toBeVisible();
  await press(page, page.getByRole('button', { name: `Move to cart ${sku.name}` }));
  await expect(page.getByText(messages.WISHLIST_EMPTY)).toBeVisible();
  await expectFocusKept(page);
  await press(page, page.getByRole('link', { name: /^Cart, 1/ }));
  await page.waitForURL('**/cart');
});

test('a heart on a card shows at once what it does, and a list that is exchanged keeps it', async ({ page, shop }) => {
  await shop.signedUp(page, 'Mina');
  await page.goto('/category/jhumkas');
  const heart = page.locator('[data-heart]').first();
  const name = (await heart.getAttribute('data-name'))!;
  const box = (await heart.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to your wishlist.')).toBeVisible();
  await shop.expectAccessible(page);

  await page.reload();
  await expect(heartOf(page, { name }).first()).toHaveAttribute('aria-pressed', 'true');
  await heartOf(page, { name }).first().click();
  await expect(heartOf(page, { name }).first()).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: `Undo: ${name}` }).click();
  await expect(heartOf(page, { name }).first()).toHaveAttribute('aria-pressed', 'true');
  // The state of a list that was paged in place, when a person comes back to it.
  await page.evaluate(() => {
    const part = document.querySelector('[data-part]')!;
    part.innerHTML = part.innerHTML.replaceAll('aria-pressed="true"', 'aria-pressed="false"');
  });
  await expect(heartOf(page, { name }).first()).toHaveAttribute('aria-pressed', 'true');
});

test('the wishlist tells what became of it, asks for the size, and takes a removal back', async ({ page, shop }) => {
  const [ring, cheaper, hidden] = [
    await shop.goods.sku({ category: 'rings', size: '12, 14', price: 499 }),
    await shop.goods.sku({ price: 900, mrp: 1200, seller: 'meera' }),
    await shop.goods.sku({ seller: 'meera' }),
  ];
  await wishing(page, shop, 'Tara', [hidden, ring, cheaper]);
  const admin = new Persona(shop.origin, await shop.staffToken('admin@ratnahaat.example'));
  await admin.put(`/api/admin/skus/${cheaper.skuId}`, { mrpPrice: 1200, sellingPrice: 700 });
  await admin.put(`/api/admin/products/${hidden.productId}`, { isVisible: false });
  await page.goto('/wishlist');
  const card = (sku: MadeSku) => page.getByRole('listitem').filter({ hasText: sku.name });
  await expect(page.getByText('3 items')).toBeVisible();
  await expect(card(cheaper)).toContainText('₹200 less than when you added it');
  await expect(card(hidden)).toContainText('No longer sold');
  await expect(card(hidden).getByRole('link')).toHaveCount(0);
  await shop.expectAccessible(page);

  await page.getByRole('button', { name: `Remove ${cheaper.name}` }).click();
  await expect(page.getByText('2 items')).toBeFocused();
  await page.getByRole('button', { name: `Undo: ${cheaper.name}` }).click();
  await expect(card(cheaper)).toContainText('₹200 less than when you added it');

  const move = page.getByRole('button', { name: `Move to cart ${ring.name}` });
  await move.click();
  await expect(card(ring).getByRole('alert')).toHaveText(messages.SELECT_SIZE_COLOR);
  const choice = page.getByLabel(`Size of ${ring.name}`);
  await expect(choice).toBeFocused();
  await choice.selectOption('Size 14');
  await move.click();
  await expect(page.getByText(`${ring.name} is in your cart.`)).toBeVisible();
  await expect(card(ring)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Cart, 1/ })).toBeVisible();

  await page.goto('/dashboard?tab=wishlist');
  await expect(page.getByRole('heading', { name: messages.WISHLIST_HEADING })).toBeVisible();
  for (const sku of [cheaper, hidden]) await page.getByRole('button', { name: `Remove ${sku.name}` }).click();
  await expect(page.getByText(messages.WISHLIST_EMPTY)).toBeVisible();
  await shop.expectAccessible(page);
});

test('what the wishlist could not do is said, with the reason', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  await wishing(page, shop, 'Uma', [sku]);
  const without = async (path: string, words: string, act: () => Promise<unknown>) => {
    await page.route(path, (route) => route.fulfill({ status: 429, json: {} }));
    await act();
    await expect(page.getByText(words)).toBeVisible();
    await page.unroute(path);
  };
  await without('**/api/wishlist', messages.WISHLIST_FETCH_FAILED, () => page.goto('/wishlist'));
  await page.getByRole('button', { name: messages.RETRY }).click();
  const remove = page.getByRole('button', { name: `Remove ${sku.name}` });
  await without('**/remove-product/**', messages.WISHLIST_REMOVE_FAILED, () => remove.click());
  await remove.click();
  const undo = page.getByRole('button', { name: `Undo: ${sku.name}` });
  await without('**/add-product/**', messages.WISHLIST_ADD_FAILED, () => undo.click());

  await page.goto(`/product/${sku.seoUrl}`);
  const heart = page.getByRole('button', { name: 'Wishlist', exact: true });
  await without('**/add-product/**', messages.WISHLIST_UPDATE_FAILED, () => heart.click());
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('who finds it sold out is told once it is back: shoppers by one press, everybody else by email', async ({
  page,
  shop,
  browser,
}) => {
  const sku = await shop.goods.sku({ stock: 0 });
  await wishing(page, shop, 'Vani', [sku]);
  await page.goto('/wishlist');
  await page.getByRole('button', { name: /^Notify me/ }).click();
  await expect(page.getByText('We will email you once it is back in stock.')).toBeVisible();
  await page.goto(`/product/${sku.seoUrl}`);
  await expect(page.getByText('We will email you once it is back in stock.')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: /^Stop waiting/ }).click();
  await expect(page.getByRole('button', { name: /^Notify me/ })).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${shop.origin}/product/${sku.seoUrl}`);
  await visitor.getByRole('button', { name: /^Notify me/ }).click();
  await expect(visitor.getByLabel('Your email')).toBeFocused();
  await visitor.keyboard.type(`visitor.${shop.mark}@example.in`);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('We have sent you an email: please confirm with the link in it.')).toBeVisible();
  await shop.expectAccessible(visitor);
  await visitor.close();
});
