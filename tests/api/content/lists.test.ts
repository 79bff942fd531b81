import { beforeAll, describe, expect, test } from 'vitest';
import { Product } from '#contract/calls/products.ts';
import { isStaticUrl } from '#contract/pages/static-urls.ts';
import type { Answer } from '../../support/answer.ts';
import type { MadeSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const page = (path: string) => shop.visitor().get(path, { headers: { Accept: 'text/html' } });
const shows = (answer: Answer, text: string) => answer.text.includes(text);

let piece: MadeSku;
beforeAll(async () => {
  piece = await shop.sku({ seller: 'meera', category: 'jhumkas', price: 640 });
});

describe('a seller’s store', () => {
  test('says who the seller is, as the law asks, and lists its goods alone', async () => {
    const others = await shop.sku({ seller: 'farhan' });
    const store = await page('/store/meera-temple-jewels?sort=newest');
    expect(store.status).toBe(200);
    for (const fact of [
      'Meera Temple Jewels Private Limited',
      '36ZZTCJ1234K1Z4',
      '21-2-118, Laad Bazaar Road, Charminar, Hyderabad 500002, Telangana',
      '+91 98495 67123',
      'Registered for GST',
    ]) {
      expect(shows(store, fact), fact).toBe(true);
    }
    expect(shows(store, `/product/${piece.seoUrl}`)).toBe(true);
    expect(shows(store, `/product/${others.seoUrl}`)).toBe(false);
  });

  test('shows no GSTIN of a seller who has none, and says where it may sell', async () => {
    const { slug, businessName } = await shop.newSeller('ACTIVE');
    const store = await page(`/store/${slug}`);
    expect(store.status).toBe(200);
    expect(shows(store, businessName)).toBe(true);
    expect(shows(store, 'GSTIN</dt><dd>null')).toBe(false);
    expect(shows(store, 'sells within Tamil Nadu without tax')).toBe(true);
  });

  test.each(['SUSPENDED', 'DEACTIVATED', 'CLOSED'] as const)('that is %s is gone, and says so', async (status) => {
    const { slug, businessName } = await shop.newSeller(status);
    const store = await page(`/store/${slug}`);
    expect(store.status).toBe(410);
    expect(shows(store, businessName)).toBe(true);
    expect(shows(store, 'does not sell here any more')).toBe(true);
    expect(shows(store, 'GSTIN')).toBe(false);
    expect(shows(store, 'noindex')).toBe(true);
  });

  test('that never opened is not there', async () => {
    const { slug } = await shop.newSeller('PENDING_VERIFICATION');
    expect((await page(`/store/${slug}`)).status).toBe(404);
    expect((await page('/store/never-was')).status).toBe(404);
  });

  test('is where its products lead', async () => {
    const product = (await shop.visitor().get(`/products/${piece.seoUrl}`)).as(Product);
    expect(product.seller.slug).toBe('meera-temple-jewels');
  });
});

describe('all products', () => {
  test('are a list with filters and sorts', async () => {
    const list = await page('/shop?sort=newest');
    expect(list.status).toBe(200);
    expect(shows(list, `/product/${piece.seoUrl}`)).toBe(true);
    expect(shows(await page('/shop?sort=newest&brand=nobody'), 'No products found matching your criteria.')).toBe(true);
  });

  test.each([
    ['/shop/women', true],
    ['/shop/men', false],
    ['/shop/accessories', false],
  ])('jhumkas stand in %s: %s', async (path, isThere) => {
    const list = await page(`${path}?sort=newest`);
    expect(list.status).toBe(200);
    expect(shows(list, `/product/${piece.seoUrl}`)).toBe(isThere);
  });
});

test('only lists are drawn by their query', () => {
  const sorted = new URLSearchParams('sort=newest');
  for (const path of ['/shop', '/shop/men', '/store/meera-temple-jewels', '/category/rings']) {
    expect(isStaticUrl(path, sorted), path).toBe(false);
    expect(isStaticUrl(path, new URLSearchParams('utm_source=x')), path).toBe(true);
  }
  for (const path of ['/shipping', '/contact', '/shops', '/stores/x']) expect(isStaticUrl(path, sorted)).toBe(true);
});

test.each([
  ['/returns', '/refund'],
  ['/faq', '/help'],
  ['/terms', '/terms-conditions'],
  ['/contact/message', '/contact'],
])('who looks for %s is led to %s', async (path, to) => {
  const answer = await page(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(to);
});

describe('a list has no page behind its last one', () => {
  const LISTS = [
    '/shop',
    '/category/jhumkas',
    '/shop/temple',
    '/store/meera-temple-jewels',
    '/search?q=jhumka',
    '/blog',
  ];
  const at = (list: string, number: number | string) => page(`${list}${list.includes('?') ? '&' : '?'}page=${number}`);

  test.each(LISTS)('%s', async (list) => {
    let missing = '';
    for (const number of [99, 9999, 10_001, 99_999_999]) {
      const answer = await at(list, number);
      expect(answer.status, `page ${number}`).toBe(404);
      expect(answer.text).toContain('noindex');
      missing = answer.text;
    }
    expect((await at(list, 1)).status).toBe(200);
    // The search links only to pages near the present one. Other lists also link to their last page.
    if (list.startsWith('/search')) return;
    const pages = [...missing.matchAll(/aria-label="Page (\d+)"/g)].map(([, number]) => Number(number));
    const last = Math.max(1, ...pages);
    expect((await at(list, last)).status).toBe(200);
    expect((await at(list, last + 1)).status).toBe(404);
  });

  test('and leads back to where there is something', async () => {
    const answer = await at('/category/jhumkas', 99);
    const ways = [...answer.text.matchAll(/href="(\/category\/jhumkas(?:\?page=\d+)?)" data-in-place/g)].map(
      ([, way]) => way!,
    );
    expect(ways.length).toBeGreaterThan(0);
    for (const way of new Set(ways)) expect((await page(way)).status, way).toBe(200);
  });

  test('whatever filters say', async () => {
    expect((await page('/shop?color=Gold&page=99')).status).toBe(404);
    expect((await page('/shop?color=NoSuchColour&page=2')).status).toBe(404);
    const none = await page('/shop?color=NoSuchColour');
    expect(none.status).toBe(200);
    expect(none.text).toContain('noindex');
  });
});
