import { expect, test } from 'vitest';
import { couponForm } from '../../support/forms.ts';
import { buy } from '../../support/buy.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

/** Returns the ids of a list's rows, and the range and total in its header. */
async function rowsOf(persona: Persona, path: string, range?: [number, number]) {
  const answer = await persona.get(range ? `${path}?range=${encodeURIComponent(JSON.stringify(range))}` : path);
  const body = answer.json as { id: number }[] | { content: { id: number }[] };
  return {
    status: answer.status,
    ids: (Array.isArray(body) ? body : body.content).map(({ id }) => id),
    said: answer.headers.get('content-range'),
  };
}

async function expectRanges(persona: Persona, path: string, name: string): Promise<void> {
  const all = await rowsOf(persona, path);
  const total = Number(all.said?.split('/')[1]);
  expect(all.ids.length).toBe(Math.min(total, 100));
  expect(all.said).toBe(`${name} 0-${all.ids.length - 1}/${total}`);
  expect(total).toBeGreaterThan(2);
  expect(await rowsOf(persona, path, [1, 2])).toEqual({
    status: 200,
    ids: all.ids.slice(1, 3),
    said: `${name} 1-2/${total}`,
  });
  expect((await rowsOf(persona, path, [total, total + 5])).ids).toEqual([]);
  const wrong = await persona.get(`${path}?range=[2]`);
  expect(wrong).toRefuse(400, 'QUERY_INVALID');
}

test('orders are had by ranges, a shopper’s and a seller’s', async () => {
  const [asha, sku] = [await shop.customer('collector'), await shop.sku({ seller: 'meera' })];
  for (const _ of [1, 2, 3]) await buy(asha, sku);
  await expectRanges(asha, '/api/orders/user', 'orders');
  await expectRanges(shop.seller('meera'), '/seller/orders', 'orders');
});

test('reviews are had by ranges', async () => {
  const { product_id: id } = shop.row(
    'SELECT product_id FROM reviews GROUP BY product_id ORDER BY count(*) DESC LIMIT 1',
  );
  await expectRanges(shop.visitor(), `/reviews/product/${String(id)}`, 'reviews');
});

test('coupons are had by ranges', async () => {
  for (const _ of [1, 2, 3]) await shop.admin().post('/api/coupons/admin/create', couponForm());
  await expectRanges(shop.admin(), '/api/coupons/admin/all', 'coupons');
});
