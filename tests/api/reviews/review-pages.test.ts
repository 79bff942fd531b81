import { beforeAll, describe, expect, test } from 'vitest';
import type { MadeSku } from '../../support/goods.ts';
import { reviewed } from '../../support/review-paths.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const SCRIPT = '</script><script>alert("stars")</script><img src=x onerror=alert(1)>';
const page = (path: string) => shop.visitor().get(path, { headers: { Accept: 'text/html' } });

describe('the page of all reviews', () => {
  let sku: MadeSku;
  beforeAll(async () => {
    sku = await shop.sku();
    await reviewed(await shop.customer('asha'), sku, { rating: 5, reviewText: `Lovely. ${SCRIPT}` });
    const { id } = await reviewed(await shop.customer('bela'), sku, { rating: 1, reviewText: 'It broke on day two.' });
    await shop.seller('meera').post(`/reviews/reviews/${id}/replies`, { text: `Sorry. ${SCRIPT}` });
  });

  test('shows them, and what is written in them does nothing', async () => {
    const { status, text } = await page(`/reviews/${sku.seoUrl}`);
    expect(status).toBe(200);
    expect(text).toContain('It broke on day two.');
    expect(text).toContain('Lovely.');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
    expect(text).not.toContain('content="noindex"');
    expect(text).toContain(`/reviews/${sku.seoUrl}"`);
  });

  test('nor on the page of the product, with what it says to machines', async () => {
    const { text } = await page(`/product/${sku.seoUrl}`);
    expect(text).toContain('It broke on day two.');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('"ratingValue":3');
  });

  test('is filtered by its address, and is then not for search engines', async () => {
    const { text } = await page(`/reviews/${sku.seoUrl}?stars=1`);
    expect(text).toContain('It broke on day two.');
    expect(text).not.toContain('Lovely.');
    expect(text).toContain('content="noindex"');
    expect((await page(`/reviews/${sku.seoUrl}?stars=nonsense`)).text).toContain('Lovely.');
  });

  test('is found by id, and leads to its own address', async () => {
    const answer = await page(`/reviews/${sku.productId}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/reviews/${sku.seoUrl}`]);
  });

  test('is not there behind the last page, nor of what shoppers may not see', async () => {
    expect((await page(`/reviews/${sku.seoUrl}?page=2`)).status).toBe(404);
    const hidden = await shop.sku({ isVisible: false });
    expect((await page(`/reviews/${hidden.seoUrl}`)).status).toBe(404);
    expect((await page('/reviews/no-such-piece')).status).toBe(404);
  });
});

describe('the page to write a review', () => {
  test('names the product and the way back', async () => {
    const sku = await shop.sku();
    const { status, text } = await page(`/write-review/${sku.seoUrl}`);
    expect(status).toBe(200);
    for (const code of ['REVIEW_HEADING', 'REVIEW_BACK']) expect(text).toContain(words(code));
    const byId = await page(`/write-review/${sku.productId}`);
    expect([byId.status, byId.headers.get('location')]).toEqual([301, `/write-review/${sku.seoUrl}`]);
  });

  test('says so where there is no such product', async () => {
    const { status, text } = await page('/write-review/no-such-piece');
    expect(status).toBe(404);
    for (const code of ['REVIEW_PRODUCT_NOT_FOUND', 'REVIEW_RETURN_HOME']) expect(text).toContain(words(code));
  });
});
