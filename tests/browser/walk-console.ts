import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { twoFrames } from './two-frames.ts';

/** Data, and the parts of the console that come when they are wanted. */
const WANTED = ['fetch', 'script'];

/** Returns a wait until the page has asked for all it wants, and has shown it. */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const questions: string[] = [];
  // A form without changes must not ask whether to leave it.
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.accept();
  });
  page.on('request', (request) => {
    // The page before is gone with its requests, which may never be reported as ended.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    if (WANTED.includes(request.resourceType())) open.add(request);
  });
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

/**
 * Opens the first row that is linked, and waits for its page. The click is done in the page, since a list may draw its
 * rows again meanwhile.
 *
 * @returns whether there is one
 */
export async function openFirstRow(page: Page): Promise<boolean> {
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
