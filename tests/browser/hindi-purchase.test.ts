import type { Page } from '@playwright/test';
import { expectNoEnglish } from './english-shown.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Expects of a page that all of it is in Hindi, that axe finds no fault, and that it fits a narrow window. */
async function expectWhole(page: Page, shop: ShopHands, words: readonly string[] = []): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expectNoEnglish(page, words);
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
}

test('a new shopper buys with cash on delivery in Hindi', async ({ page, shop }) => {
  const email = `kavya.${shop.mark}@example.in`;
  const sku = await shop.goods.sku({ price: 1000, category: 'rings', color: 'Gold', size: '12, 14' });
  await page.goto(`/hi/product/${sku.seoUrl}`);
  // The answer of the button shows that the choice is ready.
  await page.getByRole('button', { name: 'साइज़ चुनें' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'कृपया साइज़/रंग चुनें' })).toBeVisible();
  await page.getByRole('radio', { name: '14', exact: true }).check();
  await page.getByRole('button', { name: 'कार्ट में डालें' }).click();

  await page.waitForURL('**/hi/login?**');
  await expect(page.getByText('साइन इन करते ही आपके कार्ट में आ जाएगा।')).toBeVisible();
  await expectWhole(page, shop);
  await page.getByLabel('ईमेल').fill(email);
  await page.getByRole('button', { name: 'OTP भेजें' }).click();
  await expect(page.getByText(`OTP यहाँ भेजा गया: ${email}`)).toBeVisible();
  await expectWhole(page, shop);
  await page.getByLabel('OTP').fill(await shop.code(email));
  await page.getByLabel('पूरा नाम').fill('Kavya Subramanian');
  await page.getByLabel('मोबाइल नंबर').fill('1234567890');
  await page.getByLabel('पूरा नाम').focus();
  await expect(page.getByText('कृपया सही मोबाइल नंबर डालें। लगातार अंकों वाला नंबर नहीं चलेगा।')).toBeVisible();
  await expectWhole(page, shop);
  await page.getByLabel('मोबाइल नंबर').fill('98480 11223');
  await page.getByRole('button', { name: 'अकाउंट बनाएँ' }).click();

  await page.waitForURL('**/hi/cart');
  await expect(page.getByRole('heading', { name: sku.name })).toBeVisible();
  await expect(page.getByText('गोल्ड · साइज़ 14')).toBeVisible();
  await page.getByRole('button', { name: 'एक बढ़ाएँ' }).click();
  await expect(page.getByRole('group', { name: `मात्रा: ${sku.name}` })).toContainText('2');
  await expectWhole(page, shop);
  await page.getByLabel('कूपन कोड').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'लगाएँ' }).click();
  await expect(page.getByText('यह कूपन नहीं चलेगा।')).toBeVisible();
  await page.getByRole('button', { name: 'सभी कूपन देखें' }).click();
  await expect(page.getByRole('dialog', { name: 'कूपन' }).getByRole('listitem').first()).toBeVisible();
  await expectWhole(page, shop, await codesIn(page));
  await page.getByRole('dialog').getByRole('button', { name: 'बंद करें' }).click();
  await page.getByRole('link', { name: 'चेकआउट पर जाएँ' }).click();

  await page.waitForURL('**/hi/checkout');
  await expect(page.getByLabel('नाम', { exact: true })).toHaveValue('Kavya Subramanian');
  await page.getByRole('button', { name: 'ऑर्डर करें' }).click();
  await expect(page.getByText('कृपया 6 अंकों का सही पिन कोड डालें')).toBeVisible();
  await expectWhole(page, shop, ['STOP']);
  await page.getByLabel('पिन कोड').fill('500 081');
  await expect(page.getByLabel('शहर या कस्बा')).toHaveValue('Hyderabad');
  // The State is chosen by its name in Hindi, and stored as everywhere.
  await expect(page.getByLabel('राज्य').locator('option:checked')).toHaveText('तेलंगाना');
  await page.getByLabel('इलाका या मोहल्ला').fill('Madhapur');
  await page.getByLabel('पता (मकान, गली)').fill('Flat 402, Lotus Residency');
  await page.getByRole('radio', { name: /कैश ऑन डिलीवरी/ }).check();
  await page.getByLabel('यह गिफ़्ट है').check();
  // STOP is what a shopper replies to a message.
  await expectWhole(page, shop, ['STOP']);
  await page.getByRole('button', { name: 'ऑर्डर करें' }).click();

  await page.waitForURL('**/hi/confirmation?**');
  await expect(page.getByRole('heading', { name: 'आपके ऑर्डर के लिए धन्यवाद!' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId')!;
  await expectWhole(page, shop, [orderId]);

  await page.goto('/hi/track-order');
  await page.getByLabel('ऑर्डर नंबर').fill(orderId);
  await page.getByLabel('मोबाइल नंबर या ईमेल').fill(email);
  await page.getByRole('button', { name: 'ट्रैक करें' }).click();
  await expect(page.getByRole('heading', { name: `ऑर्डर ${orderId}` })).toBeVisible();
  // The field shows what such a number looks like.
  await expectWhole(page, shop, [orderId, 'RH-7K4M-92QD-X3TB']);
});

/** Returns the codes of the coupons, which the shop's owner chose. */
const codesIn = (page: Page) => page.getByRole('dialog').locator('li strong').allTextContents();

test('a visitor has a cart in Hindi before signing in', async ({ page, shop }) => {
  await page.goto('/hi/cart');
  await expect(page.getByText('आपका कार्ट ख़ाली है').first()).toBeVisible();
  await expectWhole(page, shop);
  const sku = await shop.goods.sku();
  await page.goto(`/hi/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: 'कार्ट में डालें' }).click();
  await page.waitForURL('**/hi/login?**');
  await page.getByRole('link', { name: /^कार्ट/ }).click();
  await page.waitForURL('**/hi/cart');
  await expect(page.getByRole('heading', { name: sku.name })).toBeVisible();
  await expectWhole(page, shop);
  await page.getByRole('link', { name: 'आगे बढ़ने के लिए साइन इन करें' }).click();
  await expect(page).toHaveURL(new RegExp(`/hi/login\\?returnUrl=${encodeURIComponent('/hi/cart')}`));
});

test('a wishlist in Hindi moves its products to the cart', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  await shop.signedUp(page, 'Asha');
  await page.goto('/hi/wishlist');
  await expect(page.getByText('आपकी विशलिस्ट ख़ाली है')).toBeVisible();
  await expectWhole(page, shop);
  await page.goto(`/hi/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: 'विशलिस्ट', exact: true }).click();
  await page.getByRole('button', { name: 'देखें', exact: true }).click();
  await page.waitForURL('**/hi/wishlist');
  await expect(page.getByRole('heading', { name: sku.name })).toBeVisible();
  await expectWhole(page, shop);
  await page.getByRole('button', { name: `कार्ट में डालें ${sku.name}` }).click();
  await page.getByRole('button', { name: 'कार्ट देखें' }).click();
  await page.waitForURL('**/hi/cart');
});

test('a search in Hindi finds, corrects and remembers', async ({ page, shop }) => {
  await page.goto('/hi/search');
  await page.getByRole('main').getByRole('searchbox', { name: 'ज्वेलरी खोजें' }).fill('झुमके');
  await page.getByRole('main').getByRole('button', { name: 'खोजें' }).click();
  await expect(page.getByText(/^“झुमके” के लिए \d+ प्रोडक्ट$/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/hi\/search\?q=/);
  await expect(page).toHaveTitle(/^झुमके: खोज/);
  await expectWhole(page, shop);
  await page.goto('/hi/search?q=wedding+choker+under+2000');
  await expect(page.getByText('हमने यह खोजा: शादी की ज्वेलरी, ₹2,000 तक।')).toBeVisible();
  await expectWhole(page, shop, ['wedding choker under 2000']);
  await page.goto('/hi/search?q=zzzzqqq');
  await expect(page.getByRole('heading', { name: 'कोई प्रोडक्ट नहीं मिला' })).toBeVisible();
  await expectWhole(page, shop, ['zzzzqqq']);
  await page.goto('/hi/search');
  await expect(page.getByRole('heading', { name: 'आपकी पिछली खोजें' })).toBeVisible();
  await expectWhole(page, shop, ['zzzzqqq', 'wedding choker under 2000']);
});

test('pages of passwords, of a payment and of a mailed link are in Hindi', async ({ page, shop }) => {
  await page.goto('/hi/forgot-password');
  await page.getByLabel('ईमेल').fill(`nobody.${shop.mark}@example.in`);
  await page.getByRole('button', { name: 'नए पासवर्ड का लिंक भेजें' }).click();
  await expect(page.getByText('लिंक भेज दिया! आगे क्या करना है, यह आपके ईमेल में है।')).toBeVisible();
  await expectWhole(page, shop);
  await page.goto('/hi/reset-password#token');
  await expect(page.getByLabel('नया पासवर्ड')).toBeVisible();
  await expectWhole(page, shop);
  await page.goto('/hi/confirm-order');
  await expect(page.getByText('यह लिंक अधूरा है। कृपया ईमेल से इसे फिर खोलें।')).toBeVisible();
  await expectWhole(page, shop);
  await page.goto('/hi/payment-success/RH-0000-0000-0000');
  await expect(page.getByRole('heading', { name: 'आपका पेमेंट' })).toBeVisible();
  await expectWhole(page, shop);
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/payment-success/RH-0000-0000-0000');
  await expect(page.getByRole('heading', { name: 'Your payment' })).toBeVisible();
});
