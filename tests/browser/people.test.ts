import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

test('the house notes something of a customer, and finds it on their page', async ({ page, shop }) => {
  const { email } = await shop.goods.member();
  await enterAsAdmin(page, shop, '/customers');
  await page.getByRole('textbox', { name: 'Name, email or mobile' }).fill(email);
  await page.getByText(email).click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByText('No notes yet.')).toBeVisible();
  await notes.getByRole('button', { name: 'Add the note' }).click();
  await expect(notes.getByText('Please write the text of the note')).toBeVisible();
  await notes.getByLabel('New note').fill('Prefers calls in the evening.');
  await notes.getByRole('button', { name: 'Add the note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Prefers calls in the evening.');
  await expect(notes.getByRole('listitem')).toContainText('Nandini Iyer');
  await shop.expectAccessible(page);
});

test('the house ends a subscription of who asks for it', async ({ page, shop }) => {
  const email = `reader.${shop.mark}@example.in`;
  const answer = await page.request.post('/subscriptions/blog/newsletter/subscribe', { data: { email } });
  expect(answer.status()).toBe(200);
  await enterAsAdmin(page, shop, '/newsletter');
  await page.getByRole('button', { name: 'Waiting' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked on the telephone.');
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(`${email} gets no more letters.`)).toBeVisible();
  await expect(page.getByText('No subscribers found')).toBeVisible();
});

test('a request by letter is entered, and settled with what was done', async ({ page, shop }) => {
  const email = `writes.${shop.mark}@example.in`;
  await enterAsAdmin(page, shop, '/data-requests');
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('none');
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Note').fill('The name is spelt Deepa.');
  await shop.expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByText(/Until \d/)).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Settle' }).click();
  await page.getByRole('dialog').getByLabel('Answer').fill('Sent a copy by post.');
  await page.getByRole('dialog').getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByText('The request is settled.')).toBeVisible();
  await expect(page.getByText('Sent a copy by post.')).toBeVisible();
});

test('the house sees what a seller said beside its papers, how it does, and the orders behind a figure', async ({
  page,
  shop,
}) => {
  await enterAsAdmin(page, shop, '/sellers');
  await page.getByRole('textbox', { name: /GSTIN/ }).fill('meera@');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('link', { name: /Meera/ }).click();
  const pan = page.getByRole('region', { name: 'PAN card' });
  await expect(pan.getByRole('list', { name: 'Checks' })).toContainText('PAN is the one inside the GSTIN');
  await expect(pan.getByRole('img', { name: 'PAN card, page 1 of 1' })).toBeVisible();
  await expect(pan.getByRole('link', { name: 'panCard.pdf' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Registered');
  const performance = page.getByRole('region', { name: 'Performance' });
  await expect(performance).toContainText(/Cancelled\d+ of \d+ \(/);
  await shop.expectAccessible(page);

  const sent = performance.getByRole('link', { name: /orders: sent,/ });
  const before = Number(await sent.innerText());
  await sent.click();
  await expect(page.getByRole('button', { name: 'Sent' })).toBeVisible();
  const counted = page.getByRole('main').getByRole('status').first();
  await expect(counted).toHaveText(/^\d+$/);
  const listed = Number(await counted.innerText());
  // Other tests ship orders of Meera's meanwhile.
  await page.goBack();
  await page.reload();
  const after = Number(await sent.innerText());
  expect([before, listed, after]).toEqual([before, listed, after].toSorted((one, other) => one - other));
});
