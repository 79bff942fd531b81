import * as messages from '#contract/messages.ts';
import { mailsTo } from '../support/sign-in.ts';
import { until } from '../support/until.ts';
import { press, type } from './by-keyboard.ts';
import { expect, test } from './shop-test.ts';

const PASSWORD = 'eleven green parrots';

test('a seller who forgot the password sets another by the mailed link and signs in with it, by keyboard alone @only-desk', async ({
  page,
  shop,
}) => {
  const { email } = await shop.goods.member({ seller: 'meera', subRole: 'orders' });
  const main = page.getByRole('main');
  await page.goto('/become-seller#sign-in');
  await press(page, main.getByRole('button', { name: 'Use a password instead' }));
  await press(page, main.getByRole('link', { name: 'Forgot your password?' }));
  await page.waitForURL('**/forgot-password');
  await type(page, main.getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.FORGOT_SENT)).toBeVisible();

  const link = await until('the mailed link', async () => {
    const [mail] = await mailsTo(shop.origin, email);
    return mail && /\/reset-password#\S+/.exec(mail.text)?.[0];
  });
  await page.goto(link);
  const password = main.getByLabel('New password');
  await type(page, password, 'password');
  await page.keyboard.press('Tab');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await shop.expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await shop.expectAccessible(page);

  await press(page, main.getByRole('link', { name: 'Sign in as a seller' }));
  await press(page, main.getByRole('button', { name: 'Use a password instead' }));
  await type(page, main.getByLabel('Email'), email);
  await type(page, main.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

  // The link works only once.
  await page.goto(link);
  await type(page, password, 'nine yellow kites');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});
