import { readFile } from 'node:fs/promises';
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
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL(/\/(home)?$/);
});
