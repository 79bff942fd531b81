import type { Page, Request } from '@playwright/test';
import { SUB_ROLES } from '#contract/calls/permissions.ts';
import { signInAs } from '../support/sign-in.ts';
import { staySignedIn } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import { twoFrames } from './two-frames.ts';

/** What begins something new or changes what is there. */
const CHANGES = /^(new|add|create|save|upload|import|delete|remove|suspend|mark as|plan the|pay|run|publish|block)\b/i;

test.skip(({ isMobile }) => isMobile, 'The menu is the same list on a phone.');

/** Data, and the parts of the console that come when they are wanted. */
const WANTED = ['fetch', 'script'];

/** Waits until the page has asked for all it wants, and has shown it. */
function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const questions: string[] = [];
  // A form that asks whether to leave it holds up whoever only looks.
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.accept();
  });
  page.on('request', (request) => WANTED.includes(request.resourceType()) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await twoFrames(page);
    await expect.poll(() => open.size).toBe(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // A row becomes a link one frame after it has come.
    await twoFrames(page);
    expect(page.url()).not.toContain('access-denied');
    expect(questions).toEqual([]);
  };
}

// A call that is refused is a fault in the browser, on which each test fails by itself.
for (const side of ['house', 'seller'] as const) {
  for (const subRole of SUB_ROLES.filter((name) => name !== 'owner')) {
    test(`${subRole} of ${side === 'house' ? 'the house' : 'a seller'} is refused nothing that the console shows @desk`, async ({
      page,
      shop,
    }) => {
      const ofSeller = side === 'seller';
      const { email } = await shop.goods.member({ subRole, ...(ofSeller && { seller: 'meera' }) });
      const token = await signInAs(shop.origin, ofSeller ? 'seller' : 'customer', email);
      await staySignedIn(page, token, ofSeller ? 'ROLE_SELLER' : 'ROLE_ADMIN');
      const isQuiet = watchCalls(page);
      await page.goto(ofSeller ? '/seller' : '/admin');
      await isQuiet();
      const menu = page.getByRole('navigation').getByRole('link');
      const names = await menu.allTextContents();
      expect(names.length).toBeGreaterThan(2);
      for (const name of names) {
        const link = menu.filter({ hasText: new RegExp(`^${name}$`) });
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'page');
        await isQuiet();
        await onlyLooks(page, subRole);
        if (!(await openFirstRow(page))) continue;
        await isQuiet();
        await onlyLooks(page, subRole);
      }
    });
  }
}

/**
 * Opens the first row that is linked, and waits for its page. The click is done in the page, since a list may draw its
 * rows again meanwhile.
 *
 * @returns whether there is one
 */
async function openFirstRow(page: Page): Promise<boolean> {
  const isOpened = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('main tbody a[data-discover]');
    if (!link) return false;
    document.querySelector('main h1')!.setAttribute('data-of-list', '');
    link.click();
    return true;
  });
  await expect(page.locator('[data-of-list]')).toHaveCount(0);
  return isOpened;
}

async function onlyLooks(page: Page, subRole: string): Promise<void> {
  if (subRole !== 'readOnly') return;
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: CHANGES, disabled: false })).toHaveCount(0);
  await expect(main.getByRole('link', { name: CHANGES })).toHaveCount(0);
}
