import { expect, test } from 'vitest';
import { setArticle } from './article.ts';

test('a long article gets a list of its headings, in words', () => {
  const { html, chapters } = setArticle(
    '<h2>Gold &#x26; brass</h2><p>One.</p><h2>The <em>back</em></h2><p>Two.</p><h2>Care</h2><p>Three.</p>',
  );
  expect(chapters).toEqual([
    { id: 'part-1', title: 'Gold & brass' },
    { id: 'part-2', title: 'The back' },
    { id: 'part-3', title: 'Care' },
  ]);
  expect(html).toContain('<h2 id="part-2">The <em>back</em></h2>');
});

test('a short one gets none', () => {
  expect(setArticle('<h2>Only</h2><p>One.</p>').chapters).toEqual([]);
});

test('a heading that holds markup as text shows it as text', () => {
  const { chapters } = setArticle('<h2>&#x3C;b></h2><h2>b</h2><h2>c</h2>');
  expect(chapters[0]!.title).toBe('<b>');
});

test('a table can be pushed sideways, also with the keyboard', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(setArticle(`<p>x</p>${table}`).html).toBe(
    `<p>x</p><div class="sideways" role="region" tabindex="0" aria-label="Table 1">${table}</div>`,
  );
});
