import { expect, test } from 'vitest';
import { setArticle as set } from './article.ts';
import type { InArticle } from './article.ts';

const NOTHING: InArticle = { pictures: [], products: [] };
const setArticle = (html: string, beside: Partial<InArticle> = {}) => set(html, { ...NOTHING, ...beside });

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

test('a picture comes in the widths of a screen, and keeps its room', () => {
  const { html } = setArticle('<p>x</p><img src="/media/ab12.jpg" alt="Jhumkas &#x26; a &#x22;coin&#x22;">', {
    pictures: [{ key: 'ab12.jpg', width: 700, height: 350 }],
  });
  expect(html).toContain(
    'src="/media/ab12.jpg/640.webp" ' +
      'srcset="/media/ab12.jpg/320.webp 320w, /media/ab12.jpg/480.webp 480w, /media/ab12.jpg/640.webp 640w"',
  );
  expect(html).toContain('alt="Jhumkas &#x26; a &#x22;coin&#x22;" width="700" height="350"');
});

test('what is not there any more is left out', () => {
  const gone = '<p>x</p><img src="/media/ab12.jpg" alt=""><p data-product="7"><a href="/product/lotus">Lotus</a></p>';
  expect(setArticle(gone).html).toBe('<p>x</p>');
});
