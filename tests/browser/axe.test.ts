import { expect, test } from '@playwright/test';
import { axeFaults } from './axe.ts';

/** Each element with an id has one fault; the others have none. */
const PAGE = `<!doctype html><html lang="en"><title>Faults</title><main><h1>Faults</h1>
  <a id="small" href="/a" style="display: inline-block; width: 10px; height: 10px" aria-label="Small"></a><a
    href="/b" style="display: inline-block; width: 60px; height: 30px">Beside</a>
  <div style="position: relative; margin: 40px 0">
    <button id="covered" style="width: 100px; height: 30px">Covered</button>
    <button style="position: absolute; inset: 0 auto auto 0; width: 90px; height: 30px">Over it</button>
  </div>
  <div style="position: relative; margin: 40px 0">
    <div id="around" role="button" aria-label="Around" tabindex="0" style="width: 200px; height: 60px"></div>
    <button style="position: absolute; inset: 2px auto auto 2px; width: 190px; height: 56px">Nearly as large</button>
  </div>
  <p style="color: #111">Dark.</p><p style="color: #111">Dark as well.</p><p style="color: #111">Dark, too.</p>
  <p id="pale" style="color: #bbb">Pale.</p>
  <p>A text in which nobody sees <a id="plain" href="/c" style="color: #111; text-decoration: none">a link</a> at all.</p>
</main></html>`;

test('what is left out of a look hides no fault', async ({ page }) => {
  await page.setContent(PAGE);
  const faults = await axeFaults(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
  expect(faults.map(({ id, selector }) => `${selector} ${id}`).toSorted()).toEqual([
    '#around target-size',
    '#covered target-size',
    '#pale color-contrast',
    '#plain link-in-text-block',
    '#small target-size',
  ]);
});
