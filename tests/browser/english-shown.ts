import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { englishOutsideMarks } from '../support/english-outside.ts';
import { readPage } from '../support/page.ts';

/**
 * Expects that a page in another language, with what its scripts have written, has no English text without a mark of
 * its language.
 * @param words what people wrote themselves and what is the same in every language, such as an order's number
 */
export async function expectNoEnglish(page: Page, words: readonly string[] = []): Promise<void> {
  await expect
    .poll(async () => englishOutsideMarks(readPage(await page.content()), ['Ratnahaat', ...words]), page.url())
    .toEqual([]);
}
