import type { Page } from '@playwright/test';

/** Returns the name of the file that a button downloads. */
export async function nameKept(page: Page, button: string): Promise<string> {
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await kept).suggestedFilename();
}
