import * as messages from '#contract/messages.ts';
import { Persona } from '../support/persona.ts';
import { press, type } from './by-keyboard.ts';
import { holdRequests } from './hold-requests.ts';
import { leadHome } from './lead-home.ts';
import { expect, test } from './shop-test.ts';

/** Plays a stranger in the same network who repeatedly requests codes for an email and guesses them. */
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

test('Enter before the page is hydrated is not lost', async ({ page, shop }) => {
  const { email } = await shop.goods.member();
  const deliver = await holdRequests(page, '**/*.js');
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  deliver();
  await page.getByLabel('OTP').fill(await shop.code(email));
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
  else await page.getByLabel('Your account').click();
  // Signing out leads to the home page. The test waits for it, because the next test in this window would meet the
  // navigation.
  const isHome = page.waitForEvent('load');
  await page.getByRole('button', { name: messages.NAV_LOGOUT }).filter({ visible: true }).click();
  await isHome;
  const after = await kept();
  expect(after['ratnahaat:1:jwt'] || 'none').toBe('none');
  expect(after['ratnahaat:1:handle']).toBe(handle);
});

test('somebody who was adding to the cart comes back from Google with it, by the keyboard alone', async ({
  page,
  shop,
}) => {
  const sku = await shop.goods.sku();
  await leadHome(page, shop);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const isOurs = [shop.origin, shop.siteOrigin].some((ours) => request.url().startsWith(ours));
    if (!isOurs && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto(`/product/${sku.seoUrl}`);
  await press(page, page.getByRole('button', { name: 'Add to Cart' }));
  await page.waitForURL('**/login?**');
  await press(page, page.getByRole('button', { name: 'Continue with Google' }));
  await press(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByText(messages.GOOGLE_LOGIN_FAILED)).toBeVisible();
  await shop.expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Continue with Google' }));
  await type(page, page.getByLabel('Name'), 'Gita Rao');
  await type(page, page.getByRole('textbox', { name: 'Email' }), `gita.${shop.mark}@gmail.com`);
  await press(page, page.getByRole('button', { name: 'Continue', exact: true }));
  await page.waitForURL('**/cart');
  await expect(page.getByRole('link', { name: sku.name })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('whose email Google does not run confirms it with an OTP', async ({ page, shop }) => {
  const { email } = await shop.goods.member();
  await leadHome(page, shop);
  await page.goto('/login?returnUrl=%2Fdashboard%3Ftab%3Dprofile');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Name').fill('Gita Rao');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(`Please confirm ${email} with an OTP once.`)).toBeVisible();
  await expect(page.getByLabel('OTP')).toBeFocused();
  await shop.expectAccessible(page);
  await page.getByLabel('OTP').fill(await shop.code(email));
  await page.waitForURL('**/dashboard?tab=profile');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
});

test('a keyboard is enough to sign in', async ({ page, shop }) => {
  const { email } = await shop.goods.member();
  await page.goto('/signin');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('OTP')).toBeFocused();
  await page.keyboard.type(await shop.code(email));
  await page.waitForURL((url) => url.pathname === '/');
});

test('who signs out in one tab is signed out in the other, and nothing of theirs stays there', async ({
  page,
  context,
  shop,
}) => {
  const { email } = await shop.goods.member();
  await page.goto('/signin?returnUrl=%2Fdashboard%3Ftab%3Dprofile');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await shop.code(email));
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard?tab=profile');
  await expect(other.getByRole('main').getByText(email)).toBeVisible();
  await other.evaluate(() => sessionStorage.setItem('ratnahaat:1:form-drafts', '{"forms":{}}'));

  await page.getByRole('main').getByRole('button', { name: messages.NAV_LOGOUT }).click();
  await expect(other.getByRole('main').getByText(email)).toHaveCount(0);
  await expect(other.getByRole('main').getByRole('link', { name: messages.SIGN_IN })).toBeVisible();
  await expect(async () => {
    const stored = await other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(':1:')));
    // Where the visit began is of the tab, not of the person.
    expect(stored.filter((key) => key !== 'ratnahaat:1:visit-source')).toEqual([]);
  }).toPass();
});
