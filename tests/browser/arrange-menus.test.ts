import { press, tabTo } from './by-keyboard.ts';
import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

test(
  'an editor arranges the menu by keyboard alone, is told what a link lacks, and leaves the shop’s own',
  { tag: '@only-desk' },
  async ({ page, shop }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const title = (place: number) => page.getByLabel(`Title of group ${place}`, { exact: true });
    await enterAsAdmin(page, shop, '/pages/menus');
    await press(page, button('Arrange the menu'));
    await expect(title(1)).toHaveValue('Necklaces');
    const second = await title(2).inputValue();

    await press(page, button('Move up: group 2'));
    await expect(title(1)).toHaveValue(second);
    // It is at the top, so the other button has the focus.
    await expect(button('Move down: group 1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(1)).toHaveValue('Necklaces');
    await expect(button('Move down: group 2')).toBeFocused();

    await press(page, button('Show the links of group 1'));
    const first = page.getByRole('group', { name: 'group 1', exact: true });
    const words = first.getByLabel('Words of link 1', { exact: true });
    const label = await first.getByLabel('Words of link 2', { exact: true }).inputValue();
    await press(page, first.getByRole('button', { name: 'Move up: link 2', exact: true }));
    await expect(words).toHaveValue(label);
    await shop.expectAccessible(page);

    await tabTo(page, words);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await press(page, button('Hide the links of group 1'));
    await tabTo(page, page.getByLabel('Reason'));
    await page.keyboard.type('A test');
    await press(page, button('Save'));
    // The links open to show the fault.
    await expect(first.getByText('Words of the link is required')).toBeVisible();

    await press(page, button('Use the shop’s own menu'));
    await expect(button('Arrange the menu')).toBeVisible();
  },
);
