import type { Page } from '@playwright/test';
import { RETURN_REASON_WORDS } from '#contract/shop/return-words.ts';
import { bundleForm } from '../support/forms.ts';
import { ask } from './ask.ts';
import { choose, press, tabTo, type } from './by-keyboard.ts';
import { enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Makes a necklace of ₹1,000 and bangles of ₹500 in two sizes, with a bundle that takes 20 % off. */
async function bridalSet(shop: ShopHands) {
  const necklace = await shop.goods.sku({ price: 1000 });
  const bangles = await shop.goods.sku({ price: 500, category: 'bangles', size: '2.4,2.6' });
  const form = bundleForm([necklace, bangles], { name: `Bridal set ${shop.mark}`, discountValue: 20 });
  await ask(shop, await shop.staffToken('admin@ratnahaat.example'), 'POST', '/api/admin/bundles', form);
  return { necklace, bangles, name: form.name as string };
}

async function chooseOption(page: Page, label: string, presses: number): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  for (let count = 0; count < presses; count += 1) await page.keyboard.press('ArrowDown');
}

test(
  'a shopper buys a whole set and sends one piece back, by the keyboard alone',
  { tag: '@desk' },
  async ({ page, shop }) => {
    const { necklace, bangles, name } = await bridalSet(shop);
    const { token } = await shop.signedUp(page, 'Leela');

    await test.step('adds all pieces, with a size of their choice', async () => {
      await page.goto(`/product/${necklace.seoUrl}`);
      const set = page.getByRole('form', { name });
      await expect(set.getByText('₹1,200')).toBeVisible();
      await expect(set.getByText('You save ₹300')).toBeVisible();
      await shop.expectAccessible(page);
      const add = set.getByRole('button', { name: 'Add all 2 to cart' });
      await press(page, add);
      // No size is chosen yet.
      await expect(set.getByLabel(`Choice of ${bangles.name}`)).toBeFocused();
      await chooseOption(page, `Choice of ${bangles.name}`, 2);
      await press(page, add);
      await page.waitForURL('**/cart');
    });

    await test.step('sees the discount of the set and its price in the cart', async () => {
      await expect(page.getByText(`Bundle ${name}`)).toBeVisible();
      await expect(page.getByText(/Size 2\.6/)).toBeVisible();
      await expect(page.getByText('₹1,200', { exact: true }).first()).toBeVisible();
      await shop.expectAccessible(page);
    });

    const orderId = await test.step('orders', async () => {
      const main = page.getByRole('main');
      await press(page, main.getByRole('link', { name: 'Go to checkout' }));
      await type(page, main.getByLabel('PIN code'), '500081');
      await expect(page.getByLabel('City or town')).toHaveValue('Hyderabad');
      await type(page, main.getByLabel('Locality'), 'Madhapur');
      await type(page, main.getByLabel('Address (house, street)'), 'Flat 402, Lotus Residency');
      await choose(page, main.getByRole('group', { name: /pay/i }), /Cash on delivery/);
      await press(page, main.getByRole('button', { name: 'Place order' }));
      await page.waitForURL('**/confirmation?**');
      return new URL(page.url()).searchParams.get('orderId')!;
    });
    await page.goto(`/orders?orderId=${orderId}`);
    await expect(page.getByText(`Bundle ${name}`)).toBeVisible();
    const { id } = await ask<{ id: number }>(shop, token, 'GET', `/api/orders/${orderId}`);
    const seller = await shop.staffToken('meera@ratnahaat.example');
    await ask(shop, seller, 'PATCH', `/seller/orders/${id}/status/DELIVERED`);

    await test.step('gets back for one piece what it cost in the set', async () => {
      await page.goto(`/return-order?orderId=${orderId}`);
      await press(page, page.getByRole('checkbox', { name: necklace.name }), 'Space');
      await tabTo(page, page.getByLabel('Reason'));
      await page.keyboard.type(RETURN_REASON_WORDS.changedMind);
      await expect(page.getByText('You get back ₹800')).toBeVisible();
      await type(page, page.getByRole('textbox', { name: 'UPI ID' }), 'leela@okhdfc');
      await press(page, page.getByRole('button', { name: 'Ask for the return' }));
      await expect(page.getByText('We have your request.')).toBeVisible();
    });
  },
);

test('the cart says which piece completes a set', async ({ page, shop }) => {
  const { necklace, bangles, name } = await bridalSet(shop);
  const { token } = await shop.signedUp(page, 'Leela');
  await ask(shop, token, 'PUT', '/api/cart/item/add', { skuId: necklace.skuId, quantity: 1 });
  await page.goto('/cart');
  const hint = page.getByRole('link', { name: `Add ${bangles.name} to complete “${name}” and pay less.` });
  await expect(hint).toBeVisible();
  await expect(page.getByText(`Bundle ${name}`)).toBeHidden();
  await shop.expectAccessible(page);
  await hint.click();
  await page.waitForURL(`**/product/${bangles.seoUrl}`);
});

test('a visitor’s set is in the bag, and the visitor is sent to sign in', async ({ page, shop }) => {
  const { necklace, bangles, name } = await bridalSet(shop);
  await page.goto(`/product/${necklace.seoUrl}`);
  const set = page.getByRole('form', { name });
  await set.getByLabel(`Choice of ${bangles.name}`).selectOption({ index: 1 });
  await set.getByRole('button', { name: 'Add all 2 to cart' }).click();
  await page.waitForURL('**/login?**');
  await page.goto('/cart');
  await expect(page.getByText(`Bundle ${name}`)).toBeVisible();
});

test('a seller makes a bundle of two products, and takes it out again', { tag: '@desk' }, async ({ page, shop }) => {
  const [one, other] = [await shop.goods.sku({ price: 1000 }), await shop.goods.sku({ price: 500 })];
  const name = `Temple set ${shop.mark}`;
  await enterConsole(page, shop, 'bundles/create');
  const main = page.getByRole('main');
  await main.getByLabel('Name, as shoppers see it').fill(name);
  await main.getByLabel('Type').click();
  await page.getByRole('option', { name: 'One price for the set' }).click();
  await main.getByLabel('Price of the set in rupees').fill('1600');
  await pickProduct(page, 1, one.name);
  await pickProduct(page, 2, other.name);
  await shop.expectAccessible(page);

  // A set that is not cheaper than its pieces is refused in words, and nothing typed is lost.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('The pieces cost ₹1,500 together. Please choose a value below that.')).toBeVisible();
  await main.getByLabel('Price of the set in rupees').fill('1200');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();

  await page.getByRole('link', { name }).first().click();
  await expect(main.getByLabel('Price of the set in rupees')).toHaveValue('1200');
  await expect(main.getByRole('combobox', { name: 'Product 2', exact: true })).toHaveValue(other.name);
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${name} is removed.`)).toBeVisible();
});

async function pickProduct(page: Page, place: number, name: string): Promise<void> {
  await page.getByRole('combobox', { name: `Product ${place}`, exact: true }).fill(name);
  await page.getByRole('option', { name }).first().click();
}
