import { afterEach, beforeEach, expect, test } from 'vitest';
import { HYDERABAD, openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { addItem } from '../../buying/cart/index.ts';
import { readAnalytics } from '../../money/figures/index.ts';
import { readPersonalCopy } from '../../whole-shop/privacy/index.ts';
import { placeOrder, readManagedOrder } from './index.ts';

let small: SmallShop;

beforeEach(async () => {
  small = await openSmallShop({ meera: {} });
});
afterEach(() => small.close());

async function ordered(source: string | undefined): Promise<string> {
  const { shop, customer } = small;
  const { skuId } = await small.goods.sku({ seller: 'meera', price: 900, stock: 9 });
  await addItem(shop, customer, { skuId, size: '', quantity: 1 });
  const request = { address: { form: HYDERABAD }, buyNowItem: undefined, expectedTotal: undefined, note: '', source };
  return (await placeOrder(shop, customer, request, 'COD')).orderId;
}

test('an order stores where its visit began, for the platform alone', async () => {
  const { shop, admin, sellers } = small;
  const sources = [];
  for (const source of ['utm_source=google&utm_medium=cpc', 'from=www.google.co.in', '', undefined]) {
    sources.push((await readManagedOrder(shop, admin, await ordered(source))).source);
  }
  expect(sources).toEqual([
    { kind: 'campaign', name: 'google', campaign: 'cpc' },
    { kind: 'search', name: 'google', campaign: '' },
    { kind: 'direct', name: '', campaign: '' },
    null,
  ]);
  expect((await readManagedOrder(shop, sellers.meera!, await ordered('from=www.bing.com'))).source).toBeNull();
});

test('the source of an order is in the copy of its shopper’s data', async () => {
  await ordered('utm_source=newsletter&utm_campaign=diwali');
  const { sections } = await readPersonalCopy(small.shop, small.customer);
  expect(sections.find(({ name }) => name === 'orders')!.rows).toMatchObject([
    { visitFrom: 'campaign', visitFromName: 'newsletter', visitCampaign: 'diwali' },
  ]);
});

test('orders and sales are counted by source, for the platform alone', async () => {
  const { shop, admin, sellers } = small;
  for (const source of ['from=www.bing.com', 'from=in.bing.com', 'utm_source=diwali', undefined]) await ordered(source);
  expect((await readAnalytics(shop, admin, '7')).sources).toEqual([
    { kind: 'search', name: 'bing', orders: 2, revenue: 1800_00 },
    { kind: 'campaign', name: 'diwali', orders: 1, revenue: 900_00 },
  ]);
  expect((await readAnalytics(shop, sellers.meera!, '7')).sources).toEqual([]);
});
