import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { renderLetter } from './newsletter-letter.ts';
import type { LetterPart, LetterProduct } from './newsletter-letter.ts';

const SHOP = { origin: 'https://shop.example', shopName: 'Ratnahaat' };
const JHUMKA: LetterProduct = {
  id: 7,
  name: 'Kundan <Jhumka>',
  href: 'https://shop.example/product/kundan-jhumka?utm_source=newsletter&utm_medium=email',
  picture: 'https://shop.example/media/a.jpg/480.jpeg',
  pricePaise: 499_00,
  mrpPaise: 699_00,
};
const HTML =
  '<h2>New &#x26; bright</h2><p>See <a href="https://shop.example/shop">all</a>.</p><ul><li>One</li><li>Two</li></ul>' +
  '<img src="/media/abc.jpg" alt="A jhumka"><p data-product="7"><a href="/product/kundan-jhumka">Kundan</a></p><p>Bye.</p>';

const END = '/subscriptions/blog/newsletter/unsubscribe?token=x';

const renderedIn = (language: Language, parts: LetterPart[]) =>
  renderLetter(
    { email: 'asha@example.in', language },
    { subject: 'New\npieces', preview: 'In Jaipur', parts },
    END,
    SHOP,
  );
const rendered = (...parts: LetterPart[]) => renderedIn('en', parts);

describe('a letter', () => {
  const { subject, html, text, headers } = rendered(
    { kind: 'text', html: HTML, products: [JHUMKA] },
    { kind: 'goods', heading: 'Bridal', text: '', products: [JHUMKA], link: null },
  );

  test('has an article with styles in its elements, absolute pictures, and the product where it stands', () => {
    expect(html).toMatch(/<h2 class="wine" style="[^"]+">New &#x26; bright<\/h2>/);
    expect(html).toContain('src="https://shop.example/media/abc.jpg/960.jpeg" alt="A jhumka"');
    expect(html).not.toMatch(/data-product|(?:src|href)="\//);
    expect(html.indexOf('Kundan &lt;Jhumka&gt;')).toBeLessThan(html.indexOf('Bye.'));
  });

  test('says the same as text', () => {
    expect(text).toContain('New & bright\n\nSee all (https://shop.example/shop).');
    expect(text).toContain('- One\n- Two');
    expect(text).toContain('Kundan <Jhumka>, ₹499: https://shop.example/product/kundan-jhumka?utm_source=newsletter');
    expect(text).toMatch(
      /confirmed our newsletter\.\n\nUnsubscribe: https:\/\/shop\.example\/subscriptions\/blog\/newsletter\/unsubscribe\?token=x\n\nRatnahaat$/,
    );
  });

  test('has one line of subject, the preview line, and the headers of one-click unsubscribe', () => {
    expect(subject).toBe('New pieces');
    expect(html).toContain('In Jaipur');
    expect(headers).toEqual({
      'List-Unsubscribe': `<https://shop.example${END}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

test('a letter to a reader of Hindi says in Hindi why it comes and how to end it, and marks what is in English', () => {
  const { html, text, headers } = renderedIn('hi', [{ kind: 'text', html: HTML, products: [JHUMKA] }]);
  expect(html).toContain('<html lang="hi-IN">');
  expect(html).toContain('<div lang="en-IN"><h2');
  expect(text).toContain('हमारा न्यूज़लेटर चुना था।');
  expect(text).toContain(`न्यूज़लेटर बंद करें: https://shop.example/hi${END}`);
  expect(headers!['List-Unsubscribe']).toBe(`<https://shop.example/hi${END}>`);
});

test('a letter that was written in Hindi has no language mark', () => {
  const { html } = renderedIn('hi', [{ kind: 'links', heading: 'नई ज्वेलरी', links: [] }]);
  expect(html).not.toContain('lang="en-IN"');
});
