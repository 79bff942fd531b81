import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { expect, test } from './shop-test.ts';

const KEYS = Object.values(KEPT);
const PAGES = [
  '/',
  '/category/jhumkas',
  '/product/lakshmi-kasu-temple-necklace-set',
  '/search?q=jhumka',
  '/cart',
  '/checkout',
  '/wishlist',
  '/dashboard',
  '/signin',
];
const MAIN = ['/', '/product/lakshmi-kasu-temple-necklace-set', '/cart', '/dashboard'];
/** The storage keys with lists, which every page reads. */
const LISTS = [KEPT.cart, KEPT.wishlist, KEPT.recentlyViewed];

/** Expects that a page is shown and no part of it failed. The page's fixture checks all errors. */
async function expectStarted(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Some islands are hydrated only when they become visible.
  for (const island of await page.locator('astro-island[client=seen]').all()) {
    for (const part of await island.locator('> *').all()) await part.scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByText(messages.ERROR_SCREEN)).toHaveCount(0);
}

async function walk(page: Page): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path);
    await expectStarted(page);
  }
}

/** Possible contents of the shop's storage keys: malformed, of another version, of another shape, or malicious. */
const FOUND = {
  'what is no JSON': '{"items":[',
  nothing: 'null',
  'what another version wrote': '{"_persist":{"version":0,"rehydrated":true},"items":{"byId":{"1":null}}}',
  'lists of other things': '[null,1,"x",[],{"id":{}},{"skuId":"1","size":5,"quantity":null}]',
  'a token that says nothing': 'x.bnVsbA.x',
};

for (const [what, text] of Object.entries(FOUND)) {
  test(`with ${what} in its storage the shop starts clean`, async ({ page }) => {
    await page.addInitScript(
      ({ keys, value }) => {
        for (const storage of [localStorage, sessionStorage]) for (const key of keys) storage.setItem(key, value);
      },
      { keys: KEYS, value: text },
    );
    await walk(page);
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  });
}

test('with five megabytes under any of its keys the shop starts clean', async ({ page }) => {
  // The maximum size of one key, with contents that look like a list but have no meaning.
  await page.addInitScript(() => {
    const kept = new URLSearchParams(location.search).get('kept');
    if (kept === null) return;
    const text = `[${'{"id":1},'.repeat(550_000)}{"id":1}]`;
    for (const storage of [localStorage, sessionStorage]) {
      storage.clear();
      storage.setItem(kept, text);
    }
  });
  for (const [turn, key] of KEYS.entries()) {
    await page.goto(`${MAIN[turn % MAIN.length]!}?kept=${encodeURIComponent(key)}`);
    await expectStarted(page);
  }
  for (const key of LISTS) {
    for (const path of MAIN) {
      await page.goto(`${path}?kept=${encodeURIComponent(key)}`);
      await expectStarted(page);
    }
  }
});

test('with a storage that is full, and one that is forbidden, the shop works as far as a page goes', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let part = 0; part < 3; part += 1) storage.setItem(`full:${size}:${part}`, 'x'.repeat(size));
        } catch {
          // There is no room of this size any more.
        }
      }
    }
  });
  await walk(page);
  await page.goto('/category/jhumkas');
  await page.locator('[data-heart]').first().click();
  await page.waitForURL('**/login?**');

  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const other = await context.newPage();
  const errors: string[] = [];
  other.on('pageerror', (error) => errors.push(String(error)));
  await walk(other);
  expect(errors).toEqual([]);
});
