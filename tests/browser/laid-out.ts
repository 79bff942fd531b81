import type { Page } from '@playwright/test';

declare global {
  interface Document {
    allLaidOut?: CSSStyleSheet;
  }
}

/** Does something while a page is laid out to its end, also what lies so far below that browsers leave it for later. */
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
