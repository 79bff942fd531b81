import * as messages from '#contract/messages.ts';
import { Persona } from '../support/persona.ts';
import { expect, test } from './shop-test.ts';

/** Somebody in the same network who keeps asking for codes of an e-mail and guessing at them. */
async function pester(origin: string, [send, enter]: [string, string], email: string, right: string): Promise<void> {
  const stranger = new Persona(origin);
  await stranger.post(send, { email });
  for (let step = 1; step <= 12; step += 1) {
    const otp = String((Number(right) + step) % 1_000_000).padStart(6, '0');
    await stranger.post(enter, { email, otp, fullName: 'Nobody', mobile: '9848012345' });
  }
}

test('a shopper signs in while a stranger in the same network guesses at their codes', async ({ page, shop }) => {
  const { email } = await shop.goods.member();
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await shop.code(email);
  await pester(shop.origin, ['/auth/sent/login-signup-otp', '/auth/signIn'], email, code);
  await page.getByLabel('OTP').fill(code);
  await page.waitForURL((url) => url.pathname === '/');
});

test('a newcomer signs up on three screens all the same', async ({ page, shop }) => {
  const email = `nila.${shop.mark}@example.in`;
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await shop.code(email);
  await pester(shop.origin, ['/auth/sent/login-signup-otp', '/auth/signUp'], email, code);
  await page.getByLabel('OTP').fill(code);
  await page.getByLabel('Full name').fill('Nila Das');
  await page.getByLabel('Mobile number').fill('98480 11223');
  await page.getByRole('button', { name: messages.CREATE_ACCOUNT }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a seller, too', async ({ page, shop }) => {
  const { email } = await shop.goods.member({ seller: 'meera', subRole: 'orders' });
  await page.goto('/seller');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await shop.code(email);
  await pester(shop.origin, ['/sellers/send/login-signup-otp', '/sellers/verify/login-top'], email, code);
  await page.getByLabel('6-digit OTP').fill(code);
  await page.getByRole('button', { name: messages.SELLER_LOGIN }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('a browser stays the same one when its shopper signs out', async ({ page, shop, isMobile }) => {
  const { email } = await shop.goods.member();
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await shop.code(email));
  await page.waitForURL((url) => url.pathname === '/');
  const kept = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const { 'ratnahaat:1:handle': handle } = await kept();
  expect(handle).toMatch(/^[0-9a-f]{32}$/);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: messages.NAV_LOGOUT }).first().click();
  // The page is left for the home page meanwhile.
  await expect(async () => {
    const after = await kept();
    expect(after['ratnahaat:1:jwt'] || 'none').toBe('none');
    expect(after['ratnahaat:1:handle']).toBe(handle);
  }).toPass();
});
