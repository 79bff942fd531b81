import { addressForm } from '../support/forms.ts';
import { newMobile } from '../support/messages.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

test('a shopper allows messages with an order, reads them in Hindi, changes the number, and stops them', async ({
  page,
  shop,
}) => {
  const { token } = await shop.signedUp(page, 'Leela');
  const sku = await shop.goods.sku({ price: 900, stock: 3 });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const item = JSON.stringify({ skuId: sku.skuId, quantity: 1 });
  await fetch(`${shop.origin}/api/cart/item/add`, { method: 'PUT', headers, body: item });
  const mobile = newMobile();
  const address = JSON.stringify(addressForm({ mobile }));
  expect((await fetch(`${shop.origin}/api/addresses`, { method: 'POST', headers, body: address })).status).toBe(200);

  await page.goto('/checkout');
  const whatsApp = page.getByRole('checkbox', { name: /^Send me updates of my orders by WhatsApp/ });
  await expect(whatsApp).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /by SMS/ })).not.toBeChecked();
  await whatsApp.check();
  await page.getByLabel('Language of messages').selectOption('hi');
  await expect(page.getByRole('checkbox', { name: /मेरे ऑर्डर की जानकारी WhatsApp/ })).toBeChecked();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/confirmation/);

  await expect(async () => {
    await shop.job('send-outbox');
    await page.goto(`/sandbox/messages?to=${mobile}`);
    await expect(page.getByText('आपका ऑर्डर')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await shop.expectAccessible(page);

  await page.goto('/dashboard?tab=notices');
  await expect(page.getByLabel('Mobile number for messages')).toHaveValue(mobile);
  const orders = page.getByRole('listitem').filter({ hasText: 'Updates of your orders' });
  await expect(orders.getByRole('checkbox', { name: 'WhatsApp' })).toBeChecked();
  await expect(orders.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  const newNumber = newMobile();
  await page.getByLabel('Mobile number for messages').fill(newNumber);
  await page.getByRole('button', { name: 'Send messages to this number' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mobile number for messages')).toHaveValue(newNumber);

  await orders.getByRole('checkbox', { name: 'WhatsApp' }).uncheck();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(orders.getByRole('checkbox', { name: 'WhatsApp' })).not.toBeChecked();

  // The checkout asks again, since nothing is allowed now.
  await fetch(`${shop.origin}/api/cart/item/add`, { method: 'PUT', headers, body: item });
  await page.goto('/checkout');
  await expect(page.getByRole('checkbox', { name: /WhatsApp/ })).not.toBeChecked();
});

test('the console shows messages, replies, the texts to register, and the settings', async ({ page, shop }) => {
  await enterAsAdmin(page, shop, '/messages');
  await expect(page.getByRole('heading', { name: /^Messages/ })).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByText('order_placed (en)')).toBeVisible();
  await expect(page.getByText('Namaste from {{1}}! Your order {{2}} is placed.', { exact: false })).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  const text = `Kab aayega mera parcel ${crypto.randomUUID()}?`;
  const body = JSON.stringify({ mobile: newMobile(), text });
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(`${shop.origin}/sandbox/messages/reply`, { method: 'POST', headers, body })).status).toBe(200);
  await page.goto('/admin/message-replies');
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('Not understood').first()).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await page.goto('/admin/settings?group=messages');
  await expect(page.getByLabel('From the hour')).toHaveValue('21');
  await expect(page.getByLabel('Template and its flow at MSG91, one in each line')).toHaveValue(/order_placed_en = /);
  await shop.expectAccessible(page);
});

test('a seller allows messages about the business on its page', async ({ page, shop }) => {
  await enterConsole(page, shop, 'business');
  const panel = page.getByRole('region', { name: 'Messages' });
  const whatsApp = panel.getByRole('switch', { name: 'WhatsApp' });
  await panel.getByLabel('Mobile number').fill(newMobile());
  await whatsApp.check();
  await expect(panel.getByText(/Send me new orders, pick-ups and payouts of my business by WhatsApp/)).toBeVisible();
  await shop.expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Messages: saved.')).toBeVisible();
  await page.reload();
  await expect(whatsApp).toBeChecked();
});
