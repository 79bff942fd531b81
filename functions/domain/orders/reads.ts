import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DiscountFunder, DiscountKind } from '#contract/shop/discounts.ts';
import type { RefundCause, RefundStatus } from '#contract/states/payment.ts';
import {
  consignmentItems,
  consignments,
  deliveryFailures,
  media,
  mediaUses,
  orderHistory,
  orderItemDiscounts,
  orderItems,
  orders,
  payments,
  products,
  refundDestinations,
  refundItems,
  refunds,
  sellers,
  shipments,
  skus,
  users,
} from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Statement, Params } from '../../db/statement.ts';
import { countUpTo } from '../console-list/index.ts';
import type { Rows } from '../console-list/index.ts';
import { inMediaOrder, isPosterOfMedia, mainPictureOf, MEDIA_COLUMNS, posters } from '../media/index.ts';
import type { MediaRow } from '../media/index.ts';

export const orderByNumber = statement((db, params: Params<{ number: string }>) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.number, params.number)),
);

/** An order by its id or by its number; the other is null, and finds nothing. */
export interface OrderKey {
  id: number | null;
  number: string | null;
}

/** Reads what stands where an order's id is expected: the id, or the public number in any case. */
export function orderKey(text: string): OrderKey {
  return /^\d{1,15}$/.test(text) ? { id: Number(text), number: null } : { id: null, number: text.trim().toUpperCase() };
}

const isAsked = (params: Params<OrderKey>) => sql`(orders.id = ${params.id} OR orders.number = ${params.number})`;

/** The numbers of orders that were placed so long ago and still wait to be paid, the oldest first. */
export const ordersNotPaid = statement((db, params: Params<{ before: number }>) =>
  db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'PENDING'),
        eq(orders.paymentMethod, 'PREPAID'),
        sql`${orders.paymentStatus} IN ('PENDING', 'FAILED')`,
        sql`${orders.placedAt} < ${params.before}`,
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(50),
);

/** All consignments of an order, each with how many pieces are in it and the parcel that stands for it. By the order's id or its number. */
export const partsOfOrder = statement((db, params: Params<OrderKey>) =>
  db
    .select({
      id: consignments.id,
      orderId: consignments.orderId,
      sellerId: consignments.sellerId,
      status: consignments.status,
      version: consignments.version,
      dispatchedAt: consignments.dispatchedAt,
      cancelledAt: consignments.cancelledAt,
      pieces: sql<number>`(SELECT sum(${consignmentItems.quantity}) FROM ${consignmentItems}
        WHERE ${consignmentItems.consignmentId} = ${consignments.id})`,
      shipment: shipments,
    })
    .from(orders)
    .innerJoin(consignments, eq(consignments.orderId, orders.id))
    .leftJoin(shipments, and(eq(shipments.consignmentId, consignments.id), sql`${shipments.status} != 'CANCELLED'`))
    .where(isAsked(params)),
);
export type PartRow = ReturnType<ReturnType<typeof partsOfOrder>['read']>[number];

const sellerRows = statement((db, params: Params<OrderKey>) =>
  db
    .selectDistinct({ sellerId: sellers.id, sellerName: sellers.businessName, sellerEmail: sellers.email })
    .from(orders)
    .innerJoin(consignments, eq(consignments.orderId, orders.id))
    .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
    .where(isAsked(params)),
);
export type SellerToTell = ReturnType<ReturnType<typeof sellerRows>['read']>[number];

/** The sellers of an order, and where they are written to. */
export const sellersOfOrder = sellerRows;

/** Rows of all that belongs to some orders; see `order-shape.ts`. */
export type OrderReads<Values> = (
  values: Values,
) => readonly [
  Statement<OrderRow[]>,
  Statement<ItemRow[]>,
  Statement<ConsignmentRow[]>,
  Statement<EventRow[]>,
  Statement<MediaRow[]>,
  Statement<DiscountRow[]>,
  Statement<PieceRow[]>,
  Statement<PaymentRow[]>,
  Statement<RefundRow[]>,
];

/** The consignment an item is in; the first, should its pieces ever go different ways. */
const firstConsignment = sql<number>`(SELECT min(${consignmentItems.consignmentId}) FROM ${consignmentItems}
  WHERE ${consignmentItems.orderItemId} = ${orderItems.id})`;

/** What an item brings, as the figures have it; nothing where its order is not sold. */
const soldFor = sql<
  number | null
>`(SELECT sale.revenue_paise FROM item_sales sale WHERE sale.order_item_id = ${orderItems.id})`;

/** Until when the pieces of an order are held that waits to be paid. */
const heldUntil = sql<number | null>`(SELECT min(reservations.until_at) FROM order_items
  JOIN reservations ON reservations.order_item_id = order_items.id
  WHERE order_items.order_id = ${orders.id} AND reservations.ended_at IS NULL)`;

/** Until when an order in cash is to be confirmed by its shopper, where it waits for that. */
const confirmedUntil = sql<number | null>`(SELECT cod_confirmations.until_at FROM cod_confirmations
  WHERE cod_confirmations.order_id = ${orders.id} AND cod_confirmations.answer IS NULL)`;

/**
 * The statements that read some orders with all that belongs to them, for one batch. `ids` chooses the orders, by an
 * index. Of a seller's id only that seller's part of each is read, and nothing of the other sellers' or of the shopper's
 * payments.
 */
export function orderReads<Values extends object>(
  ids: (params: Params<Values>) => SQL,
  whose: 'shopper' | 'house' | ((params: Params<Values>) => SQL),
): OrderReads<Values> {
  const sellerId = typeof whose === 'function' ? whose : undefined;
  const ofSeller = (params: Params<Values>, column: SQL) =>
    sellerId ? sql`${column} = ${sellerId(params)}` : undefined;

  const orderRows = statement((db, params: Params<Values>) =>
    db
      .select({
        order: orders,
        fullName: users.fullName,
        email: users.email,
        userMobile: users.mobile,
        payUntil: heldUntil,
        confirmUntil: confirmedUntil,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(sql`${orders.id} IN (${ids(params)})`)
      .orderBy(desc(orders.placedAt), desc(orders.id)),
  );
  const itemRows = statement((db, params: Params<Values>) =>
    db
      .select({
        item: orderItems,
        consignmentId: firstConsignment,
        seoUrl: products.seoUrl,
        soldPaise: whose === 'shopper' ? sql<number | null>`NULL` : soldFor,
      })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(and(sql`${orderItems.orderId} IN (${ids(params)})`, ofSeller(params, orderItems.sellerId.getSQL())))
      .orderBy(asc(orderItems.orderId), asc(orderItems.position)),
  );
  const consignmentRows = statement((db, params: Params<Values>) =>
    db
      .select({
        consignment: consignments,
        sellerName: sellers.businessName,
        shipment: shipments,
        failure: { answer: deliveryFailures.answer, wishedOn: deliveryFailures.wishedOn },
      })
      .from(consignments)
      .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
      .leftJoin(shipments, and(eq(shipments.consignmentId, consignments.id), sql`${shipments.status} != 'CANCELLED'`))
      .leftJoin(
        deliveryFailures,
        and(
          eq(deliveryFailures.shipmentId, shipments.id),
          sql`${deliveryFailures.attempt} = (SELECT max(last.attempt) FROM delivery_failures last
            WHERE last.shipment_id = ${shipments.id})`,
        ),
      )
      .where(and(sql`${consignments.orderId} IN (${ids(params)})`, ofSeller(params, consignments.sellerId.getSQL())))
      .orderBy(asc(consignments.id)),
  );
  const eventRows = statement((db, params: Params<Values>) =>
    db
      .select({
        orderId: orderHistory.orderId,
        at: orderHistory.at,
        event: orderHistory.event,
        from: orderHistory.from,
        to: orderHistory.to,
        by: orderHistory.actorKind,
        sellerName: sellers.businessName,
      })
      .from(orderHistory)
      .leftJoin(consignments, eq(consignments.id, orderHistory.consignmentId))
      .leftJoin(sellers, eq(sellers.id, consignments.sellerId))
      .where(
        and(
          sql`${orderHistory.orderId} IN (${ids(params)})`,
          sellerId
            ? sql`(${consignments.sellerId} IS NULL OR ${consignments.sellerId} = ${sellerId(params)})`
            : undefined,
        ),
      )
      .orderBy(asc(orderHistory.id)),
  );
  const pictureRows = statement((db, params: Params<Values>) =>
    db
      .select({ ...MEDIA_COLUMNS, subjectId: skus.id })
      .from(skus)
      .innerJoin(mediaUses, eq(mediaUses.id, mainPictureOf(skus.id)))
      .innerJoin(media, eq(media.id, mediaUses.mediaId))
      .leftJoin(posters, isPosterOfMedia)
      .where(
        sql`${skus.id} IN (SELECT ${orderItems.skuId} FROM ${orderItems} WHERE ${orderItems.orderId} IN (${ids(params)}))`,
      )
      .orderBy(...inMediaOrder),
  );
  const discountRows = statement((db, params: Params<Values>) =>
    db
      .select({
        orderId: orderItems.orderId,
        kind: orderItemDiscounts.kind,
        fundedBy: orderItemDiscounts.fundedBy,
        amountPaise: orderItemDiscounts.amountPaise,
      })
      .from(orderItemDiscounts)
      .innerJoin(orderItems, eq(orderItems.id, orderItemDiscounts.orderItemId))
      .where(and(sql`${orderItems.orderId} IN (${ids(params)})`, ofSeller(params, orderItems.sellerId.getSQL()))),
  );
  const pieceRows = statement((db, params: Params<Values>) =>
    db
      .select({
        consignmentId: consignmentItems.consignmentId,
        orderItemId: consignmentItems.orderItemId,
        quantity: consignmentItems.quantity,
      })
      .from(orderItems)
      .innerJoin(consignmentItems, eq(consignmentItems.orderItemId, orderItems.id))
      .where(and(sql`${orderItems.orderId} IN (${ids(params)})`, ofSeller(params, orderItems.sellerId.getSQL())))
      .orderBy(asc(orderItems.orderId), asc(orderItems.position)),
  );
  // By an order that is none: nothing is read, and no table is gone through for it.
  const told = (params: Params<Values>) => (sellerId ? sql`NULL` : ids(params));
  const paymentRows = statement((db, params: Params<Values>) =>
    db
      .select()
      .from(payments)
      .where(sql`${payments.orderId} IN (${told(params)})`)
      .orderBy(asc(payments.id)),
  );
  const refundRows = statement((db, params: Params<Values>) =>
    db
      .select({
        id: refunds.id,
        orderId: refunds.orderId,
        at: refunds.createdAt,
        amountPaise: refunds.amountPaise,
        feesPaise: refunds.feesPaise,
        cause: refunds.cause,
        status: refunds.status,
        method: sql<string>`coalesce(${payments.method}, lower(${refundDestinations.way}))`.as('method'),
        orderItemId: refundItems.orderItemId,
        quantity: refundItems.quantity,
        itemPaise: sql<number | null>`${refundItems.amountPaise}`.as('item_paise'),
      })
      .from(refunds)
      .leftJoin(payments, eq(payments.id, refunds.paymentId))
      .leftJoin(refundDestinations, eq(refundDestinations.id, refunds.destinationId))
      .leftJoin(refundItems, eq(refundItems.refundId, refunds.id))
      .where(sql`${refunds.orderId} IN (${told(params)})`)
      .orderBy(asc(refunds.id), asc(refundItems.id)),
  );
  return (values) => [
    orderRows(values),
    itemRows(values),
    consignmentRows(values),
    eventRows(values),
    pictureRows(values),
    discountRows(values),
    pieceRows(values),
    paymentRows(values),
    refundRows(values),
  ];
}

export interface OrderRow {
  order: typeof orders.$inferSelect;
  fullName: string;
  email: string;
  userMobile: string | null;
  payUntil: number | null;
  confirmUntil: number | null;
}
export interface ItemRow {
  item: typeof orderItems.$inferSelect;
  consignmentId: number;
  seoUrl: string;
  soldPaise: number | null;
}
export interface DiscountRow {
  orderId: number;
  kind: DiscountKind;
  fundedBy: DiscountFunder;
  amountPaise: number;
}
/** So many pieces of an item are in a consignment. */
export interface PieceRow {
  consignmentId: number;
  orderItemId: number;
  quantity: number;
}
export type PaymentRow = typeof payments.$inferSelect;
/** A refund, a row for each item of it; one of a whole payment has none. */
export interface RefundRow {
  id: number;
  orderId: number;
  at: number;
  amountPaise: number;
  feesPaise: number;
  cause: RefundCause;
  status: RefundStatus;
  method: string;
  orderItemId: number | null;
  quantity: number | null;
  itemPaise: number | null;
}
export interface ConsignmentRow {
  consignment: typeof consignments.$inferSelect;
  sellerName: string;
  /** Its parcel, where one is made. */
  shipment: typeof shipments.$inferSelect | null;
  /** The parcel's last delivery that failed. */
  failure: Pick<typeof deliveryFailures.$inferSelect, 'answer' | 'wishedOn'> | null;
}
export interface EventRow {
  orderId: number;
  at: number;
  event: string;
  from: string | null;
  to: string | null;
  by: typeof orderHistory.$inferSelect.actorKind;
  sellerName: string | null;
}

/** One order of a customer. */
export const customerOrder = orderReads(
  (params: Params<OrderKey & { userId: number }>) =>
    sql`SELECT orders.id FROM orders WHERE ${isAsked(params)} AND orders.user_id = ${params.userId}`,
  'shopper',
);

/** A customer's newest orders. */
export const customerOrders = orderReads(
  (params: Params<{ userId: number } & Rows>) =>
    sql`SELECT orders.id FROM orders WHERE orders.user_id = ${params.userId}
      ORDER BY orders.placed_at DESC, orders.id DESC LIMIT ${params.limit} OFFSET ${params.offset}`,
  'shopper',
);

export const countCustomerOrders = (userId: number) => countUpTo(sql`orders WHERE orders.user_id = ${userId}`);

/** One order, as far as it is a seller's. */
export const sellerOrder = orderReads(
  (params: Params<OrderKey & { sellerId: number }>) =>
    sql`SELECT own.order_id FROM consignments own JOIN orders ON orders.id = own.order_id
      WHERE ${isAsked(params)} AND own.seller_id = ${params.sellerId} AND own.archived_at IS NULL`,
  (params) => sql`${params.sellerId}`,
);

/** Of a seller's consignments in an order the first stands for all. */
const isFirstOfOrder = sql`NOT EXISTS (SELECT 1 FROM consignments earlier WHERE earlier.order_id = own.order_id
  AND earlier.seller_id = own.seller_id AND earlier.archived_at IS NULL AND earlier.id < own.id)`;

/** The newest orders a seller has a part in. */
export const sellerOrders = orderReads(
  (params: Params<{ sellerId: number } & Rows>) =>
    sql`SELECT own.order_id FROM consignments own
      WHERE own.seller_id = ${params.sellerId} AND own.archived_at IS NULL AND ${isFirstOfOrder}
      ORDER BY own.created_at DESC, own.id DESC LIMIT ${params.limit} OFFSET ${params.offset}`,
  (params) => sql`${params.sellerId}`,
);

export const countSellerOrders = (sellerId: number) =>
  countUpTo(sql`consignments own WHERE own.seller_id = ${sellerId} AND own.archived_at IS NULL AND ${isFirstOfOrder}`);

/** Any order, for the house. */
export const anyOrder = orderReads(
  (params: Params<OrderKey>) => sql`SELECT orders.id FROM orders WHERE ${isAsked(params)}`,
  'house',
);

/** Orders by a JSON list of their ids, for the house. */
export const ordersWithIds = orderReads(
  (params: Params<{ ids: string }>) => sql`SELECT value FROM json_each(${params.ids})`,
  'house',
);

/** Orders by a JSON list of their ids, as far as they are a seller's. */
export const sellerOrdersWithIds = orderReads(
  (params: Params<{ ids: string; sellerId: number }>) => sql`SELECT value FROM json_each(${params.ids})`,
  (params) => sql`${params.sellerId}`,
);

/** The order of a customer an item belongs to. */
export const customerOrderOfItem = orderReads(
  (params: Params<{ itemId: number; userId: number }>) =>
    sql`SELECT orders.id FROM order_items JOIN orders ON orders.id = order_items.order_id
      WHERE order_items.id = ${params.itemId} AND orders.user_id = ${params.userId}`,
  'shopper',
);

/** The order an item belongs to, for the house. */
export const anyOrderOfItem = orderReads(
  (params: Params<{ itemId: number }>) => sql`SELECT order_id FROM order_items WHERE order_items.id = ${params.itemId}`,
  'house',
);
