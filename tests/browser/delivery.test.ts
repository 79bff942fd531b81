import * as messages from '#contract/messages.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './shop-test.ts';

test('a PIN code is checked by itself at six digits, remembered, and can be changed', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  await page.goto(`/product/${sku.seoUrl}`);
  const widget = page.getByRole('region', { name: 'Delivery', exact: true });
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
  // One day, each courier once, and one sentence about cash.
  await expect(widget.getByText(/^Sent with .+ \(fastest\) or .+ \(cheapest\)$/)).toBeVisible();
  expect((await widget.innerText()).match(/\d{1,2} \w{3}\b/g)).toHaveLength(1);
  const promises = page.getByRole('region', { name: 'Delivery, payment and returns' });
  await expect(promises.getByText(/cash on delivery/i)).toHaveCount(1);
  await expect(promises.getByText(/^\s*Cash on delivery available\./)).toBeVisible();
  await shop.expectAccessible(page);

  await page.reload();
  await expect(widget.getByText(/Delivery to Bengaluru 560034 by/)).toBeVisible();
  await widget.getByRole('button', { name: /Change/ }).click();
  await pin.fill('744101');
  await expect(widget.getByText(/Delivery to Sri Vijaya Puram 744101 by/)).toBeVisible();
  await expect(promises.getByText(/cash on delivery/i)).toHaveCount(1);
  await expect(promises.getByText(/Cash on delivery is not collected at 744101/)).toBeVisible();
});

test('the day and the way to pay are those of the SKU that is chosen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const sku = /\/shipping\/pincode\/\d+\?skuId=(\d+)/.exec(request.url())?.[1];
    if (sku) asked.push(sku);
  });
  await page.addInitScript(() => localStorage.setItem('ratnahaat:1:deliveryPincode', '560034'));
  await page.goto('/product/nagas-lakshmi-bridal-jhumka');
  const widget = page.getByRole('region', { name: 'Delivery', exact: true });
  await widget.scrollIntoViewIfNeeded();
  await expect(widget.getByText(/Delivery to Bengaluru 560034 by/)).toBeVisible();
  expect(new Set(asked).size).toBe(1);
  await page.getByText('Antique Gold', { exact: true }).first().click();
  await expect.poll(() => new Set(asked).size).toBe(2);
  await expect(widget.getByText(/Delivery to Bengaluru 560034 by/)).toBeVisible();
});

test('the PIN box is loaded when it is seen, and does what was clicked before', async ({ page, isMobile, shop }) => {
  const sku = await shop.goods.sku();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/(PinCheck|Reviews)\.[^/]*\.js$/.test(request.url()))
      loaded.push(/(PinCheck|Reviews)/.exec(request.url())![1]!);
  });
  // On a slow line the page is read before its scripts are there.
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto(`/product/${sku.seoUrl}`, { waitUntil: 'commit' });
  const widget = page.getByRole('region', { name: 'Delivery', exact: true });
  await widget.getByRole('button', { name: /Check delivery/ }).click();
  release();
  await expect(widget.getByLabel('PIN code')).toBeFocused();
  expect(loaded).toContain('PinCheck');

  // The reviews lie below the first screen.
  if (!isMobile) return;
  expect(loaded).not.toContain('Reviews');
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: messages.WRITE_A_REVIEW }).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded).toContain('Reviews');
});

test('couriers that do not answer are said in words, and the check can be tried again', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  await page.goto(`/product/${sku.seoUrl}`);
  await page.route('**/shipping/pincode/**', (route) => route.fulfill({ status: 429, json: {} }));
  const widget = page.getByRole('region', { name: 'Delivery', exact: true });
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

test(
  'a PIN code is remembered over pages, and product, cart, checkout and order say one day',
  { tag: '@desk' },
  async ({ page, shop }) => {
    await shop.signedUp(page, 'Revathi');
    // From Mumbai: another pick-up than the one that stands for a seller without an address.
    const sku = await shop.goods.sku({ seller: 'farhan', price: 1200 });
    const other = await shop.goods.sku({ seller: 'farhan' });
    await page.goto(`/product/${sku.seoUrl}`);
    const widget = page.getByRole('region', { name: 'Delivery', exact: true });
    const prompt = widget.getByRole('button', { name: /Check delivery/ });
    await expect(widget.getByLabel('PIN code')).toBeHidden();
    await prompt.click();
    // Keys go to whatever has the focus, which the field takes once it is there.
    await expect(widget.getByLabel('PIN code')).toBeFocused();
    await widget.getByLabel('PIN code').pressSequentially('560034');
    const promise = widget.getByText(/Delivery to Bengaluru 560034 by/);
    await expect(promise).toBeVisible();
    const day = /by (\w{3}, \d{1,2} \w{3})/.exec(await promise.innerText())![1]!;

    await page.goto(`/product/${other.seoUrl}`);
    await expect(widget.getByText(`Delivery to Bengaluru 560034 by ${day}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deliver to 560034' })).toBeVisible();

    await page.goto(`/product/${sku.seoUrl}`);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.waitForURL('**/cart');
    await expect(page.getByText(`Delivery to 560034 by ${day}`)).toBeVisible();
    await expect(page.getByText(messages.DELIVERY_ESTIMATE_STANDARD)).toHaveCount(0);
    await page.goto('/checkout');
    await expect(page.getByLabel('PIN code')).toHaveValue('560034');
    await expect(page.getByText(`Delivery to 560034 by ${day}`)).toBeVisible();
    await page.getByLabel('Locality').fill('Koramangala');
    await page.getByLabel('Address (house, street)').fill('12 First Cross');
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/confirmation?**');
    await expect(page.getByText(`by ${day}`, { exact: true })).toBeVisible();
    await page.goto(`/orders?orderId=${new URL(page.url()).searchParams.get('orderId')!}`);
    await expect(page.getByText(`It is expected by ${day}.`)).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get('orderId')!;
    await page.goto(`/track-order?orderId=${orderId}`);
    await expect(page.getByLabel('Order number')).toHaveValue(orderId);
    await page.getByLabel('Mobile number or email').fill('9848012345');
    await page.getByRole('button', { name: 'Track' }).click();
    await expect(page.getByText(`Expected by ${day}.`)).toBeVisible();
  },
);

test(
  'a PIN code chosen at the head of a page is held by the whole shop, and each card says when its item arrives',
  { tag: '@desk' },
  async ({ page, shop }) => {
    await page.goto('/category/jhumkas');
    const head = page.getByRole('button', { name: 'Enter PIN code' });
    await head.click();
    const sheet = page.getByRole('dialog', { name: 'Delivery PIN code' });
    const pin = sheet.getByLabel('PIN code');
    await expect(pin).toBeFocused();
    await pin.pressSequentially('900056');
    await expect(sheet.getByText(messages.PIN_NOT_SERVICEABLE)).toBeVisible();
    await shop.expectAccessible(page);
    await pin.fill('560 034');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Deliver to 560034' })).toBeFocused();

    const card = page.locator('.card[data-sent-by]').first();
    await expect(card.getByText(/^Delivery by \w{3}, \d{1,2} \w{3}$/)).toBeVisible();
    const day = await card.locator('.reach').innerText();
    await page.goto('/category/rings');
    await expect(page.locator('.card[data-sent-by] .reach').first()).toBeVisible();
    await shop.expectAccessible(page);
    await page.goBack();
    await card.getByRole('heading').getByRole('link').click();
    const widget = page.getByRole('region', { name: 'Delivery', exact: true });
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.getByText(day.replace('Delivery by', 'Delivery to Bengaluru 560034 by'))).toBeVisible();

    await page.getByRole('button', { name: 'Deliver to 560034' }).click();
    await pin.fill('400064');
    await expect(widget.getByText(/Delivery to Mumbai 400064 by/)).toBeVisible();
    await page.getByRole('button', { name: 'Deliver to 400064' }).click();
    await sheet.getByRole('button', { name: 'Forget this PIN code' }).click();
    await expect(page.getByRole('button', { name: 'Enter PIN code' })).toBeFocused();
  },
);

test('couriers that say no day are said so in the cart', async ({ page, shop }) => {
  const { token } = await shop.signedUp(page, 'Sita');
  const sku = await shop.goods.sku();
  await fetch(`${shop.origin}/api/cart/item/add`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ skuId: sku.skuId, quantity: 1 }),
  });
  await page.addInitScript(() => localStorage.setItem('ratnahaat:1:deliveryPincode', '560034'));
  await page.route('**/api/cart?**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), deliveryDate: null } });
  });
  await page.goto('/cart');
  await expect(page.getByText(messages.DELIVERY_ESTIMATE_FALLBACK)).toBeVisible();
  await expect(page.getByText(messages.DELIVERY_ESTIMATE_STANDARD)).toBeVisible();
});
