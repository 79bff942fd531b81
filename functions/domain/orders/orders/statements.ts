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
  users,
} from '../../../db/schema/index.ts';
import { consignmentMadeLast, itemMadeLast } from '../../../db/made-last.ts';
import type { SplitOf } from '../../../db/made-last.ts';
import { insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { auditEntryOf } from '../../platform/audit/index.ts';

/** The id of the order that this batch inserts, by its number. */
const orderNumbered = (params: Params<{ number: string }>): SQL<number> =>
  sql`(SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`;

export const insertOrder = insertInto(orders);
/** Inserts the order of a customer whose account is added in the same batch. */
export const insertOrderOfNewCustomer = insertInto(orders, ({ email }: Params<{ email: string }>) => ({
  userId: sql`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email})`,
}));

export const insertConsignment = insertInto(consignments, (params: Params<{ number: string }>) => ({
  orderId: orderNumbered(params),
}));

/** The ids of a product's category and of those above it, nearest first, as JSON. */
const categoriesOf = ({ productId }: Params<{ productId: number }>) => sql<number[]>`(
  SELECT CASE own.level WHEN 1 THEN json_array(own.id) WHEN 2 THEN json_array(own.id, own.parent_id)
    ELSE json_array(own.id, own.parent_id, above.parent_id) END
  FROM products JOIN categories own ON own.id = products.category_id LEFT JOIN categories above ON above.id = own.parent_id
  WHERE products.id = ${productId})`;

export const insertOrderItem = insertInto(orderItems, (params: Params<{ number: string; productId: number }>) => ({
  orderId: orderNumbered(params),
  categoryIds: categoriesOf(params),
}));

/** The id of an item of the order that this batch inserts, by its position. */
const itemPlaced = (params: Params<{ number: string; position: number }>): SQL<number> =>
  sql`(SELECT ${orderItems.id} FROM ${orderItems}
    WHERE ${orderItems.orderId} = ${orderNumbered(params)} AND ${orderItems.position} = ${params.position})`;

export const insertOrderItemDiscount = insertInto(
  orderItemDiscounts,
  (params: Params<{ number: string; position: number }>) => ({ orderItemId: itemPlaced(params) }),
);

/**
 * Inserts each item of the new order into its seller's consignment. A new order has one consignment for each seller.
 */
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

/** Moves a consignment from the state it was read in. Changes no row if the consignment has changed since. */
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

/** Replacement consignments are excluded: the order keeps the status of the goods that were bought. */
const leastAdvanced = leastAdvancedOf(sql`order_id = ${orders.id} AND replaces_consignment_id IS NULL`);

/**
 * Sets an order's status to that of its least advanced consignment. CANCELLED is last in the order of statuses, so an
 * order is CANCELLED only when all its consignments are. A COD order is paid when all of it is delivered: see
 * `codPaymentStatus`. Refund statuses stay.
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

/** Moves an order's consignments that wait for payment. */
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

/** Sets the final status of an order that waits for payment. Changes no row if the order no longer waits. */
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

/** Sets the payment status of an unpaid order. Changes no row if the order has a valid payment. */
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

/** Notes that a consignment's pieces changed. Changes no row if the consignment has changed since it was read. */
export const touchConsignment = statement((db, params: Params<{ id: number; version: number; now: number }>) =>
  db
    .update(consignments)
    .set({ version: sql`${consignments.version} + 1`, updatedAt: sql`${params.now}` })
    .where(and(eq(consignments.id, params.id), eq(consignments.version, params.version))),
);

/** Inserts a consignment for pieces that are taken out of another consignment of the same seller. */
export const insertSplitConsignment = insertInto(consignments);

/** Inserts pieces of an item into the consignment that this batch has inserted for them. */
export const movePieces = insertInto(consignmentItems, (params: Params<SplitOf>) => ({
  consignmentId: consignmentMadeLast(params),
}));

interface Shrink {
  consignmentId: number;
  orderItemId: number;
  /** The quantity when it was read. */
  seen: number;
  /** The quantity to remove. */
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

/** Inserts the batch's latest item into the batch's latest consignment. */
export const packReplacement = insertInto(consignmentItems, (params: Params<SplitOf>) => ({
  consignmentId: consignmentMadeLast(params),
  orderItemId: itemMadeLast(params),
}));

const zero = sql.raw('0');

/** Inserts an item that replaces pieces of another item: a SKU of the same product, at no charge. */
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
            categoryIds: orderItems.categoryIds,
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

/** Removes pieces of an item from a consignment. Changes no row if the quantity differs from the one read. */
export const shrinkPieces = (input: Shrink) => (input.quantity === input.seen ? noPieces(input) : lessPieces(input));

export const insertSplitEvent = insertInto(orderHistory, (params: Params<SplitOf>) => ({
  consignmentId: consignmentMadeLast(params),
}));

const consignmentMoved = auditEntryOf((params: Params<SplitOf>) => consignmentMadeLast(params));

/** Returns the audit entry for pieces that staff took out or replaced, about the batch's new consignment. */
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
