import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawnDemoShop, linkPictures } from '../support/demo-shop.ts';
import { startNodeShop } from '../support/node-shop.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { makeDataFolder, signStaffIn } from '../support/setup.ts';
import { goodsIn } from '../support/goods.ts';
import { newMark } from '../support/mark.ts';
import { staySignedIn } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import { twoFrames } from './two-frames.ts';

/** A shop of its own: every page of it gets another name and look. */
let own: NodeShop;
let adminToken: string;
let product: string;
let remove: () => void;
test.beforeAll(async () => {
  const data = makeDataFolder('look', join(await drawnDemoShop(), 'ratnahaat.db'));
  ({ remove } = data);
  await linkPictures(data.path);
  own = await startNodeShop(data.path, { jobs: 'asked for' });
  adminToken = (await signStaffIn(own.origin))['admin@ratnahaat.example']!;
  const sku = await goodsIn(own.databasePath, newMark()).sku({ price: 800, title: 'Kundan choker' });
  product = `/product/${sku.seoUrl}`;
});
test.afterAll(async () => {
  await own.stop();
  remove();
});

const NAME = 'Chandni Jewels';
const LIVE = '/search?q=ring';
/** The demo shop's company, which keeps its own name. */
const COMPANY = 'Ratnahaat Marketplace Private Limited';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><path d="M24 2 40 16 24 30 8 16Z"/><circle cx="4" cy="16" r="3"/></svg>';
/** The style sheet of a look and its mark add this much to a page, in bytes. */
const ADDED_MAX = 6000;
/** Fonts that arrive late may move a line by a pixel or two. */
const SHIFT_MAX = 0.03;

async function openSettings(page: Page, group: string): Promise<void> {
  await page.goto(`${own.origin}/admin/settings?group=${group}`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

async function save(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem').first()).toContainText(
    `“${reason}”`,
  );
}

/** Takes the last version but one back, which is the state before the change. */
async function bringBack(page: Page): Promise<void> {
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem');
  await versions.nth(1).getByRole('button', { name: 'Bring back' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('As it was');
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(versions.first()).toContainText('“As it was”');
}

const bytesOf = async (path: string) => (await (await fetch(own.origin + path)).arrayBuffer()).byteLength;
const textOf = async (path: string) => (await fetch(own.origin + path)).text();

/** Publishes until all of these pages contain a text. */
async function published(paths: readonly string[], text: string): Promise<void> {
  // An edit is published a minute after the last change.
  await fetch(`${own.origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance: 70 }),
  });
  for (const path of paths) {
    await expect
      .poll(
        async () => {
          await fetch(`${own.origin}/sandbox/jobs/publish`, { method: 'POST' });
          return (await textOf(path)).includes(text);
        },
        { timeout: 180_000, message: path },
      )
      .toBe(true);
  }
}

/** Collects layout shifts and requested typefaces of the pages that are opened from now on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test(
  'an owner gives the shop another name, colours, mark and typefaces, and takes them back',
  { tag: '@full' },
  async ({ page, shop }) => {
    test.slow();
    const PATHS = ['/', '/category/bangles', product, '/cart', '/refund'];
    const before = await Promise.all(PATHS.map(bytesOf));
    await staySignedIn(page, adminToken, 'ROLE_ADMIN');
    await watch(page);

    await openSettings(page, 'brand');
    await page.getByLabel('Name of the shop').fill(NAME);
    await save(page, 'A new name');

    await openSettings(page, 'look');
    await page.getByLabel('What stands before the name').click();
    await page.getByRole('option', { name: 'A drawing of your own (SVG)' }).click();
    await page
      .getByLabel('SVG file')
      .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) });
    await expect(page.getByRole('img', { name: 'The chosen mark' })).toBeVisible();
    const brand = page.getByRole('textbox', { name: 'Brand colour', exact: true });
    await brand.fill('#7fb5d0');
    await expect(page.getByText('This colour would be too light to read.')).toBeVisible();
    await page.getByRole('button', { name: /^Use #/ }).click();
    await expect(page.getByText('This colour would be too light to read.')).toHaveCount(0);
    await brand.fill('#14506b');
    await page.getByRole('radio', { name: /^Poppins and Hind/ }).check();
    const dark = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe[title="In dark"]');
    await expect(dark.locator('header .own-mark').first()).toBeVisible();
    await expect(dark.locator('.brand').first()).toHaveCSS('font-family', /^Poppins/);
    await shop.expectAccessible(page);
    await save(page, 'A new look');

    await published(PATHS, '#14506b');
    const after = await Promise.all(PATHS.map(bytesOf));
    PATHS.forEach((path, at) => expect(after[at]! - before[at]!, path).toBeLessThan(ADDED_MAX));
    for (const path of PATHS) {
      await page.emulateMedia({ colorScheme: 'light' });
      const fonts: string[] = [];
      const note = (request: { url(): string }) => {
        if (request.url().endsWith('.woff2')) fonts.push(request.url());
      };
      page.on('request', note);
      await page.goto(own.origin + path);
      await page.waitForLoadState('networkidle');
      await twoFrames(page);
      page.off('request', note);
      expect(
        fonts.filter((url) => !/\/(poppins|hind)-/.test(url)),
        path,
      ).toEqual([]);
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect(shifted, path).toBeLessThan(SHIFT_MAX);
      await expect(page).toHaveTitle(new RegExp(NAME));
      await expect(page.locator('header .own-mark').first()).toBeVisible();
      const read = (await page.locator('body').innerText()).replaceAll(COMPANY, '');
      expect(read, path).not.toContain('Ratnahaat');
      await shop.expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await shop.expectLegible(page);
    }

    await page.emulateMedia({ colorScheme: 'light' });
    for (const group of ['look', 'brand']) {
      await openSettings(page, group);
      await bringBack(page);
    }
    // This page is rendered on request, so it needs no second publish of the whole shop.
    const live = await textOf(LIVE);
    expect(live).not.toContain(NAME);
    expect(live).not.toContain('#14506b');
    await page.goto(own.origin + LIVE);
    await expect(page.locator('header').first()).toContainText('Ratnahaat');
    await expect(page.locator('.own-mark')).toHaveCount(0);
  },
);
