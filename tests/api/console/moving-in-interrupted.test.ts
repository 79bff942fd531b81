import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Import } from '#contract/calls/imports.ts';
import { formerOrdersFile } from '#contract/moving-in/former-orders.ts';
import { productsFile, skusFile } from '#contract/moving-in/own-files.ts';
import { readOrders, shopifyOrders } from '../../support/former-orders.ts';
import { lost, openFaultyShop, unheard } from '../../support/faulty-shop.ts';
import type { FaultyShop, Interruption } from '../../support/faulty-shop.ts';
import { apply } from '../../support/imports.ts';
import { checkedFile, goodsOf, importRowsOf } from '../../support/move-in.ts';
import type { SentFile } from '../../support/move-in.ts';
import type { Persona } from '../../support/persona.ts';
import { shopifyTable } from '../../support/other-shops.ts';
import { faultsInRecords } from '../../support/setup.ts';

/*
 * An apply is one batch. A process that dies at it dies before the batch or after it, so these are the points: before
 * that of the products, after it, before that of the SKUs, and after it.
 */

const MARK = 'int';
const SELLER = { id: null, name: 'Meera Temple Jewels' };
const running = inject('running');
let faulty: FaultyShop;

beforeAll(async () => {
  if (running.runtime === 'node') faulty = await openFaultyShop(running);
});
afterAll(async () => {
  if (running.runtime !== 'node') return;
  const faults = [...faulty.faultsLogged(), ...(await faultsInRecords(faulty.shop.running.databasePath))];
  await faulty.close();
  expect(faults).toEqual([]);
});

const count = (sql: string) => Number(faulty.shop.row(`SELECT count(*) AS n FROM ${sql}`).n);
const productsThere = () => count(`products WHERE seo_url LIKE '${MARK}-%'`);
const skusThere = () => count(`skus JOIN products ON products.id = product_id WHERE products.seo_url LIKE '${MARK}-%'`);

/** Checks a file and applies it; the apply ends as its process would die. Returns the import as the next check sees it. */
async function applyDying(who: Persona, file: SentFile, by: Interruption['by']): Promise<Import> {
  const one = await checkedFile(who, file);
  faulty.interrupt({ to: 'writes', call: 1, by });
  expect((await apply(who, file.kind, one.id)).status).toBe(503);
  expect(faulty.interrupt()).toBe(true);
  return checkedFile(who, file);
}

test.runIf(running.runtime === 'node')(
  'an apply that dies at any point goes on, and every product and SKU is there exactly once',
  async () => {
    const meera = faulty.shop.seller('meera');
    const goods = goodsOf(faulty.shop, shopifyTable(2000, MARK));
    const skus = goods.flatMap((good) => good.skus);
    const products = productsFile(goods, SELLER);
    const ofProducts = { kind: 'products', name: 'goods-products.csv', text: products } as const;

    const before = await applyDying(meera, ofProducts, lost);
    expect([before.state, before.counts.NEW, productsThere()]).toEqual(['CHECKED', goods.length, 0]);
    const after = await applyDying(meera, ofProducts, unheard);
    // The applied file is read again: it changes nothing, and names the products for their SKUs.
    expect(after.counts).toEqual({ NEW: 0, CHANGED: 0, FAULTY: 0, UNCHANGED: goods.length });
    expect(productsThere()).toBe(goods.length);

    const ids = (await importRowsOf(meera, 'products', after.id)).map(({ targetId }) => targetId!);
    const ofSkus = { kind: 'skus', name: 'goods-skus.csv', text: skusFile(goods, ids) } as const;
    const beforeSkus = await applyDying(meera, ofSkus, lost);
    expect([beforeSkus.state, beforeSkus.counts.NEW, skusThere()]).toEqual(['CHECKED', skus.length, 0]);
    const afterSkus = await applyDying(meera, ofSkus, unheard);
    expect(afterSkus.counts).toMatchObject({ NEW: 0, CHANGED: 0, FAULTY: 0 });
    expect([productsThere(), skusThere()]).toEqual([goods.length, skus.length]);

    const again = await checkedFile(meera, { ...ofProducts, name: 'again.csv' });
    expect(again.counts).toEqual({ NEW: 0, CHANGED: 0, FAULTY: 0, UNCHANGED: goods.length });
    const skusAgain = await checkedFile(meera, { ...ofSkus, name: 'skus-again.csv' });
    expect(skusAgain.counts).toMatchObject({ NEW: 0, CHANGED: 0, FAULTY: 0 });
  },
);

test.runIf(running.runtime === 'node')(
  'an apply of 2,000 former orders that dies before or after its batch goes on, and every order is there once',
  async () => {
    const admin = faulty.shop.admin();
    const text = formerOrdersFile(readOrders(shopifyOrders(2000, MARK)).rows);
    const file = { kind: 'former-orders', name: 'orders.csv', text } as const;
    const there = () => [count('former_orders'), count('former_order_items')];
    const none = there();
    const before = await applyDying(admin, file, lost);
    expect([before.state, before.counts.NEW]).toEqual(['CHECKED', 2000]);
    expect(there()).toEqual(none);
    const after = await applyDying(admin, file, unheard);
    expect(after.counts).toEqual({ NEW: 0, CHANGED: 0, FAULTY: 0, UNCHANGED: 2000 });
    expect(there()).toEqual([none[0]! + 2000, none[1]! + 4001]);
  },
);
