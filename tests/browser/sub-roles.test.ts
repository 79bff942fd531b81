import type { Page } from '@playwright/test';
import { SUB_ROLES } from '#contract/calls/permissions.ts';
import { signInAs } from '../support/sign-in.ts';
import { staySignedIn } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import { openFirstRow, watchCalls } from './walk-console.ts';

/** What begins something new or changes what is there. */
const CHANGES = /^(new|add|create|save|upload|import|delete|remove|suspend|mark as|plan the|pay|run|publish|block)\b/i;

test.skip(({ isMobile }) => isMobile, 'The menu is the same list on a phone.');

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

async function onlyLooks(page: Page, subRole: string): Promise<void> {
  if (subRole !== 'readOnly') return;
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: CHANGES, disabled: false })).toHaveCount(0);
  await expect(main.getByRole('link', { name: CHANGES })).toHaveCount(0);
}
