import type { Page } from '@playwright/test';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import * as messages from '#contract/messages.ts';
import { SITE_ORIGIN } from '../support/node-shop.ts';
import { Persona } from '../support/persona.ts';
import { codeOf, withSecondFactor } from '../support/second-factor.ts';
import { signInAs } from '../support/sign-in.ts';
import { press, type } from './by-keyboard.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

// A passkey belongs to the shop's configured host name, and cannot belong to an IP address. This browser resolves that
// name to the shop.
const { host } = new URL(SITE_ORIGIN);
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const rule = `--host-resolver-rules=MAP ${host} ${new URL(process.env.SHOP_ORIGIN!).host}`;
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
  },
});

async function signIn(page: Page, shop: ShopHands, email: string): Promise<void> {
  await page.goto(`${SITE_ORIGIN}/admin/sellers`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill(await shop.code(email));
  await page.getByRole('button', { name: messages.SELLER_LOGIN }).click();
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await press(page, page.getByRole('banner').getByRole('button', { expanded: false }).last());
  const wanted = page.getByRole('menuitem', { name: item });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  while (!(await wanted.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/**
 * Sets the second factor of a person's sessions back by some minutes, because a single test must not advance the shared
 * shop's clock.
 */
function shownBefore(email: string, minutes: number): void {
  const { connection, close } = openEmbeddedDb(process.env.SHOP_DATABASE!);
  connection
    .prepare(
      `UPDATE sessions SET second_factor_at = second_factor_at - ?
       WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    )
    .run([minutes * 60_000, email]);
  close();
}

test('an admin sets up an app, is asked for it the next time, and again before a seller is stopped, by the keyboard alone @only-desk', async ({
  page,
  shop,
}) => {
  const { email } = await shop.goods.member({ subRole: 'owner' });
  const { businessName } = await shop.goods.seller('ACTIVE');
  await signIn(page, shop, email);
  await expect(page.getByRole('heading', { name: 'Sellers' })).toBeVisible();
  await fromMenu(page, 'Second factor');
  await press(page, page.getByRole('button', { name: 'Set up' }));
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent())!.replaceAll(' ', '');
  await shop.expectAccessible(page);
  await type(page, page.getByLabel('Code'), codeOf(secret));
  await press(page, page.getByRole('button', { name: 'Confirm' }));
  const codes = page.getByRole('dialog').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery] = await codes.allTextContents();
  await shop.expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'I have kept them' }));
  await fromMenu(page, messages.NAV_LOGOUT);
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();

  const next = await signInAs(shop.origin, 'customer', email);
  await page.evaluate((jwt) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_ADMIN');
  }, next);
  await page.goto(`${SITE_ORIGIN}/admin/sellers`);
  const isItYou = page.getByRole('dialog', { name: 'Is it you?' });
  await type(page, isItYou.getByLabel('Code'), codeOf(secret) === '000000' ? '000001' : '000000');
  await press(page, isItYou.getByRole('button', { name: 'Go on' }));
  await expect(isItYou.getByRole('alert')).toContainText('This code is not right');
  await shop.expectAccessible(page);
  // A code is valid once. A phone's clock may be half a minute off, so the next one is valid already.
  await type(page, isItYou.getByLabel('Code'), codeOf(secret, 30));
  await press(page, isItYou.getByRole('button', { name: 'Go on' }));
  await expect(isItYou).toBeHidden();

  shownBefore(email, 11);
  await type(page, page.getByRole('textbox', { name: 'Business, email or GSTIN' }), businessName);
  await page.getByRole('link', { name: businessName }).click();
  await type(page, page.getByLabel('Reason, for the seller'), 'Papers are missing.');
  await press(page, page.getByRole('button', { name: 'Suspend' }));
  // The phone is lost.
  await type(page, isItYou.getByLabel('Code'), recovery!);
  await press(page, isItYou.getByRole('button', { name: 'Go on' }));
  await expect(page.getByText(`${businessName}: suspended.`)).toBeVisible();
});

test('an admin adds a passkey and shows it in place of a code', async ({ page, shop }) => {
  const { email } = await shop.goods.member({ subRole: 'owner' });
  const token = await signInAs(shop.origin, 'customer', email);
  await withSecondFactor(new Persona(shop.origin, token, email));
  await page.addInitScript((jwt) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_ADMIN');
  }, token);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto(`${SITE_ORIGIN}/admin/sellers`);
  await fromMenu(page, 'Second factor');
  await page.getByLabel('Name of the passkey').fill('Office laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Office laptop' })).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();

  shownBefore(email, 11);
  await fromMenu(page, 'Second factor');
  await page.getByRole('button', { name: 'Remove Office laptop' }).click();
  const isItYou = page.getByRole('dialog', { name: 'Is it you?' });
  await isItYou.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Office laptop' })).toBeHidden();
});
