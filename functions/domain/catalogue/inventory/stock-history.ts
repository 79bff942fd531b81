import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { StockHistory } from '#contract/calls/managed-stock.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { orderItems, orders, reservations, stockMovements, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { managedStock } from './manage-stock.ts';

/** The largest number of movements shown. */
const MOST_MOVEMENTS = 100;

const skuOf = (params: Params<{ id: number }>) => sql`(SELECT sku_id FROM inventory WHERE id = ${params.id})`;

const openHolds = statement((db, params: Params<{ id: number }>) =>
  db
    .select({
      orderId: sql<string | null>`${orders.number}`,
      quantity: reservations.quantity,
      since: reservations.createdAt,
      until: reservations.untilAt,
    })
    .from(reservations)
    .leftJoin(orderItems, eq(orderItems.id, reservations.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(sql`${reservations.skuId} = ${skuOf(params)}`, isNull(reservations.endedAt), gt(reservations.quantity, 0)),
    )
    .orderBy(asc(reservations.createdAt), asc(reservations.id)),
);

/** Sellers see the names of their own people only. A shopper's name is never shown. */
const newestMovements = statement((db, params: Params<{ id: number; seller: number | null }>) =>
  db
    .select({
      id: stockMovements.id,
      at: stockMovements.at,
      reason: stockMovements.reason,
      note: stockMovements.note,
      quantityChange: stockMovements.quantityChange,
      reservedChange: stockMovements.reservedChange,
      orderId: sql<string | null>`${orders.number}`,
      by: stockMovements.actorKind,
      name: sql<string | null>`CASE WHEN ${stockMovements.actorKind} IN ('seller', 'admin')
        AND (${params.seller} IS NULL OR ${stockMovements.actorSellerId} = ${params.seller}) THEN ${users.fullName} END`,
    })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.actorUserId))
    .leftJoin(orderItems, eq(orderItems.id, stockMovements.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(sql`${stockMovements.skuId} = ${skuOf(params)}`)
    .orderBy(desc(stockMovements.at), desc(stockMovements.id))
    .limit(MOST_MOVEMENTS),
);

/**
 * Returns the present reservations of a SKU, by order and manual, and its newest movements.
 * @throws STOCK_NOT_FOUND
 */
export async function readStockHistory(shop: Shop, staff: Staff, id: number): Promise<StockHistory> {
  const seller = sellerIdOf(staff);
  const { stock, holds, movements } = await shop.read({
    stock: managedStock.rowWithId(shop, staff, id),
    holds: openHolds({ id }),
    movements: newestMovements({ id, seller }),
  });
  if (stock.length === 0) refuse('STOCK_NOT_FOUND');
  return { reservations: holds, movements };
}
