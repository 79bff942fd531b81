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

test('the contact page in Hindi answers in Hindi', async ({ page, shop }) => {
  await page.goto('/hi/contact');
  await page.getByRole('button', { name: 'संदेश भेजें' }).click();
  await expect(page.getByText('कृपया सभी बॉक्स सही भरें।')).toBeVisible();
  await page.getByLabel('आपका नाम').fill('आशा राव');
  await page.getByLabel('ईमेल', { exact: true }).fill('asha@example.com');
  await page.getByLabel('विषय').fill('एक सवाल');
  await page.getByLabel('संदेश', { exact: true }).fill('आपकी दुकान कब खुलती है?');
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
});

test('the festival calendar in Hindi is searched in Hindi and in English letters', async ({ page, shop }) => {
  await page.goto('/hi/hindu-festivals-calendar/2026');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('करवा');
  await expect(page.getByText('2026 में 1 मिले')).toBeVisible();
  await search.fill('karva');
  await expect(page.getByText('2026 में 1 मिले')).toBeVisible();
  await page.getByRole('list').getByRole('link', { name: 'करवा चौथ' }).first().click();
  const festival = page.getByRole('dialog');
  await expect(festival.getByRole('heading', { name: 'करवा चौथ' })).toBeVisible();
  await expect(festival.getByText('गुरुवार, 29 अक्टूबर 2026')).toBeVisible();
  await expect(festival.getByRole('row', { name: /^पूजन मुहूर्त शाम \d+:\d\d से/ })).toBeVisible();
  await festival.getByRole('link', { name: 'त्योहार का पेज खोलें' }).click();
  await expect(page).toHaveURL('/hi/hindu-festivals-calendar/2026/karwa-chauth');
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
});

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered the page in Hindi, by keyboard too, and no more once the line is closed', async ({ page, shop }) => {
    await page.goto('/shipping');
    const offer = page.getByRole('link', { name: 'यह पेज हिन्दी में देखें' });
    await expect(offer).toHaveAttribute('href', '/hi/shipping');
    await shop.expectAccessible(page);
    await page.getByRole('button', { name: 'बंद करें' }).press('Enter');
    await expect(offer).toBeHidden();
    await page.goto('/refund');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(offer).toBeHidden();
  });

  test('is offered a search with its words', async ({ page }) => {
    await page.goto('/search?q=jhumka');
    await page.getByRole('link', { name: 'यह पेज हिन्दी में देखें' }).click();
    await expect(page).toHaveURL('/hi/search?q=jhumka');
  });
});

test('a choice of Hindi is remembered and offered again on an English page', async ({ page }) => {
  await page.goto('/care');
  await expect(page.getByRole('link', { name: 'यह पेज हिन्दी में देखें' })).toBeHidden();
  await page.getByRole('link', { name: 'हिन्दी', exact: true }).click();
  await expect(page).toHaveURL('/hi/care');
  await page.goto('/care');
  await page.getByRole('link', { name: 'यह पेज हिन्दी में देखें' }).click();
  await expect(page).toHaveURL('/hi/care');
});
