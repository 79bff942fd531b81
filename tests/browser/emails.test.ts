import { mailsTo } from '../support/sign-in.ts';
import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

test('the house writes an email anew, looks at it, mails itself a test, and brings back the shop’s own words', async ({
  page,
  shop,
}) => {
  await enterAsAdmin(page, shop, '/settings?group=emails');
  const emails = page.getByRole('list', { name: 'Emails to shoppers' });
  await expect(emails.getByRole('listitem').first()).toContainText('Sent when an order is placed');
  await shop.expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name, occasion or subject' }).fill('costs less');
  await emails.getByRole('link', { name: 'Price drops on a wishlist', exact: true }).click();

  const preview = page.getByRole('region', { name: 'Preview' });
  const mail = preview.frameLocator('iframe');
  const words = mail.getByRole('paragraph');
  await expect(words.filter({ hasText: 'Kundan Peacock Jhumka (Green) costs ₹599.' })).toBeVisible();
  await page.getByLabel('Greeting').fill('Dear {nobody},');
  await expect(preview.getByRole('alert')).toContainText('{nobody} is no fact of this email');
  await page.getByLabel('Greeting').fill('Dear {name},');
  const closing = `See you <soon> ${shop.mark}`;
  await page.getByLabel('Closing').fill(closing);
  await expect(mail.getByText('Dear Asha Rao,')).toBeVisible();
  await expect(mail.getByText(closing)).toBeVisible();
  await preview.getByRole('button', { name: 'As plain text' }).click();
  await expect(preview.getByText(closing)).toBeVisible();
  await shop.expectAccessible(page);
  await preview.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('The test is on its way to admin@ratnahaat.example.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(shop.origin, 'admin@ratnahaat.example')).map(({ text }) => text).join())
    .toContain(closing);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please give a reason')).toBeVisible();
  await page.getByLabel('Reason').fill('Warmer words');
  await page.getByRole('button', { name: 'Save' }).click();
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem');
  await expect(versions.first()).toContainText('“Warmer words”');
  await versions.last().getByRole('button', { name: 'Bring back' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Dear {name}, → Namaste {name},');
  await question.getByLabel('Reason').fill('As it was');
  await question.getByRole('button', { name: 'Bring back' }).click();
  await expect(versions.first()).toContainText('“As it was”');
  await expect(page.getByLabel('Greeting')).toHaveValue('Namaste {name},');
});
