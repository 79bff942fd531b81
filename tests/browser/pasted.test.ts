import type { Locator } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { expect, test } from './shop-test.ts';

/** Inserts a text into a field at once, as a paste does: the browser cuts it at the field's limit. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.focus();
  await field.page().keyboard.insertText(text);
}

test('an email with its name, an OTP with dashes and a mobile number of a contact are pasted to sign up', async ({
  page,
  shop,
}) => {
  const email = `nila.${shop.mark}@example.in`;
  await page.goto('/signup');
  await paste(page.getByLabel('Email'), `Nila Das <${email}>`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await shop.code(email);
  await paste(
    page.getByLabel('OTP'),
    `Your OTP is \u202a${code.slice(0, 3)}\u2011${code.slice(3)}\u202c. Valid for 10 minutes.`,
  );
  await page.getByLabel('Full name').fill('Nila Das');
  await paste(page.getByLabel('Mobile number'), '\u202a+91 98480\u00a011223\u202c');
  await page.getByLabel('Full name').focus();
  await expect(page.getByText(messages.ADDRESS_MOBILE_INVALID)).toBeHidden();
  await page.getByRole('button', { name: messages.CREATE_ACCOUNT }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('an OTP in Devanagari digits is pasted', async ({ page, shop }) => {
  const { email } = await shop.goods.member();
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await shop.code(email);
  await paste(
    page.getByLabel('OTP'),
    code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
  );
  await page.waitForURL((url) => url.pathname === '/');
});

test('a PIN code with a space and signs nobody sees is pasted on a product, and in an address', async ({
  page,
  shop,
}) => {
  await shop.signedUp(page, 'Gauri');
  const sku = await shop.goods.sku();
  await page.goto(`/product/${sku.seoUrl}`);
  const widget = page.getByRole('region', { name: 'Delivery', exact: true });
  await widget.getByRole('button', { name: /Check delivery/ }).click();
  await paste(widget.getByLabel('PIN code'), '\u202a५६०\u2009०३४\u202c');
  await expect(widget.getByText(/Delivery to Bengaluru 560034/)).toBeVisible();
  await page.getByRole('button', { name: messages.BUY_NOW }).click();
  await page.waitForURL('**/checkout**');
  await paste(page.getByLabel('PIN code'), '\u200b600\u00a0017');
  await expect(page.getByLabel('City or town')).toHaveValue('Chennai');
  await paste(page.getByLabel('Mobile number'), '(+91)\u00a098450–11223');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(page.getByText(messages.ADDRESS_MOBILE_INVALID)).toBeHidden();
});

test('a new email and its OTP with a space are pasted in the profile', async ({ page, shop }) => {
  await shop.signedUp(page, 'Tara');
  const wanted = `tara.new.${shop.mark}@example.in`;
  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await paste(page.getByLabel('Email', { exact: true }), `<${wanted}>`);
  await page.getByRole('button', { name: 'Send an OTP to the new email' }).click();
  const code = await shop.code(wanted);
  await paste(page.getByLabel(/The OTP we sent to/), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(wanted).first()).toBeVisible();
});
