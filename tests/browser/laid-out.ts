import type { Page } from '@playwright/test';

declare global {
  interface Document {
    allLaidOut?: CSSStyleSheet;
  }
}

/** Runs work while the whole page is laid out, including parts far below that browsers skip (`content-visibility`). */
export async function whileAllIsLaidOut<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    document.allLaidOut = sheet;
  });
  try {
    return await work();
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== document.allLaidOut);
    });
  }
}
