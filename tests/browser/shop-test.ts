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

/** The functions for browser tests besides the page itself. */
export interface ShopHands {
  /** The address it listens on. */
  origin: string;
  /** The configured origin, which its pages and mails name. */
  siteOrigin: string;
  /** A part of the emails of this test, so that tests do not meet. */
  mark: string;
  goods: Goods;
  /** Returns the newest code mailed to an address. */
  code(email: string): Promise<string>;
  /** Signs a new customer up, in this page's browser. */
  signedUp(page: Page, name: string): Promise<{ email: string; token: string }>;
  /** Returns the session token of a member of the demo shop's staff. */
  staffToken(email: string): Promise<string>;
  job(name: string): Promise<void>;
  /** Expects that axe finds no fault on the present page. */
  expectAccessible(page: Page): Promise<void>;
  /** Expects that axe finds no fault in its colours, for a page whose other colour scheme was checked before. */
  expectLegible(page: Page): Promise<void>;
  /** Expects that nothing overflows the window of a person who zooms 1280 pixels to 400 % (WCAG 1.4.10, Reflow). */
  expectReflow(page: Page): Promise<void>;
}

/**
 * A test with a shop. It fails on every error that the browser reports: of a script, of the content security policy, or
 * of a request to the shop.
 */
export const test = base.extend<{ shop: ShopHands }>({
  // Playwright reads the names of the needed fixtures from this pattern, so it must exist even if it is empty.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.SHOP_ORIGIN!),

  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // Refusals are expected answers, but the browser reports each as a resource that failed to load.
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
      // The click that requests the code may still wait for its island, which takes seconds on a busy machine.
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

/** Runs in a page and sets its clock to the shop's. */
function setAhead(ahead: number): void {
  const { now } = Date;
  const shifted = () => now() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, as) => Reflect.construct(target, parts.length === 0 ? [shifted()] : parts, as) as Date,
    get: (target, name) => (name === 'now' ? shifted : (Reflect.get(target, name) as unknown)),
  });
}

/**
 * Expects that nothing overflows the page's window, and names what does. It waits for the layout of a page that was
 * just narrowed.
 */
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

/**
 * Returns whether a target is too small without an overlapping element: a target that a fixed bar covers in part can be
 * scrolled free.
 */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  const was = await page.evaluate(() => window.scrollY);
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const faults = await axeFaults(page, { type: 'rule', values: ['target-size'] }, selector);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), was);
  return faults.length > 0;
}

export { expect };
