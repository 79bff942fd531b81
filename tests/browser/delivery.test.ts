import * as messages from '#contract/messages.ts';
import { expect, test } from './shop-test.ts';

test('a PIN code is checked by itself at six digits, remembered, and can be changed', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  await page.goto(`/product/${sku.seoUrl}`);
  const widget = page.getByRole('region', { name: 'Delivery' });
  await widget.getByRole('button', { name: /Check delivery/ }).click();
  const pin = widget.getByLabel('PIN code');
  await expect(pin).toBeFocused();
  await expect(widget.getByRole('button', { name: messages.PIN_CHECK })).toBeDisabled();

  await pin.pressSequentially('900 0a56');
  await expect(pin).toHaveValue('900056');
  await expect(widget.getByText(messages.PIN_NOT_SERVICEABLE)).toBeVisible();
  await shop.expectAccessible(page);

  await pin.fill('123456');
  await expect(widget.getByText(messages.ADDRESS_PIN_TEST_PATTERN)).toBeVisible();
  await pin.fill('560034');
  await expect(widget.getByText(/Delivery to Bengaluru 560034 by \w{3}, \d/)).toBeVisible();
  await expect(widget.getByText(/Fastest: .+ · Cheapest: /)).toBeVisible();
  await expect(widget.getByText('Cash on delivery is collected here.')).toBeVisible();
  await shop.expectAccessible(page);

  await page.reload();
  await expect(widget.getByText(/Delivery to Bengaluru 560034 by/)).toBeVisible();
  await widget.getByRole('button', { name: /Change/ }).click();
  await pin.fill('744101');
  await expect(widget.getByText(/Delivery to Sri Vijaya Puram 744101 by/)).toBeVisible();
  await expect(widget.getByText(/Cash on delivery is not collected at \d{6}/)).toBeVisible();
});

test('couriers that do not answer are said in words, and the check can be tried again', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  await page.goto(`/product/${sku.seoUrl}`);
  await page.route('**/shipping/pincode/**', (route) => route.fulfill({ status: 429, json: {} }));
  const widget = page.getByRole('region', { name: 'Delivery' });
  await widget.getByRole('button', { name: /Check delivery/ }).click();
  await widget.getByLabel('PIN code').fill('560034');
  await expect(widget.getByText(messages.PIN_CHECK_ERROR)).toBeVisible();
  await page.unroute('**/shipping/pincode/**');
  await widget.getByRole('button', { name: messages.PIN_CHECK }).click();
  await expect(widget.getByText(/Delivery to Bengaluru/)).toBeVisible();
});

test('the address form begins with the PIN code, which fills State and city until they are changed', async ({
  page,
  shop,
}) => {
  await shop.signedUp(page, 'Nila');
  const sku = await shop.goods.sku();
  await page.goto(`/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: messages.BUY_NOW }).click();
  await page.waitForURL('**/checkout**');
  await page.getByLabel('PIN code').fill('560 034');
  await expect(page.getByLabel('City or town')).toHaveValue('Bengaluru');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await page.getByLabel('City or town').fill('Bangalore Rural');
  await page.getByLabel('PIN code').fill('600017');
  await expect(page.getByLabel('State')).toHaveValue('Tamil Nadu');
  await expect(page.getByLabel('City or town')).toHaveValue('Bangalore Rural');
  await shop.expectAccessible(page);
});
