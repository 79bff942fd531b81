import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DiscountFunder, DiscountKind } from '#contract/shop/discounts.ts';
import type { RefundCause, RefundStatus } from '#contract/states/payment.ts';
import {
  consignmentItems,
  consignments,
  deliveryFailures,
  isParcelOfConsignment,
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
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';
import { inMediaOrder, isPosterOfMedia, mainPictureOf, MEDIA_COLUMNS, posters } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';

/** Rows of everything that belongs to some orders; see `order-shape.ts`. */
export type OrderRows = {
  orders: OrderRow[];
  items: ItemRow[];
  consignments: ConsignmentRow[];
  events: EventRow[];
  pictures: MediaRow[];
  discounts: DiscountRow[];
  /** Of each consignment. */
  pieces: PieceRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
};

type OrderReads<Values> = (values: Values) => { [Name in keyof OrderRows]: Statement<OrderRows[Name]> };

/** An item's consignment; the first one if its pieces are in several. */
const firstConsignment = sql<number>`(SELECT min(${consignmentItems.consignmentId}) FROM ${consignmentItems}
  WHERE ${consignmentItems.orderItemId} = ${orderItems.id})`;

/** An item's revenue, as the figures count it; null when its order does not count as sold. */
const soldFor = sql<
  number | null
>`(SELECT sale.revenue_paise FROM item_sales sale WHERE sale.order_item_id = ${orderItems.id})`;

/** When the reservations of an unpaid order end. */
const heldUntil = sql<number | null>`(SELECT min(reservations.until_at) FROM order_items
  JOIN reservations ON reservations.order_item_id = order_items.id
  WHERE order_items.order_id = ${orders.id} AND reservations.ended_at IS NULL)`;

/** The gateway's id of an order's newest payment link. */
const gatewayLink = sql<string | null>`(SELECT link.gateway_link FROM payment_links link
  WHERE link.order_id = ${orders.id} AND link.gateway_link IS NOT NULL ORDER BY link.attempt DESC LIMIT 1)`;

/** The time limit for the shopper to confirm a COD order; null when no confirmation is pending. */
const confirmedUntil = sql<number | null>`(SELECT cod_confirmations.until_at FROM cod_confirmations
  WHERE cod_confirmations.order_id = ${orders.id} AND cod_confirmations.answer IS NULL)`;

/** The items of a consignment as text. @example '2 × Kundan Jhumka, Temple Choker' */
export const contentsInWords = sql<string | null>`(SELECT group_concat(piece, ', ') FROM (
  SELECT CASE WHEN packed.quantity > 1 THEN packed.quantity || ' × ' ELSE '' END || line.product_name AS piece
  FROM consignment_items packed JOIN order_items line ON line.id = packed.order_item_id
  WHERE packed.consignment_id = ${consignments.id} ORDER BY line.position))`;

/**
 * Returns the statements that read some orders with everything that belongs to them, for one batch. `ids` selects the
 * orders and must use an index. For a seller, only that seller's part of each order is read, without the shopper's
 * payments.
 */
export function orderReads<Values extends object>(
  ids: (params: Params<Values>) => SQL,
  whose: 'shopper' | 'platform' | ((params: Params<Values>) => SQL),
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
        gatewayLink: sellerId ? sql<string | null>`NULL` : gatewayLink,
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
        contents: contentsInWords,
        shipment: shipments,
        failure: { answer: deliveryFailures.answer, wishedOn: deliveryFailures.wishedOn },
      })
      .from(consignments)
      .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
      .leftJoin(shipments, isParcelOfConsignment)
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
        reason: sql<string | null>`CASE ${orderHistory.event} WHEN 'order.discounted' THEN ${orderHistory.reason} END`,
        person: sql<string | null>`CASE ${orderHistory.event} WHEN 'order.discounted' THEN (
          SELECT ${users.fullName} FROM ${users} WHERE ${users.id} = ${orderHistory.actorUserId}) END`,
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
        bundleId: orderItemDiscounts.bundleId,
        bundleName: orderItemDiscounts.bundleName,
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
  // For a seller, the order id is NULL: the query returns no row and scans no table.
  const idsOrNone = (params: Params<Values>) => (sellerId ? sql`NULL` : ids(params));
  const paymentRows = statement((db, params: Params<Values>) =>
    db
      .select()
      .from(payments)
      .where(sql`${payments.orderId} IN (${idsOrNone(params)})`)
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
      .where(sql`${refunds.orderId} IN (${idsOrNone(params)})`)
      .orderBy(asc(refunds.id), asc(refundItems.id)),
  );
  return (values) => ({
    orders: orderRows(values),
    items: itemRows(values),
    consignments: consignmentRows(values),
    events: eventRows(values),
    pictures: pictureRows(values),
    discounts: discountRows(values),
    pieces: pieceRows(values),
    payments: paymentRows(values),
    refunds: refundRows(values),
  });
}

export interface OrderRow {
  order: typeof orders.$inferSelect;
  fullName: string;
  email: string;
  userMobile: string | null;
  gatewayLink: string | null;
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
  bundleId: number | null;
  bundleName: string | null;
  fundedBy: DiscountFunder;
  amountPaise: number;
}
/** The number of pieces of an item in a consignment. */
export interface PieceRow {
  consignmentId: number;
  orderItemId: number;
  quantity: number;
}
export type PaymentRow = typeof payments.$inferSelect;
/** A refund, with one row for each of its items. A refund of a whole payment has no item. */
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
  /** The refund's items as text. */
  contents: string | null;
  /** The consignment's parcel, if one exists. */
  shipment: typeof shipments.$inferSelect | null;
  /** The parcel's latest failed delivery. */
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
  /** Why and by whom a discount was given; null for other events. */
  reason: string | null;
  person: string | null;
}
