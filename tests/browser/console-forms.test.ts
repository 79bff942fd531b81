import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { isResource, RESOURCES } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { empty, formsOf, reachForms, send, sendFaults } from './console-forms.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

const ADMIN = new URL('../../admin/', import.meta.url).pathname;

/** The folders of the console that have forms, with the number of their files with a form. */
const FOLDERS = readdirSync(ADMIN)
  .filter((name) => name !== 'ui' && statSync(join(ADMIN, name)).isDirectory())
  .map((name) => ({ name, files: filesWithForms(join(ADMIN, name)) }))
  .filter(({ files }) => files > 0);

function filesWithForms(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && readFileSync(join(folder, file), 'utf8').includes('<ConsoleForm<'),
  ).length;
}

/** The validator's default messages, which no schema sets. */
const VALIDATORS_WORDS = /^(Invalid|Required|Too (small|big)|Expected|Unrecognized)/i;

/** Yields the pages of a folder, one of each kind: rows differ by their number, and groups of a page by their name. */
async function* pagesOf(page: Page, shop: ShopHands, name: string): AsyncGenerator<string> {
  const isHouse = isResource(name) && (RESOURCES[name] as ConsoleResource).who.includes('admin');
  const start = `/${isHouse ? 'admin' : 'seller'}/${name}`;
  await (isHouse ? enterAsAdmin(page, shop, `/${name}`) : enterConsole(page, shop, name));
  const seen = new Set([start]);
  const open: string[] = [];
  for (let path: string | undefined = start; path !== undefined; path = open.shift()) {
    if (path !== start) await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    yield path;
    for (const link of await linksBelow(page, start)) {
      const kind = link.replace(/\/\d+/g, '/1').replace(/&.*/, '');
      if (seen.has(kind) || kind.endsWith('/show')) continue;
      seen.add(kind);
      open.push(link);
    }
  }
}

/** Returns the links of a page within its folder: to other pages of rows, and to other groups of the same page. */
function linksBelow(page: Page, start: string): Promise<string[]> {
  return page.evaluate((folder) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(({ href }) => new URL(href));
    return links
      .filter(({ pathname, search }) =>
        pathname === folder ? search.startsWith('?group=') : pathname.startsWith(`${folder}/`) && search === '',
      )
      .map(({ pathname, search }) => pathname + search);
  }, start);
}

for (const { name, files } of FOLDERS) {
  test(`each fault of each field is shown at the forms of ${name}, which keep what was typed`, async ({
    page,
    shop,
  }) => {
    await reachForms(page);
    // Every save is refused for a field that no form has.
    await page.route('**/*', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({
            status: 400,
            json: {
              code: 'FIELDS_INVALID',
              message: 'Please check the fields',
              fields: { elsewhere: 'Fault <elsewhere>' },
            },
          }),
    );
    let found = 0;
    for await (const path of pagesOf(page, shop, name)) {
      const forms = await formsOf(page);
      for (const [at, { inputs, lists, values }] of forms.entries()) {
        found += 1;
        expect(inputs.length, path).toBeGreaterThan(0);
        for (const shape of ['client', 'server'] as const) {
          for (const names of [inputs, lists]) {
            await sendFaults(page, at, names, shape);
            const unsaid = async () => {
              const form = (await formsOf(page))[at];
              return form ? names.filter((input) => !form.text.includes(`Fault of <${input}>`)) : ['the form is gone'];
            };
            await expect.poll(unsaid, `${path}, ${shape}`).toEqual([]);
            expect((await formsOf(page))[at]!.values, path).toBe(values);
          }
        }
        await send(page, at);
        const outcome = async () => {
          const [form] = (await formsOf(page)).slice(at);
          if (!form) return 'the form is gone';
          const unsaid = form.faults.filter((text) => !form.text.includes(text));
          return form.faults.length === 0 ? 'no fault yet' : unsaid.join();
        };
        await expect.poll(outcome, `${path}, sent`).toBe('');
      }
    }
    expect(found).toBeGreaterThanOrEqual(files);
  });

  test(`forms of ${name} that are sent empty say what they need in words`, async ({ page, shop }) => {
    await reachForms(page);
    // A preview is asked for by itself, and stores nothing.
    const storesNothing = (request: Request) => request.method() === 'GET' || request.url().endsWith('/preview');
    // An empty form may be complete, as that of the home page: nothing of it is stored.
    await page.route('**/*', (route) =>
      storesNothing(route.request())
        ? route.fallback()
        : route.fulfill({ status: 400, json: { code: 'BAD_REQUEST', message: 'Nothing is stored' } }),
    );
    for await (const path of pagesOf(page, shop, name)) {
      for (const at of (await formsOf(page)).keys()) {
        await empty(page, at);
        await send(page, at);
        const { faults } = (await formsOf(page))[at]!;
        expect(
          faults.filter((text) => VALIDATORS_WORDS.test(text)),
          path,
        ).toEqual([]);
      }
    }
  });
}

test('a selling price above the MRP is said below the prices of a new product, and nothing is lost', async ({
  page,
  shop,
}) => {
  await enterConsole(page, shop, 'products/create');
  await page.getByRole('combobox', { name: 'Category' }).fill('Rings');
  await page.getByRole('option', { name: 'Jewellery › Rings', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Kiran ring ${shop.mark}`);
  await page.getByRole('combobox', { name: 'Colours' }).fill('Green');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Sizes' }).fill('12');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'The same for all' }).getByLabel('MRP').fill('100');
  await page.getByRole('group', { name: 'The same for all' }).getByLabel('Selling price').fill('150');
  await page.getByRole('button', { name: 'Save the product' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^Green, 12: / })).toContainText(
    'The selling price cannot be above the MRP',
  );
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(`Kiran ring ${shop.mark}`);
  await shop.expectAccessible(page);
});

test('what was typed is there again after a reload, until it is saved', async ({ page, shop }) => {
  const sku = await shop.goods.sku({ seller: 'meera' });
  const brand = page.getByRole('textbox', { name: 'Brand' });
  const again = page.getByText('What you had typed and not saved is here again.');
  await enterConsole(page, shop, `products/${sku.productId}`);
  await brand.fill('Kiran');
  await page.reload();
  await expect(again).toBeVisible();
  await expect(brand).toHaveValue('Kiran');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${sku.name} is saved, and shoppers see it.`)).toBeVisible();
  await brand.fill('Tara');
  await page.reload();
  await expect(brand).toHaveValue('Tara');
  await brand.fill('Kiran');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${sku.name} is saved, and shoppers see it.`)).toBeVisible();
  await page.reload();
  await expect(brand).toHaveValue('Kiran');
  await expect(again).toHaveCount(0);
});

test('a part of a form that fails costs nothing that was typed in the others', async ({ page, shop }) => {
  const desk = await windowThatMayFail(page, shop);
  await enterConsole(desk, shop, 'skus/create');
  await desk.route('**/api/tax/rates', (route) => route.fulfill({ json: [{ id: 1 }] }));
  await desk.getByRole('textbox', { name: 'Name', exact: true }).fill('Kiran ring');
  await desk.getByRole('combobox', { name: 'Tax category' }).click();
  await desk.getByRole('option', { name: 'Reduced rate' }).click();
  await expect(desk.getByText('This part cannot be shown. What you typed is kept.')).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Kiran ring');
  await desk.unroute('**/api/tax/rates');
  await desk.getByRole('button', { name: messages.RETRY }).click();
  await expect(desk.getByRole('combobox', { name: 'Tax category' })).toHaveText('Reduced rate');
  await desk.context().close();
});

test('a page that fails gives its form back when it is opened again', async ({ page, shop }) => {
  const sku = await shop.goods.sku({ seller: 'meera' });
  const desk = await windowThatMayFail(page, shop);
  await enterConsole(desk, shop, `products/${sku.productId}`);
  await desk.getByRole('textbox', { name: 'Brand' }).fill('Kiran');
  // The version of the other row, by which the page knows the question about it, is nothing that can be shown.
  const current = { id: sku.productId, version: { toString: 1, valueOf: 1 } };
  const row = `**/api/admin/products/${sku.productId}`;
  await desk.route(row, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { code: 'STALE_VERSION', message: '', current } })
      : route.fallback(),
  );
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText(messages.ERROR_SCREEN)).toBeVisible();
  await desk.unroute(row);
  await desk.getByRole('button', { name: messages.ERROR_SCREEN_REFRESH }).click();
  await expect(desk.getByRole('textbox', { name: 'Brand' })).toHaveValue('Kiran');
  await desk.context().close();
});

/** Opens a separate window in which errors are expected: the test's own window fails on errors of the browser. */
async function windowThatMayFail(page: Page, shop: ShopHands): Promise<Page> {
  const context = await page.context().browser()!.newContext({ baseURL: shop.origin, viewport: page.viewportSize() });
  return context.newPage();
}
