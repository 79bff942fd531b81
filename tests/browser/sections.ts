import type { Page } from '@playwright/test';
import { press } from './by-keyboard.ts';
import { expect } from './shop-test.ts';

/** Adds a section from the menu of kinds by keyboard, by its first letters. */
export async function addSection(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Add a section' }));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  // A space would choose the item that has the focus.
  await page.keyboard.type(name.split(' ')[0]!.toLowerCase());
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^Close: ${name}, section`) })).toBeFocused();
}
