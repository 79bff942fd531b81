import type { Page } from '@playwright/test';
import { words as products } from '../../admin/words/hi/products.ts';
import { englishOutsideMarks, hasEnglish, LATIN_IN_CONSOLE } from '../support/english-outside.ts';
import { readPage } from '../support/page.ts';
import { enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import { openFirstRow, watchCalls } from './walk-console.ts';

const LATIN = ['Ctrl K', 'GSTR-1', 'REG-06', 'KB', 'SKUs', 'Ratnahaat', ...LATIN_IN_CONSOLE];

/** Examples in empty fields of facts. They are in English, as the facts that shoppers read. */
const EXAMPLES = Object.entries(products).flatMap(([key, text]) =>
  key.startsWith('exampleOf') && typeof text === 'string' ? [text] : [],
);

/** Pages that a button of a list leads to. */
const FORMS = ['products/create', 'skus/create', 'categories/create', 'bundles/create', 'inventory/create'];

/** Shows the console in Hindi from the next page on. */
const chooseHindi = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('ratnahaat:1:console-language', 'hi'));

/**
 * Collects each text that the API sends, before the page has it. The page shows what people wrote without a
 * translation.
 * @returns the texts, which grow with each answer
 */
async function collectTexts(page: Page): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    // The editor shows the texts between the tags of a description.
    if (typeof value === 'string') for (const text of [value, ...value.split(/<[^>]*>/)]) texts.add(text);
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    if (response.headers()['content-type']?.includes('application/json')) collect(await response.json());
    return route.fulfill({ response });
  });
  return texts;
}

/** Returns the English texts of the page that the API did not send. */
async function englishOf(page: Page, sent: ReadonlySet<string>): Promise<string[]> {
  const english = englishOutsideMarks(readPage(await page.content()), [...EXAMPLES, ...LATIN]);
  return english.filter((text) => {
    const parts = [...sent].filter((part) => part.length > 2 && text.includes(part));
    const withoutPaths = text.replace(/\/[a-z/-]+/g, '');
    return hasEnglish(withoutPaths, [
      ...parts.toSorted((one, other) => other.length - one.length),
      ...EXAMPLES,
      ...LATIN,
    ]);
  });
}

test('a seller reads each list, its first record and its forms in Hindi @only-desk', async ({ page, shop }) => {
  await chooseHindi(page);
  const sent = await collectTexts(page);
  const isQuiet = watchCalls(page);
  /** Each text with the first page that has it. */
  const found = new Map<string, string>();
  const look = async () => {
    await isQuiet();
    const path = new URL(page.url()).pathname;
    for (const text of await englishOf(page, sent)) if (!found.has(text)) found.set(text, path);
  };
  await enterConsole(page, shop, '');
  await isQuiet();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const menu = page.locator('nav a[href^="/seller/"]');
  const paths = [...new Set(await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')!)))];
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const link = page.locator(`nav a[href="${path}"]`);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await look();
    if (await openFirstRow(page)) await look();
  }
  for (const path of FORMS) {
    await page.goto(`/seller/${path}`);
    await look();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect([...found].map(([text, path]) => `${path}: ${text}`)).toEqual([]);
});

test('a seller chooses Hindi at the sign-in, is refused in Hindi, and goes back to English in the menu', async ({
  page,
  shop,
}) => {
  const { email } = await shop.goods.member({ seller: 'meera', subRole: 'orders' });
  await page.goto('/seller');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'विक्रेता साइन इन' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByLabel('ईमेल').fill('meera');
  await page.getByRole('button', { name: 'OTP भेजें' }).click();
  await expect(page.getByText('कृपया सही ईमेल डालें')).toBeVisible();
  await page.getByLabel('ईमेल').fill(email);
  await page.getByRole('button', { name: 'OTP भेजें' }).click();
  const code = await shop.code(email);
  await page.getByLabel('6 अंकों का OTP').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(page.getByText('OTP सही नहीं है। कृपया देखकर फिर से डालें।')).toBeVisible();
  await page.getByLabel('6 अंकों का OTP').fill(code);
  await page.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(page.getByRole('heading', { name: 'ऑर्डर', level: 1 })).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);

  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});
