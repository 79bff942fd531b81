import * as messages from '#contract/messages.ts';
import { choose, press, type } from './by-keyboard.ts';
import { WITH_PICTURES } from './launching.ts';
import { expect, test } from './shop-test.ts';

test.use(WITH_PICTURES);

test('a visitor buys a necklace from the home page to the confirmation', { tag: '@desk' }, async ({ page, shop }) => {
  const email = `kavya.${shop.mark}@example.in`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Necklace Sets' }).and(page.locator('.tiles a')).click();
  await page.waitForURL('**/category/**');
  await shop.expectAccessible(page);
  const card = page.locator('.card').filter({ hasText: 'Kundan Choker Set with Pearl Drops' });
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // A visitor has to sign in, and the clicked action happens afterwards.
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL('**/login?**');
  await shop.expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText(messages.fill(messages.SIGNIN_OTP_SENT_TO, { email }))).toBeVisible();
  await page.getByLabel('OTP').fill(await shop.code(email));
  await page.getByLabel('Full name').fill('Kavya Subramanian');
  await page.getByLabel('Mobile number').fill('1234567890');
  await page.getByLabel('Full name').focus();
  await expect(page.getByText(messages.ADDRESS_MOBILE_SEQUENTIAL)).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByLabel('Mobile number').fill('98480 11223');
  await page.getByRole('button', { name: messages.CREATE_ACCOUNT }).click();

  await page.waitForURL('**/cart');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('group', { name: `Quantity of ${name}` })).toContainText('2');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await shop.expectAccessible(page);

  await page.getByRole('link', { name: 'Go to checkout' }).click();
  // The form contains the account's name and mobile. The first wrong field is marked and gets the focus.
  await expect(page.getByLabel('Name')).toHaveValue('Kavya Subramanian');
  await expect(page.getByLabel('Mobile number')).toHaveValue('9848011223');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(messages.ADDRESS_PIN_INVALID)).toBeVisible();
  await expect(page.getByLabel('PIN code')).toBeFocused();
  await expect(page.getByLabel('PIN code')).toHaveAttribute('aria-invalid', 'true');
  await shop.expectAccessible(page);
  await page.getByLabel('PIN code').fill('500 081');
  await expect(page.getByLabel('State')).toHaveValue('Telangana');
  await expect(page.getByLabel('City or town')).toHaveValue('Hyderabad');
  await page.getByLabel('Locality').fill('Madhapur');
  await page.getByLabel('Address (house, street)').fill('Flat 402, Lotus Residency');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByLabel('This is a gift').check();
  await page.getByLabel('Message on the card').fill('For Amma, from all of us.');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Place order' }).click();

  await page.waitForURL('**/confirmation?**');
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId')!;
  await expect(page.getByText(orderId)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('Gift wrapped, without prices on its packing slip.')).toContainText(
    'For Amma, from all of us.',
  );
  await shop.expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByText(messages.CART_EMPTY)).toBeVisible();
});

test('a new person has ordered in cash twelve fields and taps after Add to Cart, by the keyboard alone @desk', async ({
  page,
  shop,
}) => {
  const email = `tara.${shop.mark}@example.in`;
  const sku = await shop.goods.sku({ price: 1000, category: 'rings', size: '12, 14' });
  let asked = 0;
  const fill = async (label: string, text: string) => {
    asked += 1;
    await type(page, page.getByRole('main').getByLabel(label), text);
  };
  const tap = async (role: 'button' | 'link', name: string) => {
    asked += 1;
    await press(page, page.getByRole('main').getByRole(role, { name }));
  };
  await page.goto(`/product/${sku.seoUrl}`);
  await choose(page, page.getByRole('main').getByRole('group', { name: /size/i }), /14/);
  await press(page, page.getByRole('main').getByRole('button', { name: 'Add to Cart' }));

  // The page shows the waiting action, and the first field has the focus.
  await page.waitForURL('**/login?**');
  const form = page.getByRole('main');
  await expect(form.getByText(sku.name, { exact: true })).toBeVisible();
  await expect(form.getByText('Added to your cart once you sign in.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await shop.expectAccessible(page);
  await fill('Email', email);
  await tap('button', 'Send OTP');
  await expect(page.getByLabel('OTP')).toBeFocused();
  await shop.expectAccessible(page);
  await fill('OTP', await shop.code(email));
  await expect(page.getByLabel('Full name')).toBeFocused();
  await shop.expectAccessible(page);
  await fill('Full name', 'Tara Devi');
  await fill('Mobile number', '98480 11223');
  await tap('button', messages.CREATE_ACCOUNT);
  await page.waitForURL('**/cart');
  await expect(page.getByRole('link', { name: sku.name })).toBeVisible();
  await tap('link', 'Go to checkout');
  await fill('PIN code', '500081');
  await expect(page.getByLabel('City or town')).toHaveValue('Hyderabad');
  await fill('Locality', 'Madhapur');
  await fill('Address (house, street)', 'Flat 402, Lotus Residency');
  asked += 1;
  await choose(page, page.getByRole('main').getByRole('group', { name: /pay/i }), /Cash on delivery/);
  await tap('button', 'Place order');
  await page.waitForURL('**/confirmation?**');
  expect(asked).toBeLessThanOrEqual(12);
});

test('a wrong code is refused in the form, and the right one is still good', async ({ page, shop }) => {
  const email = `leela.${shop.mark}@example.in`;
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await shop.code(email);
  let tries = 0;
  page.on('request', (request) => (tries += request.url().endsWith('/auth/signIn') ? 1 : 0));
  await page.getByLabel('OTP').fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('OTP')).toHaveAttribute('aria-invalid', 'true');
  await shop.expectAccessible(page);
  // The code was sent once, and is selected so that typing replaces it.
  expect(tries).toBe(1);
  expect(await page.getByLabel('OTP').evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(6);
  await page.getByLabel('OTP').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('an order that is not there is said to be so', async ({ page, shop }) => {
  await shop.signedUp(page, 'Leela');
  await page.goto('/confirmation?orderId=RH-0000-0000-0000');
  await expect(page.getByText('Order not found')).toBeVisible();
  await shop.expectAccessible(page);
});

test('a cart is cut down to what is left, and says so', async ({ page, shop }) => {
  const { token } = await shop.signedUp(page, 'Radha');
  const sku = await shop.goods.sku({ stock: 2 });
  const rival = await fetch(`${shop.origin}/api/cart/item/add`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ skuId: sku.skuId, quantity: 2 }),
  });
  expect(rival.status).toBe(200);
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'One more' });
  await expect(more).toBeDisabled();
});
