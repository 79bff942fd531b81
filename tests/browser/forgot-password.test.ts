import type { Locator, Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { mailsTo } from '../support/sign-in.ts';
import { until } from '../support/until.ts';
import { expect, test } from './shop-test.ts';

const PASSWORD = 'eleven green parrots';

/** Goes on by Tab alone until something has the focus, if need be once around the page. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 200; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('a seller who forgot the password sets another by the mailed link and signs in with it, by keyboard alone @desk', async ({
  page,
  shop,
}) => {
  const { email } = await shop.goods.member({ seller: 'meera', subRole: 'orders' });
  const main = page.getByRole('main');
  const press = async (wanted: Locator) => {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  };
  await page.goto('/become-seller#sign-in');
  await press(main.getByRole('button', { name: 'Use a password instead' }));
  await press(main.getByRole('link', { name: 'Forgot your password?' }));
  await page.waitForURL('**/forgot-password');
  await tabTo(page, main.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.FORGOT_SENT)).toBeVisible();

  const link = await until('the mailed link', async () => {
    const [mail] = await mailsTo(shop.origin, email);
    return mail && /\/reset-password#\S+/.exec(mail.text)?.[0];
  });
  await page.goto(link);
  const password = main.getByLabel('New password');
  await tabTo(page, password);
  await page.keyboard.type('password');
  await page.keyboard.press('Tab');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await shop.expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await shop.expectAccessible(page);

  await press(main.getByRole('link', { name: 'Sign in as a seller' }));
  await press(main.getByRole('button', { name: 'Use a password instead' }));
  await tabTo(page, main.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, main.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

  // The link was good once.
  await page.goto(link);
  await tabTo(page, password);
  await page.keyboard.type('nine yellow kites');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});
