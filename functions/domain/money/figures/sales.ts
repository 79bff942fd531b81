import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { itemSales, salesDays } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

export interface SalesAsked {
  /** Null for all sellers. */
  sellerId: number | null;
  /** Start and end of the placement period, epoch milliseconds. */
  since: number;
  before: number;
}

/** True for orders placed in a period, of one seller or of all. */
export const soldIn = (
  { placedAt, sellerId }: { placedAt: AnySQLiteColumn; sellerId: AnySQLiteColumn },
  params: Params<SalesAsked>,
) =>
  and(
    sql`${placedAt} >= ${params.since} AND ${placedAt} < ${params.before}`,
    sql`(${params.sellerId} IS NULL OR ${sellerId} = ${params.sellerId})`,
  );

/** Selects net sales with GST, and the number of orders, by the day of placement in Kolkata. */
const keptDays = statement((db, params: Params<{ ofSeller: number; from: string; until: string }>) =>
  db
    .select({ period: salesDays.placedOn, revenuePaise: salesDays.revenuePaise, orders: salesDays.orderCount })
    .from(salesDays)
    .where(
      and(
        eq(salesDays.ofSeller, params.ofSeller),
        gte(salesDays.placedOn, params.from),
        lt(salesDays.placedOn, params.until),
      ),
    ),
);

/** Selects the sales of the days from `from` to the one before `until`. */
export const salesByDay = ({ sellerId, ...days }: { sellerId: number | null; from: string; until: string }) =>
  keptDays({ ofSeller: sellerId ?? 0, ...days });

const placedIn = sql<string>`strftime('%Y-%m-%d %H', ${itemSales.placedAt} / 1000 + 19800, 'unixepoch')`;

/** Selects the sales by hour in Kolkata, such as `2026-11-20 13`, from the orders themselves. */
export const salesByHour = statement((db, params: Params<SalesAsked>) =>
  db
    .select({
      period: placedIn,
      revenuePaise: sql<number>`sum(${itemSales.revenuePaise})`,
      orders: sql<number>`count(DISTINCT ${itemSales.orderId})`,
    })
    .from(itemSales)
    .where(soldIn(itemSales, params))
    .groupBy(placedIn),
);
