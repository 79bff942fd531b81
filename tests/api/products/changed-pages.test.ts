import { describe, expect, inject, test } from 'vitest';
import type { Answer } from '../../support/answer.ts';
import { publishAll } from '../../support/publish-all.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
/** Longer than any publish takes on a busy machine. */
const PATIENCE_MS = 60_000;

const open = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  shop.visitor().get(path, { headers: { Accept: 'text/html', ...headers } });

/** Publishes what has changed: tests do that by the job, on both runtimes. */
const published = () => shop.later(60, () => publishAll(shop));

/** Waits until a page is sent from its file, with a text. */
function filed(path: string, text: string): Promise<Answer> {
  return until(
    `a file at ${path} with ${text}`,
    async () => {
      const answer = await open(path);
      return answer.headers.has('etag') && answer.text.includes(text) ? answer : undefined;
    },
    PATIENCE_MS,
  );
}

/** On Node a publish waits for all pages. */
const RENDERS_ALL = { timeout: 240_000 };

test('a price that changes is in the file of its page, without a build', RENDERS_ALL, async () => {
  const { skuId, seoUrl } = await shop.sku({ price: 4311, mrp: 5000 });
  const path = `/product/${seoUrl}`;
  expect((await open(path)).text).toContain('₹4,311');
  await shop.admin().put(`/api/admin/skus/${skuId}`, { mrpPrice: 5000, sellingPrice: 4366 });
  await published();
  await filed(path, '₹4,366');
  await shop.admin().put(`/api/admin/skus/${skuId}`, { mrpPrice: 5000, sellingPrice: 4377 });
  await published();
  expect((await filed(path, '₹4,377')).text).not.toContain('₹4,366');
});

test('a file is sent once to a browser that has it', async () => {
  await published();
  const { headers } = await filed('/about', '</html>');
  const tag = headers.get('etag')!;
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  for (const known of [tag, `W/${tag}`, '*']) {
    const again = await open('/about', { 'If-None-Match': known });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
  }
  expect((await open('/about', { 'If-None-Match': '"another"' })).status).toBe(200);
});

test('the file of a withdrawn product goes', async () => {
  const { skuId, productId, seoUrl } = await shop.sku({ price: 4311, mrp: 5000 });
  const path = `/product/${seoUrl}`;
  await shop.admin().put(`/api/admin/skus/${skuId}`, { mrpPrice: 5000, sellingPrice: 4388 });
  await published();
  await filed(path, '₹4,388');
  expect((await shop.seller('meera').patch(`/products/update/${productId}`, { isVisible: false })).status).toBe(200);
  await published();
  await until('the page to be gone', async () => ((await open(path)).status === 410 ? true : undefined), PATIENCE_MS);
});

test('files of pages have no other address', async () => {
  for (const path of ['/pages/about', '/media/pages/about', '/media/pages%2Fabout', '/about.html'])
    expect((await open(path)).status).toBe(404);
});

/** On Node the database is in the shop's process, so no connection can fail. */
describe.runIf(inject('running').runtime === 'workerd')('while the database is away', () => {
  test('a page keeps its file, and is rendered again afterwards', async () => {
    const { skuId, seoUrl } = await shop.sku({ price: 4311, mrp: 5000 });
    const path = `/product/${seoUrl}`;
    await shop.admin().put(`/api/admin/skus/${skuId}`, { mrpPrice: 5000, sellingPrice: 4333 });
    await published();
    await filed(path, '₹4,333');

    await shop.admin().put(`/api/admin/skus/${skuId}`, { mrpPrice: 5000, sellingPrice: 4344 });
    // The changes can be read, and the product's page cannot.
    await shop.troubleDatabase({ without: 'from "questions"' });
    try {
      await shop.later(60, async () => {
        expect(await shop.job('publish')).toMatchObject({ published: true });
      });
      await filed(path, '₹4,333');
    } finally {
      await shop.troubleDatabase({ without: '' });
    }
    await published();
    await filed(path, '₹4,344');
  });
});
