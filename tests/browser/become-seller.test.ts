import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { sellerForm } from '../support/forms.ts';
import { PICTURE } from '../support/returns.ts';
import { mailsTo } from '../support/sign-in.ts';
import { until } from '../support/until.ts';
import { press, type } from './by-keyboard.ts';
import { WITH_PICTURES } from './launching.ts';
import { leadHome } from './lead-home.ts';
import { expect, test } from './shop-test.ts';

test.use(WITH_PICTURES);

const PASSWORD = 'correct horse battery';

/** Types into fields in their order, with the keyboard only. */
async function typeInto(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await type(page, page.getByLabel(name, { exact: true }), text);
}

test('a business registers by the keyboard alone, confirms its email, signs in by OTP and sends its papers', async ({
  page,
  shop,
}) => {
  await leadHome(page, shop);
  const email = `lalitha.${shop.mark}@example.in`;
  const { gstin } = sellerForm(email) as { gstin: string };
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.goto('/become-seller');

  // A field shows its fault when it loses the focus. Continue does not go on with a fault.
  await expect(page.getByRole('button', { name: messages.SELLER_BACK })).toBeDisabled();
  await typeInto(page, { GSTIN: `${gstin.slice(0, 14)}${gstin.endsWith('A') ? 'B' : 'A'}` });
  await page.keyboard.press('Tab');
  await expect(page.getByText('This GSTIN is mistyped: its last character does not fit the others')).toBeVisible();
  // The PAN that the page filled in changes with a corrected GSTIN.
  const mistyped = `${gstin.slice(0, 2)}${gstin[2] === 'A' ? 'B' : 'A'}${gstin.slice(3)}`;
  await page.keyboard.press('Shift+Tab');
  await typeInto(page, { GSTIN: mistyped });
  await expect(page.getByLabel(/^PAN/)).toHaveValue(mistyped.slice(2, 12));
  await typeInto(page, { GSTIN: gstin });
  await expect(page.getByLabel(/^PAN/)).toHaveValue(gstin.slice(2, 12));
  await typeInto(page, { GSTIN: gstin, 'Mobile number': '98495 67123', Email: email });
  await page.keyboard.press('Enter');
  await expect(heading(messages.SELLER_STEP_PICKUP)).toBeFocused();

  // The values of the previous step are still there.
  await expect(page.getByLabel('Mobile number', { exact: true })).toHaveValue('98495 67123');
  await typeInto(page, { Name: 'Lalitha Devi', 'PIN code': '500002' });
  await expect(page.getByLabel('City or town')).toHaveValue('Hyderabad');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Telangana');
  // A reload keeps the typed values.
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lalitha Devi');
  await typeInto(page, { 'Address (house, street)': '21-2-118, Laad Bazaar Road', Locality: 'Charminar' });
  await page.keyboard.press('Enter');
  await expect(heading(messages.SELLER_STEP_BANK)).toBeFocused();

  await typeInto(page, {
    'Account number': '001234567890',
    'Account number again': '001234567891',
    'IFSC code': 'hdfc0001234',
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText('The two account numbers are not the same')).toBeVisible();
  await expect(page.getByLabel('Account number again')).toBeFocused();
  await typeInto(page, { 'Account number again': '001234567890' });
  await page.keyboard.press('Enter');
  await expect(heading(messages.SELLER_STEP_BUSINESS)).toBeFocused();

  // What was typed in the first two steps is offered again.
  await expect(page.getByLabel('Business email')).toHaveValue(email);
  await expect(page.getByLabel('Business mobile')).toHaveValue('98495 67123');
  await expect(page.getByLabel('Business address')).toHaveValue(
    '21-2-118, Laad Bazaar Road, Charminar, Hyderabad 500002',
  );
  await typeInto(page, {
    'Business name shown to shoppers': `Lalitha ${shop.mark}`,
    Password: PASSWORD,
  });
  await press(page, page.getByRole('button', { name: messages.CREATE_ACCOUNT, exact: true }));
  await expect(page.getByText(messages.SELLER_CREATED)).toBeFocused();

  const link = await until('the mailed link', async () => {
    const [mail] = await mailsTo(shop.origin, email);
    return mail && /\/become-seller#confirm=[0-9a-f]+/.exec(mail.text)?.[0];
  });
  await page.goto(link);
  // An address that differs only in its fragment is not loaded again.
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(heading('Business')).toBeVisible();
  await expect(page.getByText('We wait for 4 of 4 papers.')).toBeVisible();

  // The next sign-in is by an OTP, pasted into its six boxes.
  await page.goto('/seller?tab=logout');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/become-seller#sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const boxes = page.getByLabel('OTP', { exact: true });
  await expect(boxes).toBeFocused();
  const code = await shop.code(email);
  await page.evaluate(
    (text) => document.execCommand('insertText', false, text),
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  );
  await expect(boxes).toHaveValue(code);
  await page.getByRole('button', { name: messages.SELLER_LOGIN }).last().click();
  await expect(heading('Business')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/seller/business');

  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PICTURE) });
  await page.getByLabel('PAN card', { exact: true }).setInputFiles(file('pan.png'));
  await expect(page.getByRole('link', { name: 'pan.png' })).toBeVisible();
  await expect(page.getByText('We wait for 3 of 4 papers.')).toBeVisible();
  await page.getByLabel('Logo', { exact: true }).setInputFiles(file('logo.png'));
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expect(page.getByText('•••• 7890')).toBeVisible();
  await shop.expectAccessible(page);
});
