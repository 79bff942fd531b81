import { readFile } from 'node:fs/promises';
import { REFUSALS } from '#contract/calls/refusals.ts';
import * as messages from '#contract/messages.ts';
import { addressForm } from '../support/forms.ts';
import { mailsTo } from '../support/sign-in.ts';
import { expect, test } from './shop-test.ts';

test('somebody takes a copy of their data along and deletes their account with an OTP', async ({ page, shop }) => {
  const { email, token } = await shop.signedUp(page, 'Leela');
  await page.goto('/dashboard?tab=privacy');
  for (const [button, file] of [
    ['Download as a page', 'ratnahaat-data.html'],
    ['Download as JSON', 'ratnahaat-data.json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), 'utf8')).toContain(email);
  }
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const otp = page.getByLabel(`OTP sent to: ${email}`);
  await expect(otp).toBeFocused();
  const codes = async () =>
    (await mailsTo(shop.origin, email))
      .find(({ subject }) => subject.endsWith('is to be deleted'))
      ?.subject.slice(0, 6);
  await expect.poll(codes).toMatch(/^\d{6}$/);
  await otp.fill((await codes())!);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is deleted.')).toBeFocused();
  await expect
    .poll(async () => {
      const answer = await fetch(`${shop.origin}/api/users/profile`, { headers: { Authorization: `Bearer ${token}` } });
      return answer.status;
    })
    .toBe(401);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/(home)?$/);
});

test('an address becomes the default, and mails are chosen', async ({ page, shop }) => {
  const { email, token } = await shop.signedUp(page, 'Mohan');
  const send = (path: string, body: object) =>
    fetch(shop.origin + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('/api/addresses', addressForm({ name: 'Mohan at home', addressType: 'HOME' }));
  await send('/api/addresses', addressForm({ name: 'Mohan at work', addressType: 'WORK' }));
  await page.goto('/dashboard?tab=addresses');
  await page.getByRole('button', { name: /^Make default.*Mohan at work/ }).click();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mohan at work' })).toContainText('Default');
  // When an element replaces the focused button, the focus moves to it, and later back.
  const edit = page.getByRole('button', { name: 'Edit the address of Mohan at work' });
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByLabel('PIN code')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(edit).toBeFocused();
  await shop.expectAccessible(page);

  await page.getByRole('link', { name: 'Sign-ins' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: 'Mails' }).click();
  const drops = page.getByRole('checkbox', { name: 'Price drops on your wishlist' });
  await expect(drops).not.toBeChecked();
  await drops.check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(drops).toBeChecked();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByText('We have sent you an email: please confirm with the link in it.', { exact: true }),
  ).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(shop.origin, email)).some(({ subject }) => subject.startsWith('Please confirm')))
    .toBe(true);
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: 'Coupons' }).click();
  await expect(page.getByRole('heading', { name: 'Coupons' })).toBeVisible();
  await expect(page.getByText(messages.LAZY_LOADING)).toHaveCount(0);
  await shop.expectAccessible(page);
});

test('who asks by keyboard for a new password is told so, and the focus stays where it was', async ({ page, shop }) => {
  await page.goto('/forgot-password');
  const send = page.getByRole('button', { name: 'Send reset link' });
  await expect(send).toBeDisabled();
  await page.getByRole('main').getByLabel('Email').fill(`nobody.${shop.mark}@example.in`);
  await send.press('Enter');
  await expect(page.getByText(messages.FORGOT_SENT)).toBeVisible();
  await expect(send).toBeFocused();
  await shop.expectAccessible(page);
});

test('a shopper chooses the language of emails and papers in the profile', async ({ page, shop }) => {
  await shop.signedUp(page, 'Ira');
  await page.goto('/dashboard');
  const choice = page.getByLabel('Language of emails and papers');
  await expect(choice).toHaveValue('en');
  await choice.selectOption('हिन्दी');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('hi');
  await shop.expectAccessible(page);
});

test('what was changed on another device is shown before a save replaces it', async ({ page, shop }) => {
  const { token } = await shop.signedUp(page, 'Nisha');
  const send = async (method: string, path: string, body: object) => {
    const answer = await fetch(shop.origin + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { id: number };
  };
  const stale = page.getByRole('alert').filter({ hasText: REFUSALS.STALE_VERSION.text });

  await page.goto('/dashboard');
  await page.getByRole('button', { name: messages.PROFILE_EDIT }).click();
  await page.getByRole('main').getByLabel(messages.PROFILE_NAME).fill('Nisha Here');
  await send('PATCH', '/api/users/profile', { fullName: 'Nisha Elsewhere' });
  // A reload keeps the typed text, and the version that it was based on.
  await page.reload();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(stale).toContainText('Saved now: Nisha Elsewhere, ');
  await expect(page.getByRole('main').getByLabel(messages.PROFILE_NAME)).toHaveValue('Nisha Here');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nisha Elsewhere')).toBeVisible();
  await page.getByRole('button', { name: messages.PROFILE_EDIT }).click();
  await page.getByRole('main').getByLabel(messages.PROFILE_NAME).fill('Nisha Here');
  await send('PATCH', '/api/users/profile', { fullName: 'Nisha Again' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(stale).toContainText('Saved now: Nisha Again, ');
  await save.click();
  await expect(page.getByText('Nisha Here')).toBeVisible();

  const { id } = await send('POST', '/api/addresses', addressForm({ name: 'Nisha' }));
  await send('POST', '/api/addresses', addressForm({ name: 'Nisha at work', isDefault: true }));
  await page.goto('/dashboard?tab=addresses');
  await page.getByRole('button', { name: 'Edit the address of Nisha,' }).click();
  await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Nisha Here');
  await send('PUT', `/api/addresses/${id}`, addressForm({ name: 'Nisha Elsewhere' }));
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(stale).toContainText('Saved now: Nisha Elsewhere, 9848012345, Flat 302');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('button', { name: 'Edit the address of Nisha Here' })).toBeVisible();
  await page.getByRole('button', { name: /^Make default/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nisha Here' })).toContainText('Default');
  // The change of the default also changed the former default address. The page has its new version.
  await page.getByRole('button', { name: /^Make default/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nisha at work' })).toContainText('Default');
});
