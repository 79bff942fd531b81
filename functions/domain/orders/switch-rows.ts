import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { Order } from '#contract/calls/orders.ts';
import type { DiscountFunder } from '#contract/shop/discounts.ts';
import { actorValues } from '../../db/schema/actors.ts';
import {
  consignments,
  documents,
  orderItemDiscounts,
  orderItems,
  orders,
  prepaidSwitches,
  shipments,
} from '../../db/schema/index.ts';
import { insertInto, requireChange, requireChanges, statement } from '../../db/statement.ts';
import type { Params, Statement } from '../../db/statement.ts';
import { switchedPrice } from '../pricing/index.ts';
import type { SwitchedPrice } from '../pricing/index.ts';
import type { Shop } from '../shop.ts';
import type { OrderKey } from './reads.ts';
import { insertEvent } from './statements.ts';

/** The items of an order as they would be switched, with what its shopper was offered where they asked. */
export const itemsToSwitch = statement((db, params: Params<OrderKey>) =>
  db
    .select({
      id: orderItems.id,
      sellerId: orderItems.sellerId,
      discountPaise: orderItems.discountPaise,
      platformDiscountPaise: orderItems.platformDiscountPaise,
      netPaise: orderItems.netPaise,
      shippingFeePaise: orderItems.shippingFeePaise,
      taxBasisPoints: orderItems.taxBasisPoints,
      igstPaise: orderItems.igstPaise,
      offeredPercent: prepaidSwitches.discountPercent,
      offeredBy: prepaidSwitches.fundedBy,
      offeredTotal: prepaidSwitches.totalPaise,
      paidAt: prepaidSwitches.paidAt,
      hasPapers: sql<number>`${hasPapers(sql`${orders.id}`)}`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(prepaidSwitches, eq(prepaidSwitches.orderId, orders.id))
    .where(sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`)
    .orderBy(asc(orderItems.position)),
);
/** How an order in cash would be paid online: its items, and what was offered, where its shopper asked. */
export interface Switching {
  items: ReturnType<ReturnType<typeof itemsToSwitch>['read']>;
  terms: { discountPercent: number; fundedBy: DiscountFunder } | null;
  totalPaise: number | null;
}

/** Whether an invoice or a parcel of an order exists, which say what is to be collected. */
function hasPapers(orderId: ReturnType<typeof sql>) {
  return sql`(EXISTS (SELECT 1 FROM ${documents} WHERE ${documents.orderId} = ${orderId})
    OR EXISTS (SELECT 1 FROM ${consignments} part JOIN ${shipments} ON ${shipments.consignmentId} = part.id
      WHERE part.order_id = ${orderId} AND ${shipments.status} <> 'CANCELLED'))`;
}

export const insertSwitch = insertInto(prepaidSwitches);

const setPaid = statement((db, params: Params<{ orderId: number; now: number }>) =>
  db
    .update(prepaidSwitches)
    .set({ paidAt: sql`${params.now}` })
    .where(and(eq(prepaidSwitches.orderId, params.orderId), isNull(prepaidSwitches.paidAt))),
);

type ItemAmounts = { id: number } & SwitchedPrice['lines'][number];
const setItem = statement((db, params: Params<ItemAmounts>) =>
  db
    .update(orderItems)
    .set({
      discountPaise: sql`${params.discountPaise}`,
      platformDiscountPaise: sql`${params.platformDiscountPaise}`,
      netPaise: sql`${params.netPaise}`,
      codFeePaise: 0,
      taxablePaise: sql`${params.taxablePaise}`,
      cgstPaise: sql`${params.cgstPaise}`,
      sgstPaise: sql`${params.sgstPaise}`,
      igstPaise: sql`${params.igstPaise}`,
    })
    .where(eq(orderItems.id, params.id)),
);

const insertDiscount = insertInto(orderItemDiscounts);

type OrderAmounts = { id: number; discount: number; tax: number; total: number; now: number };
const setOrder = statement((db, params: Params<OrderAmounts>) =>
  db
    .update(orders)
    .set({
      paymentMethod: 'PREPAID',
      paymentStatus: 'COMPLETED',
      prepaidDiscountPaise: sql`${params.discount}`,
      codFeePaise: 0,
      taxIncludedPaise: sql`${params.tax}`,
      totalPaise: sql`${params.total}`,
      version: sql`${orders.version} + 1`,
      updatedAt: sql`${params.now}`,
    })
    .where(
      and(
        eq(orders.id, params.id),
        eq(orders.paymentMethod, 'COD'),
        eq(orders.status, 'PLACED'),
        sql`NOT ${hasPapers(sql`${orders.id}`)}`,
      ),
    ),
);

/** Whoever read a consignment before the switch reads it again before moving it. */
const touchPlaced = statement((db, params: Params<{ orderId: number; now: number }>) =>
  db
    .update(consignments)
    .set({ version: sql`${consignments.version} + 1`, updatedAt: sql`${params.now}` })
    .where(and(eq(consignments.orderId, params.orderId), eq(consignments.status, 'PLACED'))),
);

/** The statements by which an order that was paid online after all takes its new amounts, all for one batch. */
export function switchOrder(
  shop: Shop,
  actor: Actor,
  { order, switching }: { order: Order; switching: Switching },
): Statement[] {
  const { items, terms } = switching;
  const price = switchedPrice(items, terms!);
  const { id: orderId } = order;
  const { kind, fundedBy, couponId, amount, perLine } = price.adjustment;
  const now = shop.now;
  return [
    requireChange(setPaid({ orderId, now }), 'ORDER_MOVED_ON'),
    ...items.map(({ id }, index) => setItem({ id, ...price.lines[index]! })),
    ...items.flatMap(({ id: orderItemId }, index) => {
      const amountPaise = perLine[index]!;
      return amountPaise > 0 ? [insertDiscount({ orderItemId, kind, fundedBy, couponId, amountPaise })] : [];
    }),
    requireChanges(touchPlaced({ orderId, now }), order.consignments.length, 'ORDER_MOVED_ON'),
    requireChange(
      setOrder({ id: orderId, discount: amount, tax: price.taxIncludedPaise, total: price.totalPaise, now }),
      'ORDER_MOVED_ON',
    ),
    insertEvent({ at: now, orderId, event: 'payment.received', from: null, to: null, ...actorValues(actor) }),
  ];
}
