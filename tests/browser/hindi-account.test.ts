import type { Page } from '@playwright/test';
import { addressForm, sellerForm } from '../support/forms.ts';
import { ask } from './ask.ts';
import { choose } from './by-keyboard.ts';
import { expectNoEnglish } from './english-shown.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** The example in the field for an order's number. */
const EXAMPLE_NUMBER = 'RH-7K4M-92QD-X3TB';

interface Placed {
  id: number;
  orderId: string;
}

/** A shopper with a saved address and orders in several states. */
async function shopper(page: Page, shop: ShopHands) {
  const { email, token } = await shop.signedUp(page, 'Asha');
  const sku = await shop.goods.sku({ seller: 'meera', price: 999, stock: 20 });
  const buy = (quantity: number, paymentMethod: 'COD' | 'PREPAID' = 'COD') =>
    ask<Placed>(shop, token, 'POST', `/api/orders?paymentMethod=${paymentMethod}`, {
      ...addressForm(),
      checkoutType: 'buy-now',
      directPurchase: true,
      buyNowItem: { skuId: sku.skuId, quantity },
    });
  await ask(shop, token, 'POST', '/api/addresses', addressForm());
  const [placed, delivered, cancelled, unpaid] = [await buy(2), await buy(2), await buy(1), await buy(1, 'PREPAID')];
  const meera = await shop.staffToken('meera@ratnahaat.example');
  await ask(shop, meera, 'PATCH', `/seller/orders/${delivered.id}/status/DELIVERED`);
  await ask(shop, token, 'PUT', `/orders/${cancelled.orderId}/cancel`, { reason: 'changedMind' });
  const { items } = await ask<{ items: { orderItemId: number }[] }>(
    shop,
    token,
    'GET',
    `/api/returns/options?orderId=${delivered.orderId}`,
  );
  const { reference } = await ask<{ reference: string }>(shop, token, 'POST', '/api/returns', {
    orderId: delivered.orderId,
    items: [{ orderItemId: items[0]!.orderItemId, quantity: 1, reason: 'changedMind' }],
    destination: { way: 'UPI', upiId: 'asha@okicici' },
  });
  const orders = [placed, delivered, cancelled, unpaid].map(({ orderId }) => orderId);
  // What is written as in English: the person's own words, numbers, and the names of goods and sellers.
  const own = [
    EXAMPLE_NUMBER,
    ...orders,
    reference,
    email,
    ...Object.values(addressForm()).map(String),
    sku.name,
    'Asha',
  ];
  return { sku, orders, own };
}

/** Opens a page in Hindi, waits for its content, and expects that it is whole in Hindi, accessible and never too wide. */
async function expectHindi(page: Page, shop: ShopHands, path: string, own: readonly string[]): Promise<void> {
  await page.goto(`/hi${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.locator('.waiting')).toHaveCount(0);
  await expectNoEnglish(page, own);
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
}

test('orders, their details, cancelling and returns are in Hindi', async ({ page, shop }) => {
  const { sku, orders, own } = await shopper(page, shop);
  const [placed, delivered, cancelled, unpaid] = orders;
  await page.goto('/hi/orders');
  await expect(page.getByRole('heading', { name: 'आपके ऑर्डर' })).toBeVisible();
  await expect(page.getByText('ऑर्डर मिल गया', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: sku.name }).first()).toHaveAttribute('href', /^\/hi\/orders\?orderId=/);
  for (const path of [
    '/orders',
    '/history',
    '/cancel',
    `/orders?orderId=${placed}`,
    `/orders?orderId=${delivered}`,
    `/orders?orderId=${cancelled}`,
    `/orders?orderId=${unpaid}`,
    `/cancel?orderId=${placed}`,
    `/cancel?orderId=${cancelled}`,
    '/return-order',
    `/return-order?orderId=${delivered}`,
    `/return-order?orderId=${placed}`,
  ]) {
    await expectHindi(page, shop, path, own);
  }
});

test('a piece is cancelled and another is returned in Hindi', async ({ page, shop }) => {
  const { orders, own } = await shopper(page, shop);
  const [placed, delivered] = orders;
  await page.goto(`/hi/cancel?orderId=${placed}`);
  await page.getByRole('main').getByRole('combobox').first().selectOption('1');
  await page.getByRole('button', { name: '1 आइटम कैंसल करें' }).click();
  await expect(page.getByText('कृपया वजह चुनें', { exact: true })).toBeVisible();
  await page.getByLabel('वजह').selectOption('changedMind');
  await expectNoEnglish(page, own);
  await page.getByRole('button', { name: '1 आइटम कैंसल करें' }).click();
  await expect(page.getByText('1 आइटम कैंसल। बाकी आइटम आपके ऑर्डर में हैं।')).toBeVisible();
  await page.getByRole('link', { name: 'ऑर्डर देखें' }).click();
  await expect(page).toHaveURL(new RegExp(`/hi/orders\\?orderId=${placed}$`));

  await page.goto(`/hi/return-order?orderId=${delivered}`);
  await page.getByRole('checkbox').check();
  await page.getByLabel('वजह').selectOption('damaged');
  await page.getByRole('button', { name: 'रिटर्न की रिक्वेस्ट भेजें' }).click();
  await expect(page.getByText('कृपया पार्सल खोलने का वीडियो जोड़ें', { exact: false })).toBeVisible();
  await expectNoEnglish(page, own);
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'यह रिटर्न कैंसल करें' }).click();
  await page.getByRole('button', { name: 'कैंसल करें', exact: true }).click();
  await expect(page.getByText('आपने इसे कैंसल कर दिया है, आइटम आपके पास रहेंगे।')).toBeVisible();
});

test('every tab of the account is in Hindi', async ({ page, shop }) => {
  const { own } = await shopper(page, shop);
  await page.goto('/hi/dashboard');
  const tabs = await page.getByRole('navigation', { name: 'आपका अकाउंट' }).getByRole('link').all();
  const addresses = await Promise.all(tabs.map((tab) => tab.getAttribute('href')));
  expect(addresses).toHaveLength(11);
  for (const address of addresses) {
    expect(address).toMatch(/^\/hi\/dashboard\?tab=/);
    await expectHindi(page, shop, address!.slice('/hi'.length), own);
  }
  await page.goto('/hi/dashboard?tab=profile');
  await page.getByRole('button', { name: 'प्रोफ़ाइल बदलें' }).click();
  await expectNoEnglish(page, own);
  await page.goto('/hi/dashboard?tab=notices');
  await page.getByRole('checkbox', { name: 'विशलिस्ट में कीमत कम होने की ख़बर' }).check();
  await expect(page.getByText('सेव हो गया', { exact: true })).toBeVisible();
  await page.goto('/hi/dashboard?tab=privacy');
  await page.getByRole('button', { name: 'मेरा अकाउंट मिटाएँ' }).click();
  await expectNoEnglish(page, own);
});

test('a review is written in Hindi', async ({ page, shop }) => {
  const { sku, own } = await shopper(page, shop);
  await expectHindi(page, shop, `/write-review/${sku.seoUrl}`, own);
  await page.getByRole('button', { name: 'रिव्यू भेजें' }).click();
  await expect(page.getByText('कृपया रेटिंग दें')).toBeVisible();
  await choose(page, page.getByRole('group', { name: 'आपकी रेटिंग' }), '4 स्टार');
  await page.getByLabel('आपका रिव्यू').fill('बहुत सुंदर झुमके, वज़न भी हल्का है।');
  await expectNoEnglish(page, own);
  await page.getByRole('button', { name: 'रिव्यू भेजें' }).click();
  await expect(page).toHaveURL(new RegExp(`/hi/reviews/${sku.seoUrl}#review-`));
  await expect(page.getByText('बहुत सुंदर झुमके, वज़न भी हल्का है।')).toBeVisible();
  await expectHindi(page, shop, `/reviews/${sku.seoUrl}`, own);
});

test('a business registers in Hindi', async ({ page, shop }) => {
  const email = `shop.${shop.mark}@example.in`;
  const { gstin } = sellerForm(email) as { gstin: string };
  await expectHindi(page, shop, '/become-seller', []);
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(page.getByText('कृपया सही ईमेल डालें')).toBeVisible();
  await expectNoEnglish(page);
  await page.getByLabel('GSTIN', { exact: true }).fill(gstin);
  await page.getByRole('main').getByLabel('मोबाइल नंबर').fill('9848012345');
  await page.getByRole('main').getByLabel('ईमेल').fill(email);
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(page.getByRole('heading', { name: 'पिकअप का पता' })).toBeFocused();
  await expectNoEnglish(page);
  await shop.expectReflow(page);
  await page.goto('/hi/become-seller#sign-in');
  await expect(page.getByRole('button', { name: 'OTP भेजें' })).toBeVisible();
  await expectNoEnglish(page);
});
