import * as messages from '#contract/messages.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import { mailsTo } from '../support/sign-in.ts';
import { until } from '../support/until.ts';

test('a seller invites somebody to pack orders, who signs in, finds what that takes, and is refused elsewhere', async ({
  page,
  shop,
}) => {
  const email = `isha.${shop.mark}@example.in`;
  await enterConsole(page, shop, 'staff');
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('isha');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email address');
  await dialog.getByLabel('Email').fill(email);
  await shop.expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('region', { name: 'Invitations' }).getByText(email, { exact: true })).toBeVisible();
  await shop.expectAccessible(page);

  const link = await until('the invitation', async () =>
    (await mailsTo(shop.origin, email)).map(({ text }) => /\/seller\/login#join=\S+/.exec(text)?.[0]).find(Boolean),
  );
  const context = await page.context().browser()!.newContext({ baseURL: shop.origin, viewport: page.viewportSize() });
  const desk = await context.newPage();
  await desk.goto(link);
  await expect(desk.getByText(/invites you to work for/)).toContainText('Orders and packing');
  await desk.getByRole('button', { name: 'Send OTP' }).click();
  await expect(desk.getByText('Full name is required')).toBeVisible();
  await desk.getByLabel('Full name').fill('Isha Menon');
  await desk.getByLabel('Mobile').fill('9848012345');
  await shop.expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send OTP' }).click();
  await desk.getByLabel('6-digit OTP').fill(await shop.code(email));
  await desk.getByRole('button', { name: messages.SELLER_LOGIN }).click();

  await expect(desk.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await desk.goto('/seller/payouts');
  // The balance may show the same refusal for a moment, before the whole page does.
  await expect(desk.getByText('You are not permitted').filter({ visible: true })).toHaveCount(1);
  await desk.goto('/seller/staff');
  await expect(desk.getByText('You are not permitted')).toBeVisible();

  // She gets another role, and then none.
  await page.reload();
  await page.getByRole('link', { name: 'Isha Menon' }).click();
  await expect(page.getByRole('heading', { name: 'Isha Menon' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Finance' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Isha Menon is Finance now.')).toBeVisible();
  await shop.expectAccessible(page);
  await desk.goto('/seller/payouts');
  await expect(desk.getByRole('heading', { name: 'Payouts', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Isha Menon is removed and signed out.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Seller sign-in' })).toBeVisible();
  await context.close();
});

test('the house finds its own people and those of sellers', async ({ page, shop }) => {
  await enterAsAdmin(page, shop, '/staff');
  await expect(page.getByText('admin@ratnahaat.example').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sellers' }).click();
  await page.getByRole('textbox', { name: 'Name or email' }).fill('farhan@');
  await page.getByText('farhan@ratnahaat.example').click();
  await expect(page.getByRole('region', { name: 'Member' })).toContainText('farhan@ratnahaat.example');
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveText('Owner');
});
