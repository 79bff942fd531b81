import { describe, expect, test } from 'vitest';
import { buy } from '../../support/buy.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [meera, farhan] = [shop.seller('meera'), shop.seller('farhan')];
const linesOf = async (who: typeof meera, name: string) => {
  const answer = await who.get(`/api/admin/${name}/export.csv`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`);
  return answer.text.replace(/^\uFEFF/, '').split('\r\n');
};
const codeOf = ({ skuId }: { skuId: number }) => String(shop.row('SELECT code FROM skus WHERE id = ?', skuId).code);

describe('an exported list', () => {
  test('holds every row of one’s own once, and amounts in rupees', async () => {
    const sku = await shop.sku({ seller: 'meera', price: 1299.5, stock: 7 });
    const lines = await linesOf(meera, 'skus');
    expect(lines[0]).toContain('MRP (rupees),Selling price (rupees)');
    const codes = lines.slice(1, -1).map((line) => line.split(',', 1)[0]);
    const own = shop.rows(
      `SELECT skus.code FROM skus JOIN products ON products.id = skus.product_id JOIN sellers ON sellers.id = products.seller_id
       WHERE sellers.email = 'meera@ratnahaat.example' AND skus.archived_at IS NULL AND products.archived_at IS NULL`,
    );
    expect(codes.toSorted()).toEqual(own.map(({ code }) => String(code)).sort());
    expect(lines.find((line) => line.startsWith(codeOf(sku)))).toContain(',1299.5,');
    expect(await linesOf(farhan, 'skus').then((all) => all.join())).not.toContain(codeOf(sku));
  });

  test('has all rows of a list that is longer than what is read at once', async () => {
    const { n } = shop.row(
      'SELECT count(*) AS n FROM skus JOIN products ON products.id = skus.product_id WHERE skus.archived_at IS NULL AND products.archived_at IS NULL',
    );
    expect(Number(n)).toBeGreaterThan(500);
    expect(await linesOf(shop.admin(), 'skus')).toHaveLength(Number(n) + 2);
    expect((await linesOf(shop.admin(), 'inventory')).length).toBeGreaterThan(500);
    expect((await linesOf(shop.admin(), 'products')).length).toBeGreaterThan(100);
  });

  test('of orders tells a seller its own part alone', async () => {
    const asha = await shop.customer('asha');
    const { orderId } = await buy(asha, await shop.sku({ seller: 'meera', price: 700 }));
    const line = (await linesOf(meera, 'orders')).find((one) => one.startsWith(orderId));
    expect(line).toContain(',700,');
    expect((await linesOf(farhan, 'orders')).join()).not.toContain(orderId);
    expect((await linesOf(shop.admin(), 'orders')).join()).toContain(orderId);
  });
});
