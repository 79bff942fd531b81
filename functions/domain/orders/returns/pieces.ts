import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isCounterSale } from '#contract/shop/order-source.ts';
import { completePolicy } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { canBeGivenBack } from '#contract/shop/give-back.ts';
import {
  consignmentItems,
  consignments,
  inventory,
  orderItems,
  orders,
  products,
  returns,
  sellers,
  skus,
  storeSettings,
  users,
} from '../../../db/schema/index.ts';
import { requireCondition, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { availableQuantity } from '../../catalogue/inventory/index.ts';
import type { OrderKey } from '../orders/index.ts';
import { mainPictureOf } from '../../files/media/index.ts';
import { productIsReady } from '../../catalogue/visibility/index.ts';
import type { DeliveredPieces } from './return-rules.ts';

const paidItems = alias(orderItems, 'paid_items');

/** The number of an item's pieces in a consignment with a return that was neither rejected nor withdrawn. */
export const claimedPieces = (consignmentId: unknown, orderItemId: unknown) => sql<number>`coalesce((
  SELECT sum(asked.quantity) FROM return_items asked JOIN returns ON returns.id = asked.return_id
  WHERE asked.consignment_id = ${consignmentId} AND asked.order_item_id = ${orderItemId} AND returns.status NOT IN ('REJECTED', 'WITHDRAWN')), 0)`;

const pieceRows = statement((db, params: Params<OrderKey & { userId: number }>) =>
  db
    .select({
      order: orders,
      email: users.email,
      fullName: users.fullName,
      consignment: consignments,
      seller: sellers,
      item: orderItems,
      pieces: consignmentItems.quantity,
      claimed: claimedPieces(consignmentItems.consignmentId, consignmentItems.orderItemId),
      seoUrl: products.seoUrl,
      attributes: products.attributes,
      paid: { id: paidItems.id, netPaise: paidItems.netPaise, quantity: paidItems.quantity },
      policy: storeSettings.policy,
      pictureKey: sql<string | null>`(SELECT file.key FROM media_uses shown JOIN media file ON file.id = shown.media_id
        WHERE shown.id = ${mainPictureOf(orderItems.skuId)})`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(storeSettings, eq(storeSettings.version, orders.policyVersion))
    .innerJoin(consignments, eq(consignments.orderId, orders.id))
    .innerJoin(consignmentItems, eq(consignmentItems.consignmentId, consignments.id))
    .innerJoin(orderItems, eq(orderItems.id, consignmentItems.orderItemId))
    .innerJoin(paidItems, sql`${paidItems.id} = coalesce(${orderItems.replacesItemId}, ${orderItems.id})`)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
    .where(
      sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number}) AND ${orders.userId} = ${params.userId}
        AND ${consignments.cancelledAt} IS NULL`,
    )
    .orderBy(asc(orderItems.position), asc(consignments.id)),
);

type Found = ReturnType<ReturnType<typeof pieceRows>['read']>[number];
/** Pieces of an item in a consignment of a customer's order, with the policy at placement. */
export type PieceRow = Omit<Found, 'policy'> & { policy: StorePolicy; delivered: DeliveredPieces };

/** Selects all pieces of a customer's order that were not cancelled. */
export function piecesOfOrder(key: OrderKey & { userId: number }): Statement<PieceRow[]> {
  const { read, ...bound } = pieceRows(key);
  return {
    ...bound,
    read: (answer) =>
      read(answer).map((row) => ({
        ...row,
        policy: completePolicy(row.policy),
        delivered: {
          deliveredAt: row.consignment.status === 'DELIVERED' ? row.consignment.deliveredAt : null,
          left: row.pieces - row.claimed,
          isOneGram: canBeGivenBack(row.attributes),
          isCounterSale: isCounterSale({ kind: row.order.sourceKind, name: row.order.sourceName }),
        },
      })),
  };
}

/** Selects the SKUs of an order's products with their available stock, for exchanges. */
export const skusOfOrder = statement((db, params: Params<OrderKey & { userId: number }>) =>
  db
    .select({
      skuId: skus.id,
      productId: skus.productId,
      color: skus.color,
      size: skus.size,
      sellingPaise: skus.sellingPaise,
      available: availableQuantity,
      isSold: sql<number>`${productIsReady} AND ${skus.archivedAt} IS NULL`,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(inventory, eq(inventory.skuId, skus.id))
    .where(
      sql`${skus.productId} IN (SELECT ${orderItems.productId} FROM ${orderItems} JOIN ${orders} ON ${orders.id} = ${orderItems.orderId}
        WHERE (${orders.id} = ${params.id} OR ${orders.number} = ${params.number}) AND ${orders.userId} = ${params.userId})`,
    )
    .orderBy(asc(skus.productId), asc(skus.position)),
);
export type ExchangeRow = ReturnType<ReturnType<typeof skusOfOrder>['read']>[number];

/**
 * Returns the possible exchanges for a piece: SKUs of its product that are on sale and cost at most the piece's price
 * of today.
 */
export function exchangesFor(skuId: number, productId: number, offered: readonly ExchangeRow[]): ExchangeRow[] {
  const own = offered.find((sku) => sku.skuId === skuId);
  return offered.filter(
    (sku) => sku.productId === productId && sku.isSold === 1 && sku.sellingPaise <= (own?.sellingPaise ?? Infinity),
  );
}

/** Selects the number of an order's returns, from which the next return's reference is made. */
export const countReturns = statement((db, params: Params<OrderKey>) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`),
);

/** Requires that the order has no new return since it was read: the next return's reference depends on the number. */
export const asManyReturns = requireCondition(
  'ORDER_MOVED_ON',
  (params: Params<{ orderId: number; seen: number }>) =>
    sql`(SELECT count(*) FROM returns WHERE returns.order_id = ${params.orderId}) = ${params.seen}`,
);

/**
 * Requires that at most the sent quantity is being returned. It is checked at the end of the batch that requests a
 * return.
 */
export const notAskedTwice = requireCondition(
  'ORDER_MOVED_ON',
  (params: Params<{ consignmentId: number; orderItemId: number }>) =>
    sql`${claimedPieces(params.consignmentId, params.orderItemId)} <= (SELECT quantity FROM consignment_items
      WHERE consignment_id = ${params.consignmentId} AND order_item_id = ${params.orderItemId})`,
);
