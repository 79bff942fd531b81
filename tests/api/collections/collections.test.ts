import { beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../../support/buy.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
/** The minimum number of products in a collection. */
const LEAST = 8;

let seoUrls: string[];
beforeAll(() => {
  const { list } = shop.row('SELECT json_group_array(seo_url) AS list FROM collections WHERE is_visible');
  seoUrls = JSON.parse(String(list)) as string[];
});

async function open(path: string): Promise<string> {
  const answer = await fetch(`${shop.running.origin}${path}`);
  expect(`${path} ${answer.status}`).toBe(`${path} 200`);
  return (await answer.text()).replaceAll('&#39;', "'");
}

describe('collections', () => {
  test('each has enough to choose from, a title of its own and words of its own', async () => {
    expect(seoUrls.length).toBeGreaterThanOrEqual(40);
    const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
    for (const seoUrl of seoUrls) {
      const html = await open(`/shop/${seoUrl}?sort=newest`);
      const total = Number(/data-count[^>]*>\s*([\d,]+) product/.exec(html)?.[1]?.replace(',', ''));
      expect({ seoUrl, isEnough: total >= LEAST }).toEqual({ seoUrl, isEnough: true });
      seen.titles.add(/<title>([^<]+)<\/title>/.exec(html)![1]!);
      seen.descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)![1]!);
    }
    expect(seen.titles.size).toBe(seoUrls.length);
    expect(seen.descriptions.size).toBe(seoUrls.length);
  });

  test('all of them are found on one page', async () => {
    const html = await open('/shop/collections');
    expect(seoUrls.filter((seoUrl) => !html.includes(`href="/shop/${seoUrl}"`))).toEqual([]);
  });

  test('one that does not exist is not found', async () => {
    expect((await fetch(`${shop.running.origin}/shop/no-such-collection?sort=newest`)).status).toBe(404);
  });
});

test('a piece that sells out leaves the list of what is in stock', async () => {
  const sku = await shop.sku({ stock: 1 });
  const { list } = shop.row(
    'SELECT categories.seo_url AS list FROM products JOIN categories ON categories.id = category_id WHERE products.id = ?',
    sku.productId,
  );
  const newest = `/category/${String(list)}?stock=in&sort=newest`;
  expect(await open(newest)).toContain(`/product/${sku.seoUrl}"`);
  await buy(await shop.customer('quick'), sku);
  expect(await open(newest)).not.toContain(`/product/${sku.seoUrl}"`);
});
