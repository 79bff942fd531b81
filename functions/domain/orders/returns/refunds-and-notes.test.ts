import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SYSTEM } from '#contract/calls/actor.ts';
import { WriteCoupon } from '#contract/calls/coupons.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { couponForm } from '../../../../tests/support/forms.ts';
import { payingGateway } from '../../../../tests/support/paying-gateway.ts';
import { HYDERABAD, openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { addItem } from '../../buying/cart/index.ts';
import { createCoupon } from '../../buying/coupons/index.ts';
import {
  cancelOrder,
  moveConsignment,
  placeOrder,
  readManagedOrder,
  setOrderStatus,
  splitConsignment,
} from '../orders/index.ts';
import type { Shop } from '../../shop.ts';
import { askReturn, moveReturn } from './index.ts';

let small: SmallShop;
let shop: Shop;

/** The automatic coupon is funded by the marketplace, the prepaid discount by the seller. */
beforeEach(async () => {
  small = await openSmallShop(
    { meera: { gstin: '36ZZTCJ1234K1Z4' } },
    {
      prepaid: { ...DEFAULT_POLICY.prepaid, offered: true, discountPercent: 10 },
      shippingFeePaise: 49_00,
    },
  );
  shop = { ...small.shop, payments: payingGateway() };
  const coupon = couponForm({
    automatic: true,
    discountValue: 7,
    maxUses: 1000,
    maxUsesPerCustomer: 1000,
    minimumOrderValue: 0,
  });
  await createCoupon(shop, SYSTEM, { ...z.parse(WriteCoupon, coupon), fundedBy: 'PLATFORM' });
});
afterEach(() => small.close());

/**
 * Places and pays an order with this many units of one item. A second item makes the item's share of the discounts
 * uneven.
 */
async function paid(price: number, quantity: number): Promise<{ order: string; itemId: number; netPaise: number }> {
  for (const bought of [
    { price, quantity },
    { price: 333, quantity: 1 },
  ]) {
    const { skuId } = await small.goods.sku({ price: bought.price, stock: 100 });
    await addItem(shop, small.customer, { skuId, size: '', quantity: bought.quantity });
  }
  const request = { address: { form: HYDERABAD }, buyNowItem: undefined, expectedTotal: undefined, note: '' };
  const { orderId: order } = await placeOrder(shop, small.customer, request, 'PREPAID');
  await setOrderStatus(shop, small.customer, order, 'PLACED');
  const { orderItems } = await readManagedOrder(shop, small.admin, order);
  const item = orderItems.find(({ unitSellingPrice }) => unitSellingPrice === price * 100)!;
  return { order, itemId: item.id, netPaise: item.net };
}

/** Returns the refunds of an item and the amounts on its credit notes, both since the last call. */
function watch(itemId: number) {
  const sums = () => {
    const [[refunded]] = small.rows(
      'SELECT coalesce(sum(amount_paise), 0) FROM refund_items WHERE order_item_id = ?',
      itemId,
    ) as [[number]];
    const [[toBuyer, byMarketplace, value]] = small.rows(
      `SELECT coalesce(sum(line.value ->> '$.total' - line.value ->> '$.fees' - line.value ->> '$.byMarketplace'), 0),
         coalesce(sum(line.value ->> '$.byMarketplace'), 0),
         coalesce(sum(line.value ->> '$.taxable' + line.value ->> '$.cgst' + line.value ->> '$.sgst' + line.value ->> '$.igst'
           - line.value ->> '$.fees'), 0)
       FROM documents, json_each(documents.content, '$.lines') line
       WHERE of_document_id IS NOT NULL AND line.value ->> '$.orderItemId' = ?`,
      itemId,
    ) as [[number, number, number]];
    return { refunded, toBuyer, byMarketplace, value };
  };
  let last = sums();
  return () => {
    const now = sums();
    const change = {
      refunded: now.refunded - last.refunded,
      toBuyer: now.toBuyer - last.toBuyer,
      byMarketplace: now.byMarketplace - last.byMarketplace,
      value: now.value - last.value,
    };
    last = now;
    return change;
  };
}

async function moveAll(order: string, to: 'CONFIRMED' | 'DELIVERED'): Promise<void> {
  const { consignments } = await readManagedOrder(shop, small.admin, order);
  for (const { id, orderStatus } of consignments) {
    if (orderStatus !== 'CANCELLED') await moveConsignment(shop, small.admin, { order, consignmentId: id, to });
  }
}

async function returnUnit(orderId: string, orderItemId: number): Promise<void> {
  const { id } = await askReturn(shop, small.customer, {
    orderId,
    kind: 'RETURN',
    items: [{ orderItemId, quantity: 1, reason: 'changedMind' }],
    resolution: 'REFUND',
  });
  for (const to of ['APPROVED', 'PICKED_UP', 'RECEIVED', 'INSPECTED', 'REFUNDED'] as const) {
    await moveReturn(shop, small.admin, { returnId: id, to, reason: 'Asked', condition: 'restock' });
  }
}

const cancelOne = (order: string, orderItemId: number) =>
  cancelOrder(shop, small.customer, { order, items: [{ orderItemId, quantity: 1 }] });

const course = fc.record({
  price: fc.integer({ min: 40, max: 3000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  /** Units that leave in a second parcel. */
  split: fc.nat({ max: 2 }),
  cancelledBeforeInvoice: fc.nat({ max: 2 }),
  cancelledAfterInvoice: fc.nat({ max: 2 }),
});

test('each unit is credited with what is refunded for it, and refund and the share of the marketplace are its value', async () => {
  await fc.assert(
    fc.asyncProperty(course, async ({ price, quantity, split, ...cancelled }) => {
      const { order, itemId, netPaise } = await paid(price, quantity);
      const seen = watch(itemId);
      const refunds: number[] = [];
      if (split > 0 && split < quantity) {
        const { consignments } = await readManagedOrder(shop, small.admin, order);
        const items = [{ orderItemId: itemId, quantity: split }];
        await splitConsignment(shop, small.admin, { order, consignmentId: consignments[0]!.id, items });
      }
      let left = quantity;
      for (; left > 0 && quantity - left < cancelled.cancelledBeforeInvoice; left -= 1) {
        await cancelOne(order, itemId);
        const { refunded, value } = seen();
        expect(value).toBe(0);
        refunds.push(refunded);
      }
      await moveAll(order, 'CONFIRMED');
      const credited = async (step: () => Promise<unknown>) => {
        await step();
        const { refunded, toBuyer, byMarketplace, value } = seen();
        expect(toBuyer).toBe(refunded);
        expect(refunded + byMarketplace).toBe(value);
        refunds.push(refunded);
      };
      for (let count = 0; left > 0 && count < cancelled.cancelledAfterInvoice; count += 1, left -= 1) {
        await credited(() => cancelOne(order, itemId));
      }
      await moveAll(order, 'DELIVERED');
      for (; left > 0; left -= 1) await credited(() => returnUnit(order, itemId));

      const each = Math.floor(netPaise / quantity);
      const rest = netPaise - each * (quantity - 1);
      expect(refunds.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: quantity - 1 }, () => each), rest]);
    }),
    { numRuns: 20 },
  );
  expect(await small.broken()).toEqual([]);
});
