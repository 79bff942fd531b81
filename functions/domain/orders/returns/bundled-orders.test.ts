import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WriteBundle } from '#contract/calls/bundles.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { payingGateway } from '../../../../tests/support/paying-gateway.ts';
import { HYDERABAD, openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { changeBundle, createBundle, managedBundles, removeBundle } from '../../buying/bundles/index.ts';
import { addItem, readCart } from '../../buying/cart/index.ts';
import { postLedger } from '../../money/ledger/index.ts';
import { cancelOrder, moveConsignment, placeOrder, readManagedOrder, setOrderStatus } from '../orders/index.ts';
import type { Shop } from '../../shop.ts';
import { askReturn, moveReturn } from './index.ts';

let small: SmallShop;
let shop: Shop;
let necklace: Awaited<ReturnType<SmallShop['goods']['sku']>>;
let jhumkas: Awaited<ReturnType<SmallShop['goods']['sku']>>;

beforeEach(async () => {
  small = await openSmallShop(
    { meera: { gstin: '36ZZTCJ1234K1Z4' }, farhan: {} },
    { prepaid: { ...DEFAULT_POLICY.prepaid, offered: true, discountPercent: 10 } },
  );
  shop = { ...small.shop, payments: payingGateway() };
  necklace = await small.goods.sku({ seller: 'meera', price: 1000, stock: 20 });
  jhumkas = await small.goods.sku({ seller: 'meera', price: 500, stock: 20 });
});
afterEach(async () => {
  await postLedger(shop);
  expect(await small.broken()).toEqual([]);
  small.close();
});

const form = (over: object = {}) =>
  z.parse(WriteBundle, {
    name: 'Bridal set',
    pieces: [{ productId: necklace.productId }, { productId: jhumkas.productId }],
    discountType: 'FIXED_AMOUNT',
    discountValue: 200,
    startDate: '2020-01-01',
    endDate: '2099-12-31',
    ...over,
  });

const put = (skuId: number, quantity: number) => addItem(shop, small.customer, { skuId, size: '', quantity });
const cart = () => readCart(shop, small.customer, 'unknown');

async function order(method: 'PREPAID' | 'COD') {
  const request = { address: { form: HYDERABAD }, buyNowItem: undefined, expectedTotal: undefined, note: '' };
  const { orderId } = await placeOrder(shop, small.customer, request, method);
  if (method === 'PREPAID') await setOrderStatus(shop, small.customer, orderId, 'PLACED');
  return readManagedOrder(shop, small.admin, orderId);
}

describe('a cart', () => {
  test('has the discount of each whole set, under the name of the bundle', async () => {
    await createBundle(shop, small.admin, form());
    await put(necklace.skuId, 3);
    await put(jhumkas.skuId, 2);
    const { summary, bundleHints } = await cart();
    expect(summary.COD).toMatchObject({
      bundles: [{ name: 'Bridal set', sets: 2, discount: 400_00 }],
      total: 3600_00,
    });
    expect(summary.PREPAID).toMatchObject({ prepaidDiscount: 360_00, total: 3240_00 });
    expect(bundleHints).toEqual([]);
  });

  test('says which piece is missing', async () => {
    await createBundle(shop, small.admin, form());
    await put(necklace.skuId, 1);
    const { summary, bundleHints } = await cart();
    expect(summary.COD).toMatchObject({ bundles: [], total: 1000_00 });
    expect(bundleHints).toMatchObject([
      {
        id: 1,
        text: `Add ${jhumkas.name} to complete “Bridal set” and pay less.`,
        seoUrl: jhumkas.seoUrl,
      },
    ]);
  });

  test('does not say that a piece is missing if the set would not lower the price', async () => {
    const ring = await small.goods.sku({ seller: 'meera', price: 300, stock: 5 });
    const pieces = [{ productId: necklace.productId }, { productId: ring.productId }];
    await createBundle(shop, small.admin, form());
    await createBundle(shop, small.admin, form({ name: 'Evening set', pieces }));
    await put(necklace.skuId, 1);
    await put(jhumkas.skuId, 1);
    // The necklace is in the bridal set.
    expect((await cart()).bundleHints).toEqual([]);
    await put(necklace.skuId, 2);
    expect((await cart()).bundleHints).toMatchObject([{ id: 2 }]);
    small.rows("UPDATE bundles SET discount_type = 'SET_PRICE', price_paise = 130000 WHERE id = 2 RETURNING 1");
    expect((await cart()).bundleHints).toEqual([]);
  });

  test('says which piece is sold out, and gives no discount', async () => {
    await createBundle(shop, small.admin, form());
    await put(necklace.skuId, 1);
    await put(jhumkas.skuId, 1);
    small.rows('UPDATE inventory SET reserved_quantity = quantity WHERE sku_id = ? RETURNING 1', jhumkas.skuId);
    const { summary, bundleHints } = await cart();
    small.rows('UPDATE inventory SET reserved_quantity = 0 WHERE sku_id = ? RETURNING 1', jhumkas.skuId);
    expect(summary.COD.bundles).toEqual([]);
    expect(bundleHints).toMatchObject([{ text: `“Bridal set” gives no discount: ${jhumkas.name} is sold out.` }]);
  });

  test.each([
    ['that is switched off', { active: false }],
    ['that is over', { startDate: '2020-01-01', endDate: '2020-01-31' }],
    ['that has not begun', { startDate: '2090-01-01' }],
  ])('takes nothing off for a bundle %s', async (_, over) => {
    await createBundle(shop, small.admin, form(over));
    await put(necklace.skuId, 1);
    await put(jhumkas.skuId, 1);
    expect(await cart()).toMatchObject({ bundleHints: [], summary: { COD: { bundles: [], total: 1500_00 } } });
  });
});

describe('an order', () => {
  test.each([
    // 1,300 at 3 % GST is 1,262.14 and tax; what the platform pays is taxed as well.
    ['SELLER', 1300_00, 0],
    ['PLATFORM', 1500_00, 200_00],
  ] as const)(
    'with a bundle paid by the %s stores what each item got, and its tax',
    async (fundedBy, taxed, byPlatform) => {
      await createBundle(shop, small.admin, form({ fundedBy }));
      await put(necklace.skuId, 1);
      await put(jhumkas.skuId, 1);
      const placed = await order('COD');
      expect(placed).toMatchObject({ bundles: [{ name: 'Bridal set', discount: 200_00 }], total: 1300_00 });
      expect(placed.orderItems.map(({ discount, net }) => [discount, net])).toEqual([
        [133_00, 867_00],
        [67_00, 433_00],
      ]);
      expect(
        small.rows(
          'SELECT kind, funded_by, bundle_id, bundle_name, amount_paise FROM order_item_discounts ORDER BY id',
        ),
      ).toEqual([
        ['bundle', fundedBy, 1, 'Bridal set', 133_00],
        ['bundle', fundedBy, 1, 'Bridal set', 67_00],
      ]);
      expect(
        small.rows(
          'SELECT sum(taxable_paise + cgst_paise + sgst_paise + igst_paise), sum(platform_discount_paise) FROM order_items',
        ),
      ).toEqual([[taxed, byPlatform]]);
    },
  );

  test('of an item in two bundles stores both', async () => {
    const ring = await small.goods.sku({ seller: 'meera', price: 300, stock: 5 });
    await createBundle(shop, small.admin, form());
    const pieces = [{ productId: necklace.productId }, { productId: ring.productId }];
    await createBundle(shop, small.admin, form({ name: 'Evening set', pieces, fundedBy: 'PLATFORM' }));
    await put(necklace.skuId, 2);
    await put(jhumkas.skuId, 1);
    await put(ring.skuId, 1);
    const placed = await order('COD');
    expect(placed.bundles).toEqual([
      { id: 1, name: 'Bridal set', discount: 200_00 },
      { id: 2, name: 'Evening set', discount: 200_00 },
    ]);
    expect(placed.total).toBe(2400_00);
  });

  test('gives back for a cancelled piece what was paid for it', async () => {
    await createBundle(shop, small.admin, form());
    await put(necklace.skuId, 1);
    await put(jhumkas.skuId, 1);
    const { orderId, orderItems } = await order('PREPAID');
    await cancelOrder(shop, small.customer, {
      order: orderId,
      items: [{ orderItemId: orderItems[1]!.id, quantity: 1 }],
    });
    expect(small.rows('SELECT amount_paise FROM refunds')).toEqual([[orderItems[1]!.net]]);
    expect(orderItems[1]!.net).toBeLessThan(450_00);
  });

  // The shopper pays 1,170: 1,500 less 200 for the set, less 10 % for paying online, which the seller funds.
  test.each([
    ['SELLER', { invoice: [1170_00, 0], credit: [780_30, 0], shareOwed: 0 }],
    ['PLATFORM', { invoice: [1370_00, 200_00], credit: [913_30, 133_00], shareOwed: 67_00 }],
  ] as const)('with a bundle paid by the %s gives back for a returned piece its own share', async (fundedBy, books) => {
    await createBundle(shop, small.admin, form({ fundedBy }));
    await put(necklace.skuId, 1);
    await put(jhumkas.skuId, 1);
    const { orderId, orderItems, total } = await order('PREPAID');
    expect(total).toBe(1170_00);
    await moveConsignment(shop, small.admin, { order: orderId, to: 'CONFIRMED' });
    await moveConsignment(shop, small.admin, { order: orderId, to: 'DELIVERED' });
    const { id } = await askReturn(shop, small.customer, {
      orderId,
      kind: 'RETURN',
      items: [{ orderItemId: orderItems[0]!.id, quantity: 1, reason: 'changedMind' }],
      resolution: 'REFUND',
    });
    for (const to of ['APPROVED', 'PICKED_UP', 'RECEIVED', 'INSPECTED', 'REFUNDED'] as const) {
      await moveReturn(shop, small.admin, { returnId: id, to, reason: 'Asked', condition: 'restock' });
    }
    expect(small.rows('SELECT amount_paise FROM refund_items')).toEqual([[orderItems[0]!.net]]);
    const after = await readManagedOrder(shop, small.admin, orderId);
    expect(after.orderItems[1]).toMatchObject({ net: orderItems[1]!.net });

    expect(
      small.rows("SELECT total_paise, content ->> '$.totals.byMarketplace' FROM documents ORDER BY of_document_id"),
    ).toEqual([books.invoice, books.credit]);
    await postLedger(shop);
    expect(
      small.rows(`SELECT coalesce(sum(CASE credit WHEN 'seller' THEN amount_paise ELSE -amount_paise END), 0)
        FROM ledger_entries WHERE kind = 'discountShare'`),
    ).toEqual([[books.shareOwed]]);
  });

  test('keeps the name that the bundle had', async () => {
    const { id } = await createBundle(shop, small.admin, form());
    await put(necklace.skuId, 1);
    await put(jhumkas.skuId, 1);
    const { orderId } = await order('COD');
    await changeBundle(shop, small.admin, id, { name: 'Temple set' });
    await removeBundle(shop, small.admin, id);
    expect(await readManagedOrder(shop, small.admin, orderId)).toMatchObject({ bundles: [{ name: 'Bridal set' }] });
  });
});

describe('a seller', () => {
  test('makes bundles of its own products, and sees no others', async () => {
    const { meera, farhan } = small.sellers as { meera: never; farhan: never };
    const bundle = await createBundle(shop, meera, form());
    expect(bundle).toMatchObject({ sellerName: 'meera', fundedBy: 'SELLER', status: 'active' });
    await expect(createBundle(shop, farhan, form())).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    await expect(managedBundles.one(shop, farhan, bundle.id)).rejects.toMatchObject({ code: 'BUNDLE_NOT_FOUND' });
    await expect(removeBundle(shop, farhan, bundle.id)).rejects.toMatchObject({ code: 'BUNDLE_NOT_FOUND' });
  });

  test('cannot let the marketplace pay, nor change what it pays for', async () => {
    const { meera } = small.sellers as { meera: never };
    const byPlatform = form({ fundedBy: 'PLATFORM' });
    await expect(createBundle(shop, meera, byPlatform)).rejects.toMatchObject({
      details: { fields: { fundedBy: 'Only the marketplace can decide that it pays for a bundle.' } },
    });
    const { id } = await createBundle(shop, small.admin, byPlatform);
    const change = { discountValue: 900 };
    await expect(changeBundle(shop, meera, id, change)).rejects.toMatchObject({ code: 'BUNDLE_OF_PLATFORM' });
    await expect(removeBundle(shop, meera, id)).rejects.toMatchObject({ code: 'BUNDLE_OF_PLATFORM' });
  });
});

describe('a bundle is refused', () => {
  test('with products of several sellers', async () => {
    const other = await small.goods.sku({ seller: 'farhan', price: 300 });
    const pieces = [{ productId: necklace.productId }, { productId: other.productId }];
    await expect(createBundle(shop, small.admin, form({ pieces }))).rejects.toMatchObject({
      details: { fields: { pieces: 'Please choose products of one seller. A set is packed and sent by one seller.' } },
    });
  });

  test.each([
    ['a price that is not below the sum', { discountType: 'SET_PRICE', discountValue: 1500 }],
    ['an amount that leaves nothing to pay', { discountType: 'FIXED_AMOUNT', discountValue: 1500 }],
  ])('with %s', async (_, over) => {
    await expect(createBundle(shop, small.admin, form(over))).rejects.toMatchObject({
      details: { fields: { discountValue: 'The pieces cost ₹1,500 together. Please choose a value below that.' } },
    });
  });

  test('with a SKU of another product', async () => {
    const pieces = [{ productId: necklace.productId, skuId: jhumkas.skuId }, { productId: jhumkas.productId }];
    await expect(createBundle(shop, small.admin, form({ pieces }))).rejects.toMatchObject({ code: 'SKU_NOT_FOUND' });
  });
});
