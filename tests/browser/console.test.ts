import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { clock } from '../support/clock.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Opens a window of another person, of the same size. */
async function secondWindow(page: Page, shop: ShopHands): Promise<Page> {
  const context = await page.context().browser()!.newContext({ baseURL: shop.origin, viewport: page.viewportSize() });
  return context.newPage();
}

test('a seller signs in by code and sees the orders', { tag: '@desk' }, async ({ page, shop }) => {
  const { email } = await shop.goods.member({ seller: 'meera', subRole: 'orders' });
  await page.goto('/seller');
  await page.getByLabel('Email').fill('meera');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill(await shop.code(email));
  await page.getByRole('button', { name: messages.SELLER_LOGIN }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await shop.expectAccessible(page);
});

test('a new price shows on the product page at once @only-desk', async ({ page, shop }) => {
  const sku = await shop.goods.sku({ seller: 'meera', price: 637, mrp: 1200 });
  const address = `/product/${sku.seoUrl}`;
  const before = await (await fetch(shop.origin + address)).text();
  expect(priceIn(before)).toBe('₹637');

  const desk = await secondWindow(page, shop);
  await enterConsole(desk, shop, 'skus');
  await desk.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^All/ }).click();
  await desk.getByRole('textbox', { name: /name or code/ }).fill(sku.code);
  await expect(desk.getByText('1–1 of 1')).toBeVisible();
  await desk.getByRole('link', { name: sku.name }).first().click();
  await desk.waitForURL(/\/skus\/\d+/);
  await desk.getByRole('textbox', { name: 'Selling price' }).fill('549');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText(`${sku.code} is saved.`)).toBeVisible();
  await desk.context().close();

  // The page is from before the change, and its island requests the present price.
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: before }));
  await page.goto(address);
  await expect(page.locator('.product_price strong')).toHaveText('₹549');
});

/** Returns the price on a product page. */
function priceIn(html: string): string | undefined {
  return /class="product_price".*?<strong[^>]*>([^<]*)</s.exec(html)?.[1];
}

test('an admin sees what the home page shows today, is told of a day in two seasons, changes a price door and brings it back @only-desk', async ({
  page,
  shop,
}) => {
  await enterAsAdmin(page, shop, '/settings');
  const today = page.getByRole('region', { name: 'Home page today' });
  await expect(today.getByText('Under ₹999', { exact: false })).toBeVisible();
  await shop.expectAccessible(page);

  // After a save, seasons are in the order of their days.
  const summer = page.getByRole('group', { name: /^Season \d+$/ }).filter({ has: page.locator('[value=Summer]') });
  const month = summer.getByRole('group', { name: 'From' }).getByRole('combobox', { name: 'Month' });
  const choose = async (name: string) => {
    await month.click();
    await page.getByRole('option', { name }).click();
  };
  await choose('January');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('has this day too: 1 January is in both seasons')).toBeVisible();
  await choose('March');

  await page.getByRole('button', { name: 'Add a price door' }).click();
  await page.getByLabel('Door 4: up to, in rupees').fill('1999');
  await expect(today.getByText('Under ₹1,999', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please give a reason')).toBeVisible();
  await page.getByLabel('Reason').fill('Gifts for Diwali');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Live in about 20 seconds')).toBeVisible();

  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem');
  await expect(versions.first()).toContainText('“Gifts for Diwali”');
  await expect(versions.first()).toContainText('₹1,999');
  await versions.nth(1).getByRole('button', { name: 'Bring back' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Reason').fill('Diwali is over');
  await shop.expectAccessible(page);
  await question.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByLabel('Door 4: up to, in rupees')).toHaveCount(0);
  await expect(versions.first()).toContainText('“Diwali is over”');
  await shop.expectAccessible(page);

  await page.goto('/admin/jobs');
  const jobs = page.getByRole('list', { name: 'Jobs' });
  // The jobs of this shop run only on request. A job that another test requested may still be waiting.
  const runNow = jobs.getByRole('button', { name: /^Run now: /, disabled: false }).first();
  const label = (await runNow.getAttribute('aria-label'))!;
  await runNow.click();
  const asked = jobs.getByRole('listitem').filter({ has: page.getByRole('button', { name: label }) });
  await expect(asked).toContainText('Begins soon');
  await shop.expectAccessible(page);
  await page.goto('/admin/outbox');
  await expect(page.getByText('Sent').first()).toBeVisible();
  await shop.expectAccessible(page);
});

test('an admin sees on Overview that jobs are late, and on Doctor what to do', async ({ page, shop }) => {
  // The jobs of this shop run only on request.
  await enterAsAdmin(page, shop, '/overview');
  const note = page.getByRole('alert').filter({ hasText: 'more than ten minutes late' });
  await expect(note).toBeVisible();
  await shop.expectAccessible(page);
  await note.getByRole('link', { name: 'Open Doctor' }).click();
  const checks = page.getByRole('list', { name: 'Checks' }).getByRole('listitem');
  await expect(checks.first()).toContainText('To mend');
  await expect(checks.filter({ hasText: 'Invariants' })).toContainText('In order');
  await shop.expectAccessible(page);
});

test('an admin adds a rate of tax, is told where two would hold, and calculates what is inside an amount', async ({
  page,
  shop,
}) => {
  await enterAsAdmin(page, shop, '?tab=tax');
  await page.getByRole('link', { name: 'New tax rate' }).click();
  await page.getByLabel('Rate in percent').fill('5');
  await page.getByLabel('HSN code').fill('7117');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Another active rate of this State/)).toBeVisible();
  const hsn = `84${String(clock.now() % 1_000_000).padStart(6, '0')}`;
  await page.getByLabel('HSN code').fill(hsn);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The tax rate is saved.')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Tax rates' })).toBeVisible();
  await page.getByLabel('Amount paid in rupees').fill('105');
  await page.getByRole('textbox', { name: 'HSN code', exact: true }).fill(hsn);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '₹5' }).first()).toBeVisible();
  await shop.expectAccessible(page);

  await page
    .getByRole('link', { name: `HSN ${hsn}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete this tax rate?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The tax rate is deleted.')).toBeVisible();
});

test('an admin answers a review, looks a customer up, and finds what the announcement bar says', async ({
  page,
  shop,
}) => {
  await enterAsAdmin(page, shop, '?tab=reviews');
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  const review = page.locator('main').getByRole('link').first();
  await expect(review).toBeVisible();
  await shop.expectAccessible(page);
  await review.click();
  const answer = page.getByLabel('Your answer, for everybody to read');
  const words = `Thank you, ${String(clock.now() % 1_000_000)}.`;
  await answer.fill(words);
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Post the answer' }).click();
  await expect(answer).toHaveValue('');
  await expect(page.getByText(words)).toBeVisible();

  await page.goto('/admin?tab=customers');
  await page.getByRole('textbox', { name: 'Name, email or mobile' }).fill('asha@ratnahaat.example');
  await page.getByRole('link', { name: 'Asha' }).first().click();
  await expect(page.getByRole('region', { name: 'Latest orders' }).getByRole('link').first()).toBeVisible();
  await shop.expectAccessible(page);

  await page.goto('/admin/settings?group=announcements');
  // Only a test of the API changes these messages: a change would render all pages of this shop again during other
  // tests.
  await expect(page.getByLabel('Messages, one in each line', { exact: true })).toHaveValue(
    /^COD available across India\n/,
  );
  await shop.expectAccessible(page);
});

test('the stock is adjusted in place', { tag: '@desk' }, async ({ page, shop }) => {
  const sku = await shop.goods.sku({ seller: 'meera', stock: 10 });
  await enterConsole(page, shop, 'inventory');
  await page.getByRole('textbox', { name: /SKU/ }).fill(sku.code);
  await page.getByRole('button', { name: `Adjust ${sku.code}` }).click();
  await page.getByLabel('Quantity').fill('5');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^15( available)?$/).first()).toBeVisible();
});

test.describe('an address of the console in the specification’s words', { tag: '@only-desk' }, () => {
  /** One resource of each form. The rule's own test covers the others. */
  const RESOURCES: [address: string, resource: string][] = [
    ['?tab=sku', 'skus'],
    ['/product-manager', 'products'],
    ['/dashboard?tab=shipping', 'shipping'],
    ['/nothing-of-the-kind', 'overview'],
  ];

  test('leads a seller to the resource', async ({ page, shop }) => {
    await enterConsole(page, shop, 'orders');
    for (const [address, resource] of RESOURCES) {
      await page.goto(`/seller${address}`);
      await expect(page, address).toHaveURL(new RegExp(`/seller/${resource}(\\?|$)`));
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    }
  });

  test('leads from outside the entrances to that of whoever is signed in', async ({ page, shop }) => {
    await enterConsole(page, shop, 'orders');
    await page.goto('/sku-manager');
    await expect(page).toHaveURL(/\/seller\/skus(\?|$)/);
    const desk = await secondWindow(page, shop);
    await enterAsAdmin(desk, shop, '/settings');
    for (const [address, resource] of [
      ['/product-manager', 'products'],
      ['/admin?tab=inventory', 'inventory'],
      ['/admin?tab=blog', 'blog'],
    ] as const) {
      await desk.goto(address);
      await expect(desk, address).toHaveURL(new RegExp(`/admin/${resource}(\\?|$)`));
    }
    await desk.context().close();
  });

  test('is kept while somebody signs in', async ({ page, shop }) => {
    const { email } = await shop.goods.member({ seller: 'meera', subRole: 'owner' });
    await page.goto('/seller?tab=inventory');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('6-digit OTP').fill(await shop.code(email));
    await page.getByRole('button', { name: messages.SELLER_LOGIN }).click();
    await expect(page).toHaveURL(/\/seller\/inventory(\?|$)/);
  });

  test('?tab=logout signs out and leads to the shop', async ({ page, shop }) => {
    const { email } = await shop.goods.member({ seller: 'meera', subRole: 'owner' });
    await page.goto('/seller');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('6-digit OTP').fill(await shop.code(email));
    await page.getByRole('button', { name: messages.SELLER_LOGIN }).click();
    await expect(page).toHaveURL(/\/seller\/overview(\?|$)/);
    await page.goto('/seller?tab=logout');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('ratnahaat:1:jwt') ?? '')).toBe('');
  });
});
