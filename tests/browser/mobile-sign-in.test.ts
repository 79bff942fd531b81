import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawnDemoShop, linkPictures } from '../support/demo-shop.ts';
import { newMark } from '../support/mark.ts';
import { newMobile } from '../support/messages.ts';
import type { SentMessage } from '../support/messages.ts';
import { startNodeShop } from '../support/node-shop.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { makeDataFolder, signStaffIn } from '../support/setup.ts';
import { signUpAs } from '../support/sign-in.ts';
import { until } from '../support/until.ts';
import { staySignedIn } from './enter-console.ts';
import { expectNoEnglish } from './english-shown.ts';
import { expect, test } from './shop-test.ts';

/** A shop of its own, whose owner switches OTPs to mobiles on. */
let own: NodeShop;
let adminToken: string;
let remove: () => void;
test.beforeAll(async () => {
  const data = makeDataFolder('mobiles', join(await drawnDemoShop(), 'ratnahaat.db'));
  ({ remove } = data);
  await linkPictures(data.path);
  own = await startNodeShop(data.path, { jobs: 'asked for' });
  adminToken = (await signStaffIn(own.origin))['admin@ratnahaat.example']!;
});
test.afterAll(async () => {
  await own.stop();
  remove();
});

const messagesTo = async (mobile: string) =>
  (await (await fetch(`${own.origin}/sandbox/messages/messages.json?to=${mobile}`)).json()) as SentMessage[];
/** Returns the OTP in the message to a mobile that comes after so many. */
const codeAt = (mobile: string, after = 0) =>
  until(`an OTP to ${mobile}`, async () => {
    const messages = await messagesTo(mobile);
    return messages.length > after ? /\b\d{6}\b/.exec(messages[0]!.text)?.[0] : undefined;
  });

async function signedUp(page: Page, name: string, mobile: string): Promise<void> {
  const email = `${name}.${newMark()}@example.in`;
  await staySignedIn(page, await signUpAs(own.origin, { email, fullName: name, mobile }), 'ROLE_CUSTOMER');
}

test('an owner offers sign-in by mobile, a shopper confirms a mobile, signs in with it, and removes it', async ({
  browser,
  page,
  shop,
}) => {
  const mobile = newMobile();
  await page.goto(`${own.origin}/signin`);
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with your mobile' })).toHaveCount(0);
  await signedUp(page, 'Tara', mobile);
  await page.goto(`${own.origin}/dashboard?tab=sessions`);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in with your mobile' })).toHaveCount(0);

  const desk = await browser.newPage();
  await staySignedIn(desk, adminToken, 'ROLE_ADMIN');
  await desk.goto(`${own.origin}/admin/settings?group=messages`);
  await desk.getByLabel('Shoppers can sign in with an OTP to their mobile').check();
  await shop.expectAccessible(desk);
  await desk.getByLabel('Reason').fill('Shoppers asked for it');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved')).toBeVisible();
  await desk.close();

  await page.reload();
  const part = page.getByRole('region', { name: 'Sign in with your mobile' });
  await expect(part.getByLabel('Mobile number')).toHaveValue(mobile);
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await part.getByRole('button', { name: 'Send OTP' }).click();
  await part.getByLabel(`The OTP we sent to ${mobile}`).fill(await codeAt(mobile));
  await part.getByRole('button', { name: 'Confirm' }).click();
  await expect(part.getByText('Your mobile signs you in now.')).toBeVisible();
  await expect(part.getByText(`An OTP to ${mobile} signs you in, as your email does.`)).toBeVisible();

  const phone = await browser.newPage();
  await phone.goto(`${own.origin}/signin`);
  await phone.getByRole('button', { name: 'Sign in with your mobile' }).click();
  await shop.expectAccessible(phone);
  await phone.getByLabel('Mobile number').fill(`+91 ${mobile}`);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('is confirmed in an account, an OTP is on its way to it.')).toBeVisible();
  await phone.getByLabel('OTP').fill(await codeAt(mobile, 1));
  await phone.waitForURL((url) => url.pathname === '/');
  await phone.goto(`${own.origin}/dashboard?tab=sessions`);
  await expect(phone.getByText('This device', { exact: true })).toBeVisible();
  await phone.close();

  await part.getByRole('button', { name: 'Remove this number' }).click();
  await expect(part.getByText('Your mobile no longer signs you in.')).toBeVisible();
  await page.reload();
  await expect(part.getByRole('button', { name: 'Send OTP' })).toBeVisible();
});

test('the same in Hindi', async ({ browser, page, shop }) => {
  const mobile = newMobile();
  const headers = { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' };
  const settings = `${own.origin}/api/admin/settings/messages`;
  const { version: _, ...present } = (await (await fetch(settings, { headers })).json()) as Record<string, unknown>;
  const body = JSON.stringify({ ...present, codesByMobile: true, reason: 'Shoppers asked for it' });
  expect((await fetch(settings, { method: 'PUT', headers, body })).status).toBe(200);
  await signedUp(page, 'Tara', mobile);
  await page.goto(`${own.origin}/hi/dashboard?tab=sessions`);
  const part = page.getByRole('region', { name: 'मोबाइल से साइन इन करें' });
  await part.getByRole('button', { name: 'OTP भेजें' }).click();
  await part.getByLabel(new RegExp(`${mobile}`)).fill(await codeAt(mobile));
  await expectNoEnglish(page, [mobile, 'Tara']);
  await shop.expectReflow(page);
  await part.getByRole('button', { name: 'पुष्टि करें' }).click();
  await expect(part.getByText('अब आप मोबाइल से साइन इन कर सकते हैं।')).toBeVisible();
  expect((await messagesTo(mobile))[0]).toMatchObject({ channel: 'sms', language: 'hi' });

  const phone = await browser.newPage();
  await phone.goto(`${own.origin}/hi/signin`);
  await phone.getByRole('button', { name: 'मोबाइल से साइन इन करें' }).click();
  await phone.getByLabel('मोबाइल नंबर').fill(mobile);
  await expectNoEnglish(phone, [mobile]);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('उस पर OTP आ रहा है।')).toBeVisible();
  await phone.getByLabel('OTP').fill(await codeAt(mobile, 1));
  await phone.waitForURL((url) => url.pathname === '/hi');
  await phone.close();
});
