import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { PaymentStatus } from '#contract/states/payment.ts';
import type { Actor } from '#contract/calls/actor.ts';
import {
  consignmentItems,
  consignments,
  orderHistory,
  orderItemDiscounts,
  orderItems,
  orders,
  skus,
} from '../../../db/schema/index.ts';
import { consignmentMadeLast, itemMadeLast } from '../../../db/made-last.ts';
import type { SplitOf } from '../../../db/made-last.ts';
import { insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { auditEntryOf } from '../../platform/audit/index.ts';

/** The id of the order that this batch makes, by its number. */
const orderNumbered = (params: Params<{ number: string }>): SQL<number> =>
  sql`(SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`;

export const insertOrder = insertInto(orders);

export const insertConsignment = insertInto(consignments, (params: Params<{ number: string }>) => ({
  orderId: orderNumbered(params),
}));

export const insertOrderItem = insertInto(orderItems, (params: Params<{ number: string }>) => ({
  orderId: orderNumbered(params),
}));

/** The id of an item of the order that this batch makes, by its place in it. */
const itemPlaced = (params: Params<{ number: string; position: number }>): SQL<number> =>
  sql`(SELECT ${orderItems.id} FROM ${orderItems}
    WHERE ${orderItems.orderId} = ${orderNumbered(params)} AND ${orderItems.position} = ${params.position})`;

export const insertOrderItemDiscount = insertInto(
  orderItemDiscounts,
  (params: Params<{ number: string; position: number }>) => ({ orderItemId: itemPlaced(params) }),
);

/** Puts each item of the order that this batch makes into its seller's consignment: the only one yet. */
export const insertConsignmentItems = statement((db, params: Params<{ number: string }>) =>
  db.insert(consignmentItems).select(
    db
      .select(
        selectedRow(consignmentItems, {
          consignmentId: consignments.id,
          orderItemId: orderItems.id,
          orderId: orderItems.orderId,
          sellerId: orderItems.sellerId,
          quantity: orderItems.quantity,
        }),
      )
      .from(orderItems)
      .innerJoin(
        consignments,
        and(eq(consignments.orderId, orderItems.orderId), eq(consignments.sellerId, orderItems.sellerId)),
      )
      .where(eq(orderItems.orderId, orderNumbered(params))),
  ),
);

export const insertPlacedEvent = insertInto(orderHistory, (params: Params<{ number: string }>) => ({
  orderId: orderNumbered(params),
}));

export const insertEvent = insertInto(orderHistory);

interface Move {
  id: number;
  version: number;
  to: OrderStatus;
  now: number;
  dispatchedAt: number | null;
  deliveredAt: number | null;
  cancelledAt: number | null;
}

/** Moves a consignment from the state it was read in; touches nothing when somebody moved it since. */
export const setConsignmentStatus = statement((db, params: Params<Move>) =>
  db
    .update(consignments)
    .set({
      status: sql`${params.to}`,
      version: sql`${consignments.version} + 1`,
      updatedAt: sql`${params.now}`,
      dispatchedAt: sql`coalesce(${consignments.dispatchedAt}, ${params.dispatchedAt})`,
      deliveredAt: sql`${params.deliveredAt}`,
      cancelledAt: sql`${params.cancelledAt}`,
    })
    .where(and(eq(consignments.id, params.id), eq(consignments.version, params.version))),
);

const rank = sql.raw(
  `CASE status ${ORDER_STATUSES.map((status, index) => `WHEN '${status}' THEN ${index}`).join(' ')} END`,
);

/** The status of the least advanced of some consignments: `orderStatusOf` as SQL. */
export const leastAdvancedOf = (which: SQL) =>
  sql<OrderStatus>`(SELECT status FROM consignments WHERE ${which} ORDER BY ${rank} LIMIT 1)`;

/** What replaces returned pieces goes its own way: the order stays where what was bought is. */
const leastAdvanced = leastAdvancedOf(sql`order_id = ${orders.id} AND replaces_consignment_id IS NULL`);

/**
 * Gives an order the status of its least advanced consignment; CANCELLED comes last in the order, so only when all are.
 * What is paid on delivery is paid when all of it is delivered: see `codPaymentStatus`. What was paid back stays so.
 */
export const followConsignments = statement((db, params: Params<{ orderId: number; now: number }>) =>
  db
    .update(orders)
    .set({
      status: leastAdvanced,
      paymentStatus: sql`CASE WHEN ${orders.paymentMethod} <> 'COD' OR ${orders.paymentStatus} IN ('REFUNDED', 'PARTIALLY_REFUNDED')
          THEN ${orders.paymentStatus}
        WHEN ${leastAdvanced} = 'DELIVERED' THEN 'COMPLETED' ELSE 'PENDING' END`,
      version: sql`${orders.version} + 1`,
      updatedAt: sql`${params.now}`,
    })
    .where(eq(orders.id, params.orderId)),
);

interface WaitingMove {
  orderId: number;
  to: OrderStatus;
  cancelledAt: number | null;
  now: number;
}

/** Moves an order's consignments that wait to be paid. */
export const moveWaitingConsignments = statement((db, params: Params<WaitingMove>) =>
  db
    .update(consignments)
    .set({
      status: sql`${params.to}`,
      cancelledAt: sql`${params.cancelledAt}`,
      version: sql`${consignments.version} + 1`,
      updatedAt: sql`${params.now}`,
    })
    .where(and(eq(consignments.orderId, params.orderId), eq(consignments.status, 'PENDING'))),
);

/** Gives an order that waits to be paid its end; touches nothing where it waits no more. */
export const setOrderPaid = statement(
  (db, params: Params<{ id: number; status: OrderStatus; paymentStatus: PaymentStatus; now: number }>) =>
    db
      .update(orders)
      .set({
        status: sql`${params.status}`,
        paymentStatus: sql`${params.paymentStatus}`,
        version: sql`${orders.version} + 1`,
        updatedAt: sql`${params.now}`,
      })
      .where(and(eq(orders.id, params.id), eq(orders.status, 'PENDING'))),
);

/** Notes where the money of an unpaid order stands; touches nothing where a payment stands for it. */
export const setPaymentStatus = statement(
  (db, params: Params<{ id: number; paymentStatus: PaymentStatus; now: number }>) =>
    db
      .update(orders)
      .set({
        paymentStatus: sql`${params.paymentStatus}`,
        version: sql`${orders.version} + 1`,
        updatedAt: sql`${params.now}`,
      })
      .where(and(eq(orders.id, params.id), inArray(orders.paymentStatus, ['PENDING', 'FAILED']))),
);

/** Notes that a consignment's pieces changed; touches nothing when somebody changed it since it was read. */
export const touchConsignment = statement((db, params: Params<{ id: number; version: number; now: number }>) =>
  db
    .update(consignments)
    .set({ version: sql`${consignments.version} + 1`, updatedAt: sql`${params.now}` })
    .where(and(eq(consignments.id, params.id), eq(consignments.version, params.version))),
);

/** A consignment for pieces that are taken out of another of the same seller. */
export const insertSplitConsignment = insertInto(consignments);

/** Puts pieces of an item into the consignment this batch has made for them. */
export const movePieces = insertInto(consignmentItems, (params: Params<SplitOf>) => ({
  consignmentId: consignmentMadeLast(params),
}));

interface Shrink {
  consignmentId: number;
  orderItemId: number;
  /** How many were seen there. */
  seen: number;
  /** How many go. */
  quantity: number;
}

const lessPieces = statement((db, params: Params<Shrink>) =>
  db
    .update(consignmentItems)
    .set({ quantity: sql`${consignmentItems.quantity} - ${params.quantity}` })
    .where(
      and(
        eq(consignmentItems.consignmentId, params.consignmentId),
        eq(consignmentItems.orderItemId, params.orderItemId),
        eq(consignmentItems.quantity, params.seen),
      ),
    ),
);

const noPieces = statement((db, params: Params<Omit<Shrink, 'quantity'>>) =>
  db
    .delete(consignmentItems)
    .where(
      and(
        eq(consignmentItems.consignmentId, params.consignmentId),
        eq(consignmentItems.orderItemId, params.orderItemId),
        eq(consignmentItems.quantity, params.seen),
      ),
    ),
);

/** Puts the item this batch has made last into the consignment it has made last. */
export const packReplacement = insertInto(consignmentItems, (params: Params<SplitOf>) => ({
  consignmentId: consignmentMadeLast(params),
  orderItemId: itemMadeLast(params),
}));

const zero = sql.raw('0');

/** An item that replaces pieces of another: of a SKU of the same product, at no charge. */
export const insertReplacementItem = statement(
  (db, params: Params<{ ofItemId: number; paidItemId: number; skuId: number; quantity: number }>) =>
    db.insert(orderItems).select(
      db
        .select(
          selectedRow(orderItems, {
            orderId: orderItems.orderId,
            sellerId: orderItems.sellerId,
            position: sql`(SELECT max(beside.position) + 1 FROM order_items beside WHERE beside.order_id = ${orderItems.orderId})`,
            productId: orderItems.productId,
            skuId: skus.id,
            productName: orderItems.productName,
            productTitle: orderItems.productTitle,
            skuCode: skus.code,
            color: skus.color,
            size: skus.size,
            quantity: params.quantity,
            replacesItemId: params.paidItemId,
            unitMrpPaise: zero,
            unitSellingPaise: zero,
            discountPaise: zero,
            platformDiscountPaise: zero,
            netPaise: zero,
            shippingFeePaise: zero,
            codFeePaise: zero,
            hsn: orderItems.hsn,
            taxCategory: orderItems.taxCategory,
            taxBasisPoints: orderItems.taxBasisPoints,
            taxablePaise: zero,
            cgstPaise: zero,
            sgstPaise: zero,
            igstPaise: zero,
          }),
        )
        .from(orderItems)
        .innerJoin(skus, sql`${skus.id} = ${params.skuId}`)
        .where(eq(orderItems.id, params.ofItemId)),
    ),
);

/** Takes pieces of an item out of a consignment; touches nothing where there are not as many as were seen. */
export const shrinkPieces = (input: Shrink) => (input.quantity === input.seen ? noPieces(input) : lessPieces(input));

export const insertSplitEvent = insertInto(orderHistory, (params: Params<SplitOf>) => ({
  consignmentId: consignmentMadeLast(params),
}));

const consignmentMoved = auditEntryOf((params: Params<SplitOf>) => consignmentMadeLast(params));

/** The log entry of pieces that staff took out or replaced, about the consignment this batch has made for them. */
export function auditSplit(
  shop: Shop,
  actor: Actor,
  { from, to, ...of }: SplitOf & { from: OrderStatus | null; to: OrderStatus },
) {
  return consignmentMoved(
    shop,
    actor,
    { action: 'consignment moved', subject: 'consignment', before: { status: from }, after: { status: to } },
    of,
  );
}
