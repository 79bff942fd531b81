import { clock } from '../support/clock.ts';
import { enterAsAdmin } from './enter-console.ts';
import { WITH_PICTURES } from './launching.ts';
import { expect, test } from './shop-test.ts';

test.use(WITH_PICTURES);

test('an admin writes a post, looks at it as readers will, and publishes it', async ({ page, shop }) => {
  const title = `How to store a nath ${String(clock.now() % 1_000_000)}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await enterAsAdmin(page, shop, '?tab=blog');
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await expect(page.getByLabel('Slug')).toHaveValue(slug);
  await page.getByLabel('Excerpt').fill('A nath keeps its shine in a dry box of its own.');
  await page.getByRole('textbox', { name: 'Content' }).fill('Wipe it first.');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const files = page.getByRole('dialog', { name: 'Choose files' });
  // An old file: the newest may belong to another test, which replaces it meanwhile.
  await files.getByRole('list', { name: 'Your files' }).getByRole('listitem').last().click();
  await files.getByRole('button', { name: 'Use them' }).click();
  await page.getByRole('button', { name: 'Product', exact: true }).click();
  const products = page.getByRole('dialog', { name: 'Choose a product' });
  await products.getByLabel('Search products by name').fill('Lakshmi Kasu');
  await shop.expectAccessible(page);
  await products
    .getByRole('button', { name: /^Lakshmi Kasu/ })
    .first()
    .click();
  await page.getByLabel('Category').fill('Care Notes');
  await expect(page.getByText('47 characters. Guidance: excerpt 150 to 200 characters')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The post is saved: draft.')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Blog', exact: true })).toBeVisible();
  expect((await fetch(`${shop.origin}/blog/${slug}`)).status).toBe(404);
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: title }).first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await preview.close();

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The post is saved: published.')).toBeVisible();
  await page.goto(`${shop.origin}/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const article = page.locator('.article');
  await expect(article.getByRole('link', { name: /^Lakshmi Kasu.*₹/ })).toBeVisible();
  await expect
    .poll(() => article.locator('img.picture').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await shop.expectAccessible(page);
});
