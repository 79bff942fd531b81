import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** The maximum number of Tab stops before an element: once around the longest page. */
const MOST_STOPS = 200;

/**
 * Presses Tab until an element has the focus, at most once around the page. The focused element must be in the
 * viewport.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus()); stop += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
  // A visually hidden input is within its label, which is visible.
  const isHidden = await wanted.evaluate((element) => element.classList.contains('visually-hidden'));
  await expect(isHidden ? wanted.locator('..') : wanted).toBeInViewport();
}

/** Moves to an element by Tab and presses a key there. */
export async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Moves to a field by Tab and replaces its text. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Expects that the focus is still on an element, so that Tab continues from there. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Moves into a group of radios by Tab, and to one of them by the arrow keys. */
export async function choose(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const [radios, wanted] = [group.getByRole('radio'), group.getByRole('radio', { name })];
  // Tab stops at the chosen radio, or at the first one if none is chosen.
  const chosen = radios.and(page.locator(':checked'));
  await tabTo(page, (await chosen.count()) > 0 ? chosen : radios.first());
  const keys = ['Space', ...Array.from({ length: await radios.count() }, () => 'ArrowDown')];
  // A key press has no effect before the island is hydrated.
  await expect(async () => {
    for (const key of keys) if (!(await wanted.isChecked())) await page.keyboard.press(key);
    expect(await wanted.isChecked()).toBe(true);
  }).toPass();
  await expect(wanted).toBeFocused();
}

/** Types into a combobox and chooses the only matching option. */
export async function chooseFound(page: Page, label: string, typed: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await tabTo(page, field);
  await page.keyboard.type(typed);
  await expect(page.getByRole('option')).toHaveText([option]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Adds several texts to a list field, one after the other. */
export async function words(page: Page, label: string, all: readonly string[]): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label, exact: true }));
  for (const word of all) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
}

/** Chooses the option of a select that begins with some letters. */
export async function select(page: Page, label: string, option: string): Promise<void> {
  await press(page, page.getByRole('combobox', { name: label, exact: true }), 'ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(option.slice(0, 4).toLowerCase());
  await expect(page.getByRole('option', { name: option })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}
