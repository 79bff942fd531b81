import { mailsTo } from '../support/sign-in.ts';
import { choose, press, tabTo, type } from './by-keyboard.ts';
import { enterAsAdmin } from './enter-console.ts';
import { addSection } from './sections.ts';
import { expect, test } from './shop-test.ts';

const ADMIN = 'admin@ratnahaat.example';

test(
  'an editor writes a letter by keyboard alone, sends herself a test and plans it',
  { tag: '@only-desk' },
  async ({ page, shop }) => {
    const subject = `New pieces ${shop.mark}`;
    await enterAsAdmin(page, shop, '/letters');
    await press(page, page.getByRole('link', { name: 'New letter' }));
    await expect(page.getByRole('heading', { name: 'New letter' })).toBeVisible();
    await type(page, page.getByLabel('Subject', { exact: true }), subject);
    await type(page, page.getByLabel('Preview line'), 'Made in Jaipur');
    await addSection(page, 'Goods');
    await type(page, page.getByLabel('Heading'), 'For the bride');

    await press(page, page.getByRole('button', { name: 'Show the preview' }));
    await expect(page.getByText('Please fill in the marked sections first.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me a test' })).toBeDisabled();
    await press(page, page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('Please choose one')).toBeVisible();
    await shop.expectAccessible(page);

    await tabTo(page, page.getByRole('combobox', { name: 'Collection', exact: true }));
    await page.keyboard.type('Bridal');
    await expect(page.getByRole('option', { name: 'Bridal', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const phone = page.frameLocator('iframe[title="The letter on a phone"]');
    await expect(phone.getByRole('heading', { name: 'For the bride' })).toBeVisible();
    // A group of toggles is one Tab stop; arrow keys move in it.
    await press(page, page.getByRole('button', { name: 'Phone', exact: true }), 'ArrowLeft');
    await expect(page.getByRole('button', { name: 'Text only' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^For the bride[^]+Unsubscribe: /)).toBeVisible();

    await press(page, page.getByRole('button', { name: 'Send me a test' }));
    await expect(page.getByText(`The test is on its way to ${ADMIN}.`)).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(shop.origin, ADMIN)).find((mail) => mail.subject === `Test: ${subject}`)?.html)
      .toContain('For the bride');

    await press(page, page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('The letter is saved.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Send', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'When should the letter be sent?' });
    await choose(page, dialog.getByRole('radiogroup'), 'At a time');
    await expect(dialog.getByText('Please choose a day and a time.')).toBeVisible();
    await shop.expectAccessible(page);
    await tabTo(page, dialog.getByLabel('Time, in India’s time'));
    await page.keyboard.type('01012099');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('1000A');
    await press(page, dialog.getByRole('button', { name: 'Plan it' }));
    await expect(page.getByText('It begins on 1 Jan 2099, 10:00 am.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change the time' })).toBeFocused();
    await shop.expectAccessible(page);
  },
);
