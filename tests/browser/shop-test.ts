import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { AHEAD_MS } from '../../scripts/test-clock.ts';
import { goodsIn } from '../support/goods.ts';
import type { Goods } from '../support/goods.ts';
import { newMark } from '../support/mark.ts';
import { SITE_ORIGIN } from '../support/node-shop.ts';
import { codeFor, signUpAs } from '../support/sign-in.ts';
import { whileAllIsLaidOut } from './laid-out.ts';
import { axeFaults } from './axe.ts';

/** What a browser test may ask of the shop beside looking at it. */
export interface ShopHands {
  /** Where it answers. */
  origin: string;
  /** Where it believes to be: what its pages and letters name. */
  siteOrigin: string;
  /** In e-mails of this test, so that tests do not meet. */
  mark: string;
  goods: Goods;
  /** The newest code mailed to somebody. */
  code(email: string): Promise<string>;
  /** Signs a new customer in, in this page's browser. */
  signedUp(page: Page, name: string): Promise<{ email: string; token: string }>;
  /** The session of a seller of the demo shop. */
  staffToken(email: string): Promise<string>;
  /** Runs a job of the shop now. */
  job(name: string): Promise<void>;
  /** What axe finds on the page as it stands. */
  expectAccessible(page: Page): Promise<void>;
  /** What axe finds in its colours alone, for a page that was looked at in others before. */
  expectLegible(page: Page): Promise<void>;
  /** Whether nothing of it lies beside the window of who enlarges 1280 pixels to 400 % (WCAG 1.4.10, Reflow). */
  expectReflow(page: Page): Promise<void>;
}

/**
 * A test with a shop. It fails on anything the browser complains of: a script's error, a refused policy, a broken
 * request of the shop's own.
 */
export const test = base.extend<{ shop: ShopHands }>({
  // Playwright reads the names of the fixtures a fixture needs from this pattern, so an empty one has to stand here.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.SHOP_ORIGIN!),

  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // Refusals are a part of the shop; the browser reports each as a resource that failed to load.
      const isRefusal = message.text().startsWith('Failed to load resource: the server responded with a status of 4');
      if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 500) complaints.push(`${response.url()} answered ${response.status()}`);
    });
    if (AHEAD_MS > 0) await page.addInitScript(setAhead, AHEAD_MS);
    await use(page);
    expect(complaints).toEqual([]);
  },

  shop: async ({ baseURL }, use) => {
    const origin = baseURL!;
    const mark = newMark();
    await use({
      origin,
      siteOrigin: SITE_ORIGIN,
      mark,
      goods: goodsIn(process.env.SHOP_DATABASE!, mark),
      // The click that asks for it may still be waiting for the island to wake, which takes seconds on a busy machine.
      code: (email) => codeFor(origin, email, 0, 20_000),
      staffToken: async (email) => (JSON.parse(process.env.SHOP_STAFF!) as Record<string, string>)[email]!,
      async signedUp(page, name) {
        const email = `${name.toLowerCase()}.${mark}@example.in`;
        const token = await signUpAs(origin, { email, fullName: name, mobile: '9848012345' });
        await page.addInitScript((jwt) => {
          localStorage.setItem('ratnahaat:1:jwt', jwt);
          localStorage.setItem('ratnahaat:1:role', 'ROLE_CUSTOMER');
        }, token);
        return { email, token };
      },
      async job(name) {
        const answer = await fetch(`${origin}/sandbox/jobs/${name}`, { method: 'POST' });
        expect(answer.status, `job ${name}`).toBe(200);
      },
      async expectAccessible(page) {
        await expectNothingFound(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], 'tag');
      },
      async expectLegible(page) {
        await expectNothingFound(page, ['color-contrast', 'link-in-text-block'], 'rule');
      },
      async expectReflow(page) {
        const was = page.viewportSize()!;
        await page.setViewportSize({ width: 320, height: 256 });
        await expectNothingBeside(page);
        await page.setViewportSize(was);
      },
    });
  },
});

/** Runs in a page: its clock is that of the shop. */
function setAhead(ahead: number): void {
  const { now } = Date;
  const shifted = () => now() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, as) => Reflect.construct(target, parts.length === 0 ? [shifted()] : parts, as) as Date,
    get: (target, name) => (name === 'now' ? shifted : (Reflect.get(target, name) as unknown)),
  });
}

/** Whether nothing of a page lies beside its window; what does is named. A page that was just narrowed is laid out first. */
export async function expectNothingBeside(page: Page): Promise<void> {
  await expect.poll(() => besideWindow(page), page.url()).toEqual([]);
}

function besideWindow(page: Page): Promise<string[]> {
  return whileAllIsLaidOut(page, () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const isBeside = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
      return [...document.querySelectorAll('body *')]
        .filter((element) => isBeside(element) && ![...element.children].some(isBeside))
        .map((element) => element.outerHTML.slice(0, 200));
    }),
  );
}

async function expectNothingFound(page: Page, rules: readonly string[], type: 'tag' | 'rule'): Promise<void> {
  const found: string[] = [];
  for (const { id, html, selector } of await axeFaults(page, { type, values: rules })) {
    if (id !== 'target-size' || (await isTooSmall(page, selector))) found.push(`${id}: ${html}`);
  }
  expect(found).toEqual([]);
}

/** Whether a target is too small where nothing lies over it: what a fixed bar covers in part, people scroll out first. */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  const was = await page.evaluate(() => window.scrollY);
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const faults = await axeFaults(page, { type: 'rule', values: ['target-size'] }, selector);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), was);
  return faults.length > 0;
}

export { expect };
