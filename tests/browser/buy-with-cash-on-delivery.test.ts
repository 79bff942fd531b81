import * as messages from '#contract/messages.ts';
import { expect, test } from './shop-test.ts';

test('a visitor buys a necklace from the home page to the confirmation', async ({ page, shop }) => {
  const email = `kavya.${shop.mark}@example.in`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Necklace Sets' }).and(page.locator('.tiles a')).click();
  await shop.expectAccessible(page);
  const card = page.locator('.card').filter({ hasText: 'Kundan Choker Set with Pearl Drops' });
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // A visitor is asked who they are, and what they had clicked is done afterwards.
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL('**/login?**');
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: messages.CREATE_ACCOUNT }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(messages.fill(messages.SIGNIN_OTP_SENT_TO, { email }))).toBeVisible();
  await page.getByLabel('Code').fill(await shop.code(email));
  await page.getByRole('button', { name: messages.SIGNUP_VERIFY_OTP }).click();
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
  await expect(page.getByRole('link', { name: 'Cart, 2 pieces' })).toBeVisible();
  await shop.expectAccessible(page);

  await page.getByRole('link', { name: 'Go to checkout' }).click();
  // The account's name and mobile stand there, and the first wrong field is marked and gets the focus.
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
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Place order' }).click();

  await page.waitForURL('**/confirmation?**');
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId')!;
  await expect(page.getByText(orderId)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await shop.expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByText(messages.CART_EMPTY)).toBeVisible();
});

test('a wrong code is refused in the form, and the right one is still good', async ({ page, shop }) => {
  const email = `leela.${shop.mark}@example.in`;
  await page.goto('/signup');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = await shop.code(email);
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: messages.SIGNUP_VERIFY_OTP }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await shop.expectAccessible(page);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: messages.SIGNUP_VERIFY_OTP }).click();
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
