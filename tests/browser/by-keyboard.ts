import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** The most stops a page may have before something: once around the longest. */
const MOST_STOPS = 200;

/** Goes on by Tab alone until something has the focus, if need be once around the page; there it must be seen. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus()); stop += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
  // An input that nobody sees stands in its label, which is seen.
  const isHidden = await wanted.evaluate((element) => element.classList.contains('visually-hidden'));
  await expect(isHidden ? wanted.locator('..') : wanted).toBeInViewport();
}

/** Goes to something by Tab and uses it. */
export async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types into it, in place of what is there. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Whoever goes on by Tab begins where they were. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Goes into a group of radios by Tab and on by the arrows to one of them. */
export async function choose(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const [radios, wanted] = [group.getByRole('radio'), group.getByRole('radio', { name })];
  // Tab stops at the one that is chosen, or at the first where none is.
  const chosen = radios.and(page.locator(':checked'));
  await tabTo(page, (await chosen.count()) > 0 ? chosen : radios.first());
  const keys = ['Space', ...Array.from({ length: await radios.count() }, () => 'ArrowDown')];
  // Until its island is awake, a press does nothing.
  await expect(async () => {
    for (const key of keys) if (!(await wanted.isChecked())) await page.keyboard.press(key);
    expect(await wanted.isChecked()).toBe(true);
  }).toPass();
  await expect(wanted).toBeFocused();
}

/** Chooses the one entry of a list that what is typed finds. */
export async function chooseFound(page: Page, label: string, typed: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await tabTo(page, field);
  await page.keyboard.type(typed);
  await expect(page.getByRole('option')).toHaveText([option]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Words of a list that takes several, one after the other. */
export async function words(page: Page, label: string, all: readonly string[]): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label, exact: true }));
  for (const word of all) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
}
