import { expect, test } from './shop-test.ts';

test('a product page in Hindi answers in Hindi', async ({ page, shop }) => {
  await page.goto('/hi/product/rose-halo-oval-ring');
  // Without a size nothing is added.
  await page.getByRole('button', { name: 'साइज़ चुनें' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'कृपया साइज़/रंग चुनें' })).toBeVisible();
  await page.getByRole('radio', { name: '12', exact: true }).check();
  await expect(page.getByText('12 (चौड़ाई 16.6 मिमी)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'कार्ट में डालें' })).toBeVisible();

  const delivery = page.getByRole('region', { name: 'डिलीवरी', exact: true });
  await delivery.getByRole('button', { name: 'अपने पिन कोड पर डिलीवरी देखें' }).click();
  const pin = delivery.getByLabel('पिन कोड');
  await pin.fill('123456');
  await expect(delivery.getByText('कृपया असली पिन कोड डालें, कोई नमूना नहीं')).toBeVisible();
  await pin.fill('560034');
  await expect(delivery.getByText(/^Bengaluru 560034 पर .+ तक डिलीवरी$/)).toBeVisible();
  await expect(delivery.getByText(/\(सबसे जल्दी\) या .+ \(सबसे सस्ता\) से भेजा जाएगा$/)).toBeVisible();
  const promises = page.getByRole('region', { name: 'डिलीवरी, पेमेंट और रिटर्न' });
  await expect(promises.getByText('कैश ऑन डिलीवरी उपलब्ध है।')).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
});

test('what a product page in Hindi adds is in the cart', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  await shop.signedUp(page, 'Asha');
  await page.goto(`/hi/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: 'कार्ट में डालें' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(sku.name).first()).toBeVisible();
});

test('a failure to add is told in Hindi', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  await shop.signedUp(page, 'Asha');
  await page.goto(`/hi/product/${sku.seoUrl}`);
  await page.route('**/cart/item/add', (route) =>
    route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify({ code: 'UNEXPECTED' }) }),
  );
  await page.getByRole('button', { name: 'कार्ट में डालें' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'आइटम कार्ट में नहीं जुड़ सका' })).toBeVisible();
});

test('a visitor comes back to the page in Hindi after signing in', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  await page.goto(`/hi/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: 'कार्ट में डालें' }).click();
  await expect(page).toHaveURL(new RegExp(`returnUrl=${encodeURIComponent(`/hi/product/${sku.seoUrl}`)}`));
});

test('products that were looked at in Hindi lead to their pages in the language of the page', async ({ page }) => {
  await page.goto('/hi/product/rose-halo-oval-ring');
  await page.goto('/hi/product/lakshmi-kasu-temple-necklace-set');
  const recent = page.getByRole('region', { name: 'हाल में देखे गए' });
  await expect(recent.getByRole('link')).toHaveAttribute('href', '/hi/product/rose-halo-oval-ring');
  await page.goto('/product/lakshmi-kasu-temple-necklace-set');
  const inEnglish = page.getByRole('region', { name: 'Recently viewed' });
  await expect(inEnglish.getByRole('link')).toHaveAttribute('href', '/product/rose-halo-oval-ring');
});
